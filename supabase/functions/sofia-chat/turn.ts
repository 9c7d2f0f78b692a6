/**
 * One reading of a clause: its topic and limits, the products that it means, and how likely each thing is that she can do
 * with it: an answer of the shop, or an act with products (`ACTS` of `acts.ts`). How likely that is, the classifier says from
 * the words alone; `SIGNS` are what else speaks for an act: what is referred to, how well products fit the topic, what was said before.
 */
import {hasFilters, readQuery, type Query} from '../_shared/search/query.ts';
import {isCommonWord} from '../_shared/search/common-words.ts';
import {hasContentWord, isManner, wordsOf} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {guess, type Guess} from './classifier.ts';
import {saysTopic} from './finding.ts';
import {FOLLOW_UPS, isOfCase} from './follow-ups.ts';
import {GUARDS, intentById, isExcepted, isRuledOut, OPEN_DOWNLOAD, TALK} from './intents.ts';
import {intentOfRole} from './platforms.ts';
import {factIn, optionsIn, superlative} from './products.ts';
import {linesOf, meantIn, productsOf, subjectIn, togetherOf} from './references.ts';
import {OPEN_CASES} from './reply.ts';
import type {DialogueState} from './state.ts';
import {plain} from './words.ts';

export interface Turn {
  /** As it was written, without greeting and courtesies; what was told of the shopper is before a '; '. */
  readonly part: string;
  /** Folded and put right. */
  readonly words: string;
  /** The same with 'tema' in the place of what a product is called. */
  readonly bare: string;
  readonly query: Query;
  /** Of its topic, by the best product; 0 without a topic. */
  readonly coverage: number;
  readonly now: DialogueState;
  readonly catalogue: Catalogue;
  /** What the cart has. */
  readonly cart: readonly Product[];
  /** Epoch milliseconds. */
  readonly clock: number;
  /** What may be meant, the likeliest first. */
  readonly guesses: readonly Guess[];
  /** The last list. */
  readonly listed: readonly Product[];
  /** What was summed or taken. */
  readonly chosen: readonly Product[];
  readonly focus: Product | undefined;
  /** All that it names or points at. */
  readonly referred: readonly Product[];
  /** Those that it calls by title or topic. */
  readonly called: readonly Product[];
  /** Names in the message that no product of the catalogue has. */
  readonly unknown: readonly string[];
  /** How many are meant together: 2 of 'los dos', 0 of 'todos'; null where it is not said. */
  readonly count: number | null;
  /** The products that are meant together. */
  readonly several: readonly Product[];
  /** The cheapest, longest and so on of these, where the message says so. */
  readonly extreme: Product | undefined;
  /** The fact that is asked, of those that every product has. */
  readonly fact: string | null;
  /** Of what it is asked whether a product says it. */
  readonly says: string | null;
}

/** Of a question to a shop they are no topic. */
const SERVICE =
  /(?<!\p{L})(?:(?:adem[aá]s|aparte|fuera) de \p{L}+(?=,|\s)|aparte(?! de)|adem[aá]s|ser[ií]an?|mis? \p{L}+(?: \p{L}+)? (?:quieren?|necesitan?|buscan?)(?= \p{L})|cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|qui[eé]n|por|puedo|puede|sale|salen|cuestan?|cuesta|valen?|precio|exacto|venden?|vendes|tienes?|ten[eé]s|tienen|dame|ver|hay|manejan|ofrecen|total|tantos|cada|uno|una|compr(?:o|a|ar|arlo|arla)|tienda|pagar|pago|saber|quisiera|gustar[ií]a|disponibles?|recomiendan|interesan?|hablan?|mejor|vi|es cierto|cierto|dice|hola|buen[oa]s|gracias|ok|si|otr[oa]s?|opciones|algo|alg[uú]n[oa]?s?|todos?|tambi[eé]n|entonces|(?:de |sobre )es[eao]s?(?: temas?)?|sobre|acerca|trata|traten|hable|hablen|t[ií]tulos?|temas?|rubro|nicho|conviene[ns]?|ah[ií]|all[ií]|vender(?= ah[ií]| all[ií]|$)|(?:oiga |me )*urge|vendo (?:cosas|productos|art[ií]culos)|sub[oe]|aumento|presupuesto|quedo|quedan?|cu[eé]ntame|libros?|me ayud\p{L}+|(?:el|la|l[oa]s) que (?:es|son) m[aá]s (?:chic|peque[nñ]|grand)\p{L}+|para (?:empezar|arrancar|comenzar|acompa[nñ]ar)|(?:con que )?(?:empiezo|arranco|comienzo)|(?:me )?sirve?n?|nom[aá]s|arm(?:ar|o|e|a|emos)\p{L}*|(?:un )?(?:pack|combo|kit|lote)|(?:me |nos )?recom[ie]\p{L}+|un regalo|parecid\p{L}+|similar(?:es)?|ning[uú]n[oa]? (?:me |nos )?\p{L}+|no me (?:gust|convenc|sirv|cierr)\p{L}+|y (?:es[ao]s? cosas?|cosas as[ií]|dem[aá]s)|(?:(?:sin ser|que no sea|no) )?(?:tan|muy) car[oa]s?|lead ?magnet|mi lista de|no (?:tanto )?(?:es )?para vender|(?:el|la|l[oa]s) que no (?:us|llev|teng|tien|necesit|ocup)\p{L}*)(?!\p{L})/giu;
/** For whom it is, where the age says it better. */
const RECIPIENT =
  /(?<!\p{L})(?:para\s+|de\s+)?(?:mi|mis|un|una|el|la|su)\s+(?:pap[aá]|mam[aá]|madre|padre|abuel[oa]s?|t[ií][oa]s?|suegr[oa]s?|herman[oa]s?|prim[oa]s?|espos[oa]|marido|vecin[oa]s?|amig[oa]s?|se[nñ]or[ae]?s?|viejit[oa]s?|sobrin[oa]s?|niet[oa]s?|ahijad[oa]s?|hij[oa]s?)(?!\p{L})/giu;
/** What is asked about together: after one of a line, a short message is likely about another of it. */
const SUBJECTS: readonly ReadonlySet<string>[] = [
  'derechos vender editar marca autoria traducir adaptar imprimir paquete membresia regalar reventa revender-derechos afiliados compartir titular exclusividad editables duracion version-de-la-licencia licencia-donde licencia-personal uso-propio precio-libre ganancias otros-paises varias-plataformas certificado plr-y-mrr cuanto-editar isbn canva-licencia ia-entrenar promesas portada',
  'certificado expediente titular duracion licencia-donde donde-esta compartir registrar-version version-de-la-licencia',
  'tu-version logo-falla marca portada editar editables formato donde-esta registrar-version',
  'no-llega problema-archivo donde-esta entrega dos-correos correo-equivocado cobro-doble pago-falla pedir-reembolso reembolsos vender-tras-reembolso persona queja pedido-ayuda',
  'pago pago-local factura impuestos ofertas como-comprar entrega estado-de-cuenta cuenta',
  'confianza quien-escribe reembolsos persona borrar-cuenta privacidad-del-chat correo-y-publicidad pago funciona ingresos acusacion',
  'cuanto-me-queda ganancias precio-libre impuestos ingresos donde-vender varias-plataformas otros-paises promesas ayuda-para-vender',
  'ia-club curso-problema videos micro-saas',
].map((line) => new Set(line.split(' ')));
/** What the shop calls its things, and the intents that are about them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ia club|club de ia|lovable|vibecode|auto ?page)\b/, 'ia-club curso-problema de-un-curso'],
  [/\bcursos?\b/, 'ia-club curso-problema de-un-curso adaptar'],
  [/\btu version\b/, 'tu-version logo-falla registrar-version'],
  [/\bcertificado\b/, 'certificado titular registrar-version de-certificado'],
  [/\bexpediente\b/, 'expediente'],
  [/\bcanva\b/, 'canva-licencia'],
  [/\bmicro ?saas\b/, 'micro-saas'],
  [/\b(?:sabado|domingo|feriado|fin de semana)s?\b/, 'persona'],
  [/\biva\b/, 'impuestos'],
];
/** What is meant for certain, whatever else is like it. */
const DIRECT: readonly (readonly [RegExp, string])[] = [
  [/\blibro de reclam\w+/, 'reclamaciones'],
  [/\b(?:re)?vend\w* (?:l[oa]s )?derechos\b/, 'revender-derechos'],
  [
    /\b(?:tienen|tenes|tienes|hay|cual es|a que|pas[ae]nme|den(?:me)?)\b(?: (?:ustedes|algun|un|una|el|su|numero|canal|grupo|cuenta|pagina|de))* (?:whats\w*|wh?asap|wsp|telegram|insta|instagram|facebook|face|tiktok|numero|telefono|redes sociales)\b(?! (?:de|sobre|para (?!pregunt|contact|comunic|hablar|consult|escrib)))|\b(?:siguen|andan) en (?:insta|facebook|face\b|tiktok|redes)|\b(?:hablan|contestan|responden|atienden) por (?:whats|wh?asap|wsp|telegram|insta|facebook|face\b|tiktok|telefono)/,
    'persona',
  ],
  [/\bia\b.*\bmenu\b|\bmenu\b.*\bia\b/, 'ia-club'],
  [OPEN_DOWNLOAD, 'regalar'],
  [
    /\b(?:famili\w+|espos[oa]|marido|novi[oa]|pareja|mama|papa|hij[oa]s?|el|ella|nadie|alguien)(?: \w+){0,3} (?:enter\w+|da(?:n|r)? cuenta|sepan?)\b/,
    'discrecion',
  ],
];
/** Books are asked for. */
export const ASKS =
  /\b(busco|buscaba|buscando|necesito|recom\w+|sugier\w+|quiero|quisiera|dame|muestra\w*|tienes|tenes|tienen|hay|venden|vendes|manejan) (un |una |unos |unas |el |la |los )?(algo|algun\w?|libros?|ebooks?|plr|guias?|manual(?:es)?|plantillas?|cuadernos?|recetarios?|recetas|opciones|temas?|ideas|material|contenido)\b|\balgo (?:de|del|sobre|para|con|que) \w+|\b(?:un|algun) (?:libro|ebook|recetario|cuaderno)\b|\b(?:que|cuales|y) (?:libros?|ebooks?|guias?)\b|\b(?:libros?|ebooks?|recetarios?) (?:de|del|sobre|para)\b|\b(?:quiero|quisiera|necesito|busco|gustaria) (?:dar|regalar|vender|ofrecer|entregar)(?:les?)? (?:un|una|unos|unas) (?:recetario|cuaderno|guia|libro|ebook)s?\b/;
/** 'Y ese es más caro, ¿cierto?' */
export const CONFIRMS =
  /^(?!.*\b(?:cual|otr[oa]|un[oa]|algo)\b).*\b(?:es|esta|sale|cuesta|vale|tiene|trae) (?:mas|menos)(?: \w+)?(?: (?:cierto|verdad|no|que)\b|$)/;
/** Asks what is allowed. */
const MAY = /\b(?:puedo|podemos|podria|se puede|me dejan|tengo permiso)\b/;
/** 'Cuánto me queda de los 40.' */
export const LEFT = /\bcuanto (?:me |nos )?(?:queda|sobra|resta)\b/;
/** 'Pon uno de límites.' */
export const OF_ONE_MORE = /\b(?:un[oa]|otr[oa]) (?:de|sobre|para) (.+)$/;
/** Which of some. */
const WHICH = /\b(?:cual(?:es)?|algun[oa]?|ningun[oa]?|en que libro)\b/;
/** Of some of the same: 'de esos', 'de los que me mostraste'. */
const SUMS =
  /\b(?:sum\w+|totale?s?|en total|junt\w+|(?:cuant|a como|precio)\w*\b.*\b(?:todo|amb[oa]s|l[oa]s (?:dos|tres|cuatro|2|3))|(?:l[oa]s (?:dos|tres|cuatro|2|3)|amb[oa]s|todo)\b(?: \w+){0,2} (?:cuant|por cuant|a cuant|a como|sale|sumad)\w*|cuanto (?:es|son|seria|suman|sale|queda|cuesta|pago|va)\w*$)/;
const PRICE = /\bcuant[oa]\b(?! (?:dura|tiempo|mide|pesa))|\bpreci\w+|\ba como\b|\btotal\b/;
const TAKES = /\b(?:me (?:l[oa]s? )?(?:llevo|quedo con)|l[oa]s? (?:compro|llevo|quiero)\b)/;
const REJECTS =
  /(?:^|\b(?:no|ok|bueno|mejor) )(?:es[ea]s?|est[ea]s?|ningun[oa]|(?:el|la|los|las)(?: (?:primer|segund|tercer|cuart|ultim)\w*)?(?: dos| tres)?)(?: tampoco| (?:ya )?no)\b(?! (?:me|se|l[oae]s?|es|son|tiene|trae|hay|cuesta|incluye|esta|habla|sirve|viene)\b)|\bno (?:me|nos) (?:gust|convenc|cierra|interes|llama|sirv)\w*|\bno quiero es[eao]\b|\bes[eao] (?:es|esta) muy \w+\b.*\botr[oa]\b/;
/** 'El segundo', 'el de gatos', 'ese': nothing else is said. */
export const ALONE =
  /^(?:(?:y|pero|no|mejor|entonces|bueno|ok|va|ahora|tambien|si|prefiero|quiero|volv\w+|regres\w+|a|del?|muestr\w+|ver|que tal|dime|hablame|cuentame|mas) )*(?:el|la|del|al|es[ea]|est[ea])(?: (?:libro|otr[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|de|del|sobre|tema|que|me|dij\w+|mostr\w+|antes|al|principio))*$/;
const ANOTHER =
  /^(?:y |pero |ok |bueno |ahora |tambien )*(?:un[oa]s?|algo|algun\w*|otr[oa]s?|para|de) (?!(?:ese|esa|eso|el|la|los|las|que|quien|cuant\w*) )/;
/** Another in the place of one. */
const ALIKE =
  /\b(?:parecid\w*|similar\w*|en su lugar|alternativas?|(?:ese|del mismo) (?:estilo|tipo|tema)|por el estilo)\b/;
const EDITS =
  /\b(?:agreg|anad|sum(?:a|e)l|pon(?:le|me|lo)?\b|quit|sac[aoáu]|elimin|borr|cambi|reemplaz|sin (?:el|la|ese|esa)\b)/;
/** Answers after which the talk is about products. */
const OF_PRODUCTS =
  /^(?:producto|de-la-lista|comparar|total|recuerdo|busqueda|catalogo|si$|idioma)/;
/** How well products fit a topic, and how much likelier it is then that they are asked for. */
const FITS: readonly (readonly [coverage: number, factor: number])[] = [
  [0.9, 16],
  [0.75, 8],
  [0.6, 5],
  [0.45, 2.5],
  [0, 0.6],
];
const SHORT = 9;
const THE = /^(?:y |ahora |dame |pero )*(?:el|la|los|las|lo) /;
const SELECTS = /\b(?:arm\w+|pack|combo|kit|alcanz\w+|selecci\w+|en total)\b/;
const ids = (text: string) => text.split(' ');

type Read = Omit<Turn, 'guesses'>;
/** Something that speaks for an act, and how much. */
type Sign = readonly [id: string, factor: number, when: (turn: Read) => boolean];

const isOne = ({referred, focus, query, coverage}: Read) =>
  referred.length === 1 ||
  (referred.length === 0 && focus !== undefined && (coverage < 0.75 || !saysTopic(query.text)));
const isTold = ({referred, focus, words}: Read) =>
  referred.length === 1 || (referred.length === 0 && focus !== undefined && !ASKS.test(words));
const hasLine = ({says, referred: [one], focus, listed, catalogue}: Read) => {
  const teller = one ?? focus ?? listed[0];
  return says !== null && teller !== undefined && linesOf(teller, says, catalogue).length > 0;
};
const isNone = ({referred, several, count: said, unknown}: Read) =>
  several.length < 2 && said === null && unknown.length === 0 && referred.length < 2;
const isMany = ({several}: Read) => several.length > 1;
const areNamed = ({referred, count: said}: Read) => referred.length > 1 || said !== null;
const goesOn = ({now}: Read) => OF_PRODUCTS.test(now.intent ?? '');
const isBare = ({query}: Read) => !hasContentWord(query.text);
const isNew = ({referred}: Read) => referred.length === 0;
const count = ({words}: Read) => words.split(' ').length;
const isAllowed = ({words}: Read) => MAY.test(words);
const says = (pattern: RegExp) => (turn: Read) => pattern.test(turn.words);
const sumsUp = says(SUMS);
const asksPrice = says(PRICE);
const asksWhich = says(WHICH);
const edits = says(EDITS);
const asks = says(ASKS);
const isLimited = ({query}: Read) => isNarrow(query);
const isWhole = ({words}: Read) => /\bcada\b|pagin|hojas|cual\b/.test(words);
const isSoldOut = ({focus, referred, words}: Read) =>
  focus?.available === false &&
  referred.length < 2 &&
  /\bcompr\w+|todavia|disponib|agotad|consig\w+|\bvuelv/.test(words);

/** What speaks for each act or against it, and how much; all that is said of an act must hold. */
const SIGNS: readonly Sign[] = [
  [
    'suma',
    100,
    (turn) => sumsUp(turn) && !turn.query.order && turn.several.length + turn.unknown.length > 1,
  ],
  [
    'suma',
    30,
    (turn) =>
      asksPrice(turn) && isMany(turn) && areNamed(turn) && !isWhole(turn) && !turn.query.order,
  ],
  [
    'suma',
    500,
    (turn) => LEFT.test(turn.words) && turn.now.query?.max != null && turn.chosen.length > 0,
  ],
  ['suma', 0.05, isNone],
  [
    'extremo',
    40,
    (turn) =>
      turn.query.order !== null && (isMany(turn) || asksWhich(turn) || THE.test(turn.words)),
  ],
  ['extremo', 0.01, ({query}) => query.order === null],
  [
    'extremo',
    2000,
    ({words, referred, query}) =>
      query.order !== null && referred.length === 1 && CONFIRMS.test(words),
  ],
  ['comparar', 8, (turn) => isMany(turn) && (turn.referred.length > 1 || asksWhich(turn))],
  [
    'comparar',
    40,
    (turn) =>
      turn.says !== null &&
      asksWhich(turn) &&
      turn.now.seen.length > 1 &&
      turn.referred.length !== 1,
  ],
  ['comparar', 30, (turn) => turn.fact === 'oferta' && isMany(turn) && areNamed(turn)],
  [
    'comparar',
    0.03,
    ({several, says: said, fact}) => several.length < 2 && said === null && fact !== 'oferta',
  ],
  ['dato', 25, (turn) => turn.fact !== null && isOne(turn) && !isAllowed(turn)],
  [
    'dato',
    4,
    (turn) => turn.fact !== null && isNew(turn) && turn.listed.length > 0 && !isAllowed(turn),
  ],
  ['dato', 40, (turn) => turn.says !== null && isTold(turn) && hasLine(turn) && !isAllowed(turn)],
  ['dato', 5, (turn) => turn.says !== null && isOne(turn) && !isAllowed(turn)],
  [
    'dato',
    300,
    ({bare, referred, query}) => ALONE.test(bare) && referred.length === 1 && !query.order,
  ],
  ['dato', 500, (turn) => (turn.fact === 'capitulo' && isOne(turn)) || isSoldOut(turn)],
  ['dato', 4, ({called, referred}) => called.length === 1 && referred.length === 1],
  ['dato', 0.05, (turn) => isNew(turn) && !turn.focus && turn.listed.length === 0],
  ['dato', 0.1, (turn) => turn.referred.length > 1 || (turn.count !== null && isNew(turn))],
  [
    'llevar',
    60,
    (turn) =>
      TAKES.test(turn.words) &&
      !isAllowed(turn) &&
      !asksPrice(turn) &&
      turn.now.seen.length + turn.referred.length > 0,
  ],
  ['llevar', 0.1, (turn) => turn.now.seen.length === 0 && isNew(turn)],
  [
    'rechaza',
    200,
    (turn) =>
      goesOn(turn) &&
      REJECTS.test(turn.words) &&
      (!isNew(turn) || count(turn) <= 5 || turn.coverage < 0.75),
  ],
  ['rechaza', 200, (turn) => !isNew(turn) && goesOn(turn) && / (?:no|tampoco)$/.test(turn.words)],
  ['rechaza', 0.05, (turn) => isNew(turn) && !REJECTS.test(turn.words)],
  [
    'parecido',
    500,
    (turn) =>
      ALIKE.test(turn.words) && (turn.focus !== undefined || !isNew(turn)) && !isAllowed(turn),
  ],
  ['siguiente', 100, says(/^(?:y )?(?:el|la) (?:que (?:le )?sigue|siguiente)$/)],
  ['quita', 25, (turn) => edits(turn) && (!isNew(turn) || turn.query.order !== null)],
  [
    'quita',
    0.1,
    (turn) => !edits(turn) && !/\b(?:solo|menos|sin|no|descart\w+|dej\w+)\b/.test(turn.words),
  ],
  ['agrega', 25, (turn) => edits(turn) && (!isNew(turn) || turn.query.order !== null)],
  ['cambia-por', 6, says(/\bcambi|reemplaz|en (?:vez|lugar)/)],
  [
    'otro-mas',
    30,
    (turn) =>
      turn.now.seen.length > 0 &&
      turn.referred.length < 2 &&
      turn.query.order !== null &&
      /\b(?:otr[oa]|un[oa]|algo|alguno)\b/.test(turn.words),
  ],
  [
    'ninguna',
    6,
    (turn) => goesOn(turn) && ANOTHER.test(turn.words) && !isBare(turn) && turn.coverage >= 0.6,
  ],
  ['ninguna', 20, (turn) => goesOn(turn) && turn.query.without !== '' && isNew(turn)],
  [
    'ninguna',
    300,
    (turn) =>
      goesOn(turn) &&
      turn.now.query !== null &&
      isNew(turn) &&
      turn.count === null &&
      isBare(turn) &&
      isLimited(turn) &&
      !isAllowed(turn),
  ],
  [
    'ninguna',
    30,
    (turn) =>
      (turn.query.minPages ?? turn.query.maxPages) !== null && isNew(turn) && !isAllowed(turn),
  ],
  ['ninguna', 0.1, (turn) => !isNew(turn) && !asks(turn)],
  ['ninguna', 4, (turn) => isNew(turn) && asks(turn)],
  ['presupuesto', 2, ({query}) => query.max !== null],
  ['presupuesto', 10, ({query, words}) => query.max !== null && SELECTS.test(words)],
  ['presupuesto', 0.03, ({query, now}) => query.max === null && now.query?.max == null],
  ...ids(
    'otros otro-mas parecido recuerda quita cambia-por agrega rechaza siguiente ordena',
  ).flatMap((id): Sign[] => [
    [id, 0.02, ({now}) => now.seen.length === 0],
    [id, 2, goesOn],
    [id, 0.3, asks],
  ]),
  ...ids('suma comparar extremo dato otros').map((id): Sign => [
    id,
    3,
    (turn) => goesOn(turn) && count(turn) <= 4,
  ]),
];
const isNarrow = (query: Query) => hasFilters({...query, order: null, count: null});

const SENSITIVE: ReadonlySet<string> = new Set([...GUARDS, ...TALK].map(({id}) => id));
const ACT_IDS: ReadonlySet<string> = new Set(SIGNS.map(([id]) => id));

/** 'Regalarle a mi jefa algo sobre liderazgo': the rest is no topic. */
const OF_SUBJECT =
  /(?<!\p{L})(?:(?:algo|libros?|ebooks?|gu[ií]as?) (?:sobre|para|de|que)|(?:un|una|uno) sobre) ([^,.;?]+)$/iu;

export function readTurn(
  part: string,
  words: string,
  {state: now, open, cart}: {state: DialogueState; open: string | null; cart: readonly string[]},
  catalogue: Catalogue,
  clock: number,
): Turn {
  const listed = productsOf(catalogue, now.list);
  const [, subject = ''] = OF_SUBJECT.exec(part) ?? [];
  const isSubject = (catalogue.engine.search(subject, false).hits[0]?.coverage ?? 0) >= OF_PART;
  const whole = topicOf(
    (isSubject ? subject : part).replace(/m[aá]s o menos/giu, ' '),
    words,
    now,
    catalogue,
  );
  const {query, coverage} = told(part, whole, catalogue);
  const {
    products: referred,
    called,
    unknown,
    count: said,
    bare,
  } = meantIn(part, now, open, catalogue);
  const chosen = productsOf(catalogue, now.chosen);
  const several = severalOf(referred, said, now, catalogue);
  const [extreme, tie] =
    query.order && several.length > 1 ? superlative(several, query.order).best : [];
  const turn = {
    ...{
      part,
      words,
      bare,
      query,
      now,
      catalogue,
      clock,
      listed,
      chosen,
      referred,
      called,
      unknown,
      several,
    },
    focus: catalogue.byHandle.get(now.focus ?? open ?? ''),
    count: said,
    coverage,
    cart: productsOf(catalogue, cart),
    extreme: tie ? undefined : extreme,
    fact: factIn(bare),
    says: subjectIn(words),
  };
  return {...turn, guesses: guessesOf(turn)};
}

/** Coverage from which on a topic needs no part of it. */
const WELL = 0.35;
/** Coverage from which on a part of a story is its topic. */
const OF_PART = 0.75;
const CLAUSES = /[,;.]|(?<!\p{L})(?:y|que|pero|porque|para|sobre|en|un[oa]?|mis?)(?!\p{L})/iu;

/** A topic, and by how much products cover it: of a long story the part that they cover best. */
function told(part: string, query: Query, {engine}: Catalogue): {query: Query; coverage: number} {
  const coverageOf = (text: string) =>
    hasContentWord(text)
      ? (engine.search({...query, text, max: null, min: null}, false).hits[0]?.coverage ?? 0)
      : 0;
  const coverage = coverageOf(query.text);
  if (coverage >= WELL || query.text.split(' ').length < 5) return {query, coverage};
  const parts = part
    .split(CLAUSES)
    .map((each) => withoutService(readQuery(each)).text)
    .filter((each) => wordsOf(each).some((word) => !isManner(word) && !isCommonWord(word.term)))
    .map((text) => ({text, own: coverageOf(text)}))
    .sort((a, b) => b.own - a.own);
  const [best] = parts;
  return best && best.own >= Math.max(OF_PART, coverage)
    ? {query: {...query, text: best.text}, coverage: best.own * 0.9}
    : {query, coverage};
}

/** What it refers to, with what the talk is about where more are said than are named; else the set that 'los dos' is. */
function severalOf(
  referred: readonly Product[],
  said: number | null,
  now: DialogueState,
  catalogue: Catalogue,
) {
  const focus = catalogue.byHandle.get(now.focus ?? '');
  if (referred.length > 1 || (referred.length === 1 && said === null)) {
    const isMore = (said ?? 0) > referred.length && focus && !referred.includes(focus);
    return isMore ? [...referred, focus] : referred;
  }
  const together = togetherOf(said ?? 0, now, catalogue);
  return referred.length === 1 ? [...new Set([...together, ...referred])] : together;
}

/** How many more were said than are known to be meant: what is added up without them is no whole sum. */
export function missingOf({count: said, several, unknown, referred}: Turn): number {
  const known = referred.length > 1 ? referred.length : several.length;
  return Math.max(unknown.length, said !== null && said > 0 ? said - known : 0);
}

/** The likeliest meanings, by the words, by what they refer to and by what the talk is about. */
function guessesOf(turn: Read): readonly Guess[] {
  const {part, words, bare, focus, several, referred, query} = turn;
  const direct = DIRECT.find(([when]) => when.test(words))?.[1] ?? intentOfRole(words);
  if (direct) return [{id: direct, certainty: 1}];
  const isTogether = /\b(?:en total|todo|con|tengo|por|alcanz\w+|junt\w+|sum\w+|menos de)\b/.test(
    words,
  );
  if ((query.count ?? 0) > 1 && query.max !== null && isTogether && !MAY.test(words))
    return [{id: 'presupuesto', certainty: 1}];
  const isOptioned = [focus, ...several].some((each) => each && optionsIn(each, words).length > 0);
  if (isOptioned && referred.length === 0) return [{id: 'dato', certainty: 1}];
  const prior = priorOf(turn);
  // 'Tengo una escuela de yoga con veinte alumnas; ¿puedo darlo en mis clases?': the story before it hides the question.
  const last = part.includes('; ') ? plain(part.slice(part.lastIndexOf('; ') + 2)) : '';
  const quoted = plain(part.replace(/[«"“][^«"“»”]{1,120}[»"”]/gu, ' '));
  const said =
    turn.called.length > 0 ? bare : /[«"“]/u.test(part) && quoted.includes(' ') ? quoted : words;
  const versions = [said, ...(last.includes(' ') ? [last] : [])];
  const all = versions.map((each) => guess(each, prior));
  const sums = new Map<string, number>();
  for (const {id, certainty} of all.flat())
    sums.set(id, (sums.get(id) ?? 0) + certainty / all.length);
  return [...sums]
    .map(([id, certainty]) => ({id, certainty}))
    .sort((a, b) => b.certainty - a.certainty);
}

/** How much likelier something is for what the talk is about, and for what the message refers to. */
function priorOf(turn: Read): (id: string) => number {
  const {words, query, now, coverage, called} = turn;
  const isShort = count(turn) <= SHORT;
  const last = isOfCase(now) ? now.openCase : now.intent;
  const ofTalk = new Set([
    ...(isShort && !ASKS.test(words)
      ? SUBJECTS.filter((each) => each.has(last ?? ''))
      : []
    ).flatMap((each) => [...each]),
    ...NAMES.flatMap(([name, own]) => (name.test(words) ? own.split(' ') : [])),
  ]);
  const fits = FITS.find(([least]) => coverage >= least)?.[1] ?? 1;
  const found = !hasContentWord(query.text)
    ? isNarrow(query) || query.order || ASKS.test(words)
      ? 1
      : 0.3
    : saysTopic(query.text)
      ? fits
      : Math.min(fits, 2);
  const factors = new Map<string, number>([['ninguna', found]]);
  for (const [id, factor, when] of SIGNS)
    if (when(turn)) factors.set(id, (factors.get(id) ?? 1) * factor);
  return (id) => {
    if (ACT_IDS.has(id)) return factors.get(id) ?? 1;
    const follows = FOLLOW_UPS[id];
    if (follows)
      return follows.isOf(now)
        ? isShort && now.openCase !== null && !isOfCase(now)
          ? 1
          : 16
        : ofTalk.has(id)
          ? 4
          : 0.02;
    // A title is no symptom: 'Dormir bien sin pastillas'.
    if (called.length > 0 && SENSITIVE.has(id)) return 0.1;
    if (isRuledOut(id, words) || isExcepted(id, words)) return 0;
    return ofTalk.has(id) ? 4 : 1;
  };
}

/** A guess is an answer from this certainty on. */
const CERTAIN = 0.3;
/** The same where the talk is about something else, or a wrong answer would do harm. */
const SURE = 0.6;

/** Whether a guess at an answer of the shop is certain enough. */
export function isCertain({id, certainty}: Guess, {guesses, now, called}: Turn): boolean {
  if (!intentById(id) && !FOLLOW_UPS[id]) return false;
  const isCase = OPEN_CASES.includes(id);
  const opens = isCase && id !== now.openCase;
  const sum =
    !isCase || isOfCase(now)
      ? certainty
      : guesses.reduce(
          (all, each) =>
            all +
            (OPEN_CASES.includes(each.id) || each.id === 'reembolsos' || each.id.startsWith('caso-')
              ? each.certainty
              : 0),
          0,
        );
  const isGrave =
    (isOfCase(now) && !SUBJECTS.some((each) => each.has(id) && each.has(now.openCase ?? ''))) ||
    /^(?:crisis|violencia|emergencia|salud)$/.test(now.intent ?? '');
  const isSure = SENSITIVE.has(id) || opens || isGrave || called.length > 0;
  return sum >= (isSure && !FOLLOW_UPS[id] ? SURE : CERTAIN);
}

/** 'No, perdón, tengo 15': the amount in the place of the one that was told before; 0 without one. */
export function newBudget(words: string, {query}: DialogueState): number {
  const [, amount] =
    /\b(?:tengo|son|mejor|hasta|digo|serian|con) (\d{1,3})(?: dolares| usd)?$/.exec(words) ?? [];
  return query?.max == null ? 0 : Number(amount ?? 0);
}

/** What is looked for, without what only a question to a shop has. */
function topicOf(part: string, words: string, now: DialogueState, {engine}: Catalogue): Query {
  const query = withoutService(readQuery(part));
  const amount = newBudget(words, now);
  if (amount) return {...query, max: amount, text: ''};
  // Who tells of violence and asks for a book means one about that.
  if (now.intent === 'violencia' && ASKS.test(words)) return {...query, text: 'relación tóxica'};
  // 'Sin ayuno' of what was looked for, where no product is called so.
  const [first = ''] = part.replace(/^no[,\s]+/iu, '').split(/[,;]/u);
  const [, what] =
    /^(?:y |pero |mejor |que sea |algun\w* |un[oa]s? |otr[oa]s? |hay )*sin (?:que sean? (?:un |una )?)?(?!ser\b|tanto?\b)(.+?)(?: (?:que|porque|pues|ya que)\b.*)?$/.exec(
      plain(first),
    ) ?? [];
  const bare = what?.replace(/ (?:hay|tienen?|tienes|tenes|no hay)$/, '') ?? '';
  if (
    !now.query ||
    !bare ||
    engine.entries.some(({title, tags}) =>
      plain(`${title} ${tags.join(' ')}`).includes(`sin ${bare}`),
    )
  )
    return query;
  return {...query, text: '', without: bare.replace(/ por favor$/, '')};
}

/** A query whose text is the topic alone. */
export function withoutService(query: Query): Query {
  const text = query.text
    .replace(SERVICE, ' ')
    .replace(/[^\p{L}\p{N}\s+#./&%,-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const {age} = query;
  if (age === null) return {...query, text};
  const topic = text.replace(RECIPIENT, ' ').trim();
  // 'Que no se mueve nada' of somebody of 70.
  const older = age >= 55 ? ` ${peopleOf(age)}` : '';
  return {...query, text: hasContentWord(topic) ? topic + older : peopleOf(age)};
}

/** People of that age, where nothing else is said. */
function peopleOf(age: number): string {
  if (age < 2) return 'bebés';
  if (age < 12) return 'niños';
  if (age < 19) return 'adolescentes';
  return age < 55 ? '' : 'adultos mayores';
}
