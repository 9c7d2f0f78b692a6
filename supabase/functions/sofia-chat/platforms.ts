/**
 * What SofIA says about selling on a platform: the platform's own rule first, one line each, then what the licence says of
 * the use. A platform that the shop's table does not have is 'sin confirmar', and none is recommended.
 */
import {isCommonWord} from '../_shared/search/common-words.ts';
import {termOf} from '../_shared/search/words.ts';
import {FEES, MARKETPLACES, RIGHTS} from './shop.generated.ts';
import {list} from './words.ts';

/** Names on folded text, where they differ from the name itself; those of the table of rules are written as there. */
const SELLS = [
  'Gumroad',
  'Udemy',
  'Hotmart:hot ?mart?\\b',
  'Kiwify:k[iy]?w[iy]?fi?[yi]|kiwif',
  'Amazon FBA',
  'Amazon KDP:\\bkdp\\b|ama[sz]on(?! fba)|kindle',
  'Etsy:\\bets[iy]\\b',
  'Mercado Libre:mercado ?li[bv]re|\\bmeli\\b',
  'Payhip:p[ae]y ?hip',
  'Shopee',
  'Shopify',
  'Tiendanube:tienda ?nube|nuvemshop',
  'Wix:\\bwix\\b',
  'Squarespace',
  'Jumpseller',
  'PrestaShop',
  'Patreon',
  'Teachable',
  'Thinkific',
  'Kajabi',
  'Skool:\\bskool\\b',
  'MemberPress:member ?press',
  'Substack',
  'Domestika',
  'Platzi',
  'Eduzz',
  'Monetizze',
  'Lulu:\\blulu\\b',
  'Google Play Libros:google play(?: libros)?',
  'Apple Books',
  'Kobo:\\bkobo\\b',
  'Barnes & Noble:barnes',
  'Smashwords',
  'Ingram',
  'Draft2Digital:draft ?2 ?digital',
  'Wattpad:wat+pad',
  'Scribd',
  'Audible',
  'Spotify',
  'Fiverr:five?r{1,2}\\b',
  'Upwork',
  'Workana',
  'Envato',
  'Rappi',
  'Linio',
  'Falabella',
  'Ripley',
  'Walmart',
  'Temu:\\btemu\\b',
  'AliExpress:ali ?express',
  'OLX:\\bolx\\b',
  'eBay:\\bebay\\b',
  'Linktree',
  'Beacons',
  'Stan Store',
  'Systeme.io:s[iy]ste?m[ae] ?io|systeme',
  'Ko-fi:\\bko ?fi\\b',
  'Lemon Squeezy:lemon ?squeezy',
  'ClickBank:click ?bank',
  'Digistore24:digi ?store',
  'JVZoo:jv ?zoo',
  'Shein:\\bshein\\b',
  'Skillshare:skill ?share',
  'Teachers Pay Teachers:teachers ?pay|\\btpt\\b',
  'Buy Me a Coffee',
  'OpenSea:open ?sea',
  'Crehana',
  'Coursera',
  'Creative Market',
  'Sellfy',
  'Podia:\\b(?:en|por|de) podia\\b|podia (?:y|o) \\w+ acept',
];

/** Books are about these too, and the shop is reached by some: only a question of selling is about them as a place. */
const TOPICS = [
  'Tu propio checkout:\\b(?:mi|tu|una|propi[oa]) (?:propi[oa] )?(?:web|pagina|sitio|checkout|landing|blog)\\b(?! (?:que se )?llamad?)|\\b(?:pagina|web|tienda|sitio) propi[oa]|wordpress|woocommerce',
  'Facebook:facebook|\\bmeta (?:ads|me|no|si|deja|permite|acepta)\\b',
  'Instagram:instagram|\\binsta\\b',
  'TikTok Shop:tik ?tok',
  'WhatsApp:whatsapp|\\bwasap\\b|\\bwsp\\b',
  'Telegram',
  'YouTube',
  'Discord',
  'Google Drive:\\bdrive\\b',
];

const patternOf = (entry: string): readonly [name: string, pattern: RegExp] => {
  const [name = ''] = entry.split(':', 1);
  return [name, new RegExp(entry.slice(name.length + 1) || name.toLowerCase())];
};
const MARKETS = SELLS.map(patternOf);
const PLATFORMS = [...MARKETS, ...TOPICS.map(patternOf)];

export const PLATFORM_PATTERNS: readonly RegExp[] = PLATFORMS.map(([, pattern]) => pattern);

const SELLING =
  /vend|publi|subi|subo|subir|carg|acept|permit|deja|prohib|bane|bloque|suspend|cerr|poner|pongo|meter|usar|uso|ofre|lanz|colg|regal|imprim|curso|audio|video|traduc|bono|membres|suscri|plr|mejor|compart|hacer|monetiz|cobr|sirve|drama|problema|\b(?:sell|publish|upload|list|put|post)/;
/** What is asked of a platform beside whether it takes PLR: countries, money, plans, papers, technique. */
const DETAIL =
  /\b(?:al mes|por mes|factura\w*|boleta|mensual\w*|mensualidad\w*|anual\w*|planes?|premium|pro\b|suscripcion|documentos?|papeles|dni|ruc|rfc|cuit|nit|cedula|pasaporte|w ?8\w*|itin|requisitos?|registr\w+|verific\w+|empresa|edad|1[0-7] anos|automatic\w*|a mano|mac|windows|app|link|enlace|sac(?:o|ar|an)|retir\w+|transfer\w+|deposit\w+|soles|pesos|bolivares|paypal|binance|banco|paga[ns]?|pagos?|cobrar|tarda\w*|demora\w*|revision|soporte|cuest\w+|precio|barat[oa]s?|car[oa]s?|impuestos?|autores?|desde|funciona|imprime|manda|envia|usb)\b/;
/** How much is left of a sale there, or which platform leaves more. */
const LEAVES =
  /\b(?:deja\w*|queda\w*|gan\w+|cobra\w*|quita\w*|se queda)\b(?: \w+){0,4} (?:mas|menos|plata|dinero|%)|\bmas (?:barat|conveni|econom)\w+|\bconviene\b|\bmejor\b|compar\w+|\d ?%/;
/** Somebody looks for a book, which may be about a platform; then only a question of permission is about selling there. */
const BOOK =
  /\b(?:busco|recom\w+ (?:un|algun|algo|libro)\w*|algo (?:de|sobre|para)|(?:libros?|ebooks?|guias?) (?:de(?! ustedes)|sobre|para|que)|tienes|tienen|aprend\w+|como (?:vend|crea|hac)\w+|(?:el|la) (?:libro |guia )?(?:de|para|sobre) (?:vender|ventas))\b/;
const PERMISSION =
  /pued|pod[ers]|acept|permit|deja|prohib|bane|bloque|se vale|problema|drama|\bcan i\b/;
/** How the shop itself is reached, or a file is opened. */
const OTHERWISE =
  /contactar|atienden|escrib\w+ por|soporte(?! (?:de ellos|de la plataforma|de alla|me dij|me dic))|no (?:me )?lleg|(?:deja|puedo|pude) pagar|con la tarjeta|no (?:puedo|pude|me deja) (?:descarg|abr|baj)\w*|abr\w+ en|leer en|numero de|\bepub\b|(?:al|mi|app de) kindle/;
const FOLLOWS = /^(?:y|o|entonces|tambien|que tal|pero)\b/;
const MOST_FOLLOWING_WORDS = 14;
const ASKS_WHICH =
  /^(?:y |pero )*(?:entonces (?:en )?donde|donde entonces)$|\b(?:entonces|pero|y) (?:en )?(?:donde|cual(?:es)?) si\b|dime un[oa]?(?: \w+){0,2} (?:donde|que) si\b|\b(?:donde|cual(?:es)?) si (?:puedo|pued\w+|se puede|dejan|acept\w+|me dejan)|\ben cual(?:es)?(?: \w+){0,4} (?:vend|public|subi)|(?:vend|public|subi)\w*(?: \w+){0,4} (?:en|por) (?:un |algun |los )?marketplaces?|tabla(?: \w+){0,4} (?:marketplaces?|plataformas?)|\b(?:donde|en donde|por donde)(?: \w+){0,4} (?:re)?(?:vend\w+|public\w+)|\b(?:que|cual|cuales|alguna|una|otras?|mejor(?:es)?)(?: \w+){0,3} (?:plataformas?|marketplaces?)\b|\ben que (?:paginas?|sitios?|lugares?|apps?)(?: \w+){0,6} (?:vend|ofrec|public|subi)\w*/;
/** Of a tool that makes pages, not of a place to sell at. */
const PAGE_TOOL = /pagina|web|landing|correo|creador/;
/** 'Venderlo en X', where X may be a platform that nobody has heard of. */
const PLACE =
  /(?:(?:vend|subi|subo|public|poner|pongo)\w*(?: \w+){0,3} (?:en|por)|subi\w*(?: \w+){0,3} a|se puede en) (\w{4,})|^y (?:en|por) (\w{4,})|^(\w{4,}(?: \w+){0,2}) (?:me |te )?(?:dej|permit|acept|prohib)\w+ /;
/** 'Una página que se llama Libroteca.' */
const CALLED =
  /(?:pagina|sitio|plataforma|app|tienda) (?:que se llama|llamad[oa]) \w|(?:marketplace|plataforma)(?: \w+){0,2} (?:es|seria) (?!(?:mejor|buen|segur|gratis|facil)\w*\b)\w/;
const NO_PLACE =
  /^(?:fisico|papel|digital|formato|internet|linea|online|redes|ferias?|tianguis|plaza|fiestas?|pesos|dolares|euros|soles|cuotas|efectivo|casa|calle|barrio|escuelas?|oficinas?|mercados?|eventos?|varias|todas|distintas|diferentes|plataformas?|empleados|alumnos|clientes|personas|ustedes|tienda|licencia|canva|libro|ebook|separado|partes)$/;
export const COUNTRY =
  /estados unidos|mexico|argentina|colombia|chile|peru|ecuador|espana|bolivia|venezuela|uruguay|paraguay|guatemala|panama|honduras|nicaragua|salvador|costa|dominicana|cuba|puerto rico|brasil|usa|america|europa|latam|latinoamerica|ingles|portugues|frances/;

/** Edited, by whatever means. */
const CHANGED =
  /(?:cambi|edit|modific)\w*(?: \w+){0,6} (?:\d ?%|por ?ciento)|\d ?(?:%|por ?ciento)(?: \w+){0,4} (?:texto|contenido|distint\w+|nuev\w+|mi[oa])|reescri|re escri|parafras|modific|chat ?gpt|\bia\b|inteligencia artificial|cambi\w* (?:el |todo |casi )*(?:text|conten|mitad)/;
/** Whether an edited version escapes a platform's rule: asked without naming one. */
const ESCAPES =
  /(?:ya|deja de|no)(?: \w+){0,3} (?:mi[oa]|plr|original|mi autoria)\b|cualquier (?:lado|sitio|plataforma|parte)|detect|plagio/;
/** What a seller is paid with, or pays back: the platform's or the processor's affair. */
const COLLECTS =
  /\b(?:cobrar|cobro|cobrarle|cobrando|recibir pagos|mis ventas|me paguen|checkout|funciona en|en mi pais|saco|sacar|retir\w+|descuentan?|link de pago)\b/;
const REPAID_BY_SELLER =
  /(?:comprador\w*|client\w*)(?: \w+){0,6} (?:reembols|contracarg|devoluci|disput|devuelv|devolver)\w*|contracarg/;
/** Bought from somebody else, which neither licence nor dossier of this shop covers. */
const ELSEWHERE =
  /(?:compre|compramos|baje|consegui|tengo)(?: \w+){0,3} (?:en|de|a) otr[ao]s? (?:pagina|tienda|sitio|lado|vendedor|persona)/;
/** A platform wants to see the right to sell. */
const PROOF =
  /proof of|(?:comprob|prueb|proof|papel|demostr|demuestr|acredit|justific|evidencia|document|certific|autoriza|permiso|carta)\w*(?: \w+){0,9} (?:autor\w*|authori\w+|sell|derechos?|licencia|productor\w*|propiedad|dueno|plataforma|mio)\b|(?:plataforma|hotmart|amazon|etsy|mercado libre|kiwify)(?: \w+){0,5} (?:pide|piden|pidio|pidieron|pidiendo|exig\w+)|(?:pedir|pidi\w*|pide\w*|piden|mand\w+|envi\w+|present\w+)(?: \w+){0,2} (?:algun |un )?(?:papel|document|comprobante|prueba)\w*|pid\w+ (?:hotmart|amazon|etsy|mercado libre|kiwify|(?:una|la|esa|otra) plataforma)/;
/** A seller's own papers, which say nothing of the right to sell. */
const PAPERS = /\b(?:w ?8\w*|rfc|ruc|dni|ine|cuit|nit|itin|cedula|pasaporte|impuestos?)\b/;
/** What a platform may do to a seller. */
const SANCTION =
  '(?:cerr|cierr|suspend|suspens|bloque|elimin|borr|bane|baj|tumb|paus|rechaz|reten|retien|retuv|limit|congel)\\w*';
/** The platform has already acted. */
const ACTED = new RegExp(
  `\\b(?:me|mi|mis|nos)\\b.*(?:${SANCTION}(?: \\w+){0,5} (?:cuenta|anuncio|publicacion|producto|libro|ebook|tienda|venta|dinero|plata|saldo|pago)s?|cuenta(?: \\w+){0,4} (?:suspend|bloque|cerr|bane|analisis|revision)\\w*)|\\bme l[oa]s? ${SANCTION}|\\bme (?:${SANCTION}|pausaron)(?:ron|do)\\b`,
);
/** What follows once the platform has acted. */
const STILL_ANGRY = /\b(?:perdi|perdimos|culpa|apele|apelamos|injust\w+|no me sirve esa)\b/;
/** It is feared, not told. */
const FEARED =
  /\b(?:sin|o|para|pa|no quiero|evit\w+|antes de|puede[ns]?|podrian?)(?: que)?(?: \w+){0,2} (?:me|nos|mi)\b|\b(?:me|nos) (?:puede|podria|van? a)/;
/** Who moves the money of a page of one's own; they have rules as well. */
const PROCESSOR =
  /stripe|paypal|payoneer|binance|usdt|zelle|mercado ?pago|nequi|daviplata|\byape\b|\bplin\b|\bpayu\b|\bwompi\b|\bculqi\b|\bconekta\b/;
/** A promise that nobody but the platform could give. */
const PROMISE = /\b(?:garanti|asegur|promet|respond)\w*|se hacen? (?:cargo|responsable)/;
/** What a platform takes of a sale. */
const FEE_QUESTION =
  /\bme cobran?\b|se quedan? (?:ellos|con)|descont\w+|(?:cuanto|que)(?: \w+){0,3} (?:qued[ae]\w*|cobra\w*|quita\w*|descuenta\w*)|cuanto(?: \w+){0,3} me deja\w*|\bme queda\w*|comision|tarifa|porcentaje|(?:me|le) (?:queda|sobra)/;
/** What is left of a sale, whose page it may be on. */
const KEEPS = /\b(?:(?:me )?qued[ae]\w*|sobra\w*)\b/;
/** What should be left, which is no price. */
const WANTED = /(?:que|para) (?:me )?(?:qued|sobr|deje|gan)\w*(?: \w+){0,2} \d/;
/** Where and when a rule was read. */
const SOURCE =
  /cada cuanto(?: l[oa]s)? (?:revis|actualiz|le)\w*|(?:de|desde) cuando|\bfuentes?\b|que fecha|cuando (?:l[oa]s? )?(?:ley|revis|actualiz)\w*|de donde (?:l[oa]s? )?(?:sac|sal|ley)\w*|(?:est\w+|sigue\w*|son) (?:actualizad|vigente|al dia)/;
const ADVERTISING = /publicidad|anuncios?|\bads\b|pauta/;
const REPAYS = /devuel|devol|reembols|plata|dinero|respond|garanti/;

/** The licence's sentence on the use that a message names, the particular uses first. */
const USES: readonly (readonly [keyof typeof RIGHTS, RegExp])[] = [
  ['compartir', /\bme l[oa]s? (?:pas|dio|dieron|prest|compart)\w*|cuenta de (?:mi|un|una|otr)/],
  [
    'reventa',
    /client\w*(?: \w+){0,7} (?:l[oa]s? )?revend|(?:logo|marca|nombre)s? (?:de|del|de la) (?:mi |un |el |cada )?client|\b(?:fiverr|workana|upwork)\b/,
  ],
  ['editables', /editable|\bword\b|docx/],
  [
    'revender-derechos',
    /\brevend\w+|\bmrr\b|derechos(?: plr| de reventa)? inclu|con (?:los )?derechos|(?:vend|ced|pas|transf)\w*(?: \w+)? derechos?\b|revendedor/,
  ],
  [
    'regalar',
    /a cambio de|boletin|bono|regal(?!ia)|gratis|gratuit|libre descarga|descarga libre|enlace abierto|cualquiera (?:l[oa]s? )?(?:baj|descarg)\w*|drive/,
  ],
  ['adaptar', /curso|articulos?\b|audio|video|podcast|\bgrab\w+|con mi voz/],
  ['traducir', /traduc|transl|ingles|portugues/],
  [
    'imprimir',
    /fotocopi|engargol|anillad|imprim(?!ible)|impres|fisico|en papel|tapa (?:dura|blanda)|\bprint\b/,
  ],
  ['membresia', /membres|suscri|(?:grupo|canal)(?: \w+){0,3} (?:paga|pago|vip)\b|patreon|skool/],
  ['paquete', /\b(?:por|un|cada) capitulos?\b|paquete|por partes|combo|\bpack\b|bundle/],
  ['afiliados', /afiliad/],
  ['exclusividad', /exclusiv/],
  ['editar', CHANGED],
  ['editar', /mismo texto|duplicad|ya existe|original\b/],
  ['marca', /portada|tapa|titulo|nombre|marca|logo|firm/],
];

function namedIn(words: string): readonly string[] {
  return PLATFORMS.filter(([, pattern]) => pattern.test(words)).map(([name]) => name);
}

/** Whether a message names a place to sell at. */
export function namesMarket(words: string): boolean {
  return MARKETS.some(([, pattern]) => pattern.test(words));
}

/** Whether a name is one of the platforms known here. */
export function isPlatform(name: string): boolean {
  return PLATFORMS.some(([known]) => known === name);
}

export interface PlatformAnswer {
  readonly text: string;
  /** What it is about. */
  readonly names: readonly string[];
  /** Whether it says what a platform takes of a sale. */
  readonly isFee: boolean;
}

/** Ids of the intents after which the talk is about platforms. */
export const OF_PLATFORMS: readonly string[] = ['donde-vender', 'tarifas'];

/**
 * The answer to a question about platforms; null where the message is about something else.
 * @param words folded and put right. @param talk what the talk was about. @param asksShop whether the message asks for
 * products, or for something else that only the shop knows. @param now epoch milliseconds.
 */
export function platformAnswer(
  words: string,
  talk: {readonly intent: string | null; readonly platforms: readonly string[]},
  asksShop: boolean,
  now: number,
): PlatformAnswer | null {
  if (OTHERWISE.test(words)) return null;
  const named = namedIn(words);
  const talksOfThem = OF_PLATFORMS.includes(talk.intent ?? '');
  const isPlural = /\b(?:cual(?:es)?|l[oa]s (?:dos|tres)|amb[oa]s|compar\w*|en que)\b/.test(words);
  const before = talksOfThem ? talk.platforms.slice(0, isPlural ? 3 : 1) : [];
  const names =
    named.length === 0 ? before : isPlural ? [...new Set([...named, ...before])] : named;
  // '¿Y en Hotmart?' after a fee asks for its fee.
  const isSame = talk.intent === 'tarifas' && named.length > 0 && words.split(' ').length <= 5;
  const text = isSame
    ? feeAnswer(named, null, now)
    : answerOn(words, named, names, talksOfThem, asksShop, now);
  return text === null ? null : {text, names, isFee: text.includes(FEE_END)};
}

function answerOn(
  words: string,
  named: readonly string[],
  names: readonly string[],
  talksOfThem: boolean,
  asksShop: boolean,
  now: number,
): string | null {
  const onPlatforms =
    named.length > 0 ||
    talksOfThem ||
    /plataforma/.test(words) ||
    (PROCESSOR.test(words) && (new RegExp(SANCTION).test(words) || PROOF.test(words)));
  const isPromise =
    /\bcuenta\b/.test(words) ||
    (talksOfThem && /si o no|responsable|por escrito|banea|bloque|cierr|suspend/.test(words));
  if (PROMISE.test(words) && isPromise) return PROMISED;
  if (ACTED.test(words) && onPlatforms && !FEARED.test(words)) {
    const forbidding = named.filter((name) => verdictOf(ruleOf(name), now) === 'forbidden');
    return [...forbidding.map((name) => lineOf(name, now)), acted(words)].join('\n\n');
  }
  if (talksOfThem && STILL_ANGRY.test(words)) return acted(words);
  if (
    talksOfThem &&
    /\b(?:otra cuenta|cuenta nueva|cuenta de (?:mi|un|una|otr)|a nombre de (?:mi|otr))/.test(words)
  )
    return OTHER_ACCOUNT;
  if (talksOfThem && /\bcarta\b/.test(words)) return PROVEN;
  if (talksOfThem && /\b(?:recomiend|elig|elij|escog|dime|dame)\w*(?: \w+){0,2} una?\b/.test(words))
    return `${lineOf(OWN, now)}\n\nNo recomendamos ninguna plataforma: de las demás, unas no aceptan contenido PLR y otras están sin confirmar.`;
  if (ELSEWHERE.test(words)) return ELSEWHERE_ANSWER;
  if (REPAID_BY_SELLER.test(words)) return REPAID_ANSWER;
  const isOfTheShop = asksShop && named.length === 0;
  const price = WANTED.test(words) ? null : priceIn(words);
  const isWhich = /\bcual(?:es)?\b.*(?:\bventa\b|plataforma)/.test(words);
  if (
    (talksOfThem ||
      named.some(
        (name) => name !== OWN || KEEPS.test(words) || (price && /pong|cobr|vend/.test(words)),
      ) ||
      isWhich) &&
    ((FEE_QUESTION.test(words) && !(asksShop && named.length === 0)) ||
      (price !== null &&
        named.includes(OWN) &&
        /vend|pong|cobr/.test(words) &&
        !PERMISSION.test(words)) ||
      (!asksShop &&
        LEAVES.test(words) &&
        /\d|plata|dinero|barat|econom|cobr|comision|gan\w|deja|quita|queda/.test(words)) ||
      (talksOfThem &&
        price !== null &&
        /vend|precio|pongo|^(?:y |o )?(?:si )?(?:a|por|en) (?:unos )?\d/.test(words)))
  )
    return feeAnswer(named.length === 0 && OTHERS.test(words) ? [] : names, price, now);
  if (talksOfThem && ADVERTISING.test(words) && /gast|invier|invert|pag|rest|\d/.test(words))
    return ADVERTISED;
  if (onPlatforms && SOURCE.test(words))
    return names.length > 0
      ? names.map((name) => lineOf(name, now)).join('\n\n')
      : allPlatforms(now);
  const isProof = PROOF.test(words) && !REPAYS.test(words) && !PAPERS.test(words);
  if (isProof && (onPlatforms || /autor\w*|derechos/.test(words))) return PROVEN;
  const isOfProcessor = COLLECTS.test(words) || (/stripe/.test(words) && COUNTRY.test(words));
  if (named.length === 0 && PROCESSOR.test(words) && isOfProcessor) return COLLECTED;
  const follows =
    talksOfThem && FOLLOWS.test(words) && words.split(' ').length <= MOST_FOLLOWING_WORDS;
  if (named.length === 0) {
    if (CALLED.test(words)) return UNKNOWN_PLACE;
    if (talksOfThem && OTHERS_DO.test(words) && names.length > 0)
      return `Que otros lo hagan no cambia la regla de la plataforma.\n\n${names.map((name) => lineOf(name, now)).join('\n\n')}`;
    if (PROCESSOR.test(words) && (new RegExp(SANCTION).test(words) || /\bplr\b/.test(words)))
      return COLLECTED;
    if (ASKS_WHICH.test(words) && !PAGE_TOOL.test(words)) return allPlatforms(now);
    const use = useOf(words);
    const isChanged = CHANGED.test(words) && ESCAPES.test(words);
    if (isChanged || (use && (follows || (talksOfThem && use === 'editar')))) {
      return besidesPlatform(RIGHTS[use ?? 'editar'].sentence);
    }
    if (talksOfThem && INSISTS.test(words)) return INSISTED;
    if (!asksShop && isUnknownPlace(words, follows)) return UNKNOWN_PLACE;
    if (
      talksOfThem &&
      names.length > 0 &&
      /\bplr\b|(?:dejan?|acept\w+|permit\w+)(?: \w+){0,3}(?: ahi| alla|$)/.test(words)
    )
      return answerFor(names, words, now);
    const isDetail = DETAIL.test(words) || COUNTRY.test(words);
    return talksOfThem && !isOfTheShop && (isDetail || follows) ? unread(names, now) : null;
  }
  const isMarket = MARKETS.some(([, pattern]) => pattern.test(words));
  const isPlace = isMarket && useOf(words) !== undefined;
  if (BOOK.test(words) && !PERMISSION.test(words) && !isPlace) return null;
  const bare = PLATFORM_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, ' '), words);
  if (
    (isMarket || talksOfThem) &&
    names.some((name) => name !== OWN && verdictOf(ruleOf(name), now) !== 'forbidden') &&
    (DETAIL.test(bare) || COUNTRY.test(bare)) &&
    useOf(bare) === undefined &&
    !/\b(?:plr|ebooks?|libros?|licencia|reventa|cuaderno|afiliad\w+|curso|digital\w*)\b/.test(
      bare,
    ) &&
    !FEARED.test(bare)
  )
    return unread(names, now);
  const asks = isMarket || SELLING.test(words) || PERMISSION.test(words);
  return follows || asks || /^y (?:en|por|con)\b/.test(words) ? answerFor(names, words, now) : null;
}

/** Nothing that was read answers it. */
function unread(names: readonly string[], now: number): string {
  if (names.length > 0 && names.every((name) => name === OWN)) return COLLECTED;
  const whose = names.length > 0 ? ` de ${list(names)}` : '';
  const forbidden = names.filter((name) => verdictOf(ruleOf(name), now) === 'forbidden');
  const rule =
    forbidden.length > 0
      ? `Ten en cuenta que ${list(forbidden)} no ${forbidden.length > 1 ? 'aceptan' : 'acepta'} contenido PLR.`
      : 'Si acepta contenido PLR está sin confirmar: pregúntalo a la vez.';
  return `Eso${whose} no lo hemos leído: míralo en ${names.length > 0 ? 'su ayuda' : 'la ayuda de cada plataforma'}, porque cambia según el país y el plan. ${rule} Lo que sí leímos está en «Dónde venderlo» y «¿Cuánto me queda?».`;
}

/** Whether others than those of the talk are asked for. */
const OTHERS = /\bhay\b|\balguna\b|\botras?\b|\bcual(?:es)?\b.*\b(?:todas|plataforma)/;

const PRICE =
  /\b(?:a|de|en|por|cuesta|vale|precio) (?:unos |\$ ?)?(\d{1,4}(?: \d\d)?)\b(?! ?%| (?:meses|anos|ebooks|libros|paginas|dias))|\b(\d{1,4}(?: \d\d)?) ?(?:usd|dolar\w*|dls|\$)/;

/** The price at which something is to be sold, in units. */
function priceIn(words: string): number | null {
  const [, first, second] = PRICE.exec(words) ?? [];
  const found = Number((first ?? second ?? '').replace(' ', '.'));
  return found > 0 ? found : null;
}

/** What the seller keeps of a sale on each named platform, or on every platform with a fee if none is named. */
function feeAnswer(names: readonly string[], price: number | null, now: number): string {
  const asked = names.length > 0 ? names : FEES.map(({platform}) => platform);
  const lines = asked.map((name) => {
    const fee = FEES.find(({platform, goodUntil}) => platform === name && now <= goodUntil);
    const isForbidden = verdictOf(ruleOf(name), now) === 'forbidden';
    const but = isForbidden ? ' Además no acepta contenido PLR.' : '';
    if (!fee) return `${name}: no pudimos leer su tarifa; mírala en su página.${but}`;
    const rate = `${fee.percent}% + $${fee.fixed.toFixed(2)} por venta`;
    if (price === null || (fee.upTo !== null && price > fee.upTo))
      return `${name}: leímos ${rate}${fee.upTo === null ? '' : `, hasta $${fee.upTo}; para un precio mayor, mírala en su página`}.${but}`;
    const left = Math.max(0, price - (price * fee.percent) / 100 - fee.fixed);
    return `${name}: de $${price} quedan unos $${left.toFixed(2)} (${rate}, leído el ${fee.readAt}).${but}`;
  });
  return `${lines.join('\n')}\n${FEE_END}`;
}

const FEE_END =
  'Sin impuestos ni publicidad, y sin promesa de ventas. Haz tu cuenta en «¿Cuánto me queda?»; si la plataforma acepta contenido PLR es otra cosa: está en «Dónde venderlo».';

const OWN = 'Tu propio checkout';
const ELSEWHERE_ANSWER =
  'Nuestra licencia y el expediente de reventa valen solo para lo que compraste en esta tienda. Lo de otra tienda lo rige su propia licencia: pregúntale a quien te lo vendió.';
const REPAID_ANSWER =
  'Los reembolsos y contracargos de tus ventas los resuelves tú con la plataforma o con quien procesa tus pagos: guarda la prueba de la entrega. No están entre los casos en que la tienda devuelve tu compra.';
const COLLECTED =
  'Con qué cobras tus ventas lo eliges tú: nuestra licencia no pide ningún medio. Revisa las reglas de quien procesa tus pagos, que pueden excluir productos digitales o contenido PLR: eso está sin confirmar, pregúntale antes.';
const PROVEN =
  'Envíales el expediente de reventa de tu compra: en «Mis productos» es un enlace y un ZIP con tu certificado, la licencia en español, inglés y portugués y una carta para la plataforma. Prueba tu compra y tu derecho a vender, no que seas el autor; si la plataforma pide ser el autor, pregúntale antes de publicar.';
const PROMISED =
  'No podemos garantizarlo ni responder por eso: lo decide cada plataforma. Antes de publicar, pregúntale si acepta contenido PLR y guarda su respuesta; tu derecho a vender lo prueba el expediente de reventa de tu compra.';
const OTHER_ACCOUNT =
  'No cambia nada: la regla de una plataforma vale para todas tus cuentas, y nuestra licencia te pide respetarla y no la compartes con otra persona.';
const UNKNOWN_PLACE =
  'Esa plataforma no está en nuestra lista, así que sus reglas para contenido PLR están sin confirmar: pregunta antes allí. Las que hemos leído están en «Licencia», en «Dónde venderlo».';
/** 'Pero veo a mucha gente que lo vende.' */
const OTHERS_DO =
  /\b(?:veo|vi|hay|conozco|muchos|muchas|otros|otras|mucha gente)\b(?: \w+){0,5} (?:vend|public|sub)\w*/;
const ADVERTISED =
  'Resta de lo que te queda lo que gastas en publicidad por cada venta. En «¿Cuánto me queda?» lo escribes junto a tu precio, las comisiones y los impuestos, y ves también si pierdes.';
const INSISTS = /^(?:pero |entonces |osea |o sea )*(?:si o no|se puede o no|puedo o no)\b/;
const INSISTED =
  'Ni sí ni no mientras la plataforma no lo confirme: donde digo «no acepta», es no; donde digo «sin confirmar», pregunta antes allí. En tu propia página sí: la licencia lo permite.';

function acted(words: string): string {
  const repays = REPAYS.test(words)
    ? 'Lo que decide una plataforma no está entre los casos de reembolso, que están en «Arrepentimiento y quejas». '
    : '';
  return `Eso lo decide la plataforma, y nosotros no podemos cambiarlo. ${repays}Reclama con ella y si el ebook es de esta tienda, adjunta el expediente de reventa de tu compra, que está en «Mis productos». Antes de publicar de nuevo, pregúntale si acepta contenido PLR.`;
}

/** The licence's answer while the talk is about a platform, where a yes would sound like the platform's. */
export function besidesPlatform(licence: string): string {
  const sentences = licence.replace(/^(?:Sí, con una condición|Sí|No)\. /, '');
  return `La regla de una plataforma no cambia por eso: si no acepta contenido PLR, sigue sin aceptarlo; si está sin confirmar, pregunta antes allí. Nuestra licencia dice: ${sentences}`;
}

function useOf(words: string): keyof typeof RIGHTS | undefined {
  return USES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether something is to be sold at a place whose name is no word of the language. */
function isUnknownPlace(words: string, follows: boolean): boolean {
  const [, sold, next, subject] = PLACE.exec(words) ?? [];
  const name = sold ?? (follows ? next : undefined) ?? subject?.split(' ')[0];
  return (
    name !== undefined && !COUNTRY.test(name) && !NO_PLACE.test(name) && !isCommonWord(termOf(name))
  );
}

/** The same for a message that is known to ask where to sell. */
export function whereToSell(words: string, now: number): string {
  const names = namedIn(words);
  return names.length > 0 ? answerFor(names, words, now) : allPlatforms(now);
}

/** One line for each platform, then the licence. */
function answerFor(names: readonly string[], words: string, now: number): string {
  const use = useOf(words) ?? 'marketplace';
  const lines = names.map((name) => lineOf(name, now));
  const isForbidden = names.every((name) => verdictOf(ruleOf(name), now) === 'forbidden');
  const isOwn = names.every((name) => verdictOf(ruleOf(name), now) === 'allowed');
  // After a no, what the licence permits would sound like a yes; a page of one's own has the licence for its rule.
  if ((isForbidden && RIGHTS[use].verdict !== 'no') || (isOwn && use === 'marketplace')) {
    return lines.join('\n\n');
  }
  return [...lines, `De nuestro lado, la licencia dice: ${RIGHTS[use].sentence}`].join('\n\n');
}

/** All that the table says, by verdict; nothing is recommended. */
function allPlatforms(now: number): string {
  const by = (verdict: string) =>
    MARKETPLACES.filter((rule) => verdictOf(rule, now) === verdict).map(({platform}) => platform);
  const line = (start: string, names: readonly string[]) =>
    names.length > 0 ? `${start}: ${list(names)}.` : '';
  return [
    line('No aceptan contenido PLR', by('forbidden')),
    line('Sí, por nuestra licencia', by('allowed')),
    line('Sí, con condiciones', by('conditions')),
    line('Sin confirmar, pregunta antes', by('unconfirmed')),
    `No recomendamos ninguna plataforma. ${RIGHTS.marketplace.sentence} Las fuentes y sus fechas están en «Licencia», en «Dónde venderlo».`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function lineOf(name: string, now: number): string {
  const rule = ruleOf(name);
  const unconfirmed = `${name}: sus reglas para contenido PLR están sin confirmar; pregúntale antes de publicar. ${rule?.advice ?? 'No tenemos una fuente.'}`;
  if (!rule) return unconfirmed;
  const source = rule.readAt ? ` Fuente, leída el ${rule.readAt}: ${rule.source}` : '';
  switch (verdictOf(rule, now)) {
    case 'forbidden':
      return `${name} no acepta contenido PLR. ${rule.advice}${source}`;
    case 'allowed':
      return `${name}: sí. ${rule.advice}${source}`;
    case 'conditions':
      return `${name}: sí, con condiciones. ${rule.advice}${source}`;
    default:
      return unconfirmed;
  }
}

type Rule = (typeof MARKETPLACES)[number];

function ruleOf(name: string): Rule | undefined {
  return MARKETPLACES.find(({platform}) => platform === name);
}

/** Unconfirmed also where there is no rule, or its source was read too long ago. */
function verdictOf(rule: Rule | undefined, now: number): string {
  if (!rule || (rule.goodUntil !== null && now > rule.goodUntil)) return 'unconfirmed';
  return rule.verdict;
}
