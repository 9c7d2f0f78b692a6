/**
 * One reading of a clause: its topic and limits, the products that it refers to, and how likely each thing is that she can
 * do with it: an answer of the shop, or an act with products (`ACTS` of `acts.ts`). What a shopper writes is much the same
 * wherever it is written, so the classifier knows the acts as it knows the intents; what the talk is about makes some likelier.
 */
import {hasFilters, readQuery, type Query} from '../_shared/search/query.ts';
import {hasContentWord} from '../_shared/search/words.ts';
import type {Catalogue, Product} from './catalogue.ts';
import {guess, type Guess} from './classifier.ts';
import {FOLLOW_UPS, isOfCase} from './follow-ups.ts';
import {GUARDS, intentById, isExcepted, isRuledOut, OPEN_DOWNLOAD, TALK} from './intents.ts';
import {intentOfRole} from './platforms.ts';
import {factIn, optionsIn, superlative} from './products.ts';
import {
  calledIn,
  enumerated,
  CALLED,
  linesOf,
  PAIR,
  pointedAt,
  productsOf,
  REFERENCE,
  subjectIn,
} from './references.ts';
import {OPEN_CASES, SHOWN} from './reply.ts';
import type {DialogueState} from './state.ts';
import {plain} from './words.ts';

export interface Turn {
  /** As it was written, without greeting and courtesies; what was told of the shopper is before a '; '. */
  readonly part: string;
  /** Folded and put right. */
  readonly words: string;
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
  /** Named by its title. */
  readonly named: Product | null;
  /** 'El de gatos'. */
  readonly called: readonly Product[];
  /** All that it refers to, in the order of its words. */
  readonly referred: readonly Product[];
  /** The one that is the cheapest, longest and so on of those that are meant, where the message says so. */
  readonly extreme: Product | undefined;
  /** 'Los dos'. */
  readonly isPair: boolean;
  /** The products that are meant together. */
  readonly several: readonly Product[];
  /** The message without what a product is called. */
  readonly bare: string;
}

/** 'No tiene horno' of what was looked for is 'sin horno'. */
const LACKS =
  /^(?:(?:y )?(?:el|la|los|las|un[oa]|algo|alguno) )?(?:que )?no (?:tengo|ten\p{L}+|tien\p{L}+|hay|us\p{L}+|llev\p{L}+|necesit\p{L}+|ocup\p{L}+) (?=\p{L}+$)/iu;
/** Of a question to a shop they are no topic. */
const SERVICE =
  /(?<!\p{L})(?:cu[aá]nt[oa]s?|c[oó]mo|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|qui[eé]n|por|puedo|puede|sale|salen|cuestan?|cuesta|valen?|precio|exacto|venden?|vendes|tienes?|ten[eé]s|tienen|dame|ver|hay|manejan|ofrecen|total|tantos|cada|uno|una|compr(?:o|a|ar|arlo|arla)|tienda|pagar|pago|saber|quisiera|gustar[ií]a|disponibles?|recomiendan|interesan?|hablan?|mejor|vi|es cierto|cierto|dice|hola|buen[oa]s|gracias|ok|si|otr[oa]s?|opciones|algo|alg[uú]n[oa]?s?|todos?|tambi[eé]n|entonces|(?:de |sobre )es[eao]s?(?: temas?)?|sobre|acerca|trata|traten|hable|hablen|t[ií]tulos?|temas?|rubro|nicho|conviene[ns]?|ah[ií]|all[ií]|vender(?= ah[ií]| all[ií]|$)|(?:oiga |me )*urge|vendo (?:cosas|productos|art[ií]culos)|sub[oe]|aumento|presupuesto|quedo|quedan?|cu[eé]ntame|libros?|me ayud\p{L}+|(?:el|la|l[oa]s) que (?:es|son) m[aá]s (?:chic|peque[nñ]|grand)\p{L}+|para (?:empezar|arrancar|comenzar|acompa[nñ]ar)|(?:con que )?(?:empiezo|arranco|comienzo)|(?:me )?sirve?n?|nom[aá]s|arm(?:ar|o|e|a|emos)\p{L}*|(?:un )?(?:pack|combo|kit|lote)|(?:me |nos )?recom[ie]\p{L}+|un regalo|parecid\p{L}+|similar(?:es)?|ning[uú]n[oa]? (?:me |nos )?\p{L}+|no me (?:gust|convenc|sirv|cierr)\p{L}+|y (?:es[ao]s? cosas?|cosas as[ií]|dem[aá]s)|(?:(?:sin ser|que no sea|no) )?(?:tan|muy) car[oa]s?|lead ?magnet|mi lista de|no (?:tanto )?(?:es )?para vender|(?:el|la|l[oa]s) que no (?:us|llev|teng|tien|necesit|ocup)\p{L}*)(?!\p{L})/giu;
/** Where it is to be sold is no topic: 'vender en tiktok un ebook de yoga'. */
const SELLING_THERE =
  /(?:quiero |para |pa )?vender (?:en|por) \p{L}+ (?:(?:un|una|algo|ebooks?|libros?|gu[ií]as?) )+(?:de |sobre )?|(?:para|pa) (?:re)?vender(?:l[oa]s?)? (?:en|por) \p{L}+(?=$| (?:que sea|de|sobre) )/giu;
/** For whom it is, where the age says it better. */
const RECIPIENT =
  /(?<!\p{L})(?:para\s+|de\s+)?(?:mi|mis|un|una|el|la|su)\s+(?:pap[aá]|mam[aá]|madre|padre|abuel[oa]s?|t[ií][oa]s?|suegr[oa]s?|herman[oa]s?|prim[oa]s?|espos[oa]|marido|vecin[oa]s?|amig[oa]s?|se[nñ]or[ae]?s?|viejit[oa]s?|sobrin[oa]s?|niet[oa]s?|ahijad[oa]s?|hij[oa]s?)(?!\p{L})/giu;
/** Where it is used, and which grown-up it is for, beside a topic. */
const ITS_PLACE =
  /(?<!\p{L})(?:(?:para|en) mi (?:blog|p[aá]gina|canal|web|grupo|lista)|(?:para|pa) (?:un|una|mi|mis) (?:amig[oa]s?|vecin[oa]s?|prim[oa]s?|herman[oa]s?|t[ií][oa]s?|compañer[oa]s?|cuñad[oa]s?|jef[oa]s?)(?: que)?)(?!\p{L})/giu;
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
export const CONFIRMS = /\bes mas \w+(?: (?:cierto|verdad|no|que)\b|$)/;
const MAY = /\b(?:puedo|podemos|podria|se puede|me dejan|tengo permiso)\b/;

/** Answers after which the talk is about products. */
const OF_PRODUCTS = /^(?:producto|de-la-lista|comparar|total|recuerdo|busqueda|catalogo|si$)/;

const ids = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const OF_SEVERAL = ids('comparar suma ordena');
const OF_ONE = ids('dato llevar');
const OF_WHAT_WAS_SHOWN = ids('otros otro-mas parecido recuerda quita cambia-por agrega');
const SENSITIVE: ReadonlySet<string> = new Set([...GUARDS, ...TALK].map(({id}) => id));
const MOST_WORDS_OF_TALK = 9;

/** Several products are compared or summed. */
const TOGETHER =
  /\b(?:compar\w*|diferencia\w*|entre|vs|contra|sum\w+|total|cuanto|alcanza\w*|cual|junt[oa]s|llevo|quiero el)\b/;

/** 'Y uno para enseñarles del dinero', 'y para contestar mensajes'. */
const ANOTHER =
  /^(?:y |pero |ok |bueno |ahora |tambien )*(?:un[oa]s?|algo|algun\w*|otr[oa]s?|para|de) (?!(?:ese|esa|eso|el|la|los|las|que|quien|cuant\w*) )/;

/** 'Regalarle a mi jefa algo sobre liderazgo': the rest is no topic. */
const OF_SUBJECT = /(?<!\p{L})(?:algo|un|una|libros?|ebooks?|gu[ií]as?) sobre ([^,.;?]+)$/iu;

export function readTurn(
  part: string,
  words: string,
  {state: now, open, cart}: {state: DialogueState; open: string | null; cart: readonly string[]},
  catalogue: Catalogue,
  clock: number,
): Turn {
  const listed = productsOf(catalogue, now.list);
  const [, subject = ''] = OF_SUBJECT.exec(part) ?? [];
  const isSubject = (catalogue.engine.search(subject, false).hits[0]?.coverage ?? 0) >= 0.9;
  const told = isSubject ? subject : part;
  const query = topicOf(told.replace(/m[aá]s o menos/giu, ' '), words, now, catalogue);
  const {hits} = hasContentWord(query.text)
    ? catalogue.engine.search({...query, max: null, min: null}, false)
    : {hits: []};
  const named = catalogue.namedIn(part);
  const called = calledIn(words, now, catalogue);
  const focus = catalogue.byHandle.get(now.focus ?? open ?? '');
  const isRecall = /\bdij\w+|\b(?:mostr|recomend|ense[nñ])aste\b|\bhabias\b|\bprincipio\b/.test(
    words,
  );
  const pointed = pointedAt(
    words,
    isRecall
      ? productsOf(catalogue, [...new Set([...now.first, ...[...now.seen].reverse()])])
      : listed,
  );
  const isPair = PAIR.test(words);
  const refers = REFERENCE.test(words) && !isPair;
  // 'El primero, el de las deudas': what it is called says which.
  const isSame = called.length > 0 && pointed.length === 1 && /[oa] el del?\b/.test(words);
  const explicit = [...(isSame ? [] : pointed), ...(named ? [named] : []), ...called];
  const those = focus ? [focus] : listed.slice(0, 1);
  const byReference =
    refers &&
    (explicit.length === 0 ||
      /\bes[eao] (?:[yo]|con|mas|junto)\b|\b(?:[yo]|con|mas) es[eao]\b/.test(words))
      ? those
      : [];
  // '¿Qué diferencia hay entre X y Z?', 'cristales, tarot y luna llena, ¿cuánto suman?'
  const both = called.length < 2 && TOGETHER.test(words) ? enumerated(part, now, catalogue) : [];
  const other =
    /\b(?:el|la|del|al) (?:otr[oa]|de antes|anterior)\b(?! (?:\w+ )?que (?:tienen|hay|venden))/.test(
      words,
    ) && !called.length
      ? productsOf(catalogue, [...now.named, ...now.list, ...now.seen]).find(
          (each) => each !== focus && !now.gone.includes(each.handle),
        )
      : undefined;
  const referred = [
    ...new Set([
      ...(other ? [other] : []),
      ...(both.length > 1 ? both : []),
      ...byReference,
      ...explicit,
    ]),
  ];
  const chosen = productsOf(catalogue, now.chosen);
  const several = together(words, referred, {now, catalogue, listed, focus, chosen, isPair});
  const [extreme, tie] =
    query.order && several.length > 1 ? superlative(several, query.order).best : [];
  const turn = {
    ...{part, words, query, now, catalogue, clock, listed, chosen, focus, named, called, referred},
    bare:
      called.length > 0
        ? words.replace(CALLED, (each, subject: string) => each.replace(subject, ''))
        : words,
    coverage: hits[0]?.coverage ?? 0,
    cart: productsOf(catalogue, cart),
    extreme: tie ? undefined : extreme,
    isPair,
    several,
    guesses: [],
  };
  return {...turn, guesses: guessesOf(turn)};
}

/** How many 'los dos', 'ambos' or 'los 3' are; null where it is not said. */
function countSaid(words: string): number | null {
  if (/\b(?:(?:l[oa]s|es[oa]s|est[oa]s) (?:dos|2)|amb[oa]s)\b/.test(words)) return 2;
  return /\b(?:l[oa]s|es[oa]s|est[oa]s) (?:tres|3)\b/.test(words) ? 3 : null;
}

/** 'El de gatos', 'ese', 'el otro': one thing each. */
const ONE_OF_SOME =
  /\b(?:el|la|al|del) (?:de|del|que|otr[oa]|primer\w*|segund\w*|tercer\w*|ultim\w*)\b|\bes[ea]\b|\best[ea]\b/g;

/** How many more were said than are known to be meant: what is added up without them is no whole sum. */
export function unknownOf({words, several, referred, isPair, chosen}: Turn): number {
  const said = words.match(ONE_OF_SOME)?.length ?? 0;
  const count = isPair ? countSaid(words) : null;
  if (count !== null) return chosen.length > 1 ? 0 : count - several.length;
  return referred.length > 0 && said > 1 && chosen.length === 0 ? said - referred.length : 0;
}

/** What is meant together: what it refers to; 'los dos', of what the talk is about; else the list or the last two products. */
function together(
  words: string,
  referred: readonly Product[],
  {
    now,
    catalogue,
    listed,
    focus,
    chosen,
    isPair,
  }: Pick<Turn, 'now' | 'catalogue' | 'listed' | 'focus' | 'chosen' | 'isPair'>,
): readonly Product[] {
  const more = isPair && referred.length === 1 && /\b(?:mas|y|con) (?:el|la)\b/.test(words);
  if (referred.length > 1) return referred;
  if (referred.length === 1 && !isPair) return referred;
  const count = countSaid(words) ?? SHOWN;
  const isBeside = isPair && now.named.length >= count && listed.length !== count;
  const isOfAll = /\b(?:mostr\w+|ensen\w+|me d(?:ij)?iste|todos (?:esos|los que))\b/.test(words);
  if (isOfAll && referred.length === 0) return productsOf(catalogue, now.seen);
  const last = productsOf(
    catalogue,
    now.named.length >= (isPair ? count : 2)
      ? now.named
      : [...new Set([...now.named, ...now.seen])],
  );
  // 'Los tres' after a list of two are not that list where the talk has three.
  const isOfList =
    !isBeside &&
    (!isPair || listed.length >= count || last.length < count) &&
    (focus === undefined || listed.includes(focus) || (isPair && listed.length === count));
  const some =
    chosen.length > 1 && !isPair ? chosen : listed.length >= 2 && isOfList ? listed : last;
  return [...new Set([...some.slice(0, isPair ? count : SHOWN), ...(more ? referred : [])])];
}

const GOES_ON = '(?:y |pero |entonces |mejor |pues |bueno |va |ok |no |ahora |tambien |prefiero )*';
/** 'Ese no', 'el tercero tampoco', 'no me convence'. */
const REJECTS =
  /(?:^|\b(?:no|ok|bueno|mejor) )(?:es[eao]s?|est[eao]s?|ningun[oa]|(?:el|la|los|las)(?: (?:primer|segund|tercer|cuart|ultim)\w*)?(?: dos| tres)?)(?: tampoco| (?:ya )?no)\b(?! (?:me|se|l[oae]s?|es|son|tiene|trae|hay|cuesta|incluye|esta|habla|sirve|viene)\b)|\bno (?:me|nos) (?:gust|convenc|cierra|interes|llama|sirv)\w*|\bno quiero es[eao]\b|\bes[eao] (?:es|esta) muy \w+\b.*\botr[oa]\b/;
/** Asked of a book, and not of what the shop has. */
const OF_BOOK =
  /^(?!.*\b(?:tienen|hay|otr[oa]|parecid\w*|sirve)\b).*\b(?:trae|incluye|habla|dice|explica|ensena|menciona|toca|viene|tiene|es (?:para|facil|apt[oa]))\b/;
const SAYS_FIRST = new RegExp(
  `^${GOES_ON}(?:es[eao] |este |si |que |tambien |me |alli )*(?:tra|inclu|tien|habl|dice|explic|ensen|menc|toca|vien|aborda|capitulo|en que|cuant|para (?:que|quien)\\b|a quien)`,
);
const SAID_ALONE = new RegExp(
  `^${GOES_ON}(?:(?:el|la|del|al|ese|esa) (?:(?:primer|segund|tercer|cuart|ultim)\\w*|otr[oa]|(?:del?|de l[oa]s?|para|sobre) \\w+(?: \\w+){0,2}|\\w{4,})|ese|esa)$`,
);
const OF_TOPIC = new RegExp(
  `^${GOES_ON}(?:algo |algun\\w* |un[oa]s? |otr[oa]s? |hay )?(?:de|del|para|sobre|con) `,
);
const TAKES = /\b(?:me (?:l[oa]s? )?(?:llevo|quedo con)|l[oa]s? (?:compro|llevo|quiero)\b)/;
/** 'Mejor el primero', 'volvamos al de yoga'. */
const PREFERS = /^(?:no |entonces )*(?:mejor|prefiero|volv\w+|regres\w+)\b/;
/** Another in the place of one. */
const ALIKE = /\b(?:otr[oa]s?|parecid\w*|similar\w*|lugar|recom\w+|alternativas?)\b/;
/** 'Que se pueda imprimir en blanco y negro.' */
export const OF_QUALITY =
  /^(?:y |pero )?(?:algun\w* |un[oa]s? )?que (?:se puedan?|vengan? para) (.+)$/;
/** Which book says something. */
export const WHICH_SAYS =
  /^(?:y |pero |ok |bueno )*cual(?:es)? (?:es |seria )?(?:el |la |de (?:ellos|esos|los tres) )?(?:que )?(?:me )?(?:explica|habla|trae|ensena|dice|trata|toca|menciona|incluye)n?\b/;
/** 'Pon uno de límites.' */
export const OF_ONE_MORE = /\b(?:un[oa]|otr[oa]) (?:de|sobre|para) (.+)$/;
/** 'Cuánto me queda de los 40.' */
export const LEFT = /\bcuanto (?:me |nos )?(?:queda|sobra|resta)\b/;
export const MOST_REDUCED =
  /\b(?:mas|mayor|mejor)\b(?: \w+)? (?:ofertas?|descuentos?|rebaj\w+)\b|\b(?:oferta|descuento)\b.{0,20}\b(?:mas|mayor|mejor)\b/;
/** Facts that no answer of the shop has. */
const OF_A_PRODUCT = /^(?:peso|actualizado|oferta|capitulos?|paginas)$/;

/** 'Y el último?', 'cómo se llama el primero', after a chapter or the chapters. */
export function asksChapter(words: string, {asked}: DialogueState): boolean {
  return asked === 'capitulo'
    ? /^(?:y )?(?:el|la) \w+$/.test(words)
    : asked === 'capitulos' && /^(?:y )?(?:como se llama|cual es) (?:el|la) \w+$/.test(words);
}

/** What a form of going on from what was shown means; null for any other message. */
function formOf(turn: Omit<Turn, 'guesses'>): string | null {
  const {words, query, now, coverage, referred, focus, listed, chosen, several, catalogue} = turn;
  if (MOST_REDUCED.test(words) && !turn.isPair) return 'comparar';
  const isOfProducts = OF_PRODUCTS.test(now.intent ?? '');
  const count = words.split(' ').length;
  const hasTopic = hasContentWord(query.text);
  const one = referred.length === 1 ? referred[0] : referred.length === 0 ? focus : undefined;
  const asked = factIn(turn.bare);
  const says = subjectIn(words);
  const isSoldOut =
    one && !one.available && /\bcompr\w+|todavia|disponib|agotad|consig\w+|\bvuelv/.test(words);
  if (isSoldOut || (asked === 'capitulo' && one)) return 'dato';
  const teller = one ?? (listed.length === 1 && !referred.length ? listed[0] : undefined);
  const isSaid =
    !/\b(?:otr[oa]s?|parecid\w*)\b/.test(words) &&
    (SAYS_FIRST.test(words) || referred.length === 1);
  if ((says || asked) && teller && isSaid && !MAY.test(words)) {
    const line = says ? linesOf(teller, says, catalogue)[0] : undefined;
    const [likely] = guess(words);
    const isOfShop = likely && intentById(likely.id) && likely.certainty > (line ? 0.8 : 0.5);
    const asksBook = /\b(?:dice|habla|explica|ensena|menciona|toca|capitulo|edad(?:es)?)\b/.test(
      words,
    );
    if (line?.isSure || asksBook || (!isOfShop && OF_BOOK.test(words))) return 'dato';
  }
  if (now.query && isOfProducts && OF_QUALITY.test(words) && says === null) return 'comparar';
  if (says && !one && several.length > 1 && SAYS_FIRST.test(words) && isOfProducts) return 'dato';
  // 'Cuál me explica el ascendente', 'cuál es el que habla de contacto cero'.
  if (says && now.seen.length > 0 && WHICH_SAYS.test(words)) return 'comparar';
  if (isOfProducts && /^(?:y )?(?:el|la) (?:que (?:le )?sigue|siguiente)$/.test(words))
    return 'siguiente';
  // 'El que no lleva azúcar, ¿páginas?', 'y el otro de gatos?'
  const isBareFact = /(?<!las )\b(?:paginas|pags?|hojas|precio|capitulos)$/.test(words);
  const isOther = /^(?:y )?(?:el|la) otr[oa] (?:de|sobre) \w+(?: cuanto)?$/.test(words);
  if (turn.called.length === 1 && (isBareFact || isOther)) return 'dato';
  if (!isOfProducts && !one) return null;
  const isAlike = /parecid|similar|lugar/.test(words) || (one && !one.available && count <= 6);
  if (one && isAlike && ALIKE.test(words) && !MAY.test(words)) return 'parecido';
  const isFound =
    OF_TOPIC.test(words) &&
    !/\b(?:con|de|para|por) que\b/.test(words) &&
    hasTopic &&
    coverage >= 0.6 &&
    referred.length === 0;
  const rejectsNamed =
    referred.length > 0 && /^(?:y |pero |bueno )*(?:el|la|los|las) .* (?:no|tampoco)$/.test(words);
  if (rejectsNamed || (REJECTS.test(words) && (!hasTopic || referred.length > 0 || count <= 5)))
    return 'rechaza';
  const isPreferred = PREFERS.test(words) && !MAY.test(words) && count <= 9;
  const isNamedAlone = SAID_ALONE.test(words) && count <= 7;
  if (one && referred.length === 1 && !asked && (isPreferred || isNamedAlone)) return 'dato';
  if (LEFT.test(words) && now.query?.max != null && chosen.length > 0) return 'suma';
  if (referred.length === 1 && /\b(?:sirve|es (?:buen[oa]|apt[oa]|facil))\b/.test(words))
    return 'dato';
  if (
    TAKES.test(words) &&
    !MAY.test(words) &&
    !/\bcuant|\bhay\b/.test(words) &&
    asked !== 'oferta' &&
    (one || turn.isPair || turn.extreme)
  )
    return 'llevar';
  const isNarrow =
    !/^(?:y )?que (?:incluye|trae|viene)\b/.test(words) &&
    hasFilters({...query, order: null, count: null, offer: false, formats: []});
  const isPlain = !MAY.test(words) && !ASKS.test(words) && !isNarrow && !/\d/.test(words);
  const isOfCombo =
    /\b(?:varios|juntos|combo|cupon|codigo|si (?:me )?(?:l[oa]s? )?(?:compro|llevo))\b/.test(words);
  if (OF_A_PRODUCT.test(asked ?? '') && !says && isPlain && !query.order && !isOfCombo)
    return one || several.length > 1 ? 'dato' : null;
  if (!now.query || /\b(?:cuant\w|como|puedo|por que)\b/.test(words) || turn.isPair) return null;
  const isFiltered = isNarrow || query.age !== null || query.offer || query.formats.length > 0;
  return (isFiltered && !hasTopic && referred.length === 0) || (isFound && count <= 6)
    ? 'ninguna'
    : null;
}

/** The likeliest meanings, by the words, by what they refer to and by what the talk is about. */
function guessesOf(turn: Omit<Turn, 'guesses'>): readonly Guess[] {
  const {words} = turn;
  const direct = DIRECT.find(([when]) => when.test(words))?.[1] ?? intentOfRole(words);
  const form = direct ?? formOf(turn);
  if (form) return [{id: form, certainty: 1}, ...(direct ? [] : likelyOf(turn))];
  return likelyOf(turn);
}

function likelyOf(turn: Omit<Turn, 'guesses'>): readonly Guess[] {
  const {part, words, focus, several, referred} = turn;
  const isTogether = /\b(?:en total|todo|con|tengo|por|alcanz\w+|junt\w+|sum\w+)\b/.test(words);
  if ((turn.query.count ?? 0) > 1 && turn.query.max !== null && isTogether && !MAY.test(words))
    return [{id: 'presupuesto', certainty: 1}];
  const isOptioned = [focus, ...several].some((each) => each && optionsIn(each, words).length > 0);
  if (isOptioned && referred.length === 0) return [{id: 'dato', certainty: 1}];
  const prior = priorOf(turn);
  // 'Tengo una escuela de yoga con veinte alumnas; ¿puedo darlo en mis clases?': the story before it hides the question.
  const last = part.includes('; ') ? plain(part.slice(part.lastIndexOf('; ') + 2)) : '';
  const bare = plain(part.replace(/[«"“][^«"“»”]{1,120}[»"”]/gu, ' '));
  const whole = /[«"“]/u.test(part) && bare.includes(' ') ? bare : words;
  // Of 'el de gatos' what it is called says nothing of what is asked.
  const said =
    turn.called.length > 0
      ? whole.replace(CALLED, (each, subject: string) => each.replace(subject, 'tema'))
      : whole;
  const without = whole.replace(CALLED, ' ').replace(/\s+/g, ' ').trim();
  const versions = [
    said,
    ...(turn.called.length > 0 && without.split(' ').length > 2 ? [without] : []),
    ...(last.includes(' ') ? [last] : []),
  ];
  const all = versions.map((each) => guess(each, prior));
  const sums = new Map<string, number>();
  for (const {id, certainty} of all.flat())
    sums.set(id, (sums.get(id) ?? 0) + certainty / all.length);
  return [...sums]
    .map(([id, certainty]) => ({id, certainty}))
    .sort((a, b) => b.certainty - a.certainty);
}

/** What only a book has. */
const OF_ITS_PAGES =
  /\b(?:las|los|sus|que) (?:recetas|ejercicios|rutinas|actividades|ideas|capitulos|paginas|temas)\b/;

/** How much likelier something is for what the talk is about, and for what the message refers to. */
function priorOf(turn: Omit<Turn, 'guesses'>): (id: string) => number {
  const {words, query, now, coverage, referred, several, focus, listed, called, named} = turn;
  const isShort = words.split(' ').length <= MOST_WORDS_OF_TALK;
  const asks = ASKS.test(words);
  const last = isOfCase(now) ? now.openCase : now.intent;
  const ofTalk = new Set([
    ...(isShort && !asks ? SUBJECTS.filter((each) => each.has(last ?? '')) : []).flatMap((each) => [
      ...each,
    ]),
    ...NAMES.flatMap(([name, own]) => (name.test(words) ? own.split(' ') : [])),
  ]);
  const hasTopic = hasContentWord(query.text);
  const found = !hasTopic
    ? hasFilters(query) || asks
      ? 1
      : 0.3
    : coverage >= 0.9
      ? 6
      : coverage >= 0.75
        ? 3
        : coverage >= 0.5
          ? 1.5
          : 0.6;
  const isOfProducts = OF_PRODUCTS.test(now.intent ?? '');
  const goesOn = isOfProducts && words.split(' ').length <= 4 ? 3 : 1;
  const isShown = now.query !== null || listed.length > 0 || focus !== undefined;
  const isNamed = called.length > 0 || named !== null;
  return (id) => {
    if (id === 'ninguna' && isOfProducts && ANOTHER.test(words) && hasTopic) return 6 * found;
    if (id === 'ninguna')
      return referred.length > 0 && !asks ? Math.min(found, 1) * 0.25 : found * (asks ? 4 : 1);
    if (id === 'extremo' && referred.length === 1 && CONFIRMS.test(words)) return 100;
    if (id === 'extremo') return query.order ? (several.length > 1 ? 3 : 2) : 0.01;
    if (id === 'presupuesto') return query.max !== null ? 2 : now.query?.max != null ? 0.5 : 0.05;
    if (OF_SEVERAL.has(id))
      return several.length > 1 ? goesOn * (referred.length > 1 ? 6 : 2) : 0.03;
    if (OF_ONE.has(id))
      return (
        (focus && OF_ITS_PAGES.test(words) ? 4 : 1) *
        goesOn *
        (isNamed ? 5 : referred.length > 0 ? 3 : focus ? 2 : listed.length > 0 ? 1 : 0.05)
      );
    if (OF_WHAT_WAS_SHOWN.has(id)) return isShown ? goesOn * (asks ? 0.3 : 2) : 0.02;
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
    if (named !== null && SENSITIVE.has(id)) return 0.1;
    if (isRuledOut(id, words) || isExcepted(id, words)) return 0;
    return ofTalk.has(id) ? 4 : 1;
  };
}

/** A guess is an answer from this certainty on. */
const CERTAIN = 0.3;
/** The same where the talk is about something else, or a wrong answer would do harm. */
const SURE = 0.6;

/** Whether a guess at an answer of the shop is certain enough. */
export function isCertain({id, certainty}: Guess, {guesses, now, named}: Turn): boolean {
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
  const isSure = SENSITIVE.has(id) || opens || isGrave || named !== null;
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
  const query = withoutService(readQuery(part.replace(LACKS, 'sin ')));
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
    .replace(SELLING_THERE, ' ')
    .replace(SERVICE, ' ')
    .replace(/[^\p{L}\p{N}\s+#./&%,-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const {age} = query;
  // 'De finanzas para mi blog', 'un ebook para un amigo que perdió el trabajo'.
  const bare = text.replace(ITS_PLACE, ' ').trim();
  if (age === null) return {...query, text: hasContentWord(bare) ? bare : text};
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
