/**
 * How a word is compared in a search (docs/product.md 12): by what it sounds like in Latin America,
 * and without its ending. 'Ejersisio', 'ejercicios' and 'EJERCICIO' are one term. The same is done to
 * the shop's words and to the shopper's, so a stem need not be a word; it must only be the same.
 */
import {foldText} from '@common/fold-text';

/** Words that say nothing of what is looked for. */
const STOP_WORDS = new Set(
  (
    'a al algo alguien algun alguna algunos ante aqui asi aun bien cada como con cual cuales cuando cuanto de del desde donde e el ella ellas ellos ' +
    'en entre era es esa ese eso esta estan estar estas este esto estoy fue ha hace hacer hacia hago han hasta hay he la las le les lo los ' +
    'mas me mejor mejores mi mis mucho muy ni nos o os otra otro para pero poco por porque puede puedo que quien quiere quiero se sea ' +
    'ser si sobre solo son soy su sus tal tambien te tener tengo ti tiene tienen tienes todo toda todos todas tu tus u un una unas uno unos ' +
    'va vamos voy y ya yo busco buscar necesito dame quisiera ver mostrar muestrame hola favor gracias tipo tema temas ustedes ' +
    'pa xq pq tmb porfa porfavor porfis pls'
  ).split(' '),
);
/** Words that say how, not what: where another says what, no product is found by them. */
const MANNERS = (
  'rapido rapida rapidamente facil facilmente sencillo sencilla simple practico practica efectivo efectiva bueno buena bonito bonita ' +
  'lindo linda rico rica delicioso deliciosa gratis completo completa urgente barato barata lograr conseguir aprender ideas ' +
  'no siempre nunca hoy ahora ayuda ayudar consejos trucos tips'
).split(' ');
/** What is done to what one wants to be without: 'sin pasar hambre', 'sin tomar pastillas'. */
const DOINGS = new Set(
  'comer consumir dejar gastar ir llevar pasar perder poner probar sentir sufrir tomar usar'.split(
    ' ',
  ),
);
/** What is done to something, which is then what is looked for: 'criar gallinas', 'reparar motos'. */
const DOINGS_TO = (
  'criar cuidar educar adiestrar reparar arreglar construir fabricar instalar manejar conducir pintar limpiar lavar ' +
  'cultivar sembrar'
).split(' ');
/** What the shop sells; whoever asks for nothing else asks for all of it. */
const GOODS = new Set(
  'ebook ebooks book books libro libros guia guias producto productos'.split(' '),
);

export interface Word {
  /** As written, in lower case. */
  readonly text: string;
  /** As it sounds, with its ending. */
  readonly sound: string;
  /** As it is compared. */
  readonly term: string;
}

/**
 * The words of a text, in order; those that say nothing are left out, unless there are no others.
 * 'Sin azúcar' is one word, for it is no azúcar.
 */
export function wordsOf(text: string): readonly Word[] {
  const all = piecesOf(text);
  const words: Word[] = [];
  let without = false;
  for (const [place, piece] of all.entries()) {
    if (piece === 'sin') without = true;
    else {
      const {word, isTelling} = look(piece);
      const next = all[place + 1];
      const isDoing = without && DOINGS.has(foldText(piece)) && next && look(next).isTelling;
      if (!isTelling || isDoing) continue;
      words.push(without ? lacking(word) : word);
      without = false;
    }
  }
  return words.length > 0 ? words : all.map((piece) => look(piece).word);
}

export const WORD = /[\p{L}\p{N}]+/gu;

/** All words of a text, in lower case, in order. */
export function piecesOf(text: string): readonly string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? [];
}

/** Whether a text has a word that says something of what is looked for. */
export function isTelling(text: string): boolean {
  return piecesOf(text).some((piece) => piece !== 'no' && look(piece).isTelling);
}

/** Whether a text asks for what the shop sells, whatever it is: 'ebooks', 'todos los libros', 'libros gratis'. */
export function asksForAll(text: string): boolean {
  const pieces = piecesOf(text);
  return (
    pieces.some((piece) => GOODS.has(foldText(piece))) &&
    pieces.every((piece) => {
      const {word, isTelling} = look(piece);
      return !isTelling || isManner(word);
    })
  );
}

const LACKING = 'sin-';

function lacking({text, sound, term}: Word): Word {
  return {text: `sin ${text}`, sound, term: `${LACKING}${term}`};
}

/** What a word says is lacking: the term of 'azúcar' in 'sin azúcar'; null for any other. */
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

/** Whether a word says what is done to something. */
export function isDoing({sound}: Word): boolean {
  return DOING_SOUNDS.has(sound);
}

interface Looked {
  readonly word: Word;
  /** Whether it says something of what is looked for. */
  readonly isTelling: boolean;
}

const known = new Map<string, Looked>();
/** A shop's vocabulary repeats itself; what shoppers type must not fill the memory. */
const MAX_KNOWN = 20_000;

function look(text: string): Looked {
  const before = known.get(text);
  if (before) return before;
  const folded = foldText(text);
  const sound = soundOf(folded);
  // A single letter or digit says nothing ('vitamina c', '7 días'), and neither 'uñas' is 'unas' nor 'perro' 'pero'.
  const isStop =
    text.length === 1 || (STOP_SOUNDS.has(sound) && !/ñ|ll|rr/.test(text)) || GOODS.has(folded);
  const looked = {word: {text, sound, term: stemOf(sound)}, isTelling: !isStop};
  if (known.size < MAX_KNOWN) known.set(text, looked);
  return looked;
}

const DOUBLE = /([a-z])\1+/g;

/** What a folded word sounds like: s, c and z; b and v; ll and y; g and j; h and double letters are silent. */
function soundOf(folded: string): string {
  return folded
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
const LONG_ENDING =
  /(?:asion|[ai]mient?o|ador|adora|mente?|ante?|able|ible|osa|oso|arse|erse|irse|arme|erme|irme|ando|iendo|izmo)$/;
const SHORT_ENDING = /(?:ar|er|ir|ad[ao]|id[ao]|arl[ao]|aste)$/;
const MIN_STEM = {long: 4, short: 3};
/** In words of so few sounds the last vowel tells one from another: 'plata' is no 'plato', 'pelo' no 'pela'. */
const MAX_SHORT = 5;

/** What a last letter may turn out to sound like with the next one: 'energ' of 'energía', 'medic' of 'medicina'. */
const LAST_SOUNDS: Readonly<Record<string, string>> = {c: 'sx', g: 'j', l: 'y', m: 'n'};

/** The sounds with which a word may begin of which so much is typed. */
export function soundsOfBeginning({text, sound}: Word): readonly string[] {
  const others = LAST_SOUNDS[text.at(-1) ?? ''] ?? '';
  return [sound, ...[...others].map((other) => (sound.slice(0, -1) + other).replace(DOUBLE, '$1'))];
}

/** 'Kiero', 'ase' and 'boy a' are heard as what they are. */
const STOP_SOUNDS = new Set([...STOP_WORDS].map(soundOf));

/** A sounded word without its ending. */
function stemOf(sound: string): string {
  if (sound.length < 4 || /\d/.test(sound)) return sound;
  let stem = sound;
  if (/[bcdfghjklmnpqrstxyz]es$/.test(stem)) stem = stem.slice(0, /bles$/.test(stem) ? -1 : -2);
  else if (/[aeiou]s$/.test(stem)) stem = stem.slice(0, -1);
  const long = LONG_ENDING.exec(stem);
  if (long && long.index >= MIN_STEM.long) return stem.slice(0, long.index);
  const short = SHORT_ENDING.exec(stem);
  if (short && short.index >= MIN_STEM.short) return stem.slice(0, short.index);
  if (stem.length <= 3) return stem;
  return stem.replace(stem.length > MAX_SHORT ? /(?<=..[^aeiou])[aeo]$/ : /(?<=..[^aeiou])e$/, '');
}

const DOING_SOUNDS = new Set(DOINGS_TO.map(soundOf));
const MANNER_TERMS = new Set(MANNERS.map((manner) => stemOf(soundOf(manner))));

/** What a diminutive is one of: 'perrito' of 'perr', 'cafecito' of 'caf'; null for any other word. */
export function withoutDiminutive(sound: string): string | null {
  const match = /^(.{2,}?)(?:e?s)?(?:it|iy)[ao]s?$/.exec(sound);
  return match?.[1] ? stemOf(`${match[1]}o`) : null;
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
