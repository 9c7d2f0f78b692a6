/**
 * How a word is compared: by what it sounds like in Latin America, and without its ending. 'Ejersisio',
 * 'ejercicios' and 'EJERCICIO' are one term. The catalogue's words and the shopper's go through the same steps, so a
 * stem need not be a word.
 */

/** Lower case without accents: 'Plántillas' is 'plantillas', and 'ñ' is 'n'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Short forms of messages that phrases are read from, and what they stand for. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ...(
    'aka acá bn bien caps capítulos d de dl del dnd dónde dsp después k que msj mensaje pa para pag páginas pags páginas pág páginas ' +
    'págs páginas q que tb también tbn también tmb también tngo tengo toy estoy ud usted uds ustedes vdd verdad x por xfa porfa'
  )
    .split(' ')
    .flatMap((short, at, all) => (at % 2 === 0 ? [[short, all[at + 1] ?? short] as const] : [])),
  ...['pq', 'porq', 'xk', 'xq'].map((short) => [short, 'por que'] as const),
  ['pal', 'para el'],
]);
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\p{N}]|vitaminas? )(?:${[...ABBREVIATIONS.keys()].join('|')})(?![\\p{L}\\p{N}&+#/]|\\.\\p{L})`,
  'giu',
);

/** 'Q tienes d gatos x menos d 10' in whole words. */
export function spelledOut(text: string): string {
  return text
    .replace(ABBREVIATION, (short, at: number) =>
      // '3 x 2' and '3 d' are left.
      /\d\s?$/.test(text.slice(0, at)) && !/^\s\p{L}{2}/u.test(text.slice(at + short.length))
        ? short
        : (ABBREVIATIONS.get(short.toLowerCase()) ?? short),
    )
    .replace(/(?<!\p{L})ay (?=(?:alg|otr|una?s? |curso|video|libro|ebook|descuento))/giu, 'hay ')
    .replace(
      /(?<!\p{L})m (?=(?:sirv|devuelv|lleg|cobr|dan?|dej|gust|rob|dij|pid|pued|interes))/giu,
      'me ',
    );
}

const STOP_WORDS =
  'a al algo alguien algun conmigo contigo da dan das doy alguna algunos ante aqui asi aun bien cada como con cual cuales cuando cuanto de del desde donde e el ella ellas ellos ' +
  'en entre era es esa ese eso esta estan estar estas este esto estoy fue ha hace hacer hacia hago han hasta hay he la las le les lo los ' +
  'mas me mejor mejores mi mis mucho muy ni nos o os otra otro para pero poco por porque puede puedo que quien quiere quiero se sea ' +
  'ser si sobre solo son soy su sus tal tambien te tener tengo ti tiene tienen tienes todo toda todos todas tu tus u un una unas uno unos ' +
  'va vamos voy y ya yo busco buscar buscando necesito dame deme quisiera ver mostrar muestrame hola favor gracias tipo tema temas ustedes ' +
  'pa pal xq pq tmb osea nomas traiga traigan venga vengan anda ando andan cosa cosas porfa porfavor porfis pls gustaria recomiendas recomienda recomiendame sugieres vendes venden alla ahi usted the for to of my and with how about i am is are want need looking something any in on it this that';
/** Words that say how, not what: beside a word that says what, no product is found by them. */
const MANNERS =
  'principiante principiantes dueno duena duenos propietario cero empezar empiezo basico rapido rapida rapidamente facil facilmente sencillo sencilla simple practico practica efectivo efectiva bueno buena bonito bonita ' +
  'lindo linda rico rica delicioso deliciosa gratis completo completa urgente barato barata lograr conseguir aprender ideas ' +
  'no siempre nunca hoy ahora ayuda ayudar consejos trucos tips manual curso cursito pack packs kit cliente clientes clienta alumnos pacientes combo paquete publico gente persona personas material rato ratos vez veces corto corta cortito dificil';
/** Verbs between 'sin' and the excluded thing: 'sin pasar hambre', 'sin tomar pastillas'. */
const DOINGS = new Set(
  'comer consumir dejar gastar hablar hacer incluir ir llevar pasar perder poner probar sentir sufrir tocar tomar tratar usar'.split(
    ' ',
  ),
);
/** 'No tengo horno' is 'sin horno'. */
const HAVE = new Set('tengo tiene tenemos tienen tener hay'.split(' '));
/** Short forms and their words. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  (
    'cel celular celu celular cole colegio compu computadora cumple cumpleaños depre depresión fb facebook fisio fisioterapia ' +
    'gim gimnasio ig instagram insta instagram mens menstruación nutri nutrición ofi oficina peque niño peques niños profe profesor ' +
    'profa profesora psico psicología refri refrigerador secu secundaria uni universidad vege vegetariano veggie vegetariano ' +
    'veggies vegetarianos wsp whatsapp yt youtube'
  )
    .split(' ')
    .flatMap((short, at, all) => (at % 2 === 0 ? [[short, all[at + 1] ?? short] as const] : [])),
);
/** Words for the shop's goods; a search for nothing else asks for all of them. */
const GOODS = new Set(
  'ebook ebooks book books libro libros librito libritos guia guias producto productos'.split(' '),
);
/** Longer 'words' are noise, and are neither compared nor kept. */
export const MAX_WORD_LENGTH = 40;

export interface Word {
  /** The word as written, in lower case. */
  readonly text: string;
  /** Spelt by its pronunciation ('ora' for 'hora'), before its ending is cut off for `term`. */
  readonly sound: string;
  /** The form that is compared. */
  readonly term: string;
}

/** 'C++' and 'C#', 'S.A.' and 'A/B', plain words and numbers, pictures. */
const WORD =
  /(?<![\p{L}\p{N}])\p{L}(?:\+\+|#)|(?<![\p{L}\p{N}])\p{L}(?:[./&]\p{L})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu;

/** All words of a text, in lower case, in order. */
export function piecesOf(text: string): readonly string[] {
  const pieces = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return pieces.filter((piece) => piece.length <= MAX_WORD_LENGTH);
}

/**
 * The words of a text, in order, without stop words unless there are no others. 'Sin azúcar' is one word, because
 * it is no azúcar. Of 'wi-fi' the joined word counts too when `joined`.
 */
export function wordsOf(text: string, joined = false): readonly Word[] {
  const all = piecesOf(text);
  const words: Word[] = [];
  let without = false;
  for (const [place, piece] of all.entries()) {
    const isWithout =
      piece === 'sin' || piece === 'without' || (all[place - 1] === 'no' && HAVE.has(piece));
    if (isWithout) {
      without = true;
      continue;
    }
    if (piece === 'no' && HAVE.has(all[place + 1] ?? '')) continue;
    // 'Sin tarot ni astrología' is without either.
    if (piece === 'ni' && words.at(-1)?.term.startsWith(LACKING)) without = true;
    const {word, telling} = look(piece);
    const isDoing =
      without &&
      DOINGS.has(fold(piece)) &&
      all.slice(place + 1, place + 3).some((next) => look(next).telling);
    if (!telling || isDoing) continue;
    words.push(without ? lacking(word) : word);
    without = false;
  }
  if (joined) {
    for (const [, a = '', b = ''] of text.matchAll(
      /(?<![\p{L}-])(\p{L}{2,})-(\p{L}{2,})(?![\p{L}-])/gu,
    )) {
      if (a.length + b.length <= MAX_WORD_LENGTH) words.push(look((a + b).toLowerCase()).word);
    }
  }
  return words.length > 0 ? words : all.map((piece) => look(piece).word);
}

/** Whether a text has a word to search by, beside articles, fillers and negations. */
export function hasContentWord(text: string): boolean {
  return piecesOf(text).some((piece) => piece !== 'no' && piece !== 'sin' && look(piece).telling);
}

/** Whether a text asks for what the shop sells, whatever it is: 'ebooks', 'todos los libros', 'libros gratis'. */
export function asksForAll(text: string): boolean {
  const pieces = piecesOf(text);
  return (
    pieces.some((piece) => GOODS.has(fold(piece))) &&
    pieces.every((piece) => !look(piece).telling || isManner(look(piece).word))
  );
}

const LACKING = 'sin-';

/** The term of 'sin azúcar', of 'azúcar'. */
export const withoutTerm = ({term}: Word): string => `${LACKING}${term}`;

function lacking({text, sound, term}: Word): Word {
  return {text: `sin ${text}`, sound, term: `${LACKING}${term}`};
}

/** The term of 'azúcar' in 'sin azúcar'; null for any other word. */
export function lackingTerm({term}: Word): string | null {
  return term.startsWith(LACKING) ? term.slice(LACKING.length) : null;
}

/** A term in the place of a word: what is lacking still is. */
export function inPlaceOf(word: Word, term: string): string {
  return lackingTerm(word) === null ? term : `${LACKING}${term}`;
}

/** Whether a word says how something is, not what it is: 'rápido', 'fácil'. */
export function isManner({term}: Word): boolean {
  return MANNER_TERMS.has(term);
}

interface Looked {
  readonly word: Word;
  readonly telling: boolean;
}

/** The words looked up last. A shop's vocabulary repeats itself; what shoppers type must not fill the memory. */
const known = new Map<string, Looked>();
const MAX_KNOWN = 20_000;

function look(text: string): Looked {
  const before = known.get(text);
  if (before) return before;
  const folded = fold(SHORT_FORMS.get(text) ?? SHORT_FORMS.get(text.replace(/s$/, '')) ?? text);
  const sound = soundOf(folded);
  // A single letter or digit says nothing ('vitamina c'), and neither 'uñas' is 'unas', nor 'perro' 'pero', nor 'té' 'te'.
  const isStop =
    (text.length === 1 && /[\p{L}\p{N}]/u.test(text)) ||
    (STOP_SOUNDS.has(sound) && !/ñ|ll|rr|^té$/.test(text)) ||
    GOODS.has(folded);
  // Spread: a slice of a message would keep the whole message alive.
  const own = [...text].join('');
  const looked = {word: {text: own, sound, term: stemOf(sound)}, telling: !isStop};
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(own, looked);
  return looked;
}

const DOUBLE = /([a-z])\1+/g;

/** The sound of a folded word: s, c and z; b and v; ll and y; g and j are equal; h and double letters are silent. */
export function soundOf(folded: string): string {
  return folded
    .replace(/[./&]/g, '')
    .replace(/^ps/, 's')
    .replace(/ph/g, 'f')
    .replace(/x/g, 's')
    .replace(/ch/g, 'x')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/v/g, 'b')
    .replace(/mb/g, 'nb')
    .replace(DOUBLE, '$1');
}

/** Endings of verbs and of what is made of them; what remains must be told apart from other words. */
/** 'Psicóloga', 'psicólogos' and 'psicología'; 'fotógrafo' and 'fotografía'. */
const TRADE = /(?<=...)(oloj|ograf|onom|iatr)(?:ia|ik[oa]|[oa])?$/;
const LONG_ENDING =
  /(?:asion|[ai]mient?o|ador|adora|mente?|ante?|able|ible|osa|oso|arse|erse|irse|arme|erme|irme|ando|iendo|izmo)$/;
const SHORT_ENDING = /(?:ar|er|ir|ad[ao]|id[ao]|arl[ao]|aste)$/;
const MIN_STEM = {long: 4, short: 3};
/** Up to this many sounds, the last vowel distinguishes words: 'plata' is no 'plato', 'pelo' no 'pela'. */
const MAX_SHORT = 5;

/** What a last letter may turn out to sound like with the next one: 'energ' of 'energía', 'medic' of 'medicina'. */
const LAST_SOUNDS: Readonly<Record<string, string>> = {c: 'sx', g: 'j', l: 'y', m: 'n'};

/** The possible sounds of a partly typed word, whose last letter may sound otherwise with the next one. */
export function soundsOfBeginning({text, sound}: Word): readonly string[] {
  const others = LAST_SOUNDS[text.at(-1) ?? ''] ?? '';
  return [sound, ...[...others].map((other) => (sound.slice(0, -1) + other).replace(DOUBLE, '$1'))];
}

/** Sounds of the stop words, so that 'Kiero', 'ase' and 'boy a' count as such. */
const STOP_SOUNDS = new Set(STOP_WORDS.split(' ').map(soundOf));

/** 'Mudarse', 'venderlos'. */
const ENCLITIC = /(?<=..[aei]r)(?:[mts]e|nos|l[aeo]s?)$/;
/** 'Posts', 'apps'. */
const FOREIGN_PLURAL = /(?<=..[klmpt])s$/;

/** The sound of a word without its ending. */
function stemOf(sound: string): string {
  if (sound.length < 4 || /\d/.test(sound)) return sound;
  let stem = sound.replace(ENCLITIC, '').replace(FOREIGN_PLURAL, '');
  if (/[bcdfghjklmnpqrstxyz]es$/.test(stem)) stem = stem.slice(0, /bles$/.test(stem) ? -1 : -2);
  else if (/[aeiou]s$/.test(stem)) stem = stem.slice(0, -1);
  if (TRADE.test(stem)) return stem.replace(TRADE, '$1');
  const long = LONG_ENDING.exec(stem);
  if (long && long.index >= MIN_STEM.long) return stem.slice(0, long.index);
  const short = SHORT_ENDING.exec(stem);
  if (short && short.index >= MIN_STEM.short) return stem.slice(0, short.index);
  if (stem.length <= 3) return stem;
  return stem.replace(stem.length > MAX_SHORT ? /(?<=..[^aeiou])[aeo]$/ : /(?<=..[^aeiou])e$/, '');
}

const MANNER_TERMS = new Set(MANNERS.split(' ').map((manner) => stemOf(soundOf(manner))));

/** The term of a folded word, for lists of words. */
export function termOf(word: string): string {
  return stemOf(soundOf(fold(word)));
}

/** The possible base words of a diminutive: 'perrito' of 'perro', 'tecito' of 'té'; empty for any other word. */
export function withoutDiminutive(sound: string): readonly string[] {
  const root = /^(.{2,})(?:it|iy)[ao]s?$/.exec(sound)?.[1];
  // 'pancita' comes from a word with c, 'cafecito' does not.
  return root
    ? [root, root.replace(/(?<=..)e?s$/, '')].flatMap((each) =>
        ['o', 'a', 'e', ''].map((end) => stemOf(each + end)),
      )
    : [];
}

/** Letters to change, add, drop or swap to make one word of the other; `limit` + 1 when it is more than that. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** Tags and addresses: of them a shop sells nothing, and their letters are no words. */
const MARKUP =
  /<(script|style)\b.*?<\/\1>|[<‹][/!]?[a-z][^<>‹›]*[>›]|(?<!\p{L})(?:https?:\/\/|javascript:|data:)\S*/giu;

/** A search without markup and addresses; empty when it is nothing else. */
export function withoutMarkup(search: string): string {
  return search.replace(MARKUP, ' ').trim();
}
