/** What one clause of a message asks for, and the products that it points at. */
import {readQuery, type Query} from '../_shared/search/query.ts';
import {hasContentWord} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {guess, type Guess} from './classifier.ts';
import {
  GUARDS,
  OPEN_DOWNLOAD,
  intentById,
  isExcepted,
  isRuledOut,
  TALK,
  type Intent,
} from './intents.ts';
import {productFactAsked} from './products.ts';
import {calledIn, latest, pointedAt, productsOf} from './references.ts';
import {CASES, OPEN_CASES, SHOWN} from './reply.ts';
import type {DialogueState} from './state.ts';
import {plain} from './words.ts';

export interface Turn {
  /** As it was written, without greeting and courtesies. */
  readonly part: string;
  /** Folded and put right. */
  readonly words: string;
  readonly query: Query;
  readonly now: DialogueState;
  readonly catalogue: Catalogue;
  /** What the cart has. */
  readonly cart: readonly Product[];
  /** Epoch milliseconds. */
  readonly clock: number;
  readonly intent: Intent | null;
  /** Of the intent, from 0 to 1. */
  readonly certainty: number;
  /** Whether an order went wrong: this one says so, or the talk is about it. */
  readonly isCase: boolean;
  readonly isOfOrder: boolean;
  /** The last list. */
  readonly listed: readonly Product[];
  /** What the talk is about: the list, or the last two products. */
  readonly recent: readonly Product[];
  /** What was summed or taken. */
  readonly chosen: readonly Product[];
  readonly focus: Product | undefined;
  /** Named by its title. */
  readonly named: Product | null;
  /** 'El segundo'. */
  readonly pointed: readonly Product[];
  /** 'El de gatos'. */
  readonly called: readonly Product[];
  /** All that it refers to, in the order of its words. */
  readonly referred: readonly Product[];
  /** 'Ese', 'lo mismo'. */
  readonly refers: boolean;
  /** 'Los dos'. */
  readonly isPair: boolean;
  /** The products that are meant together. */
  readonly pair: readonly Product[];
  /** Whether the message has a topic that no recent product is about. */
  readonly isNew: boolean;
  /** Whether the message asks for a fact about a product. */
  readonly asksFact: boolean;
}

/** 'No tiene horno' of what was looked for is 'sin horno'. */
const LACKS = /^no (?:tengo|tiene|tenemos|tienen|hay) (?=\p{L}+$)/iu;
const REFERENCE =
  /\b(?:es[eao](?! no\b)|est[eao](?! (?:en|todo|muy|bien|mal|listo|lista|esperando|perdid\w)\b)|aquel|el mismo|lo mismo|del que|su|sus)\b(?! (?:correo|tienda|pagina|mes|semana|mismos?|tarde|caso|edad|tema|tipo|precio))/;
export const PAIR =
  /\b(?:l[oa]s (?:dos|2)|ambos|ambas|l[oa]s (?:tres|3)|es[oa]s(?: (?:dos|tres))?|juntos|todo (?:junto|eso)|cuanto es todo|todos ellos)\b/;
/** What is compared says nothing of a reason. */
export const COMPARING =
  /cu[aá]l(?:es)?|mejor|recomiendas?|diferencia|compar\p{L}*|entre|elijo|conviene|conven\p{L}*|escojo|prefieres|compro|primer\p{L}*|segund\p{L}*|tercer\p{L}*|dos|tres|oferta|descuento|precio|p[aá]ginas?|hojas|word|pdf|cap[ií]tulos?|mism[oa]s?|cantidad|versi[oó]n|sirven?|trae|viene|dura|meses|desde|costaba|val[ií]a|antes/giu;
/** Of a question to a shop they are no topic. */
const SERVICE =
  /(?<!\p{L})(?:cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|qui[eé]n|por|puedo|puede|sale|salen|cuestan?|cuesta|valen?|precio|exacto|venden?|vendes|tienes?|ten[eé]s|tienen|dame|ver|hay|manejan|ofrecen|total|tantos|cada|uno|una|compr(?:o|a|ar|arlo|arla)|tienda|pagar|pago|saber|quisiera|gustar[ií]a|disponibles?|recomiendan|interesa|mejor|vi|es cierto|cierto|dice|hola|buen[oa]s|gracias|ok|si|otr[oa]s?|opciones|algo|alg[uú]n[oa]?s?|todos?|tambi[eé]n|entonces|(?:de |sobre )es[eao]s?(?: temas?)?|sobre|acerca|trata|traten|hable|hablen|t[ií]tulos?|temas?|rubro|nicho|conviene[ns]?|ah[ií]|all[ií]|vender(?= ah[ií]| all[ií]|$)|sub[oe]|aumento|presupuesto|quedo|cu[eé]ntame|libros?|me ayud\p{L}+|(?:el|la|l[oa]s) que (?:es|son) m[aá]s (?:chic|peque[nñ]|grand)\p{L}+|para (?:empezar|arrancar|comenzar|acompa[nñ]ar)|(?:con que )?(?:empiezo|arranco|comienzo)|(?:me )?sirve?n?|nom[aá]s|y (?:es[ao]s? cosas?|cosas as[ií]|dem[aá]s)|(?:(?:sin ser|que no sea|no) )?(?:tan|muy) car[oa]s?|lead ?magnet|mi lista de|no (?:tanto )?(?:es )?para vender|(?:el|la|l[oa]s) que no (?:us|llev|teng|tien|necesit|ocup)\p{L}*)(?!\p{L})/giu;
/** Where it is to be sold is no topic: 'vender en tiktok un ebook de yoga'. */
const SELLING_THERE =
  /(?:quiero |para |pa )?vender (?:en|por) \p{L}+ (?:(?:un|una|algo|ebooks?|libros?|gu[ií]as?) )+(?:de |sobre )?|(?:para|pa) (?:re)?vender(?:l[oa]s?)? (?:en|por) \p{L}+$/giu;
const GRAVE = /^(?:crisis|violencia|emergencia|salud)$/;
/** For whom it is, where the age says it better. */
const RECIPIENT =
  /(?<!\p{L})(?:para\s+|de\s+)?(?:mi|mis|un|una|el|la|su)\s+(?:pap[aá]|mam[aá]|madre|padre|abuel[oa]s?|t[ií][oa]s?|suegr[oa]s?|herman[oa]s?|prim[oa]s?|espos[oa]|marido|vecin[oa]s?|amig[oa]s?|se[nñ]or[ae]?s?|viejit[oa]s?)(?!\p{L})/giu;
/** A guess is an answer from this certainty on. */
const CERTAIN = 0.3;
/** Where a book is found, but the message asks what is allowed. */
const OF_MAY = 0.45;
/** Where a book is found, the talk is about something else, or a wrong answer would do harm. */
const SURE = 0.6;
/** Where a book is asked for and found. The highest: a guess as certain as this always counts. */
const BEYOND_DOUBT = 0.9;
/** With less certainty left to them, the guesses that are not ruled out stay as they are. */
const LEAST_SHARE = 0.15;
/** Products that a search covers so well are meant. */
const FOUND = 0.75;
/** What is asked about together: after one of a line, a short message is likely about another of it. */
const SUBJECTS: readonly ReadonlySet<string>[] = [
  'derechos vender editar marca autoria traducir adaptar imprimir paquete membresia regalar reventa revender-derechos afiliados compartir titular exclusividad editables duracion version-de-la-licencia licencia-donde licencia-personal uso-propio precio-libre ganancias otros-paises varias-plataformas certificado plr-y-mrr cuanto-editar isbn canva-licencia ia-entrenar promesas portada',
  'certificado expediente titular duracion licencia-donde donde-esta compartir registrar-version version-de-la-licencia',
  'tu-version tu-version-privada logo-falla marca portada editar editables formato donde-esta registrar-version',
  'no-llega problema-archivo donde-esta descargas dos-correos correo-equivocado cobro-doble pago-falla pedir-reembolso reembolsos cambio vender-tras-reembolso persona plazo-de-respuesta horario queja pedido-ayuda',
  'pago pago-local cuotas moneda suscripcion pago-seguro factura impuestos cupon ofertas precio-cambio como-comprar entrega envio estado-de-cuenta cuenta',
  'confianza vendedor quien-escribe reembolsos persona horario borrar-cuenta privacidad-del-chat correo-y-publicidad pago-seguro funciona ingresos acusacion',
  'cuanto-me-queda ganancias precio-libre impuestos ingresos donde-vender varias-plataformas otros-paises promesas ayuda-para-vender',
  'ia-club cursos-licencia curso-problema videos micro-saas',
].map((line) => new Set(line.split(' ')));
/** What the shop calls its things, and the intents that are about them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ia club|club de ia|lovable|vibecode|auto ?page)\b/,
    'ia-club cursos-licencia curso-problema',
  ],
  [/\bcursos?\b/, 'ia-club cursos-licencia curso-problema adaptar'],
  [/\btu version\b/, 'tu-version tu-version-privada logo-falla registrar-version'],
  [/\bcertificado\b/, 'certificado titular registrar-version'],
  [/\bexpediente\b/, 'expediente'],
  [/\bcanva\b/, 'canva-licencia'],
  [/\bmicro ?saas\b/, 'micro-saas'],
  [/\b(?:sabado|domingo|feriado|fin de semana)s?\b/, 'horario'],
  [/\biva\b/, 'impuestos'],
];
/** What is meant for certain, whatever else is like it. */
const DIRECT: readonly (readonly [RegExp, string])[] = [
  [/\blibro de reclam\w+/, 'reclamaciones'],
  [/\bia\b.*\bmenu\b|\bmenu\b.*\bia\b/, 'ia-club'],
  [OPEN_DOWNLOAD, 'regalar'],
  [
    /\b(?:famili\w+|espos[oa]|marido|novi[oa]|pareja|mama|papa|hij[oa]s?|el|ella|nadie|alguien)(?: \w+){0,3} (?:enter\w+|da(?:n|r)? cuenta|sepan?)\b/,
    'discrecion',
  ],
];
const MOST_WORDS_OF_TALK = 9;

/** The intents that go with the one that was answered last. */
function besides(last: string | null): readonly string[] {
  return SUBJECTS.filter((each) => each.has(last ?? '')).flatMap((each) => [...each]);
}

const SENSITIVE: ReadonlySet<string> = new Set([...GUARDS, ...TALK].map(({id}) => id));

export function readTurn(
  part: string,
  words: string,
  {state: now, open, cart}: {state: DialogueState; open: string | null; cart: readonly string[]},
  catalogue: Catalogue,
  clock: number,
): Turn {
  const listed = productsOf(catalogue, now.list);
  const asked = lacking(
    withoutService(readQuery(part.replace(LACKS, 'sin '))),
    part,
    now.query,
    catalogue,
  );
  // Who tells of violence and asks for a book means one about that.
  // 'No, perdón, tengo 15.'
  const amount = newBudget(words, now);
  const query = amount
    ? {...asked, max: amount, text: ''}
    : now.intent === 'violencia' && ASKS.test(words)
      ? {...asked, text: 'relación tóxica'}
      : /\b(?:esa|misma) edad\b|\bpara (?:ell[oa]s?|el)$/.test(words)
        ? ofAge(asked, now.query?.age)
        : asked;
  // Of an order that went wrong and of a distress nothing is guessed.
  const isGrave = isOfCase(now) || GRAVE.test(now.intent ?? '');
  const named = catalogue.namedIn(part);
  // A title may be like a question: 'me interesa Parejas y dinero'.
  const {intent, certainty} = meaningOf(
    part,
    words,
    query,
    catalogue,
    now,
    isGrave || named !== null,
  );
  const isCase = intent !== null && CASES.includes(intent.id);
  const isOfOrder = isCase || isOfCase(now);
  const called = calledIn(words, now, catalogue, isOfOrder);
  const focus = catalogue.byHandle.get(now.focus ?? open ?? '');
  const pointed = pointedAt(words, listed);
  const isPair = PAIR.test(words);
  const refers = REFERENCE.test(words) && !isPair;
  const byReference = !refers
    ? []
    : !named && pointed.length === 0 && called.length === 0
      ? focus
        ? [focus]
        : listed.slice(0, 1)
      : called.length > 0 &&
          focus &&
          /\bes[eao] (?:[yo]|con|mas|junto)\b|\b(?:[yo]|con|mas) es[eao]\b/.test(words)
        ? [focus]
        : [];
  // '¿Qué diferencia hay entre X y Z?'
  const both = /\b(?:diferencia|compar\w+|entre|mejor|cual)\b/.test(words)
    ? part.split(/\s(?:y|o|vs)\s/u).flatMap((each) => catalogue.namedIn(each) ?? [])
    : [];
  const referred = [
    ...new Set([...both, ...(named ? [named] : []), ...pointed, ...byReference, ...called]),
  ];
  const other =
    /\b(?:el|la) otr[oa]\b(?! (?:\w+ )?que (?:tienen|hay|venden))/.test(words) &&
    called.length === 0
      ? productsOf(catalogue, [...now.named, ...now.list, ...now.seen]).find(
          (each) => each !== focus,
        )
      : undefined;
  if (other) referred.unshift(other);
  const recent = latest(now, listed, catalogue);
  const isThree = /\b(?:tres|3)\b/.test(words) && isPair && listed.length < SHOWN;
  const pair =
    referred.length > 1
      ? referred
      : isThree && now.named.length >= SHOWN
        ? productsOf(catalogue, now.named.slice(0, SHOWN))
        : isPair || referred.length === 0
          ? (isPair && focus && now.named.length > 1
              ? productsOf(catalogue, [...new Set([...now.named, ...now.seen])])
              : recent
            ).slice(0, /\b(dos|2|amb[oa]s)\b/.test(words) ? 2 : SHOWN)
          : [];
  // 'Los dos más el de comida de perros.'
  const more = isPair && called.length === 1 && /\b(?:mas|y|con) el\b/.test(words) ? called : [];
  return {
    part,
    words,
    query,
    now,
    catalogue,
    cart: productsOf(catalogue, cart),
    clock,
    intent,
    certainty,
    isCase,
    isOfOrder,
    listed,
    recent,
    chosen: productsOf(catalogue, now.chosen),
    focus,
    named,
    pointed,
    called,
    referred,
    refers,
    isPair,
    pair: [...new Set([...pair, ...more])],
    isNew: isNewTopic(query, recent, catalogue),
    asksFact: productFactAsked(words),
  };
}

/** 'No, perdón, tengo 15': the amount in the place of the one that was told before; 0 without one. */
export function newBudget(words: string, {query}: DialogueState): number {
  const [, amount] =
    /\b(?:tengo|son|mejor|hasta|digo|serian) (\d{1,3})(?: dolares| usd)?$/.exec(words) ?? [];
  return query?.max == null ? 0 : Number(amount ?? 0);
}

/** Books are asked for. */
export const ASKS =
  /\b(busco|buscaba|buscando|necesito|recom\w+|sugier\w+|quiero|quisiera|dame|muestra\w*|tienes|tienen|hay) (un |una |unos |unas |el |la |los )?(algo|algun\w?|libros?|ebooks?|plr|guias?|manual(?:es)?|plantillas?|cuadernos?|recetarios?|recetas|opciones|temas?|ideas|material|contenido)\b|\balgo (?:de|del|sobre|para|con) \w+|\b(?:un|algun) (?:libro|ebook|recetario|cuaderno)\b|\b(?:que|cuales) (?:libros?|ebooks?|guias?)\b|\b(?:quiero|quisiera|necesito|busco|gustaria) (?:dar|regalar|vender|ofrecer|entregar)(?:les?)? (?:un|una|unos|unas) (?:recetario|cuaderno|guia|libro|ebook)s?\b/;

const MAY = /\b(?:puedo|podemos|podria|se puede|me dejan)\b/;

interface Meaning {
  readonly intent: Intent | null;
  readonly certainty: number;
}
const NO_MEANING: Meaning = {intent: null, certainty: 0};

export function intentOf(
  words: string,
  query: Query,
  catalogue: Catalogue | null,
  now: DialogueState,
): Intent | null {
  return meaningOf(words, words, query, catalogue, now, false).intent;
}

/** The intent of a clause. It is null for a search or a question about a product, and for a guess that is not certain enough. */
function meaningOf(
  part: string,
  words: string,
  query: Query,
  catalogue: Catalogue | null,
  now: DialogueState,
  isElsewhere: boolean,
): Meaning {
  const isShort = words.split(' ').length <= MOST_WORDS_OF_TALK;
  const ofNames = NAMES.flatMap(([name, ids]) => (name.test(words) ? ids.split(' ') : []));
  const ofTalk = new Set([
    ...(isShort && !ASKS.test(words) ? besides(now.openCase ?? now.intent) : []),
    ...ofNames,
  ]);
  // 'Tengo una escuela de yoga con veinte alumnas; ¿puedo darlo en mis clases?': the story before it hides the question.
  const last = part.includes('; ') ? plain(part.slice(part.lastIndexOf('; ') + 2)) : '';
  const bare = plain(part.replace(/[«"“][^«"“»”]{1,120}[»"”]/gu, ' '));
  const said = /[«"“]/u.test(part) && bare.includes(' ') ? bare : words;
  const all = last.includes(' ')
    ? together(guess(said, ofTalk), guess(last, ofTalk))
    : guess(said, ofTalk);
  const guesses = withoutRuledOut(all, words);
  const isOfSeller = /^(?:vendedor|confianza)$/.test(now.intent ?? '');
  if (isOfSeller && /^(?:y )?donde (?:estan|quedan)/.test(words))
    return {intent: intentById('vendedor'), certainty: 1};
  const [, direct] = DIRECT.find(([when]) => when.test(words)) ?? [];
  if (direct) return {intent: intentById(direct), certainty: 1};
  const [best] = guesses;
  const intent = intentById(best?.id ?? null);
  // Then a search or something off topic is meant, as certainly.
  if (!best || !intent) return {intent: null, certainty: best?.certainty ?? 0};
  const isCase = OPEN_CASES.includes(intent.id);
  const certainty =
    isCase && !isOfCase(now) ? Math.max(best.certainty, sureOfCase(guesses)) : best.certainty;
  const finds = () => (catalogue?.engine.search(query, false).hits[0]?.coverage ?? 0) >= FOUND;
  const needed = () => {
    if (ofNames.includes(intent.id)) return CERTAIN;
    const isFound = finds();
    if (isFound && ASKS.test(words)) return BEYOND_DOUBT;
    if (isFound && MAY.test(words) && !isElsewhere) return OF_MAY;
    const opensCase = isCase && intent.id !== now.openCase;
    return isFound || isElsewhere || SENSITIVE.has(intent.id) || opensCase ? SURE : CERTAIN;
  };
  if (certainty < BEYOND_DOUBT && certainty < needed()) return NO_MEANING;
  // 'Para que aprendan a leer' narrows what was looked for.
  const narrows = now.query !== null && /^(?:y |pero |mejor )*para que \p{L}+n\b/u.test(words);
  if (narrows && finds()) return NO_MEANING;
  if (isExcepted(intent.id, words)) return NO_MEANING;
  // 'En oferta por menos de 7', 'qué combo me armo con 30': a selection is asked for, not how discounts work.
  return query.max !== null &&
    /^(?:ofertas|paquete|cupon)/.test(intent.id) &&
    !/\b(?:puedo|podria|se puede)\b.*vend|\bvend\w+ a\b/.test(words)
    ? NO_MEANING
    : {intent, certainty};
}

/** What is ruled out leaves its certainty to the others, unless too little is left to tell them apart. */
function withoutRuledOut(all: readonly Guess[], words: string): readonly Guess[] {
  const kept = all.filter(({id}) => !isRuledOut(id, words));
  const out = all.reduce((sum, each) => (kept.includes(each) ? sum : sum + each.certainty), 0);
  const share = out < 1 - LEAST_SHARE ? 1 - out : 1;
  return kept.map(({id, certainty}) => ({id, certainty: certainty / share}));
}

/** The guesses of two texts as one, the likeliest first. */
function together(one: readonly Guess[], two: readonly Guess[]): readonly Guess[] {
  const all = [...one, ...two];
  const sumOf = (id: string) =>
    all.reduce((sum, each) => sum + (each.id === id ? each.certainty / 2 : 0), 0);
  return [...new Set(all.map(({id}) => id))]
    .map((id) => ({id, certainty: sumOf(id)}))
    .sort((a, b) => b.certainty - a.certainty);
}

/** How certain it is that an order went wrong, whatever went wrong with it. */
function sureOfCase(guesses: readonly Guess[]): number {
  return guesses.reduce(
    (sum, {id, certainty}) =>
      sum + (OPEN_CASES.includes(id) || id === 'reembolsos' ? certainty : 0),
    0,
  );
}

/** Answers after which the talk is no more about the order that went wrong. */
const OTHER_TALK =
  /^(?:busqueda|producto|comparar|total|catalogo|de-la-lista|recuerdo|tema|donde-vender|gracias|despedida|resuelto|luego|mirando)/;

/** Whether the talk is about an order that went wrong. */
export function isOfCase({intent, openCase}: DialogueState): boolean {
  return openCase !== null && !OTHER_TALK.test(intent ?? '');
}

/** A query whose text is the topic alone. */
export function withoutService(query: Query): Query {
  const text = query.text
    .replace(SELLING_THERE, ' ')
    .replace(SERVICE, ' ')
    .replace(/[^\p{L}\p{N}\s+#./&%-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const {age} = query;
  if (age === null) return {...query, text};
  const topic = text.replace(RECIPIENT, ' ').trim();
  return {...query, text: hasContentWord(topic) ? topic : peopleOf(age)};
}

/** 'Para esa edad', as it was said before. */
function ofAge(query: Query, age: number | null | undefined): Query {
  return age ? {...query, age, text: peopleOf(age)} : query;
}

/** Who is of that age, where nothing else is said. */
function peopleOf(age: number): string {
  if (age < 2) return 'bebés';
  if (age < 12) return 'niños';
  if (age < 19) return 'adolescentes';
  return age < 55 ? '' : 'adultos mayores';
}

/** 'Sin ayuno' of what was looked for, where no product is called so. */
function lacking(query: Query, part: string, before: Query | null, {engine}: Catalogue): Query {
  const [first = ''] = part.replace(/^no[,\s]+/iu, '').split(/[,;]/u);
  const [, what] =
    /^(?:y |pero |mejor |que sea )*sin (?:que sean? (?:un |una )?)?(?!ser\b|tanto?\b)(.+?)(?: (?:que|porque|pues|ya que)\b.*)?$/.exec(
      plain(first),
    ) ?? [];
  if (!before || !what || engine.entries.some(({title}) => plain(title).includes(`sin ${what}`)))
    return query;
  return {...query, text: '', without: what.replace(/ por favor$/, '')};
}

function isNewTopic(query: Query, recent: readonly Product[], {engine}: Catalogue): boolean {
  const rest = query.text.replace(COMPARING, ' ');
  const top = hasContentWord(rest) ? engine.search(rest, false).hits[0]?.entry : undefined;
  return top !== undefined && !recent.includes(top);
}
