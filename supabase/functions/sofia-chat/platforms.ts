/**
 * What SofIA says about selling on a platform, in three steps: which platforms are meant, whether selling there is what a
 * message is about, and an answer made of the rules of these platforms, what the licence says and what nobody has read.
 * Rules and licence are always said, so a question that is not understood gets no wrong answer.
 */
import {isCommonWord} from '../_shared/search/common-words.ts';
import {termOf} from '../_shared/search/words.ts';
import {guess} from './classifier.ts';
import {
  exceptedIn,
  isOfOwnMoney,
  isPlatform,
  isSocial,
  namedIn,
  namesMarket,
  namesPayment,
  OWN,
  PAID,
  paysShop,
  RECEIVES,
  PLATFORM_PATTERNS,
  servicesIn,
  UNKNOWN_PLACE,
  withoutNames,
} from './platform-names.ts';
import {
  ACTED,
  asksClaim,
  buysThere,
  collectedBy,
  COUNTRY,
  COURSES,
  DELIVERS,
  DISCLOSES,
  EVERYWHERE,
  GHOST,
  IN_PERSON,
  isDenied,
  isForbidden,
  NO_PAGE,
  notesOf,
  NOWHERE,
  OTHERS_DO,
  OWN_PRICE,
  OWN_REFUNDS,
  PROOF,
  SALE,
  SANCTION,
  SHOP_SELLERS,
  SOURCE,
  usesOf,
  WHOSE,
  WHY,
  wordsOf,
  type Question,
} from './platform-notes.ts';
import {asksCalculator, asksFee, asksLeft, feeAsked, namesPrice} from './platform-fees.ts';
import {allRules, listed, rulesOf, sentencesOf, type Right} from './platform-rules.ts';

export {isOfOwnMoney, isPlatform, namesMarket, PLATFORM_PATTERNS, usesOf};

export interface PlatformAnswer {
  readonly text: string;
  /** What it is about. */
  readonly names: readonly string[];
  /** Whether it says what a platform takes of a sale. */
  readonly isFee: boolean;
  /** An intent whose answer belongs beside it: '¿dan factura para Mercado Libre?' */
  readonly beside: string | null;
}

/** What the talk was about. */
interface Talk {
  readonly intent: string | null;
  readonly platforms: readonly string[];
}

/** Ids of the intents after which the talk is about platforms. */
export const OF_PLATFORMS: readonly string[] = ['donde-vender', 'tarifas'];

/** What a seller does with a product. */
const SELLS =
  /\b(?:(?:re)?vend(?!en?\b|ia\b)|se vende|publi(?!cidad)|sub(?:o|i|e|a|en|an)\b|subi|colg|cuelg|pong|pon(?:er|ga)|met(?:o|er)|ofre[zc]|list(?:o|ar)|mont[ao]|carg(?:o|ar|ue)|lanz|comerci|moneti|distribu|regal|imprim|cobr|dar\b|dejar|pasar|compart|aport|tien[ea]s? una tienda|cuenta\b|grab|hago|hacer)/;
/** What a platform does, or lets a seller do. */
const PERMITS =
  /\b(?:pued[eoa]n?\b(?! (?:pag|le[ea]|abr|compr|ver\b|descarg|entrar))|poss[oa]|pod(?:ria|emos)\b(?! (?:pag|le[ea]|abr|compr))|se vale|acept|asept|admit|permit|dej(?:a|an|en|aria)|prohib|vet|autoriz|bane|bloque|suspend|cerr|cierr|rechaz|tumb|baj(?:a|o|e|an|aron|en)\b|reten|retuv|pid[ea]|exig|oblig|\bplr|regla|politica|termino|confirm|i?legal|riesgo|visto bueno|aprueb|aprob|problema|drama|bronca|sirve|va o no|can i)/;
/** What else is asked of a platform that the talk is about. */
const OF_ACCOUNT =
  /mensual|\bplan|cuenta|retir|deposit|\bpag|revis|verific|requisit|document|impuest/;
/** Leave of a platform, which is no question about a book. */
const LEAVE =
  /\b(?:acept\w+|permit\w+|prohib\w+|reglas?|politicas?|plr|se vale|conviene subir|problemas?|drama|bronca|lio)\b|\b(?:pued[eo]n?|poss[oa]|podria|quiero|quisiera|se puede|me)(?: l[oa])? (?:re)?(?:vend|sub|pub|pon|met|ofre|list|mont|dejar)\w*|\b(?:me )?dej(?:a|e|an|en|aria)n? (?:que |l[oa] )?(?:re)?(?:vend|sub|pub|pon|met|plr)|\b(?:subir|vender|publicar|poner)l|\bme (?:pid|exig)\w+|\bse pueden?\b(?! (?:pag|le[ea]|abr|compr|ver\b|descarg|entr|bajar))|\bcomision|regalias/;
/** Platforms are spoken of, though none is named. */
const SPEAKS =
  /\b(?:su|la) tabla\b|\bplataformas?\b|\bmarket ?places?\b|donde venderlo|sin confirmar\b|\b(?:falta\w*|cual(?:es)?|que)\b(?: \w+){0,3} por confirmar|\b(?:sitios?|paginas?|lugares|tiendas|apps?)\b(?: \w+){0,3} (?:prohibid|permitid|vetad|confirmad)|\b(?:unic[oa]|mejor|otr[oa]|algun[oa]?|un|una|cual(?:es)?|que) (?:paginas?|sitios?|apps?|webs?|lugar(?:es)?)\b(?: \w+){0,6} (?:vend(?!en\b)\w+|public\w+|sub[io]\w*|puedo|acept\w+|recomien\w+|segur[oa]s?)\b|\b(?:cual(?:es)?|que)\b(?: \w+){0,3} han (?:revisado|leido|confirmado)/;
const PLACES =
  '(?:a ?donde|en (?:que(?! (?:pais|idioma|moneda|formato|momento|fecha))|cual(?:es)?|ningun\\w*|cualquier\\w*|tod[oa]s?|vari[oa]s)(?: (?:l[oa]s )?(?:lados?|laos?|partes?|sitios?|lugar(?:es)?|paginas?|apps?))?|por (?:donde|que medio))';
/** 'Dónde lo vendo', 'se vende en cualquier lado', 'cuáles no aceptan PLR'. */
const WHERE = new RegExp(
  `\\b${PLACES}(?: \\w+){0,6} (?:re)?(?:vend|public|sub[io]|ofre|cuelg|colg)|\\b(?:vend|public|sub[io]|ofre)\\w*(?: \\w+){0,5} ${PLACES}\\b|\\b(?:cual(?:es)?|quien(?:es)?|alguna|ningun\\w*|nadie|tod[oa]s|(?:otr|un)[oa]s?|las que)(?: \\w+){0,5} (?:acept|asept|prohib|permit|admit|rechaz|dej[ae]n?)\\w*(?: \\w+){0,3} (?:plr|ebooks?|vender|public\\w*|subir)|\\b(?:l[oa]s|cual(?:es)?)(?: \\w+){0,4} (?:prohibid\\w+|permitid\\w+|vetad\\w+|confirmad\\w+|riesgo)\\b|\\b(?:algun[oa]|un[oa]|donde)(?: \\w+){0,4} (?:confirmad|permitid|prohibid)[oa]s?\\b|\\bcual(?:es)? (?:\\w+ ){0,3}sin (?:miedo|riesgo|problemas?)\\b|\\bdonde (?:l[oa]s? |se |yo |puedo |podria |podemos |debo |conviene )*(?:re)?(?:vend(?:o|er\\w*|emos)|public(?:o|ar\\w*)|sub(?:o|ir\\w*)|ofre(?:zco|cer\\w*))\\b|\\bcual(?:es)? (?:\\w+ ){0,2}(?:cobrar|cobro)\\b|\\bdonde (?:si|mas|entonces)\\b|\\bcual(?:es)? si\\b`,
);
/** More is asked than about the platforms that are named. */
const OF_OTHERS =
  /\b(?:otr[oa]s?(?! (?:compr|client|person|vend|gente|l[oa] |tambien|ya |tiene|nombre|portada|titulo|cosa|cuenta|vez|libro|ebook|pais|idioma|dia|empresa|negocio|marca))|cual(?:es)?|(?<!de |el |la |colegio |escuela )donde(?! (?:l[oa] )?(?:le[oe]|dice|sal[ie]|esta|trabaj|viv|consigo|veo))|demas|resto|tod[oa]s|ningun\w*|nadie (?:l[oa] )?(?:acept|dej|permit)\w*|algun\w*|cualquier\w*|excepto|menos|salvo|aparte|ademas|fuera|sol[oa]|solamente|unic\w+|mejor|conviene(?! (?:borr|quit|baj|sac))|recom\w+|elig\w+|elij\w+|plataformas|market ?places|paginas|ambas|un[oa] (?:sola|donde|que))\b/;
const ELSEWHERE = /\bcompr\w+(?: \w+){0,3} otr[oa]s? \w+/g;
/** Of two that are named, one is to be chosen. */
const CHOICE =
  /\b(?:cual(?:es)?|mejor|conviene|elig\w+|elij\w+|recom\w+|otr[oa]s? comprador\w*)\b/g;
/** It goes on from what was said. */
const GOES_ON =
  /^(?:y|o|entonces|tambien|que tal|pero|ok|bueno|osea|o sea|ya)\b|\b(?:ahi|alli|alla|es[ao] (?:pagina|plataforma|tienda)|es[ae]s?|ell[oa]s|primer[oa]|segund[oa]|tercer[oa])\b/;
const MOST_WORDS_GOING_ON = 14;
const PLURAL =
  /\b(?:cual(?:es)?|l[oa]s (?:dos|tres|2|3)|amb[oa]s|compar\w*|en que|cobran|aceptan|dejan|permiten|piden|prohiben|quitan|ell[oa]s|es[ao]s|est[ao]s|todas)\b/;
const TOGETHER = /\b(?:cual(?:es)?|l[oa]s (?:dos|tres|2|3)|amb[oa]s|compar\w*)\b/;

/** 'Una página que se llama Libroteca.' */
const CALLED =
  /\b(?:una?|la|el|alguna) editorial\b(?=.*\b(?:acept|public|vend))|\bconoc\w+ (?:\w+ )?un[oa] (?:que|q) se llama|(?:web|pagina|sitio|plataforma|app|tienda|marketplace)(?: \w+){0,3} (?:que se llama|llamad[oa]) \w|(?:plataforma|app|(?:una|otra) (?:web|pagina)) (?:local|nueva|de mi (?:pais|ciudad))|\bclasificados\b|biblioteca (?:publica|digital|virtual)|(?:plataforma|pagina|marketplace)(?: \w+)? (?:chic[oa]|pequen[oa]|de (?:aca|mi (?:prim|amig|herman|ti)\w+))/;
const NO_PLACE =
  /^(?:fisico|papel|tapa|pasta|imprenta|digital|formato|internet|linea|online|redes|ferias?|tianguis|plaza|fiestas?|pesos|dolares|euros|soles|cuotas|efectivo|casa|calle|barrio|escuelas?|oficinas?|mercados?|eventos?|vari[oa]s|todas|distintas|diferentes|plataformas?|empleados|alumnos|clientes|personas|ustedes|tienda|licencia|canva|libro|ebook|separado|partes|mensajes?|capitulos?|cursos?|videos?|audio|paquete|membresia|plr|word|epub|fotocopias?|copias|talleres|clases|consultas?|suscripcion|unidad|docena|lios?|serio|general|comun|efecto|mayor|menor|catalogo|encargo|zoom|correo|email|navidad|diciembre|temporada|anuncios?|publicidad|pauta|hacienda|impuestos?|ingles|espanol|portugues|frances|otr[oa])$/;
/** 'Venderlo en X', where X may be a platform that nobody has heard of. */
const PLACE =
  /\b(?:en|por|app|pagina|sitio|plataforma|marketplace) (\w{4,})|^(\w{4,})(?: y \w+)?(?: en \w+)? (?:l[oa]s? |se |me |te )*(?:puede|dej\w+|permit\w+|acept\w+|prohib\w+)\b|^conoc\w+ (?:a )?(\w{4,})|\b(\w{3,}) (?:com|net|org|io|app)\b/g;

/** The whole message asks about something of the shop's, though it names a platform: the first that it has. */
const ASIDE: readonly (readonly [id: string, when: RegExp, unless?: RegExp])[] = [
  // Somebody says that they are the shop.
  [
    'persona',
    /\b(?:son|eran|fueron) (?:de )?(?:ustedes|verdad)\b|\bdic\w+ ser ustedes|\bcuenta oficial\b/,
    /\b(?:quien(?:es)?|donde|como|que|tan) (?:\w+ )?son ustedes\b/,
  ],
  [
    'pago-local',
    /\bpagarl?es? (?:con|por|en)\b|\bpagar (?:mi|el|un) (?:pedido|compra) (?:con|por|en)\b|\bme (?:pueden|puede|podrian) (?:cobrar|vender) (?:por|con|en)\b|\b(?:ponen|tienen|manejan|aceptan|acepta|reciben)(?: \w+){0,2} (?:mercado ?pago|nequi|daviplata|yape|plin|zelle|oxxo|pix|usdt|bitcoin|cripto|binance)/,
    /paypal|tarjeta|client|cuotas|\bplr\b|\b(?:re)?vend(?:er|o)\b/,
  ],
  [
    'creador-de-paginas',
    /\b(?:que|cual) (?:creador|constructor|builder)\w*|pagina (?:de ventas? )?que (?:viene|dan|trae|incluye)\b|\b(?:creador|constructor|editor|builder)\w* de (?:pagina|web|sitio|landing)\w*|\b(?:hosting|html)\b|\bplantilla\b(?=.*\b(?:pagina|landing|web|sirve\w*|funciona|abre|monto|montar|colgar)\b)|\b(?:pagina|landing|web|sirve\w*|funciona|us[ao]r?|montar|colgar)\b.*\bplantilla\b|elementor|webflow/,
    /acept|permit|prohib|me dej|\bplr\b|\bvender (?:l[oa]s?|sus|ebooks|libros)\b|comision|no (?:quiero|tengo)|editable|canva/,
  ],
  ['ia-club', COURSES, /\b(?:re)?vend|\bsub|public/],
  [
    'formato',
    /\b(?:le(?:o|en?|er\w*)|abr\w+|ver|vienen?|llegan?|formato|compatible|mi)\b.*\bkindle\b|\bkindle\b.*\b(?:le(?:o|en?|er\w*)|abr\w+|ver|vienen?|llegan?|formato|compatible)\b|\bepub\b|\b(?:abr|edit)\w* (?:\w+ )?en canva\b/,
    /\b(?:re)?vend|\bsub[io]|public|acept|exclusiv|select|\bkdp\b|rechaz|bloque|suspend|cerr|mi (?:nombre|marca)/,
  ],
];
/** Intents of the shop that a platform's name does not change. */
const OF_SHOP: ReadonlySet<string> = new Set(
  'cuenta contrasena no-llega problema-archivo cobro-doble pago-local formato otros-mas-baratos por-que-comprar ia-club curso-problema creador-de-paginas correo-y-publicidad'.split(
    ' ',
  ),
);
/** The same where the seller deals with the buyer, and who reaches the shop there. */
const OF_NETWORK: ReadonlySet<string> = new Set(
  [...OF_SHOP].concat(
    'persona soporte uso-propio afiliados-tienda confianza entrega pago ayuda-para-vender gratis videos micro-saas'.split(
      ' ',
    ),
  ),
);
const BOOK_WANTED =
  /\b(?:busc\w+|recom\w+|sugi\w+|tienes|tenes|tienen|tendran|hay|necesito|dame|quiero|quisiera|gustaria|que|cual) (?:(?:un|una|algun|alguna|algo|otro) )?(?:libro|ebook|guia|manual|curso)s?\b|\baprend(?:er|o|a)\b/;
const BOOK =
  /\b(?:libros?|ebooks?|guias?|manual(?:es)?|cursos?|recetari\w+|algo|algun[oa]?|un[oa] (?:q|que))\b/;
const WANTED =
  /\b(?:busc\w+|tienen|tenes|tienes|tendran|hay|recom\w+|sugi\w+|necesit\w+|dame|aprend\w+|ensen\w+|ayud\w+|sirven|que (?:libro|ebook|guia)s?)\b/;
/** What else a question on a platform may be about, by a word that it must have: the shop's answer is said beside the rules. */
const BESIDE: Readonly<Record<string, RegExp>> = {
  factura: /factur(?!o\b|ar\b)|recibo|comprobante/,
  isbn: /isbn/,
  'requisitos-para-vender':
    /edad|\d anos|menor|tengo \d|empresa|registr|\bru[ct]\b|\brfc\b|document|requisit/,
  'canva-licencia': /canva/,
  titular: /nombre|titular/,
  duracion: /\bdura\b|venc|caduc|\blicencia\b/,
  ingresos: /gan[ao]|saca|ingres|factur/,
  entrega: /\bcompr/,
  ofertas: /descuent|oferta|cupon|promo|rebaj/,
  pago: /cada mes|mensual|suscrip/,
  'pago-local': /ustedes/,
  soporte: /ayud|acompan|equipo/,
  'que-recibo': /trae|incluye|recib/,
};
const OF_ORDER = /compr|\bpag[uo]|llego|llega\b|pedido/;
/** Words without which a likely intent of the shop is not meant where a platform is named. */
const OF_THAT: Readonly<Record<string, RegExp>> = {
  cuenta: /ustedes|\buds\b|tienda|compr|con mi cuenta|\bentr(?:o|ar)\b/,
  contrasena: /ustedes|\buds\b|tienda|contrasena|clave/,
  'no-llega': OF_ORDER,
  'problema-archivo': /archivo|\bpdf\b|descarg|\babr/,
  'cobro-doble': /\bcobr(?:aron|o)\b/,
  'por-que-comprar': /aqui|\baca\b|ustedes|tienda|compr/,
  'otros-mas-baratos':
    /\bsu (?:libro|ebook)|aqui|\baca\b|ustedes|\bvi\b|mism|\ba \d|barat|\bcar[oa]s?\b/,
  'curso-problema': OF_ORDER,
  formato: /\ble(?:o|er|en|erl[oa]s)\b|\babr|canva/,
  'ia-club': /ustedes|\buds\b|tienen|ia club|lovable|auto ?page/,
  'creador-de-paginas':
    /plantilla|html|pagina (?:de venta|que (?:viene|dan|trae))|landing|creador|constructor/,
  'uso-propio': /\b(?:leer\w*|para mi|us(?:o|arl[oa]s?))\b/,
  'correo-y-publicidad': /ustedes|\buds\b|\bme (?:mand|lleg|escrib|envi)/,
};
/** 'Lo vendo', 'venderlo': the shopper's own sale. */
const OWN_SALE = /\b(?:(?:re)?vendo|(?:re)?vender\w*|subo|subir\w*|publico|publicar\w*|venda)\b/;
const SURE_OF_SHOP = 0.6;
const SURE = 0.4;

/** What a message is about instead of selling on a platform; null where it is about that, or names none. */
function asideOf(words: string): string | null {
  const found = ASIDE.find(([, when, unless]) => when.test(words) && !unless?.test(words));
  if (found) return found[0];
  if (
    /plataforma(?: \w+){0,4} (?:usan|trabajan|dan (?:el|l[oa]s?|sus)|pago|pagar|se paga|es(?:ta)? hech\w+|leo|leer|abr\w+|ven?|estudi\w+|descarg\w+|corre)\b|\b(?<!\bmi \w+(?: \w+){0,3} )(?:hecha|programada) (?:en|con)\b|\bustedes usan\b/.test(
      words,
    )
  )
    return 'fuera';
  const names = namedIn(words);
  if (names.length === 0) return null;
  // 'En mi WordPress con PayPal.'
  if (names.every((name) => name === OWN) && /\b(?:mi|propi[oa]|wordpress)\b/.test(words))
    return null;
  const isMarket = namesMarket(words);
  const masked = withoutNames(words, 'X');
  const guesses = guess(withoutNames(words));
  const sum = (is: (id: string) => boolean) =>
    guesses.filter(({id}) => is(id)).reduce((all, {certainty}) => all + certainty, 0);
  if (
    LEAVE.test(words) ||
    ACTED.test(words) ||
    DISCLOSES.test(words) ||
    PAID.test(words) ||
    buysThere(masked) ||
    (isMarket && WHY.test(masked) && !/compr|barat|\bcar[oa]s?\b|aqui|ustedes/.test(words))
  )
    return null;
  if (BOOK_WANTED.test(words)) return 'ninguna';
  if (
    !isMarket &&
    /\b(?:tienen|tenes|tienes|hay|cual es)(?: \w+){0,3} X\b/.test(masked) &&
    !/\b(?:grupo|comunidad)\b/.test(words) &&
    !SALE.test(words)
  )
    return 'persona';
  if (
    sum((id) => id === 'ninguna' || id === 'buscar') >= SURE &&
    BOOK.test(words) &&
    WANTED.test(words)
  )
    return 'ninguna';
  const ids = isMarket ? OF_SHOP : OF_NETWORK;
  const [best] = guesses.filter(({id}) => ids.has(id));
  const isSale = OWN_SALE.test(words);
  if (/^(?:cuenta|contrasena)$/.test(best?.id ?? '') && /\bcuenta (?:de|en|con) X/.test(masked))
    return null;
  if (
    !best ||
    OF_THAT[best.id]?.test(words) === false ||
    (isMarket && isSale && OF_THAT[best.id] !== OF_ORDER)
  )
    return null;
  if (sum((id) => ids.has(id)) < (isSale || !isMarket ? SURE_OF_SHOP : SURE)) return null;
  return best.id === 'por-que-comprar' ? 'otros-mas-baratos' : best.id;
}

/** Whether what is asked is whether a marketplace allows something, or what it did. */
export const asksLeave = (words: string): boolean =>
  namesMarket(words) &&
  (LEAVE.test(words) ||
    ACTED.test(words) ||
    PROOF.test(words) ||
    (WHOSE.test(words) && (SANCTION.test(words) || PERMITS.test(words))));

/** Whether a message is not about selling there, though it names a platform or says the word. */
export const isNotOfSelling = (words: string): boolean => asideOf(words) !== null;

/** Whether a place to sell at is named, or called so. */
export const namesPlace = (words: string): boolean => namesMarket(words) || CALLED.test(words);

/** Whether a book is looked for, though a platform is named. */
export const looksForBook = (words: string): boolean => asideOf(words) === 'ninguna';

/** What is meant instead, where that is certain. */
export function intentOfRole(words: string): string | undefined {
  const id = asideOf(words);
  return id !== null && OF_NETWORK.has(id) ? id : undefined;
}

/**
 * The answer to a question about platforms; null where the message is about something else.
 * @param words folded and put right. @param talk what the talk was about. @param asksShop whether the message asks for
 * products, or for something else that only the shop knows. @param now epoch milliseconds.
 */
export function platformAnswer(
  words: string,
  talk: Talk,
  asksShop: boolean,
  now: number,
): PlatformAnswer | null {
  const question = read(words, talk, now);
  return isAbout(question, asksShop) ? compose(question) : null;
}

function read(words: string, {intent, platforms}: Talk, now: number): Question {
  const excepted = exceptedIn(words);
  const talks = OF_PLATFORMS.includes(intent ?? '');
  const said = namedIn(words);
  const bare = withoutNames(words);
  const masked = withoutNames(words, 'X');
  const isPlural = PLURAL.test(words) && !/\b(?:ahi|alli|alla)\b/.test(words);
  const asksWhere =
    (WHERE.test(words) || /plataformas|market ?places/.test(words)) &&
    !TOGETHER.test(words) &&
    !/\bes[ao]s\b/.test(words);
  const before =
    !talks || excepted.length > 0 || asksWhere ? [] : platforms.slice(0, isPlural ? 3 : 1);
  const isTogether = said.length === 1 && TOGETHER.test(words);
  const uses = usesOf(bare);
  // 'Una página tipo Gumroad que se llama Libroteca.'
  const isLikeOne = CALLED.test(words) && /\b(?:tipo|estilo|como|parecid[oa] a) X/.test(masked);
  const isUnknown =
    (said.every((name) => name === OWN) || isLikeOne) &&
    (CALLED.test(words) ||
      (said.length + excepted.length === 0 && !SPEAKS.test(words) && isUnknownPlace(words)));
  const named = isUnknown ? [UNKNOWN_PLACE] : said;
  const names =
    named.length === 0 ? before : isTogether ? [...new Set([...named, ...before])] : named;
  return {
    words,
    bare,
    masked,
    named,
    names,
    others: names.filter((name) => name !== OWN),
    talks,
    talksOfFees: intent === 'tarifas',
    uses,
    now,
  };
}

/** What only a seller asks, though no platform is named. */
const OF_SELLERS: readonly RegExp[] = [
  SPEAKS,
  DISCLOSES,
  SHOP_SELLERS,
  GHOST,
  OWN_REFUNDS,
  DELIVERS,
  RECEIVES,
  OWN_PRICE,
  /\bcomprar y (?:re)?vend/,
  /\b(?:me|nos) (?:pid|encarg|compr)\w+ \d+ (?:copias|ejemplares|libros|ebooks)\b/,
  /(?<!\bque (?:me )?)\bl[oa]s? (?:acept|admit)(?:a|an|en|e|aria|arian|aran)\b|\b(?:acept|permit|prohib)\w* (?:el )?plr\b|\bdonde si\b.*\bdonde no\b/,
  /\b(?:vend|public|sub)\w*(?: \w+){0,6} (?:me|sin que) (?:\w+ )?(?:bloque|bane|cierr|cerr|suspend)/,
  /\b(?:cual(?:es)?|quien(?:es)?|l[oa]s que|todas|en que)\b.*\b(?:comision|acept|permit|prohib)(?!.*\b(?:pag|tarjeta|moneda|dolar))/,
];
const ASKS_FOR =
  /\b(?:tienen|tienes|tenes|hay|busc\w+|necesito|dame|recom\w+) (?:algo|algun\w*|un|unos|libros?|ebooks?)\b/;
/** 'Lo puede tener en su mostrador.' */
const LEFT_THERE = /\b(?:l[oa]s? )?pued[oe]n?(?: \w+)? (?:pon|dej|entreg|llev|tener|exhib)\w*/;

/** Whether a message is about selling on a platform. */
function isAbout(question: Question, asksShop: boolean): boolean {
  const {words, bare, named, talks, uses} = question;
  if (
    isNotOfSelling(words) ||
    (/recuper\w+(?! (?:mi|la) cuenta)/.test(words) && !ACTED.test(words) && !asksCalculator(words))
  )
    return false;
  const isOfSale = SELLS.test(bare) || PERMITS.test(bare) || asksFee(words);
  const isParticular = uses.length > 0 || notesOf(question).length > 0;
  const isShort = bare.split(' ').length <= 2;
  if (namesMarket(words)) return !asksShop || isShort || isOfSale || isParticular;
  if (named[0] === UNKNOWN_PLACE) return !asksShop || CALLED.test(words);
  const isLong = words.split(' ').length > MOST_WORDS_GOING_ON;
  if (named.length > 0)
    return (
      (!asksShop && !named.some(isSocial)) ||
      isOfSale ||
      isParticular ||
      isShort ||
      (talks && !isLong)
    );
  const isOfMoney =
    !BOOK_WANTED.test(words) &&
    (namesPayment(words)
      ? isOfOwnMoney(words, asksFee(words) || asksCalculator(words)) ||
        (!asksShop && servicesIn(words).length > 0 && !paysShop(words))
      : /\b(?:como|donde|conviene|puedo|debo) (?:les? )?cobr(?:o|ar\w*)\b/.test(words));
  const isSure =
    isOfMoney ||
    exceptedIn(words).length > 0 ||
    asksCalculator(words) ||
    asksLeft(words) ||
    asksClaim(words) ||
    OF_SELLERS.some((each) => each.test(words)) ||
    (/\breglas\b/.test(words) && SOURCE.test(words)) ||
    (/calculadora/.test(words) && (asksFee(words) || SOURCE.test(words))) ||
    (WHERE.test(words) && (isOfSale || /permitid|prohibid|\bplr\b/.test(words))) ||
    (isOfSale && (EVERYWHERE.test(words) || NOWHERE.test(words) || NO_PAGE.test(words))) ||
    (IN_PERSON.test(words) &&
      !ASKS_FOR.test(words) &&
      (SALE.test(words) || uses.includes('imprimir') || LEFT_THERE.test(words)));
  // 'Y a 20', 'pero mucha gente lo hace'.
  const isOfTalk =
    talks &&
    !/\b(?:algo|algun\w*|uno|libros?|ebooks?|agarro|llevo)\b/.test(words) &&
    (OTHERS_DO.test(words) || asksFee(words) || namesPrice(words));
  if (isSure || asksShop) return isSure || isOfTalk;
  if (PROOF.test(words) && /\b(?:me|nos) (?:l[oa] )?(?:pid|exig)\w+/.test(words)) return true;
  if (!talks) return false;
  // Of the talk.
  return (
    (uses.length > 0 && GOES_ON.test(words)) ||
    (words.split(' ').length <= 5 && (uses.length > 0 || isOfSale)) ||
    notesOf(question).length > 0 ||
    isOfTalk ||
    COUNTRY.test(words) ||
    (words.split(' ').length <= 6 && OF_ACCOUNT.test(words)) ||
    (GOES_ON.test(words) && !isLong)
  );
}

/** Whether a clause only says more of a question about these platforms. */
export function goesWith(words: string, names: readonly string[], now: number): boolean {
  const question = read(words, {intent: 'donde-vender', platforms: names}, now);
  const isShort = words.split(' ').length <= 3;
  return (
    !isNotOfSelling(words) &&
    (question.uses.length > 0 ||
      notesOf(question).length > 0 ||
      WHERE.test(words) ||
      (isShort && (PERMITS.test(words) || SELLS.test(words) || /\bustedes\b/.test(words))))
  );
}

/** Whether a message is of the shopper's own sales, so that it looks for no book and pays for none. */
export const isOfOwnSales = (words: string): boolean =>
  asksCalculator(words) ||
  asksLeft(words) ||
  asksClaim(words) ||
  OF_SELLERS.some((each) => each.test(words)) ||
  NOWHERE.test(words) ||
  isOfOwnMoney(words) ||
  /\bme (?:saca|quita|cobra|descuenta|retiene)n?\b.*\d|\b(?:re)?venderl[oa]s?\b|\brevend(?:o|er)\b|\b(?:public|sub)[ai]rl[oa]s?\b/.test(
    words,
  ) ||
  (namedIn(words).length > 0 &&
    (namedIn(words).includes(OWN) ||
      withoutNames(words).split(' ').length <= 2 ||
      /\b(?:puedo|podria|se puede|sirven?|dejan?|permiten?|ads|anuncios?|shop|en vivo)\b/.test(
        words,
      )));

/** Whether it is the shopper who delivers or sells, and not the shop. */
export const delivers = (words: string): boolean =>
  DELIVERS.test(words) || /\bcomprar y (?:re)?vend/.test(words);

/** Whether a message speaks of platforms without naming one. */
export const speaksOfPlatforms = (words: string): boolean =>
  SPEAKS.test(words) || /calculadora/.test(words);

/** Of what nobody has read: sanctions, reviews, accounts, papers and when it pays. */
const OF_REST =
  /\bbann?e\w*|suspen|rechaz|borr[ae]r?\b|reten|retien|bloque\w*|sancion|multa|strike|\bcierr[ae]n?\b|\btumb\w*|que (?:me )?(?:pasa|hace)|\brevis(?:an|a|ion)\b|verific|tard[ae]n?|demora|\bmi cuenta\b|(?:abrir|crear|tener) (?:una )?cuenta|\bretir|deposit|requisit|document|\bedad\b|me pagan?\b|\bpide[ns]?\b|formatos?\b|tamano|categoria|cuando paga|\blimites?\b/;

const ASKS_MORE =
  /\b(?:cuant\w+|como (?:se|l[oae]s?|me|hago|puedo|subo|public\w+|vend\w+|funciona|paga)|cuando|necesit\w+|ocupo|tengo (?:que|\d+)|hay que|toca|hace falta|debo|exig\w+|oblig\w+|alta|moneda|que (?:pongo|hago|piden?|documentos|datos|formato))\b/;

const REST =
  'Lo demás que pide o decide una plataforma (revisión, cuentas, países, cobros, anuncios, sanciones) no lo hemos leído: míralo en su ayuda.';

/** Whether more is asked of a platform than whether it accepts a product, or what was asked is not known. */
function asksRest(question: Question): boolean {
  const {words, bare, uses, names, others} = question;
  if (others.length === 0) return names.length === 0 && SPEAKS.test(words) && OF_REST.test(bare);
  const isPlain =
    bare.split(' ').length <= 3 ||
    /\bsi o no\b/.test(words) ||
    LEAVE.test(words) ||
    SALE.test(bare) ||
    SELLS.test(bare) ||
    PERMITS.test(bare) ||
    asksFee(words) ||
    uses.length > 0 ||
    notesOf(question).length > 0;
  return !isPlain || OF_REST.test(bare) || (ASKS_MORE.test(bare) && !asksFee(words));
}

/** The rules, what the licence says, and the verdict on all where more than the named is meant. */
function compose(question: Question): PlatformAnswer {
  const {words, bare, names, others, uses, now} = question;
  const all = notesOf(question);
  const fee = all[0]?.alone ? null : feeAsked(question);
  const notes = fee ? all.filter(({unlessMoney}) => !unlessMoney) : all;
  if (notes[0]?.whole)
    return {text: wordsOf(notes, question, false).join('\n\n'), names, isFee: false, beside: null};
  const isParticular = notes[0]?.alone === true;
  const isOfRules = !fee || uses.length > 0 || /acept|permit|prohib|\bplr\b/.test(words);
  const denied = uses.filter(isDenied);
  const isOwn = names.length > 0 && others.length === 0;
  const isNetwork = others.length > 0 && others.every(isSocial);
  const isOfMoney =
    names.length === 0 &&
    (namesPayment(words) ||
      [PAID, IN_PERSON, DISCLOSES, NO_PAGE, OWN_REFUNDS].some((each) => each.test(words))) &&
    !SPEAKS.test(words);
  // Of courses the terms say nothing.
  const usual: readonly Right[] =
    COURSES.test(words) || isOwn
      ? []
      : [isNetwork || isOfMoney || denied.length > 0 ? 'vender' : 'marketplace'];
  // One's own page says them already.
  const saidOfOwn = names.includes(OWN) && others.length > 0 ? uses : [];
  const saidBefore: readonly Right[] = notes.some(({say}) => say === collectedBy) ? ['vender'] : [];
  const given = [...new Set([...uses.filter((use) => !saidOfOwn.includes(use)), ...usual])].filter(
    (use) => !saidBefore.includes(use),
  );
  const where =
    isForbidden(question) && denied.length === 0 ? `Fuera de ${listed(names)}, nuestra` : 'Nuestra';
  const licence =
    isOwn || isParticular || given.length === 0 || (fee && uses.length === 0)
      ? []
      : [`${where} licencia dice: ${sentencesOf(given)}`];
  const isInPerson = IN_PERSON.test(words) && others.length === 0;
  const isFirst = denied.length > 0 || (isNetwork && !fee) || isInPerson;
  const isBeforeNotes = isInPerson || denied.includes('compartir');
  const isOpen =
    !isParticular &&
    !isInPerson &&
    ((names.length === 0 && !isOfMoney) ||
      (OF_OTHERS.test(bare.replace(ELSEWHERE, '').replace(names.length > 1 ? CHOICE : '', '')) &&
        !fee));
  const open = isOpen && !(fee && names.length === 0) ? allRules(now, exceptedIn(words)) : '';
  if (isParticular && others.length === 0)
    return {text: wordsOf(notes, question, false).join('\n\n'), names, isFee: false, beside: null};
  const text = [
    ...(isBeforeNotes ? licence : []),
    ...wordsOf(notes, question, false),
    ...(fee ?? []),
    names.length === 0 ? open : '',
    ...(isFirst ? licence : []),
    ...(isOfRules ? rulesOf(names, uses, now) : []),
    ...wordsOf(notes, question, true),
    asksRest(question) ? REST : '',
    ...licence,
    open,
  ];
  const [best] = guess(bare);
  return {
    text: [...new Set(text)].filter(Boolean).join('\n\n'),
    names: names.length === 0 ? [OWN] : names,
    isFee: fee !== null,
    beside: best && best.certainty >= SURE && BESIDE[best.id]?.test(words) ? best.id : null,
  };
}

/** Whether something is to be sold at a place whose name is no word of the language. */
function isUnknownPlace(words: string): boolean {
  if (/calculadora/.test(words)) return false;
  if (namesPayment(words) || PAID.test(words) || IN_PERSON.test(words)) return false;
  if (!SALE.test(words) && !PERMITS.test(words) && !/anunci|aviso|^conoc/.test(words)) return false;
  return [...words.matchAll(PLACE)].some(([, ...found]) => {
    const name = found.find(Boolean) ?? '';
    return (
      !COUNTRY.test(name) &&
      !NO_PLACE.test(name) &&
      !IN_PERSON.test(name) &&
      !SELLS.test(name) &&
      !PERMITS.test(name) &&
      !isCommonWord(termOf(name)) &&
      !isCommonWord(name)
    );
  });
}

/** The answer to a message that is known to ask where to sell. */
export function whereToSell(words: string, now: number): string {
  return compose(read(words, {intent: 'donde-vender', platforms: []}, now)).text;
}

/** Beside a platform's rule a yes or a no would sound like the platform's. */
export const withoutYes = (answer: string) =>
  answer.replace(/^(?:Sí, con una condición|Sí|No)[.:,] (.)/u, (_, first: string) =>
    first.toUpperCase(),
  );

/** The licence's answer while the talk is about platforms, where a yes would sound like theirs. */
export function besidesPlatform(
  licence: string,
  names: readonly string[] = [],
  now = Date.now(),
): string {
  const rules = names.some((name) => name !== OWN) ? rulesOf(names, [], now) : [];
  return [...rules, `Nuestra licencia dice: ${withoutYes(licence)}`].join('\n\n');
}

/** The rules of the marketplaces that a complaint says something of; an empty text if it names none. */
export function rulesNamed(words: string, now: number): string {
  const names = namesMarket(words) && PERMITS.test(words) ? namedIn(words) : [];
  return names.length > 0 ? `\n\n${rulesOf(names, [], now).join('\n\n')}` : '';
}
