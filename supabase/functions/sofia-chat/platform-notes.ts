/**
 * What an answer about platforms may add to their rules. Each note is true whatever was asked, so one too many does no
 * harm; a note never says what a platform accepts.
 */
import {guess} from './classifier.ts';
import {
  isOfOwnMoney,
  isSocial,
  namesPayment,
  PAID,
  RECEIVES,
  servicesIn,
} from './platform-names.ts';
import {askOf, forbidden, listed, sourcesOf, type Right} from './platform-rules.ts';
import {REFUND} from './refund.ts';
import {POLICY_DAYS, RIGHTS, UNSTATED} from './shop.generated.ts';
import {list} from './words.ts';

export interface Question {
  readonly words: string;
  /** The same without names of platforms. */
  readonly bare: string;
  /** The same with an X for each. */
  readonly masked: string;
  /** Platforms of the message. */
  readonly named: readonly string[];
  /** Those that are meant: named, or of the talk. */
  readonly names: readonly string[];
  /** The same without one's own page. */
  readonly others: readonly string[];
  readonly talks: boolean;
  readonly talksOfFees: boolean;
  /** What is to be done with the product, as the licence's rights. */
  readonly uses: readonly Right[];
  readonly now: number;
}

interface Note {
  readonly when: RegExp | ((question: Question) => boolean);
  readonly say: string | ((question: Question) => string | readonly string[]);
  /** After the rules and not before them. */
  readonly after?: boolean;
  /** It is the whole answer. */
  readonly whole?: boolean;
  /** No other note is said, and of platforms only the rules of those that are named. */
  readonly alone?: boolean;
  /** Not where an amount is answered. */
  readonly unlessMoney?: boolean;
}

export const isDenied = (use: Right) => RIGHTS[use].verdict === 'no' && use !== 'exclusividad';
export const isForbidden = ({names, now}: Question) =>
  names.length > 0 && names.every((name) => forbidden(now).includes(name));

export const COUNTRY =
  /\b(?:estados unidos|mexico|argentina|colombia|chile|peru|ecuador|espana|bolivia|venezuela|uruguay|paraguay|guatemala|panama|honduras|nicaragua|salvador|costa|dominicana|cuba|puerto rico|brasil|europa|latam|latinoamerica)\b|\b(?:en|de|desde|a|para|amazon) usa\b/;
export const COURSES = /\bia club\b|auto ?page|lovable|vibe ?code/;
export const SALE =
  /\b(?:(?:re)?vend(?!ia\b)|public(?!id)|sub[iaeo]|ofre[zc]|cuelg|colg)\w*|\bcomprarme|\bme (?:l[oa]s? )?compr(?:an?|aron|arian?)\b/;
/** The platform has already acted. */
export const ACTED =
  /\b(?:cerr|suspend|bloque|elimin|borr|bane|baj|tumb|paus|rechaz|limit|congel|quit|cancel|desactiv)(?:o|io|aron|ieron)(?: \w+)? (?:mis?|la|el|l[oa]s) (?:cuenta|tienda|anuncio|publicacion|producto|libro|ebook|curso|dinero|plata|saldo|pago)|\b(?:me|nos)(?: l[oa]s?)? (?:han? )?(?:cerr|suspend|bloque|elimin|borr|bane|baj|tumb|paus|rechaz|limit|congel|quit|cancel|desactiv|inhabilit|report|restring|penaliz|rebot|denunci|retuv|neg|sac)(?:o|io|aron|ieron|ad[oa]|id[oa])\b|\b(?:cuenta|tienda|anuncio|publicacion|producto|libro|ebook|curso|dinero|plata|saldo|pago)s?(?: \w+){0,4} (?:suspend|bloque|cerr|bane|paus|reten|congel|restring|elimin|rechaz)(?:ad|id)[oa]s?\b|\bme (?:llego|mandaron|enviaron|dieron)(?: \w+){0,2} (?:aviso|advertencia|strike|infraccion|denuncia)|\binfrin[gj]|infracci|\b(?:producto|cuenta|pago|libro|ebook|curso)s?(?: \w+){0,3} en (?:revision|analisis)/;
export const SANCTION =
  /\b(?:cerr|cierr|suspen|bloque|elimin|borr|bane|tumb|paus|rechaz|reten|retien|retuv|congel|cancel|penaliz|sancion|multa|denunci|strike)\w*|\bbaj[ae]n?\b|\briesgos?\b|que (?:me )?pasa/;
export const SOURCE =
  /(?:mand|pas|muestr|envi)\w*(?: me)? (?:la|el) (?:regla|link|enlace|fuente|frase)|\bcada cuanto|con que frecuencia|\bde (?:cuando|que (?:dia|fecha|ano))\b|\bfuentes?\b|\bfecha\b|(?:cuando|que dia|hace cuanto)(?: \w+)? (?:confirm|ley|revis|actualiz|consult|vieron|cambi)\w*|de donde (?:l[oa]s? )?(?:sac|sal|ley|vien)\w*|actualiz|vigente|ultima vez|\bfrase\b|textual|literal|\bcita\b|\bque dice|quien (?:l[oa] )?dice|\b(?:link|enlace) (?:de la|donde)\b|cambi\w+(?: \w+){0,2} (?:reglas?|politicas?)|(?:reglas?|politicas?)(?: \w+){0,2} cambi|ya cambi|viej[oi]|\bes (?:del? )?20\d\d|era del? 20|agreg\w+(?: \w+){0,3} lista/;
export const WHY =
  /\bpor ?que (?:razon |motivo )?(?:no|l[oa]s?|prohib|sera|es|les?|esta|dicen|X|sale|en)\b|\bpor ?que (?:X )?(?:\w+ ){0,3}(?:prohib|no )|\bpor ?que$/;
export const WHOSE =
  /\b(?:garanti|asegur|promet|respons)\w*|\bme (?:demand|denunci)\w+|\brespond\w* (?:ustedes|por|si)\b|\bustedes (?:me )?(?:respond|ayud)\w*|\bquien(?:es)? (?:\w+ )?respond|se hacen? cargo|\bquien(?:es)?(?: \w+){0,4} (?:pierde|cargo|culpa|paga\w*)\b|\bculpa\b/;
export const PROOF =
  /\bme (?:l[oa] )?(?:pid|exig)\w+(?: \w+){0,3} (?:comprob|prueb|demostr|autoriz|carta)\w*|\bpapel(?:es)?\b|proof of|(?:comprob|comprueb|prueb|prob(?!l)|demostr|demuestr|acredit|justific|evidencia|document|certific|autoriza|expediente|contrato|carta)\w*(?: \w+){0,9} (?:autor\w*|sell|derechos?|licencia|propiedad|propietari\w+|duen[oa]|mi[oa])\b|certificado|expediente|\bpid\w+(?: \w+){0,3} (?:licencia|derechos|permiso)\b|que les? (?:mando|envio|muestro|doy|presento|digo|contesto|respondo)|de donde (?:l[oa] )?saque|derechos de autor/;
export const DISCLOSES =
  /\b(?:(?:tengo|tenemos|hay|tendria) que|obliga(?:n|d[oa]s?)? a|debo|deberia|necesito|hace falta|obligatorio|obligad[oa] a|toca)(?: \w+){0,3} (?:dec|dig|avis|pon[eg]|mencion|nombr|cit|aclar|declar|inform)\w*\b.*(?:\b(?:plr|ustedes|su nombre|su marca|reventa)\b|\bcreditos?\b|\bautor original\b|\bfuente\b|\b(?:la|su) licencia\b(?! me| te)|\bno l[oa] (?:escrib|hic|redact)\w*|\bl[oa] (?:escribio|hizo) otr)|\bdecir\w*(?: \w+){0,3} que (?:l[oa] )?compr|\b(?:nombre|marca|logo|creditos?) de ustedes\b/;
export const IN_PERSON =
  /\b(?:ferias?|tianguis|bazar\w*|mercadillo|kermes\w*|librerias?|papelerias?|puesto|meson|mostrador|vitrina|\bstand\b|centro comercial|plaza comercial|kiosc?o|en la calle|mano a mano|en persona|presencial\w*|iglesia|consignacion|(?:mi|su|un|una|el|la) (?:consultorio|peluqueria|gimnasio|estudio de|farmacia|cafeteria|cafe|salon|escuela|colegio|taller)|(?:tienda|negocio|local)(?: \w+){0,3} fisic[oa]|local (?:de|comercial))\b/;
const BEST =
  /(?<!\ba lo )\bmejor(?:es)?\b|\bconviene\b|\b(?:recomi|recome|suger|sugi)\w+|\b(?:elig|elij|escog|prefier)\w+|\buna (?:sola(?! (?:licencia|compra))|nada mas|nomas)\b|\b(?:dime|dame|digan?me|nombr\w+) una plataforma\b|\bsegur[oa]s?\b|principiante|confiable|de fiar|\b(?:empezar|empiezo|arranco)\b|si fueras|\bdime (?:una|uno)\b|\bmas (?:facil|rapid)\w*/;
const PLACE_LIST =
  '(?:(?:tod[oa]s? )?(?:l[oa]s? )?(?:demas|resto|otr[oa]s)|tod[oa]s? (?:l[oa]s )?(?:lados?|partes?|sitios?|plataformas?|market ?places?)|cualquier(?:a|(?: otr[oa])? (?:lado|parte|sitio|lugar|plataforma|market ?place)| otr[oa])|donde (?:sea|(?:yo )?quiera)(?= (?:y|verdad|no|sin|con)\\b|$))(?! del mundo)';
/** A yes of all platforms, or of all others. */
export const EVERYWHERE = new RegExp(
  `(?:en|por|a(?! otros\\b)) (?:todo )?(?:lo demas|${PLACE_LIST})|\\b${PLACE_LIST}(?: (?:plataformas?|paginas?|sitios?|tod[oa]s|si|me|l[oa]s?))* (?:acept|dej|permit|pued)|\\b(?:vend|public|sub)\\w* donde (?:sea$|(?:yo )?quiera)`,
);
/** A no of all platforms. */
export const NOWHERE =
  /\bni un[oa] (?:sol[oa] )?(?:plataforma|marketplace|pagina|sitio|que)|\bningun[oa]? (?:parte|lado|lao|sitio|lugar)|\b(?:ningun[oa]?|nadie)(?: \w+){0,5} (?:acept|dej|permit)\w*|\btod[oa]s (?:\w+ ){0,2}(?:prohib|rechaz)\w*/;

/** The shop's products are looked for at a platform, which is an X. */
export const buysThere = (masked: string) =>
  !/client|alumn|seguidor|acept|permit|prohib/.test(masked) &&
  /\b(?:tienen|tenes|tienes) (?:ustedes )?(?:tienda|cuenta|pagina|perfil) (?:en |por )?X|\bustedes (?:tambien )?(?:venden|estan|publican)\b.* X|\bestan (?:ustedes |tambien )?en X\b|\bno (?:ponen|venden|suben|publican|estan)(?: \w+){0,3} (?:en |por )?X|\b(?:tienda|catalogo|^)(?: \w+)? ?esta (?:tambien )?en X\b(?!.*\bvender)|X\b.*\bcomprar(?:les|l[oa]s?)?(?: \w+){0,2} (?:ahi|alli|alla)\b|\bl[oa]s encuentro en X|\ben X antes de comprar|X\b.*\bes de ustedes\b|\bes de ustedes\b.* X\b|\b(?:puedo|pueden?|quiero|quisiera|prefiero|como|donde)(?: \w+){0,2} comprar(?:l[oa]s?|les)?\b(?! y (?:re)?vend)(?: (?!vend)\w+){0,4} (?:en |por )?X/.test(
    masked,
  );
/** Another seller offers a product of the shop elsewhere. */
const SEEN =
  /\b(?:vi|vimos|encontre|halle|(?:alguien|gente|(?:otr[oa]s?|una?)(?: (?:persona|vendedor|tienda|usuario|chica|senor|tip)\w*)?)(?: \w+){0,3} (?:vend(?:e|en|iendo|io)|public(?:a|an|ando|o|aron)|ofrec\w+|tienen?|sub(?:io|en|iendo))|(?:estan|andan) (?:vend|public|ofrec)iendo)\b(?: \w+){0,7} (?:mism[oa]s?|mismit\w+|ig?ual(?:it\w+)?|de ustedes|su (?:libro|ebook)|suy[oa]s?|(?:este|ese) (?:libro|ebook|producto))\b|\bme (?:l[oa] )?(?:copi|pirate|plagi|rob)\w*|\bme acus\w+(?: \w+){0,3} (?:copi|plagi|pirat)\w*|\bpirat\w+|copi\w+ (?:mi|el) (?:version|libro|portada|ebook)/;

export const NO_PAGE =
  /(?:teng\w+ que|necesit\w+|hace falta|obligatori\w+|obligado|a (?:la )?fuerza|forzos\w+|si o si)(?: \w+){0,4} (?:pagina|web|sitio|plataforma)|(?:pagina|web|sitio|plataforma)(?: \w+){0,3} (?:a (?:la )?fuerza|obligatori\w+|obligado|si o si)|sin pagina|no (?:tengo|se|quiero)(?: \w+){0,4} (?:pagina|web)/;

/** Of the shopper's own sales. */
export const OWN_REFUNDS =
  /\b(?:client|comprador|alumn)\w*\b.*\b(?:disput|contracarg)\w*|\b(?:garanti|devol|devuelv|reembols)\w*(?: \w+){0,6} (?:a )?mis (?:client|comprador|alumn)\w*/;

/** To the shopper's customers. */
export const DELIVERS =
  /^(?!.*\b(?:word|editables?|impres\w+)\b).*\b(?:entreg|mand|envi)(?:o|ar)(?:les?|sel[oa]s?|l[oa]s?)?\b(?: \w+){0,5} (?:client|comprador|alumn)/;

/** Customers who resell, with the words that say so. */
const CUSTOMER =
  '\\b(?:client\\w*|comprador\\w*|alumn\\w+|seguidor\\w*|quien(?:es)? (?:me )?l[oa] compr\\w+)';
const NEAR =
  '(?:soci|prim|amig|herman|cunad|espos|marid|novi|vecin|colega|mam|pap|ti|hij|suegr)(?:[oai]s?|it[oa]s?)?';
/** How sentences of the licence are asked for, besides what the classifier finds. */
const USES: readonly (readonly [Right, RegExp])[] = [
  ['editables', /\b(?:editables?|docx)\b|\b(?:el|en|archivos? de) word\b/],
  [
    'reventa',
    new RegExp(
      `${CUSTOMER}(?: \\w+){0,8} (?:revend\\w+|(?:pued[ae]n?|quier[ae]n?|podr(?:a|an|ia|ian))\\b(?: \\w+){0,7} (?:re)?vend\\w+|l[oa]s? vendan?\\b|(?:le )?pon\\w*(?: \\w+)? su (?:marca|logo|nombre))|\\b(?:ell|otr)[oa]s(?: \\w+){0,8} revend|\\b(?:para|pa) que (?:\\w+ ){0,4}(?:re)?vendan?\\b|(?:logo|marca|nombre) del? (?:mi |un |el |la |cada )?client`,
    ),
  ],
  [
    'revender-derechos',
    /\bmrr\b|master resell|derechos? (?:maestros?|de reventa|plr|inclu)|\b(?:dar|doy|con|ofre\w+) reventa\b|\b(?:re)?(?:vend|ced|transf|traspas)\w* (?:la |mi |su |el |l[oa] )?(?:licencia|derechos?|mega ?pack)|\b(?:vend|public|sub|ofre)\w*(?: \w+){0,10} con (?:los )?derechos?\b(?! de (?:marca|autor))|\b(?:re)?(?:vend|public|sub|ofre)\w*(?: \w+){0,8} como (?:un )?(?:mega )?(?:pack )?plr\b/,
  ],
  [
    'compartir',
    new RegExp(
      `\\bcon mi (?:licencia|compra)\\b|\\bme l[oa]s? (?:pas|prest|compart|regal)\\w*|\\b(?:le|se) (?:l[oa]s? )?(?:pas|prest|d)(?:o|oy|e) (?:l[oa]s? |mis? |est[eo]s? )*(?:mi[oa]|archivos?|pdf|libro|ebook|licencia)|\\b${NEAR}(?: \\w+){0,8} (?:licencia|compr[ae]|compramos|archivos)\\b|\\b(?:entreg|ced|traspas)\\w*(?: \\w+){0,6} licencia\\b|\\bcompr\\w+(?: \\w+){0,3} ${NEAR}\\b|\\b${NEAR} (?:\\w+ )?l?[oa]? ?compr(?:o|aron)\\b|\\b(?:pas|prest|compart|traspas)\\w*(?: \\w+){0,3} a (?:mi|un|una) ${NEAR}\\b`,
    ),
  ],
  [
    'afiliados',
    new RegExp(
      `afilia|\\b(?:a|por|doy|dar) (?:una )?comision\\b|\\b${NEAR}(?: \\w+){0,8} (?:vend(?!o\\b)|sub|promocion)(?=.*(?:comision|%|por mi|\\bmi version|dividi|la mitad|una parte))`,
    ),
  ],
  ['exclusividad', /exclusiv|kdp select|unlimited/],
  [
    'regalar',
    /(?<!\b(?:es|sale|son|plan|cuenta|version) )(?:gratis|gratuit|de graca)|(?:link|enlace|drive|carpeta|nube)(?: \w+){0,4} (?:abiert|public[oa]s?\b|libre)|\b(?:quien|el que) (?:l[oa] )?(?:quiera|guste)\b|\b(?:para|a) tod(?:os|o el mundo)\b|\b(?:descarg|baj|le|ve)\w*(?: \w+){0,2} (?:cualquiera|tod(?:os|o el mundo))|\b(?:cualquiera|todo el mundo) (?:l[oa] )?(?:descarg|baj|pued|vea|lea|entr)|\bsin (?:cobrar(?:les?)?|costo|pedir nada|pedir datos)\b|regal(?!ia)|\bbonos?\b|biblioteca (?:publica|digital|virtual|municipal)|sorte[oa]|\brif[ao]|lead ?magnet|freebie/,
  ],
  [
    'adaptar',
    /\b(?:cursos?|audio\w*|podcast|videos?|ensen(?:o|ar(?!les))\b|grab\w+|narr\w+|leerl[oa]|(?:leer|leyendo|leid[oa])(?=.*\b(?:canal|en vivo|live)\b)|articulos?|reels?|carrusel\w*|hilos?)\b|\bcon mi voz\b|\bcapitulos?\b.*\bblog\b/,
  ],
  ['traducir', /traduc|traduz|transl|\b(?:al|version en) (?:ingles|portugues|frances)/],
  [
    'imprimir',
    /fotocopi|anillad|imprim(?!ible)|impres|fisic[oa]|en papel|tapa (?:dura|blanda)|ejemplar|agendas?\b/,
  ],
  [
    'membresia',
    /membres|\bmiembros?\b|suscri(?!b)|\b(?:ebook|libro|uno|titulo)s?(?: \w+){0,2} (?:cada|por|al) mes\b|\bcobr\w*(?: \w+){0,4} (?:cada|por|al) mes\b|(?:grupo|canal|comunidad)(?: \w+){0,3} (?:paga|pago|vip)\b/,
  ],
  [
    'paquete',
    /paquete|en partes|combo|\bpack\b|bundle|dividirl|por separado|(?:por|un|cada) capitulo/,
  ],
  [
    'autoria',
    /\b(?:co ?)?autor[ae]?\b(?! o editor)|\ba (?:su|mi) nombre\b|(?<!cuanto )\b(?:es|sea) mi[oa]\b|\bfirm\w+|indautor|mi nombre|seudonimo|copyright|plagio/,
  ],
  ['marca', /portada|\btapa\b(?! (?:dura|blanda))|\btitulo|mi (?:marca|logo)/],
];
/** Uses that somebody may think change what a platform says. */
const MADE_OTHERWISE: readonly Right[] = [
  'editar',
  'marca',
  'traducir',
  'adaptar',
  'imprimir',
  'autoria',
];
const CHANGED =
  /combin\w+|mezcl\w+|libro nuevo|\d ?(?:%|por ?ciento)(?! de (?:las )?(?:ganancia|comision))(?: \w+){0,4} (?:texto|contenido|distint|nuev|ya)|reescri|re escri|parafras|modific|personaliz|\bedit(?:o|e|ar|arlo|ad[oa]|ando)\b|chat ?gpt|inteligencia artificial|cambi\w*(?: \w+){0,3} (?:text|conten|mitad|portada|titulo|tapa|nombre|todo|palabr)|rediseñ|redisen|duplicad|\boriginal\b/;
/** Whether what is done with it is enough for a platform. */
const ASKS_OF_CHANGE =
  /acept|permit|prohib|\bdej[ae]|sigue|cuenta como|\bvale\b|basta|cumpl|rechaz|duplicad|\bplr\b|plagio|nuevo|asi si/;
/** Of a right that the licence gives, and of one that it denies, which must not be said without need. */
const LIKELY = 0.55;
const SURE = 0.65;
const MOST_USES = 3;

/** What is to be done with a product, as the licence's rights, those that it denies first. */
export function usesOf(words: string): readonly Right[] {
  if (COURSES.test(words)) return [];
  const found = (words.split(' ').length > 3 ? guess(words) : [])
    .filter(
      ({id, certainty}) => id in RIGHTS && certainty >= (isDenied(id as Right) ? SURE : LIKELY),
    )
    .map(({id}) => id as Right)
    .filter((use) => !/^(?:vender|ganancias|marca|editar|afiliados|regalar|reventa)$/.test(use));
  const named = USES.filter(([, pattern]) => pattern.test(words)).map(([use]) => use);
  const uses = [...new Set([...named, ...found])];
  if (CHANGED.test(words) && !uses.includes('marca')) uses.push('editar');
  const hasSellers = /afilia|comision|\d ?%/.test(words);
  const isFor = uses.filter((use) => use !== 'exclusividad' && !(hasSellers && use === 'reventa'));
  const denied = isFor.filter(isDenied);
  return [...denied, ...isFor.filter((use) => !denied.includes(use))].slice(0, MOST_USES);
}

const EXPEDIENT =
  'Si te piden pruebas de tu derecho a vender, envía el expediente de reventa de tu compra: en «Mis productos» es un enlace y un ZIP con tu certificado, la licencia en español, inglés y portugués y una carta para la plataforma. En la página «Certificado», con su código, cualquiera ve si es auténtico y sigue vigente. Prueba tu compra y tu derecho a vender, no que seas el autor; si con eso le basta lo decide la plataforma: pregúntale antes de publicar.';
/** Of a service by its name; otherwise of whoever takes the payments. */
export function collectedBy({words}: Question): string {
  const services = servicesIn(words);
  const who = services.length > 0 ? list(services) : 'cada servicio de pagos';
  return `${RIGHTS.vender.sentence} Les cobras tú, y la tienda no recibe ese dinero. Con qué y en qué moneda lo eliges tú: nuestra licencia no lo fija. Qué ${services.length > 1 ? 'aceptan' : 'acepta'} ${who} no lo hemos leído, así que está sin confirmar: mira antes sus reglas, que pueden excluir productos digitales o contenido PLR.${isOfOwnMoney(words) ? '' : ' Si es para pagar tu compra aquí: con tarjeta o PayPal; otros medios están sin confirmar.'}`;
}
const REPAID = `Que una plataforma no lo acepte o lo retire, o que no se venda, no da por sí solo derecho a reembolso. ${REFUND} Se pide en «Arrepentimiento y quejas». Tu licencia sigue valiendo en los demás sitios.`;
const UNLOADED = `Si no descargaste los archivos y compraste hace ${POLICY_DAYS.regret} días corridos o menos, puedes arrepentirte: lo pides en «Arrepentimiento y quejas», sin dar motivos, y se te devuelve lo que pagaste. `;

/** What an advertisement of a product may not say. */
const CLAIMS =
  /\b(?:dig|dic|dec|pon|pus|anunci|publicidad|promet|asegur|garanti)\w*(?: \w+){0,10} (?:cur[ae]n?|curar|sana|elimina la|garantiz\w+|100 ?% (?:efectiv|garanti)\w*|(?:van? a|vas a) (?:gan|baj|adelgaz|cur)\w+|(?:baj|quit|elimin|controla|revierte|previen|adelgaz)\w* (?:la|el|l[oa]s|de|en|tu|su) |gan[ae]n? \d\w*|(?:pierd|baj|adelgaz)\w* (?:\d+|\w+) (?:kilos?|kg|libras|tallas?)|milagros\w+|mas vendid[oa]s?|best ?sellers?|numero (?:uno|1)|(?:tratamiento|terapia|remedio|medicina) (?:para|contra|de))(?! que)|\bantes y despues\b(?: \w+){0,2} (?:otr|ajen|fals|invent)\w*|\b(?:resenas?|testimonios?|comentarios|opiniones|estrellas)(?: \w+){0,3} (?:fals|invent|comprad|trucha|inexist|no (?:son|es|sean) (?:real|verdad)|de mentira)\w*|\b(?:invent|compr|fabric|fing)\w*(?: \w+){0,3} (?:resenas?|testimonios?|opiniones)\b/;
/** Whether leave is asked for such an advertisement, and no promise of the shop's. */
export const asksClaim = (words: string): boolean =>
  CLAIMS.test(words) &&
  !/\b(?:ustedes|me) (?:l[oa] )?(?:garanti|promet|asegur)\w*|\bme (?:cur|gan)/.test(words) &&
  /\b(?:puedo|podria|se puede|podemos|quiero|quisiera|si (?:le )?(?:pongo|digo)|\bpongo\b|\bdigo\b|pasa algo|esta (?:mal|bien)|vale|problema|permit\w+|dejan?|acept\w+|diciendo|poniendo)\b/.test(
    words,
  );

/** The shop's own sellers: somebody sells without having bought, or is paid for recommending. */
export const SHOP_SELLERS =
  /\b(?:vend|gan|afili|comision|negocio).*\bsin (?:tener que )?comprar(?:l[oa]s?)?\b|\bsin (?:tener que )?comprar(?:l[oa]s?)?\b.*\b(?:(?:re)?vend(?:er|o)\w*|gan[ao]\w*|comision)\b|\bafiliad\w* (?:de|con|suy[oa]|para) (?:ustedes|la tienda|reventa)|(?:programa|link|enlace|codigo) de (?:afiliad|referid)\w*|\b(?:me (?:pagan|dan)|gano|ganar)(?: \w+){0,3} (?:comision|porcentaje)(?: \w+){0,3} (?:por|si|al) (?:recom|vend|promo|refer)\w*(?: \w+){0,2} (?:sus|los de ustedes)/;
/** A customer is to have it under another name. */
export const GHOST =
  /\b(?:libro|ebook|escrib\w+|redact\w+)(?: \w+){0,6} por encargo\b|\bclient\w*(?: \w+){0,5} (?:escribirle|escriba|redactarle|encarg\w+)\b|ghost ?writ|escritor\w* fantasma|\b(?:client\w*|empresa|negocio|coach|tienda de \w+|escuela|hotel|gimnasio|clinica)(?: \w+){0,12} (?:(?:con|pon\w*|a) )?(?:le )?(?:su|el) (?:nombre|marca|logo|firma)(?: de (?:el|ella))?\b|\b(?:nombre|marca|logo)s? (?:de|del)(?: cada| mi| mis| el| la| un)* client\w*/;
/** What the shopper may ask for it, which is no fee. */
export const OWN_PRICE =
  /\bcuanto (?:(?:debo|puedo|deberia|conviene|tengo que|les?) )+cobr(?:o|ar(?:les?)?)\b|\bcuanto (?:les? )?(?:cobro|pongo|pido)\b/;
/** What the shopper owes to a state. */
export const OF_TAXES =
  /\b(?:iva|igv|itbis|impuestos?|isr|monotribut\w*|renta|hacienda|sat|sunat|dian|afip|sii|tribut\w*|declar(?:o|ar))\b|\b(?:dar|doy|emit\w+|hacer|hago)(?: \w+)? factur|\bfactur(?:o|ar)\b/;

const ANSWERABLE =
  'Lo que decida una plataforma no podemos garantizarlo. De cumplir sus reglas y las de tu país respondes tú, que publicas con tu marca. La tienda responde de que los archivos se abran y correspondan a su descripción.';
const OBLIGED =
  /\b(?:(?:tengo|tenemos|hay|tendria) que|obliga\w*|debo|deberia|necesito|falta|obligatorio|toca)\b/;
const DISCLOSED = `la licencia no te pide nombrarnos, ni avisar que es PLR, ni que no lo escribiste tú. ${RIGHTS.marca.sentence} Lo que no puedes es ofrecerlo como PLR para que otros lo revendan. Qué pide una plataforma lo decide ella: si te lo pregunta, dile la verdad.`;

/** What the licence says nothing of. */
const UNSAID: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:usar|poner|uso|pongo) (?:su|el) (?:nombre|marca|logo)\b(?! (?:de mi|del cliente))(?=.*\b(?:ustedes|anuncio|publicidad|campana)\b)/,
    'de usar el nombre de la tienda',
  ],
  [/\bnfts?\b|opensea/, 'de un NFT, que se puede revender, y tus clientes no pueden revenderlo'],
  [
    /camiset|remera|playera|franela|\btazas?\b|\bmerch|posters?\b|stickers?\b/,
    'de usar sus textos o imágenes en otros productos, como camisetas',
  ],
  [
    /\b(?:crear|hacer|convert\w+|armar)(?: \w+){0,3} (?:app|aplicacion|juego|software)\b|\b(?:mi|una) (?:app|aplicacion|juego)\b(?!(?: \w+){0,3} (?:que se llama|llamad))/,
    'de una app',
  ],
  [
    /(?:disenador|\bmi equipo\b|emplead[oa]|asistente|freelance|ayudante|programador).*(?:editable|\bword\b|archivos?)|(?:editable|\bword\b|archivos?).*(?:disenador|\bmi equipo\b|emplead[oa]|asistente|freelance)/,
    'de darle los editables a quien trabaja para ti',
  ],
];

/** What others do or say of a platform. */
export const OTHERS_DO =
  /\bme (?:l[oa] )?(?:acepto|aceptaron|publico|publicaron|aprobo|aprobaron)\b|\b(?:veo|vi|lei|hay (?:gente|quien|much[oa]s|otr[oa]s)|conozco|much[oa]s|mucha gente|todo (?:el )?mundo|un guru|gente|mentor|(?:un|una|mi) (?:amig|conocid|prim|vecin|herman|cunad|youtuber|profe)[oa]?|me dij\w+|dicen que|dice que|me dicen)\b(?: \w+){0,9} (?:vend(?!o\b|er)|public(?!o\b|ar)|sub(?!o\b|ir)|hac(?!er)|acept|permit|prohib|bane|mejor|no pasa)/;

/** The most particular first. */
const NOTES: readonly Note[] = [
  {
    when: ({words}) => asksClaim(words),
    say: 'No lo hagas: una cura, un resultado o una ganancia que prometes sin poder probarlo, o una reseña inventada, engaña a tus compradores y puede costarte la cuenta o una denuncia. Los ebooks son informativos y no garantizan resultados. Anuncia lo que el libro contiene; de cumplir las reglas de tu país y de la plataforma respondes tú, que publicas, con más cuidado en salud y dinero.',
    whole: true,
  },
  {
    when: SHOP_SELLERS,
    say: `Sin comprar, no: cada persona o negocio que vende necesita su propia licencia, que viene con su compra. La tienda no paga por recomendarla ni publica un programa de afiliados. Con tu compra sí: ${RIGHTS.afiliados.sentence}`,
    alone: true,
  },
  {
    when: ({words}) => GHOST.test(words) && !/\bno (?:le )?pongo\b/.test(words),
    say: `Para que un cliente le ponga su nombre o su marca, no: tu licencia no pasa a él. ${RIGHTS.compartir.sentence} ${RIGHTS.reventa.sentence} Si lo quiere con su nombre, que compre aquí su propia licencia.`,
    alone: true,
  },
  {
    when: /\b(?:me|nos|les?) (?:van a )?avis(?:an|ar|aran|arian|aron)\b(?!.*\bclient)|\bavisan si\b/,
    say: 'No prometemos avisarte de un cambio. Cada regla lleva el día en que la leímos, y a los 90 días pasa a «sin confirmar» hasta que se lee otra vez: antes de publicar, mira «Licencia», en «Dónde venderlo», y las reglas de la plataforma.',
    alone: true,
  },
  {
    when: ({words}) => UNSAID.some(([when]) => when.test(words)),
    say: ({words}) =>
      `La licencia no dice nada ${list(UNSAID.filter(([when]) => when.test(words)).map(([, what]) => what))}: pregúntalo antes a una persona del equipo.`,
  },
  {
    when: /(?:libro|ebook|texto)?(?: \w+)? ?\b(?:complet|enter)[oa]s?\b.*\b(?:youtube|canal|tiktok|spotify|podcast|blog|wattpad)|\b(?:youtube|canal|tiktok|spotify|podcast|blog|wattpad)\b.*\b(?:complet|enter)[oa]s?\b|wattpad|\bao3\b|\bcapitulos?\b.*\bblog\b/,
    say: `Publicarlo entero y gratis, a la vista de cualquiera, no lo aclara la licencia, que no permite la descarga libre: pregúntalo antes a una persona del equipo.`,
  },
  {
    when: ({masked, words}) => buysThere(masked) && !SANCTION.test(words),
    say: 'Los ebooks de esta tienda se compran y se pagan aquí, en la tienda; no publicamos que estén a la venta en otra plataforma. Para vender tú tu versión, pregúntame por la plataforma.',
    whole: true,
  },
  {
    when: ({words, bare}) =>
      (SEEN.test(words) ||
        (/\bmism[oa]s?\b|igual/.test(words) &&
          ((guess(bare)[0]?.id === 'exclusividad' && /vend|public|otr|alguien/.test(bare)) ||
            /\bvenden lo mismo|denunciar/.test(words))) ||
        /\b(?:prohib|imped|evit|denunci|reclam)\w*(?: \w+){0,3} (?:otr|los que)/.test(words)) &&
      !/\b(?:dij|dic|acept|permit)\w*/.test(words),
    say: `Verlo en venta no quiere decir que sea una copia pirata. ${RIGHTS.exclusividad.sentence} La licencia no te deja reclamarles por eso. Lo que no pueden es revender los derechos ni entregar los editables: si crees que alguien lo hace, o que copió lo que es solo tuyo, escríbele a una persona del equipo.`,
  },
  {
    when: COURSES,
    say: `${UNSTATED.cursos} Pregunta antes a una persona del equipo.`,
  },
  {
    when: /\bvideos? plr\b|micro ?(?:saas|apps?)/,
    say: 'Los videos PLR y los Micro SaaS aún no están a la venta en la tienda, ni hay fecha. De las plataformas leímos lo que dicen del contenido PLR.',
  },
  {when: /\b(?:garanti|asegur|promet)\w*/, say: ANSWERABLE},
  {
    when: /(?:compr|baj|consegui|tengo)\w*(?: \w+){0,6} (?:en|de|a) otr[ao]s? (?:pagina|web|tienda|sitio|lado|vendedor|persona)/,
    say: 'Nuestra licencia y el expediente de reventa valen solo para lo que compraste en esta tienda. Lo de otra tienda lo rige su propia licencia: pregúntale a quien te lo vendió.',
  },
  {
    when: /\b(?:ads|adwords)\b|\bpaut(?:ar|o|e|arl[oa])\b|publicidad|\b(?:promocion|anunci)(?:ar|ando)\w*|\bl[oa]s? (?:promociono|anuncio)\b|\banuncios (?:de|en|con)\b|\b(?:pon|hac|pag)\w+ anuncios/,
    say: 'Nuestra licencia no pone reglas para anunciar o promocionar tu versión. Qué anuncios acepta una plataforma no lo hemos leído: míralo en sus políticas antes de pagar, con más cuidado en salud y dinero.',
    unlessMoney: true,
  },
  {
    when: /(?:necesit\w+|ten(?:go|er) que|hay que|hace falta|debo|toca)(?: \w+){0,5} (?:permiso|autorizacion|confirmacion|aprobacion)|(?:permiso|autorizacion) (?:extra|especial|adicional|de ustedes|suy[oa])|\bpedir(?:l[oe]s?)?(?: \w+){0,2} permiso/,
    say: 'No necesitas otro permiso nuestro: la licencia que trae tu compra ya lo da, y tu certificado lo deja por escrito.',
  },
  {
    when: ({words}) => DISCLOSES.test(words) && OBLIGED.test(words),
    say: `No: ${DISCLOSED}`,
    alone: true,
  },
  {
    when: DISCLOSES,
    say: `${DISCLOSED.charAt(0).toUpperCase()}${DISCLOSED.slice(1)}`,
  },
  {
    when: /\bque (?:es|significa|quiere decir)(?: (?:es[eo]|est[eo]|un|el|lo|de|del|tu|la|propio|mi))* (?:checkout|pagina propia)\b/,
    say: 'Tu propio checkout es tu página de venta con tu propio cobro: le vendes directo a tu cliente. Tu compra trae una plantilla HTML de página de venta y videolecciones para publicarla.',
  },
  {
    when: /\b(?:ia|inteligencia artificial)\b.*\b(?:declar|hech|escrit)|\b(?:declar|hech|escrit)\w* (?:\w+ ){0,3}(?:ia|inteligencia artificial)\b/,
    say: 'La tienda no publica quién redactó cada texto ni con qué: pregúntalo antes a una persona del equipo.',
  },
  {
    when: /exclusiv|kdp select|unlimited|\botr[oa]s? (?:comprador|client|persona|gente)\w*(?: \w+){0,4} (?:subid|public|vend)\w*|\bpor copia\b|\bya exist|inedit|(?<!cuanto )\b(?:es|sea) mi[oa]\b/,
    say: `${RIGHTS.exclusividad.sentence} Por eso no puedes prometerle exclusividad a una plataforma; si alguna la pide no lo hemos leído.`,
  },
  {
    when: ({uses, words}) =>
      uses.includes('regalar') && !/\b(?:bonos?|registr\w*|a cambio|correo|mail)\b/.test(words),
    say: 'Si cualquiera lo puede descargar sin comprar ni registrarse, no: la licencia no permite la descarga libre.',
  },
  {
    when: ({words}) =>
      OWN_REFUNDS.test(words) ||
      /(?:comprador\w*|client\w*)(?: \w+){0,6} (?:reembols|contracarg|devoluci|disput|devuelv|devolver)\w*|contracarg/.test(
        words,
      ),
    say: 'Los reembolsos y contracargos de tus ventas los resuelves tú con la plataforma o con quien procesa tus pagos: guarda la prueba de la entrega. No están entre los casos en que la tienda devuelve tu compra.',
    alone: true,
  },
  {
    when: ({words}) =>
      (ACTED.test(words) &&
        !/\bme (?:l[oa] )?(?:garanti|asegur)/.test(words) &&
        !/\b(?:ano|mes|vez|semana) pasad[oa]\b|\bme l[oa]s? (?:acept|dej|permit)\w+/.test(words)) ||
      /\bapel\w+|\breclam(?:o|ar|arles?)\b|injust\w+/.test(words),
    say: (question) =>
      `Eso lo decide la plataforma, y nosotros no podemos cambiarlo. Reclama con ella y, si el ebook es de esta tienda, adjunta el expediente de reventa de tu compra, que está en «Mis productos».${question.others.length > 0 ? ' Mientras tanto, tu propio checkout sí lo permite nuestra licencia.' : ''} ${isForbidden(question) ? 'No lo publiques de nuevo ahí.' : 'Antes de publicar de nuevo, pregúntale si acepta contenido PLR.'}`,
  },
  {
    when: /devuel|devol|reembols|\b(?:quiero|pido|exijo|denme|y)(?: \w+)? (?:plata|dinero|lana)\b|indemniz|\bregres[ae](?:n|r)\b|\b(?:pierd|perd)\w+ (?:todo|(?:mi|la|el) (?:lana|compra|inversion|plata|dinero))/,
    say: ({words}) =>
      `${/\b(?:no|sin|ni)(?: \w+){0,2} (?:descarg|baj)\w*/.test(words) ? UNLOADED : ''}${REPAID}`,
  },
  {
    when: ({words}) =>
      WHOSE.test(words) ||
      (SANCTION.test(words) && !ACTED.test(words) && /\b(?:que pasa|y si|que hacen) /.test(words)),
    say: ANSWERABLE,
  },
  {
    when: DELIVERS,
    say: 'La entrega a tus clientes la haces tú, o la plataforma o el checkout con que vendes: la tienda no les entrega nada. Les das el producto terminado, no el editable.',
  },
  {
    when: /\b(?:otra|nueva|segunda) cuenta\b|\bcuentas? (?:nueva|de (?:mi|un|una|otr)\w*)|a nombre de (?:mi (?!marca|negocio|empresa)|otr|un )|\b(?:dos|varias|2) cuentas\b|\bse (?:da|dan|dar|de|den|daran?) cuenta|\bcuenta se d[ae]n|se (?:enter|entera)\w+|detect\w+|descubr\w+|ocult\w*|escond\w*|disimul\w*|\bno (?:se )?(?:note|sepan?|vean?|cachen?)\b|sin (?:decir|avisar|que se (?:note|sepa|de))|callad[oa]|como (?:sabrian?|van? a saber)|\bvpn\b|\bmentir(?:les)?\b|\bmiento\b|finj|\bfiltro\b/,
    say: ({words}) =>
      `La regla de una plataforma vale aunque no se note que es PLR o uses otra cuenta, y nuestra licencia te pide respetarla${/\b(?:no|sin|evit\w+|ocult\w*|escond\w*|disimul\w*|callad[oa]|vpn|ment\w+|finj\w*|filtro)\b/.test(words) ? ': no podemos ayudarte a ocultarlo' : ''}. Cómo lo revisa cada una no lo hemos leído.`,
  },
  {
    when: /\b(?:donde|como|a quien|por donde|a que correo|que) (?:l[oe]s? )?(?:\w+ )?(?:pregunt|consult|contact|escrib(?!i\b)|averigu)\w*|\bpregunt\w+ (?:a|en) (?:X|ell)|redact\w*|\b(?:contacto|telefono|correo|chat) de\b|(?:mensaje|texto|correo) (?:para|que les)|donde (?:lo )?confirm\w*|(?:\b(?:escrib|pregunt|llam|habl)\w*l[ea]s?\b(?=.*\bpor mi\b)|ustedes (?:\w+ ){0,2}pregunt\w+|pregunt\w+ ustedes)/,
    say: ({names, now}) => askOf(names, now),
    after: true,
  },
  {
    when: ({words}) => PROOF.test(words) && !/\b(?:registr|inscrib)\w+|revend/.test(words),
    say: EXPEDIENT,
  },
  {
    when: /(?<!(?:bajo|a) )\b(?:demand|denunci|delito|abogad|juicio)\w*|\bi?legal(?:es|mente)?\b/,
    say: 'No podemos darte consejo legal: depende de tu país y lo resuelve un abogado.',
  },
  {
    when: ({words, masked, names, others}) =>
      SOURCE.test(words) &&
      (names.length === 0 || others.length > 0) &&
      !WHY.test(masked) &&
      !namesPayment(words) &&
      !/licencia|certificado|comision|tarifa|calculadora|\b9 41\b/.test(words),
    say: ({names}) => sourcesOf(names),
    after: true,
  },
  {
    when: ({masked, words, names}) =>
      names.length > 0 &&
      WHY.test(masked) &&
      !/calculadora|\bcompr(?:aria|ar)(?:les|los)?\b|les compr/.test(words),
    say: ({names, now}) =>
      names.some((name) => forbidden(now).includes(name))
        ? 'El motivo de la plataforma no lo hemos leído; lo que leímos es esto.'
        : 'No tenemos una fuente que lo confirme ni que lo niegue.',
  },
  {
    when: /calculadora/,
    say: 'La calculadora «¿Cuánto me queda?» solo estima costos, con las tarifas que pudimos leer: que una plataforma esté o falte en ella no dice si acepta contenido PLR. Todos sus campos se pueden cambiar: pon la tarifa que te cobran a ti.',
    unlessMoney: true,
  },
  {
    when: /\bsin confirmar\b|no dice nada|no menciona|van a confirmar/,
    say: '«Sin confirmar» no es un sí ni un no: no tenemos una fuente que lo diga. Pregunta antes a la plataforma y guarda su respuesta.',
  },
  {
    when: ({words, others}) =>
      namesPayment(words)
        ? isOfOwnMoney(words) || (servicesIn(words).length > 0 && !/\bpagar(?!me|nos)/.test(words))
        : RECEIVES.test(words) || (PAID.test(words) && others.every(isSocial)),
    say: collectedBy,
    unlessMoney: true,
  },
  {
    when: ({words, talks}) =>
      EVERYWHERE.test(words) && (talks || SALE.test(words) || /acept|dej|permit|pued/.test(words)),
    say: 'No lo des por hecho: donde está sin confirmar, y donde no está en la lista, pregunta antes de publicar.',
  },
  {
    when: NOWHERE,
    say: 'Se puede vender: lo confirmado es tu propio checkout, y tu compra trae una plantilla de página de venta para eso.',
  },
  {
    when: OTHERS_DO,
    say: 'Lo que otros hagan o digan, o que algo siga publicado, no cambia la regla de la plataforma.',
  },
  {
    when: (question) =>
      (CHANGED.test(question.words) ||
        (question.uses.some((use) => MADE_OTHERWISE.includes(use)) &&
          (isForbidden(question) || ASKS_OF_CHANGE.test(question.words)))) &&
      (question.names.length === 0 ? CHANGED.test(question.words) : question.others.length > 0),
    say: (question) =>
      isForbidden(question)
        ? `Cambiarlo, grabarlo, traducirlo o imprimirlo no cambia la regla de ${listed(question.names)}.`
        : 'Editarlo, traducirlo, grabarlo o imprimirlo no cambia la regla de una plataforma; si con eso le basta a una que está sin confirmar, lo decide ella y no lo hemos leído. Nuestra licencia no pide un mínimo de cambios.',
    after: true,
  },
  {
    when: ({words, named}) =>
      named.some((name) => name.startsWith('Amazon')) && !/(?<!no )\bkdp|kindle/.test(words),
    say: 'De Amazon solo miramos KDP: lo demás de Amazon no lo hemos leído.',
    after: true,
  },
  {
    when: /\bquien(?:es)?\b.*prohib|ustedes.*prohib|prohib.*ustedes|\bquien(?:es)? (?:decid|dijo|pus)\w*|ustedes o ell[oa]s/,
    say: 'La regla es de la plataforma, no nuestra.',
  },
  {
    when: /\bustedes me (?:l[oa] )?(?:abr|cre|sub|config|arm|public|mont|hac)\w*|\bme (?:l[oa] )?(?:pueden )?(?:abr|cre|sub|config|arm|public|mont)\w*\b.*\bustedes\b|\bustedes\b.*\bpor mi\b(?! (?:cuenta|pagina|web|tienda|insta|face|canal|red))/,
    say: 'La tienda no publica un servicio para venderlo, publicarlo ni abrir cuentas por ti: lo haces tú.',
  },
  {
    when: /\b(?:pierd|caduc|venc|sigue)\w*\b.*\blicencia\b|\blicencia\b.*\b(?:pierd|caduc|venc|sigue)\w*/,
    say: 'Tu licencia no depende de una plataforma ni de un medio de cobro: si uno no lo acepta o te cierra la cuenta, sigue valiendo en los demás sitios.',
  },
  {
    when: OF_TAXES,
    say: 'Los impuestos y las facturas de tus ventas dependen de tu país y de tu caso: consúltalo con quien lleva tu contabilidad.',
    unlessMoney: true,
  },
  {
    when: COUNTRY,
    say: 'La licencia no limita los países en los que vendes; en cuáles opera o paga una plataforma no lo hemos leído.',
    after: true,
    unlessMoney: true,
  },
  {
    when: BEST,
    say: 'No recomendamos ninguna plataforma ni elegimos por ti: lo único confirmado con un sí es tu propio checkout, porque lo decide nuestra licencia.',
  },
  {
    when: /\bcomprar(?:l[oa]s?)? (?:otra vez|de nuevo)|volver a comprar|a la vez|al mismo tiempo|simultane|\ben (?:vari[oa]s|amb[oa]s|l[oa]s (?:dos|tres|cuatro))\b|\b(?:otra|misma|dos|varias|cada|una)(?: sola)? (?:licencia|compra)s?\b|\ben (?:\d|dos|tres|varias) (?:plataformas|paginas|tiendas)\b/,
    say: 'La licencia no te limita a una sola plataforma: puedes combinarlas si cada una lo acepta.',
  },
  {
    when: NO_PAGE,
    say: 'No necesitas una página propia ni una plataforma en particular: puedes vender tu versión por tus redes, en tu página o en una plataforma que la acepte. Tu compra trae una plantilla de página de venta y videolecciones para publicarla.',
  },
  {
    when: ({words}) =>
      OWN_PRICE.test(words) ||
      /\b(?:a cuanto|que precio|a como)(?: \w+){0,3} (?:vend|pong|cobr|ofre|lo)\w*|cuanto (?:le |les )?(?:cobro|cobrar|pongo|pido)\b|precio (?:le |les )?(?:pongo|pido)|precio minimo|ponerle (?:el|un) precio|precio que (?:sea|quiera)|\bpued\w+(?: \w+){0,2} (?:pon|vend|cobr|ofrec|dej)\w*(?: \w+){0,3} a \d/.test(
        words,
      ),
    say: 'El precio lo decides tú: la licencia no fija mínimo ni máximo.',
  },
  {
    when: /prepar\w+|\bcomo (?:se hace|l[oa] hago|se arma|l[oa] armo)\b|formatos?\b|tamano|medidas?\b|que necesito\b/,
    say: 'Con «Tu versión» le pones tu marca y salen portadas, el PDF, el Word, un EPUB, una página de venta, imágenes para redes y textos para Hotmart, Shopify y tu propia página. Tu compra trae además una plantilla HTML de página de venta y videolecciones para publicarla.',
  },
  {
    when: IN_PERSON,
    after: true,
    say: ({words}) =>
      `En una feria, una tienda o en persona no hay regla de plataforma: vale nuestra licencia, y si te lo reciben lo decide ese lugar.${/consign|por mayor|revend/.test(words) ? ' De que una tienda los venda por su cuenta no dice más: pregúntalo antes a una persona del equipo.' : ''}`,
  },
  {
    when: /convenio|\bustedes (?:son|estan) (?:afiliad|soci|parte|registrad)\w*|\bsoci[oa]s? de ustedes|aliad[oa]|alianza|\bacuerdo con\b/,
    say: 'De un convenio no dice nada la tienda.',
  },
];

const MOST_NOTES = 4;

/** The notes of a message, at most four; one that is the whole answer alone. */
export function notesOf(question: Question): readonly Note[] {
  const found = NOTES.filter(({when}) =>
    typeof when === 'function' ? when(question) : when.test(question.words),
  );
  const whole = found.find((note) => note.whole);
  const alone = whole ?? found.find((note) => note.alone);
  return alone ? [alone] : found.slice(0, MOST_NOTES);
}

/** What these notes say, before the rules or after them. */
export const wordsOf = (notes: readonly Note[], question: Question, after: boolean) =>
  notes
    .filter((note) => (note.after ?? false) === after)
    .flatMap(({say}) => (typeof say === 'function' ? say(question) : say));
