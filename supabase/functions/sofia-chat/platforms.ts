/**
 * What SofIA says about selling on a platform. A message is read for the platforms that it means and for what it asks of
 * them; the answer is that, then the rule of each platform, then what the licence says of the use. The rules are said
 * whatever is asked, so that no answer sounds like a platform's yes; none is recommended.
 */
import {isCommonWord} from '../_shared/search/common-words.ts';
import {termOf} from '../_shared/search/words.ts';
import {
  exceptedIn,
  isPlatform,
  namedIn,
  namesMarket,
  OWN,
  PLATFORM_PATTERNS,
  UNKNOWN_PLACE,
  withoutNames,
} from './platform-names.ts';
import {
  allRules,
  askOf,
  feesOf,
  feeSources,
  listed,
  quotations,
  readDays,
  recoveryOf,
  rulesOf,
  verdictOf,
  type Right,
} from './platform-rules.ts';
import {REFUND} from './refund.ts';
import {RIGHTS, UNSTATED} from './shop.generated.ts';

export {isPlatform, namesMarket, PLATFORM_PATTERNS};

const SELLING =
  /vend|publi|subi|subo|subir|carg|acept|permit|deja|prohib|bane|bloque|suspend|cerr|poner|pongo|meter|usar|uso|ofre|lanz|colg|regal|imprim|curso|audio|video|traduc|bono|membres|suscri|plr|mejor|compart|hacer|monetiz|cobr|sirve|drama|problema|queda|comision|hilo|posts?\b|reel|canal|grupo|rif[ao]|\b(?:sell|publish|upload|list|put|post)/;
const PERMISSION =
  /pued|pod[ers]|acept|permit|deja|prohib|bane|bloque|se vale|problema|drama|plr|regla|politica|leyeron|confirmad|\bcan i\b/;
/** Somebody looks for a book, which may be about a platform; then only a question of permission is about selling there. */
const BOOK =
  /\b(?:busco|recom\w+ (?:un|algun|algo|libro)\w*|algo (?:de|sobre|para)|(?<!\b(?:el|del|al|mi|este|ese|estos|esos|su|sus|un|mis) )(?:libros?|ebooks?|guias?) (?:de(?! ustedes)|sobre|para|que)|tienes|tienen|aprend\w+|(?:el|la) (?:libro |guia )?(?:de|para|sobre) (?:vender|ventas))\b/;
/** How the shop itself is reached, or a file is opened. */
const OTHERWISE =
  /\bme (?:l[oa]s? )?(?:(?:pueden|puedes|podrian|podrias) )?(?:mand(?:an|ar|as|en)|envi(?:an|ar|as|en)|pas(?:an|ar|as|en))(?:me)?(?:l[oa]s?)?\b(?! (?:un|el|la) (?:aviso|correo|advertencia))|contactarlos|atienden|escrib\w+ por|soporte(?! (?:de|me dij|me dic))|no (?:me )?lleg|(?:deja|puedo|pude) pagar|con la tarjeta|no (?:puedo|pude|me deja) (?:descarg|abr|baj)\w*|abr\w+ en|leer en|numero de|\bepub\b|(?:al|mi|app de) kindle/;
/** Of the shop's own sales: 'ustedes están en Mercado Libre', 'los puedo comprar por Amazon'. */
const BUYING =
  /\bustedes (?:tambien )?(?:venden|estan|publican)\b|\bestan (?:ustedes |tambien )?en\b|(?:puedo|se puede|se pueden|como) (?:l[oa]s? )?(?:comprar|pedir)(?:l[oa]s?|les)?(?: \w+){0,4} (?:en|por)\b|\bl[oa]s encuentro en\b/;
const PARTNER = /convenio|\bsoci[oa]s?\b|aliad[oa]|alianza|\bacuerdo con\b|afiliados a\b/;
export const COUNTRY =
  /estados unidos|mexico|argentina|colombia|chile|peru|ecuador|espana|bolivia|venezuela|uruguay|paraguay|guatemala|panama|honduras|nicaragua|salvador|costa|dominicana|cuba|puerto rico|brasil|usa|america|europa|latam|latinoamerica|ingles|portugues|frances/;
const IN_COUNTRY = new RegExp(`\\b(?!ingles|portugues|frances)(?:${COUNTRY.source})\\b`);
/** Of platforms in general. */
const OF_THEM =
  /sin confirmar|plataforma|marketplace|calculadora|donde venderlo|(?:reglas?|politicas?)(?: \w+){0,4} (?:ley|revis|actual)|(?:ley|revis|actual)\w*(?: \w+){0,3} (?:reglas?|politicas?)/;
const FOLLOWS = /^(?:y|o|entonces|tambien|que tal|pero|ok|bueno)\b/;
const MOST_FOLLOWING_WORDS = 14;
const PLURAL =
  /\b(?:cual(?:es)?|l[oa]s (?:dos|tres|2|3)|amb[oa]s|compar\w*|en que|cobran|aceptan|dejan|permiten|piden|prohiben|quitan|ell[oa]s|es[ao]s|est[ao]s|todas)\b/;

const ASKS_WHICH =
  /^(?:y |pero )*(?:entonces (?:en )?donde|donde entonces|(?:en )?(?:donde|cual(?:es)?) si)$|\b(?:entonces|pero|y) (?:en )?(?:donde|cual(?:es)?) si\b|dime un[oa]?(?: \w+){0,2} (?:donde|que) si\b|\b(?:donde|cual(?:es)?) si (?:puedo|pued\w+|se puede|dejan|acept\w+|me dejan)|\ben cual(?:es)?(?: \w+){0,4} (?:vend|public|subi)|(?:vend|public|subi)\w*(?: \w+){0,4} (?:en|por) (?:un |algun |los |el |otro )?marketplaces?|tabla(?: \w+){0,4} (?:marketplaces?|plataformas?)|\b(?:donde|en donde|por donde|adonde)(?: \w+){0,4} (?:(?:re)?vend|public|subi|subo|ofre)\w*|\bdonde mas\b|\b(?:que|cual|cuales|alguna|una|otras?|mejor(?:es)?|tod[oa]s las|las)(?: \w+){0,3} (?:plataformas?|marketplaces?)\b|\ben que (?:paginas?|sitios?|lugares?|apps?)(?: \w+){0,6} (?:vend|ofrec|public|subi)\w*|\b(?:plataformas?|marketplaces?) (?:que|donde|para|prohib\w*|acept\w*|permit\w*|con|sin)\b/;
/** Others than the platforms that are named. */
const ASKS_OTHERS =
  /\bdonde (?:mas|si|entonces)\b|entonces (?:en |por )?donde|\botr[oa]s? (?:plataformas?|marketplaces?|opciones|opcion|alternativas?|sitios?|paginas?|lados?)\b|\bno\b.*\bcual(?:es)? si\b|\bno (?:me |se |l[oa]s? )*(?:dej|acept|permit|pued|quier)\w*(?: \w+)* a?donde\b/;
const ANY_PLACE =
  '(?:(?:tod[oa]s? )?(?:l[oa]s? )?(?:demas|resto|otr[oa]s)|tod[oa]s? (?:l[oa]s )?(?:lados?|partes?|sitios?|plataformas?|marketplaces?)|cualquier(?:a|(?: otr[oa])? (?:lado|parte|sitio|lugar|plataforma|marketplace)| otr[oa])|donde (?:sea|(?:yo )?quiera)(?= (?:y|verdad|no|sin|con)\\b|$))(?! del mundo)';
/** A yes of all platforms, or of all others. */
const EVERYWHERE = new RegExp(
  `(?:en|por|a) ${ANY_PLACE}|\\b${ANY_PLACE}(?: (?:plataformas?|paginas?|sitios?|tod[oa]s|si|me|l[oa]s?))* (?:acept|dej|permit|pued)|\\b(?:vend|public|sub)\\w* donde (?:sea$|(?:yo )?quiera)`,
);
/** A no of all platforms. */
const NOWHERE =
  /\bni un[oa] (?:sol[oa] )?(?:plataforma|marketplace|pagina|sitio|que)|\bningun[oa]? (?:parte|lado|sitio|lugar)|\b(?:ningun[oa]?|nadie)(?: \w+){0,3} (?:acept|dej|permit)\w*|(?:acept|dej|permit)\w*(?: \w+){0,2} (?:en )?ningun[oa]|\btod[oa]s (?:\w+ ){0,2}(?:prohib|rechaz)\w*/;
const OF_SALES =
  /vend|publi(?!cidad)|\bsub(?:o|ir\w*|en?)\b|ofre[cz]|lanz|acept|permit|prohib|\bdej[ae]n?\b|\bplr\b/;
/** What else a platform serves for: to read, to pay, to learn, or the shop itself. */
const OF_OTHER_USE =
  /\b(?:le[eo]|leer\w*|leen|descarg\w+|abr(?:o|ir\w*|en)|estudi\w+|escuch\w+|pag(?:o|os|ar\w*)|tarjetas?|compr(?:o|e|ar\w*)|ustedes (?:usan|trabajan)|usan (?:ustedes|para)|corren?|lecci\w+|videolecci\w+|clases?|programad\w+|contact\w+|me van a cobrar|cobrarme|afiliar\w*|su (?:pagina|tienda|web))\b/;
/** A question of which platform, though nothing is said of selling. */
const OF_CHOICE =
  /mejor|conviene|recom|recome|sugier|elij|escoj|empez|empiez|arranc|\b(?:pon|pong|met|coloc|mont)[aeo]\w*|\bhay\b|existe|conoc|lista|tod[oa]s|regla|politica|confirm|revendedor|ganar|dinero|tabla|otr[oa]|pued|podri|\bmas\b|\bus[ao]r?\b|sirve|funcion|segur|buen|cobran?\b|comision|distint|vari[oa]s|licencia|una sola|prefier/;
/** Words of a question about the tool that makes sales pages, which is no marketplace. */
const PAGE_TOOL = /pagina|web|landing|correo|creador/;
/** The same where builders are named: Wix, Systeme. */
const PAGE_MAKER = /\b(?:creador\w*|constructor\w*|builder|plantillas?)\b/;
/** One is to be chosen. */
const BEST =
  /\bmejor(?:es)?\b|\bconviene\b|\b(?:recomi|recome|suger|sugi)\w+|\b(?:elig|elij|escog|prefier)\w+|\buna (?:sola|nada mas|nomas)\b|\bsegur[oa]\b|principiante|\b(?:empezar|empiezo|arranco)\b|si fueras|\btu que\b|\bdime una\b|\bmas (?:facil|rapid|conveni)\w*/;
/** 'Venderlo en X', where X may be a platform that nobody has heard of. */
const PLACE =
  /(?:(?:vend|subi|subo|public|poner|pongo|ofre)\w*(?: \w+){0,3} (?:en|por)|subi\w*(?: \w+){0,3} a|se puede en) (\w{4,})|^(?:en|por) (\w{4,}) (?:l[oa]s? )?(?:puedo|se puede|dejan?|podria)|^y (?:en|por) (\w{4,})|^(\w{4,}(?: \w+){0,2}) (?:me |te )?(?:dej|permit|acept|prohib)\w+ |^conoc\w+ (?:a )?(\w{4,})/;
/** 'Una página que se llama Libroteca.' */
const CALLED =
  /(?:pagina|sitio|plataforma|app|tienda|marketplace) (?:nueva |local )?(?:que se llama|llamad[oa]) \w|(?:marketplace|plataforma)(?: \w+){0,2} (?:es|seria) (?!(?:(?:la|el|mas|muy) )*(?:mejor|buen|segur|gratis|facil|conveni|barat|recom|rapid)\w*\b)\w|plataforma (?:local|nueva|de mi (?:pais|ciudad))|(?:avisos?|anuncios) clasificados|\bclasificados\b/;
const NO_PLACE =
  /^(?:fisico|papel|digital|formato|internet|linea|online|redes|ferias?|tianguis|plaza|fiestas?|pesos|dolares|euros|soles|cuotas|efectivo|casa|calle|barrio|escuelas?|oficinas?|mercados?|eventos?|varias|todas|distintas|diferentes|plataformas?|empleados|alumnos|clientes|personas|ustedes|tienda|licencia|canva|libro|ebook|separado|partes|mensajes?|capitulos?|curso|cursos|video|videos|audio|paquete|membresia|plr|tapa|pasta|espiral|word|epub|fotocopias?|copias|anillad[oa]s?|talleres|clases|consultas?|suscripcion|unidad|docena|mayor|menor|catalogo|encargo|zoom|correo|email|mensualidades|navidad|diciembre|temporada|ingles|espanol|portugues|frances|otro|otra)$/;
/** Where no platform decides. */
const IN_PERSON =
  /\b(?:ferias?|tianguis|bazar\w*|mercadillo|librerias?|papelerias?|puesto|en la calle|mano a mano|en persona|mi local|mi consultorio|mi salon|talleres presenciales|escuela|iglesia|vecin\w+)\b/;

/** What a platform may do to a seller. */
const SANCTION =
  /\b(?:cerr|cierr|suspend|suspens|bloque|elimin|borr|bane|tumb|paus|rechaz|reten|retien|limit|congel|penaliz|sancion|multa|denunci|strike)\w*|\b(?:me|mi|si) (?:me )?(?:l[oa]s? )?(?:baj|quit|sac)[ae]n?\b|\bbaj(?:ar|an|en|a)\w* (?:la |el |mi |mis |las )?(?:publicaci|anunci|cuenta|producto|tienda)\w*|que (?:me )?pasa(?:ria)?\b|pasa algo|\briesgos?\b|consecuencia|problemas?\b/;
const TOOK =
  '(?:(?:cerr|suspend|bloque|elimin|borr|bane|baj|tumb|paus|rechaz|limit|congel|quit|cancel|desactiv|inhabilit|report|restring|penaliz)(?:o|io|aron|ieron|ad[oa]|id[oa])|retuv(?:o|ieron)|negaron|sacaron)';
/** The platform has already acted. */
const ACTED = new RegExp(
  `\\b(?:me|nos)(?: l[oa]s?)? (?:han? )?${TOOK}\\b|\\b(?:cuenta|tienda|anuncio|publicacion|producto|libro|ebook|curso|dinero|plata|saldo|pago)s?(?: \\w+){0,4} (?:suspend|bloque|cerr|bane|paus|reten|congel|restring|elimin|rechaz)(?:ad|id)[oa]s?\\b|\\bme (?:llego|mandaron|enviaron|dieron)(?: \\w+){0,2} (?:aviso|advertencia|strike|infraccion|denuncia)|(?:cuenta|pago|dinero)(?: \\w+){0,3} en (?:revision|analisis)`,
);
const FEARED =
  /\b(?:sin|o|para|pa|no quiero|evit\w+|antes de|puede[ns]?|podrian?|riesgo|miedo|termin\w+|acab\w+)(?: que)?(?: \w+){0,2} (?:me|nos|mi|cuenta)\b|\b(?:me|nos) (?:puede|podria|van? a)/;
/** What follows once the platform has acted. */
const STILL_ANGRY = /\b(?:perdi|perdimos|culpa|apel\w+|reclam\w+|injust\w+|no me sirve esa)\b/;
const REPAYS =
  /devuel|devol|reembols|\bplata\b|\bdinero\b|respond|indemniz|\bcubren\b|\bregres[ae]\w*|\b(?:pierd|perd)\w+ (?:todo|l[oa] (?:que|pagad)|(?:mi|la|el) (?:lana|compra|inversion|libro))/;
const MONEY_BACK =
  /\b(?:me|nos) (?:l[oa]s? )?(?:devuel|devolv|reembols|regres)\w*|\b(?:devuelven|reembolsan|regresan)\b|\b(?:quiero|pido) (?:mi|la|el|un|una) (?:plata|dinero|reembolso|devolucion)/;
/** A promise that nobody but the platform could give. */
const PROMISE =
  /\b(?:garanti|asegur|promet)\w*|\bustedes (?:\w+ )?respond\w*|\brespond\w* (?:ustedes|por|si)\b|se hacen? (?:cargo|responsable)|\bresponsables?\b/;
const ACCOUNT =
  /\b(?:otra|nueva|segunda) cuenta\b|\bcuentas? (?:nueva|de (?:mi|un|una|otr)\w*)|a nombre de (?:mi (?!marca|negocio|empresa)|otr|un )|\b(?:dos|varias|2) cuentas\b/;
const HIDES =
  /\bse (?:da|dan|dar|den|daran?) cuenta|se (?:enter|entera)\w+|detect\w+|descubr\w+|ocult\w*|escond\w*|disimul\w*|\bsin (?:decir|avisar|mencionar|que se not)\w*|\bno (?:se )?(?:note|sepan?|vean?|cachen?)\b|no (?:digo|diga|decir|aviso|menciono|les digo|pongo que|se nota)|(?:saben?|sabran?) que es|como (?:saben?|sabrian?|van? a saber|se (?:da|enter))|\bvpn\b|camufl|\bmentir\w{0,3}\b(?<!a)|\bmiento\b|finj|plagio|\b(?:el|un) filtro\b/;
/** A platform wants to see the right to sell. */
const PROOF =
  /proof of|(?:comprob|prueb|proof|papel|demostr|demuestr|acredit|justific|evidencia|document|certific|autoriza|permiso|carta)\w*(?: \w+){0,9} (?:autor\w*|authori\w+|sell|derechos?|licencia|productor\w*|propiedad|dueno|plataforma|mio)\b|(?:plataforma|hotmart|amazon|etsy|mercado libre|kiwify)(?: \w+){0,5} (?:pide|piden|pidio|pidieron|pidiendo|exig\w+)|(?:pedir|pidi\w*|pide\w*|piden|mand\w+|envi\w+|present\w+|muestr\w+|ensen\w+)(?: \w+){0,2} (?:algun |un |el |la )?(?:papel|document|comprobante|prueba|certificado|expediente|licencia)\w*|pid\w+ (?:hotmart|amazon|etsy|mercado libre|kiwify|(?:una|la|esa|otra) plataforma)/;
/** The same where the talk is about a platform. */
const PAPER_OF_RIGHT =
  /que les (?:mando|envio|muestro|doy|presento)|no les (?:basta|alcanza|sirve)|con eso (?:basta|alcanza)|\bcertificado|\bexpediente\b|\bcarta\b|derechos de autor|(?:demostr|demuestr|comprueb|comprob|acredit)\w*|\bprueb(?:a|as|an|en)\b(?! (?:en|a)\b)/;
/** A seller's own papers, which say nothing of the right to sell. */
const PAPERS =
  /\b(?:w ?8\w*|rfc|ruc|dni|ine|cuit|nit|itin|cedula|pasaporte|impuestos?|identidad)\b/;
/** Bought from somebody else, which neither licence nor dossier of this shop covers. */
const ELSEWHERE =
  /(?:compre|compramos|baje|consegui|tengo)(?: \w+){0,3} (?:en|de|a) otr[ao]s? (?:pagina|tienda|sitio|lado|vendedor|persona)/;
const REPAID_BY_SELLER =
  /(?:comprador\w*|client\w*)(?: \w+){0,6} (?:reembols|contracarg|devoluci|disput|devuelv|devolver)\w*|contracarg/;

/** Who moves the money of a page of one's own; they have rules as well. */
const PROCESSOR =
  /stripe|paypal|payoneer|binance|usdt|zelle|mercado ?pago|nequi|daviplata|\byape\b|\bplin\b|pasarelas?|procesador\w*|\bpayu\b|\bwompi\b|\bculqi\b|\bconekta\b|transferencia|\bpix\b/;
/** What a seller is paid with. */
const COLLECTS =
  /\b(?:cobrar|cobro|cobrarle|cobrando|recibir pagos|mis ventas|me paguen|checkout|funciona en|en mi pais|saco|sacar|retir\w+|descuentan?|link de pago)\b/;

/** By the shopper's own customers. */
const PAID =
  /\b(?:client|comprador|alumn|seguidor)\w*(?: \w+){0,4} (?:pag|deposit|transfier|abon|yape)\w*|\bme (?:pag(?:an?|uen?|aran?|aron)|depositan?|transfieran?|transfieren?|abonan?|yapean?)\b|\b(?:les cobro|cobrarles?)\b/;
/** What a platform takes of a sale, or which one leaves more. */
const FEE =
  /\bme cobran?\b|se quedan? (?:ellos|con)|descont\w+|(?:cuanto|que)(?: \w+){0,3} (?:qued\w*|cobra\w*|quita\w*|descuenta\w*)|cuanto(?: \w+){0,4} (?:me (?:deja\w*|llega|toca)|recibo|gano|es para mi)|\bme queda\w*|comision(?!es? (?:a|de|para) (?:mis? |los |un )?afiliad)|tarifa|porcentaje|cobra\w* (?:mucho|caro|el \d|un \d|\d)|(?:me|le) (?:queda|sobra)|\bfees?\b|(?:cobra|quita|deja|queda|saca)\w*(?: \w+){0,3} (?:mas|menos)\b|\b(?:mas|menos) (?:barat|economic|car[oa]|comision)\w*|\b(?:mas|menos) (?:plata|dinero|ganancia)/;
const KEEPS = /\b(?:(?:me )?qued[ae]\w*|sobra\w*|gano|recibo)\b/;
const AFFILIATES = /afiliad|\b(?:a|por|le doy|con) (?:una )?comision\b/;
/** The seller's own price. */
const OWN_PRICE =
  /\b(?:a cuanto|que precio|a como)(?: \w+){0,3} (?:vend|pong|cobr|ofre|lo)\w*|cuanto (?:le |les )?(?:cobro|cobrar|pongo|pido)\b|precio (?:le |les )?(?:pongo|pido)/;
/** What should be left, which is no price. */
const WANTED = /(?:que|para) (?:me )?(?:qued|sobr|deje|gan)\w*(?: \w+){0,2} \d/;
const ADVERTISING = /publicidad|anuncios?|\bads\b|pauta/;
const OF_SHOP = /\bustedes\b|\bla tienda\b|\bles (?:pago|doy|debo)\b/;
/** Where and when a rule was read. */
const SOURCE =
  /cada cuanto(?: l[oa]s?)? (?:revis|actualiz|le)\w*|\b(?:de|desde|hasta) cuando|\bfuentes?\b|\bfecha\b|(?:cuando|que dia|hace cuanto)(?: l[oa]s?| van a)? (?:confirm|ley|revis|actualiz|consult|vieron|cambi)\w*|de donde (?:l[oa]s? )?(?:sac|sal|ley|vien)\w*|(?:est\w+|sigue\w*|son|es) (?:actualizad|vigente|al dia|valid|verdad|ciert)\w*|textual|literal|con sus palabras|\bque dice\b|donde (?:l[oa] )?(?:dice|leo|leyeron|sale|veo)|quien (?:l[oa] )?dice|que (?:es lo que )?leyeron|\b(?:link|enlace) (?:de|a) (?:la|su|esa) (?:regla|politica|norma|lista)|cambi\w+(?: \w+){0,2} (?:reglas?|politicas?|normas?)|(?:reglas?|politicas?|normas?)(?: \w+){0,2} cambi\w+|\bantes (?:si )?(?:se podia|dejaban|aceptaban|permitian)/;
/** How long the licence lasts is no question of a platform's rule. */
const OF_LICENCE =
  /(?:certificado|licencia|derechos)\b.*(?:hasta cuando|desde cuando|vale\b|venc|caduc|dura)|(?:hasta cuando|venc|caduc|dura).*(?:certificado|licencia)/;
const WHY =
  /\bpor ?que (?:razon |motivo )?(?:no|l[oa]|prohib|sera|es|les?|udemy|gumroad)\b|\b(?:motivo|razon)\b|\bpor ?que$/;
const ASKS_THEM =
  /\b(?:donde|como|a quien|por donde|a que correo|que) (?:l[oe]s? )?(?:\w+ )?(?:pregunt|consult|contact|escrib(?!i\b)|averigu)\w*|\bpregunt\w+ (?:a|en) (?:hotmart|amazon|etsy|kiwify|payhip|ell)|redact\w*|(?:mensaje|texto|correo) (?:para|que les)|(?:correo|telefono|chat|contacto|soporte|ayuda) de (?:ell[oa]s|la plataforma|hotmart|kiwify|etsy|amazon|payhip|udemy|gumroad|mercado)|donde (?:lo )?confirm\w*|ustedes (?:les |pueden )?pregunt\w+/;
/** 'Pero veo a mucha gente que lo vende.' */
const OTHERS_DO =
  /\b(?:veo|vi|hay|conozco|muchos|muchas|otros|otras|mucha gente|todo el mundo|(?:un|una|mi) (?:amig|conocid|prim|vecin|herman)[oa]|gente|me dijo|me dijeron)\b(?: \w+){0,6} (?:vend|public|sub|hac|que si)\w*/;
const INSISTS =
  /^(?:pero |entonces |osea |o sea |ya |ok |bueno |dime )*(?:si o no|se puede o no|puedo o no|es si|es no|en resumen|la respuesta|si se puede)\b|\bsi o no\b/;
/** Edited, by whatever means. */
const CHANGED =
  /combin\w+|mezcl\w+|inspirad[oa]|libro nuevo|(?:cambi|edit|modific)\w*(?: \w+){0,6} (?:\d ?%|por ?ciento)|\d ?(?:%|por ?ciento)(?: \w+){0,4} (?:texto|contenido|distint\w+|nuev\w+|mi[oa])|reescri|re escri|parafras|modific|personaliz|edit(?:o|a|ar|arlo|ado|ada|ando)\b|chat ?gpt|\bia\b|inteligencia artificial|cambi\w* (?:el |la |los |le |todo |casi )*(?:text|conten|mitad|portada|titulo|tapa|nombre)/;
/** Whether an edited version escapes a platform's rule: asked without naming one. */
const ESCAPES =
  /(?:ya|deja de|no)(?: \w+){0,3} (?:mi[oa]|plr|original|mi autoria)\b|cualquier (?:lado|sitio|plataforma|parte)|detect|plagio/;
/** Who answers for a platform's rules. */
const RESPONSIBLE =
  /\bquien(?:es)?(?: \w+){0,4} (?:cargo|responsab\w+|responde\w*|culpa)\b|\bquien(?: \w+){0,2} paga\w*(?: \w+)? (?:multas?|sancion\w*|danos?)|\b(?:es|soy|seria) (?:el |la |mi |tu |su )?(?:responsab\w+|culpa) (?:mi[oa]|tuy[oa]|suy[oa]|de (?:ustedes|quien))|\b(?:es|seria) (?:mi|tu|su) (?:culpa|responsabilidad)/;
/** Whether a page of one's own is needed. */
const NEEDS_PAGE =
  /(?:teng\w+ que|necesit\w+|hace falta|obligatori\w+|a (?:la )?fuerza|forzos\w+)(?: \w+){0,3} (?:pagina|web|sitio)|(?:pagina|web|sitio)(?: \w+){0,3} (?:a (?:la )?fuerza|obligatori\w+)/;
const WHO_FORBIDS = /\bquien(?:es)?\b.*prohib|ustedes.*prohib|prohib.*ustedes/;
const HOW_MUCH =
  /(?:cuanto|que tanto|que)(?: \w+){0,3} (?:cambi|edit|modific)\w*|(?:tengo|hay|obligad[oa]) (?:que|a) (?:edit|cambi|modific|personaliz)\w*/;
const OWN_WORK =
  /(?:escri(?:bi|to|bo)|hech[oa]|cre(?:e|ad[oa])|hice)(?: \w+){0,3} (?:por mi|yo mism[oa]|desde cero)|(?:libro|ebook|curso|obra|contenido) (?:100 ?% )?(?:propi[oa]|original|mi[oa])\b|\bmi propi[oa] (?:libro|ebook|curso|contenido|obra)|\bmis propi[oa]s\b|\bescribi yo\b|\bno (?:es |son |sea )?plr\b(?! (?:ni|y))/;
const OF_THIS_SHOP =
  /\bcon (?:el|su|sus|los) |de ustedes|usando|basad|reescri|a partir|ya no es|combin|mezcl|inspir|agreg|sumo|junto/;
const SEVERAL =
  /a la vez|al mismo tiempo|simultane|\ben (?:vari[oa]s|tod[oa]s|amb[oa]s|l[oa]s (?:dos|tres|cuatro))\b/;
/** The shop sells neither yet. */
const COMING = /\bvideos? plr\b|micro ?(?:saas|apps?)/;
const IA_CLUB = /\bia club\b|auto ?page|lovable|vibe ?code/;
const PREPARES =
  /prepar\w+|formatos?\b|tamano|medidas?\b|\bdescripcion\b|que (?:archivos?|necesito|me piden)|(?:texto|imagen|portada)\w*(?: \w+){0,3} (?:para (?:publicar|subir|el anuncio)|necesit\w+|pide\w*)/;
/** What is asked of a platform beside whether it takes PLR: countries, money, plans, papers, technique. */
const DETAIL =
  /\b(?:al mes|por mes|factura\w*|boleta|mensual\w*|mensualidad\w*|anual\w*|planes?|premium|pro\b|suscripcion|documentos?|papeles|dni|ruc|rfc|cuit|nit|cedula|pasaporte|w ?8\w*|itin|requisitos?|registr\w+|tarjetas?|verific\w+|empresa|edad|1[0-7] anos|automatic\w*|a mano|mac|windows|app|link|enlace|sac(?:o|ar|an)|retir\w+|transfer\w+|deposit\w+|soles|pesos|bolivares|paypal|binance|banco|paga[ns]?|pagos?|cobrar|tarda\w*|demora\w*|revision|revisan|aprueban?|aprob\w+|soporte|cuest\w+|precio|barat[oa]s?|car[oa]s?|impuestos?|autores?|funciona|imprime|manda|envia|usb|pasos?|tutorial|(?:abro|abrir|crear?|creo) (?:la |una |mi )?cuenta|como (?:lo |los |se |la )?(?:subo|subir|publico|vendo|vender|hago|configuro)|minimo|maximo|gratis|gratuit\w*|regalias|posicion\w*|isbn|categoria\w*|publico|trafico|visitas|gente compra)\b/;

/** The licence's sentence on the use that a message names, the particular uses first. */
const USES: readonly (readonly [Right, RegExp])[] = [
  ['compartir', /\bme l[oa]s? (?:pas|dio|dieron|prest|compart)\w*|cuenta de (?:mi|un|una|otr)/],
  [
    'reventa',
    /client\w*(?: \w+){0,7} (?:l[oa]s? )?revend|(?:logo|marca|nombre)s? (?:de|del|de la) (?:mi |un |el |cada )?client|\bpara que (?:ell?[oa]s? )?(?:l[oa]s? )?(?:re)?vendan?\b/,
  ],
  ['editables', /editable|\bword\b|docx/],
  [
    'revender-derechos',
    /\brevend\w+|\bmrr\b|derechos(?: plr| de reventa)? inclu|con (?:los )?derechos|(?:vend|ced|pas|transf)\w*(?: \w+)? derechos?\b|revendedor|como plr\b/,
  ],
  [
    'regalar',
    /a cambio\b|boletin|bono|regal(?!ia)|gratis|gratuit|\bfree\b|freebie|sin cobrar|rif[ao]\w*|lead ?magnet|sorte[oa]|libre descarga|descarga libre|enlace abierto|cualquiera (?:l[oa]s? )?(?:baj|descarg)\w*/,
  ],
  [
    'adaptar',
    /\bcursos?\b(?! propi)|articulos?\b|audio|video|podcast|\bgrab\w+|con mi voz|\bposts?\b|\bnarr\w+|\bleid[oa]\b|\bleerlo\b|\breels?\b|\bhilos?\b/,
  ],
  ['traducir', /traduc|transl|ingles|portugues/],
  [
    'imprimir',
    /fotocopi|engargol|anillad|imprim(?!ible)|impres|fisic[oa]|en papel|tapa (?:dura|blanda)|\bprint\b|ejemplar/,
  ],
  [
    'membresia',
    /membres|suscri|(?:grupo|canal|comunidad)(?: \w+){0,3} (?:paga|pago|vip|privad[oa])\b/,
  ],
  ['paquete', /\b(?:por|un|cada) capitulos?\b|paquete|por partes|combo|\bpack\b|bundle/],
  ['afiliados', AFFILIATES],
  ['exclusividad', /exclusiv/],
  [
    'autoria',
    /\bautor[ae]?\b|\bfirm\w+|registr\w+(?: \w+){0,4} (?:obra|a mi nombre|derechos)|mi nombre/,
  ],
  ['editar', CHANGED],
  ['editar', /mismo texto|duplicad|ya existe|original\b/],
  ['marca', /portada|tapa|titulo|nombre|marca|logo/],
];
const GIVES =
  /\bpara tod|\b(?:dar|doy|daria|dej|regal|sub|pon|pong|publi|ofre|compart|mand|pas|descarg|baj|le[ae]n|sean|grupo|canal|entreg|colg|membres|bono)\w*/;
/** Uses that somebody may think change what a platform says. */
const MADE_OTHERWISE: readonly Right[] = [
  'editar',
  'marca',
  'traducir',
  'adaptar',
  'imprimir',
  'autoria',
];
const isMadeOtherwise = (uses: readonly Right[]) =>
  uses.length > 0 && uses.every((use) => MADE_OTHERWISE.includes(use));
/** Open to everybody, which the licence does not allow. */
const OPEN =
  /cualquiera|(?:libre|abiert|public)[oa]? (?:descarga|a todos|para todos)|descarga (?:libre|abierta|publica)|enlace abierto|(?:drive|carpeta|enlace|link) public[oa]|sin (?:pedir|registr|dejar)|gratis (?:para|a) tod|a tod[oa]s? (?:el mundo|mis)|\blean gratis|libremente/;
/** A social network, where the seller deals with the buyer. */
const DIRECT =
  /^(?:Facebook|Instagram|TikTok Shop|WhatsApp|Telegram|Discord|Pinterest|LinkedIn|Twitter)$/;

const BY_SUBSCRIPTION = /^(?:Patreon|Skool|MemberPress|Substack|OnlyFans)$/;

export interface PlatformAnswer {
  readonly text: string;
  /** What it is about. */
  readonly names: readonly string[];
  /** Whether it says what a platform takes of a sale. */
  readonly isFee: boolean;
}

/** Ids of the intents after which the talk is about platforms. */
export const OF_PLATFORMS: readonly string[] = ['donde-vender', 'tarifas'];

interface Question {
  readonly words: string;
  /** The same without names of platforms. */
  readonly bare: string;
  /** Platforms of the message. */
  readonly named: readonly string[];
  /** Those that are meant: named, or of the talk. */
  readonly names: readonly string[];
  readonly talksOfThem: boolean;
  /** Whether a platform is named, the talk is about them, or the message says 'plataforma'. */
  readonly isOnPlatforms: boolean;
  readonly follows: boolean;
  readonly asksShop: boolean;
  /** What is to be done with the product, at most two of the licence's rights. */
  readonly uses: readonly Right[];
  /** In cents. */
  readonly price: number | null;
  readonly advertising: number;
  readonly now: number;
}

/** What an answer says beside the rules of its platforms. */
interface Said {
  readonly lead?: string;
  /** Instead of rules and licence. */
  readonly whole?: string;
  readonly after?: readonly string[];
  readonly names?: readonly string[];
  readonly isFee?: boolean;
  /** Whether the licence's sentence on the use follows. */
  readonly licence?: boolean;
}

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
  const question = read(words, talk, asksShop, now);
  if (OTHERWISE.test(words) && !ASKS_THEM.test(words)) return null;
  if (PAGE_MAKER.test(words) && !/vend|acept|permit|prohib|plr/.test(words)) return null;
  const said = asks(question, talk.intent === 'tarifas');
  return said && compose(question, said);
}

function read(
  words: string,
  talk: {readonly intent: string | null; readonly platforms: readonly string[]},
  asksShop: boolean,
  now: number,
): Question {
  const named = namedIn(words);
  const talksOfThem = OF_PLATFORMS.includes(talk.intent ?? '');
  const isPlural = PLURAL.test(words) && !/\b(?:ahi|alli|alla)\b/.test(words);
  const nth = [/\bprimer[oa]?\b/, /\bsegund[oa]\b/, /\btercer[oa]?\b/].findIndex((place) =>
    place.test(words),
  );
  const before =
    talksOfThem && nth >= 0 && talk.platforms.length > nth && talk.platforms.length > 1
      ? talk.platforms.slice(nth, nth + 1)
      : talksOfThem && exceptedIn(words).length === 0
        ? talk.platforms.slice(0, isPlural ? 3 : 1)
        : [];
  const isTogether =
    named.length === 1 &&
    /\b(?:cual(?:es)?|l[oa]s (?:dos|tres|2|3)|amb[oa]s|compar\w*)\b/.test(words);
  const names =
    named.length === 0 ? before : isTogether ? [...new Set([...named, ...before])] : named;
  const bare = withoutNames(words);
  const spent =
    /(\d{1,3})(?: \w+){0,2} (?:de|en|por) (?:publicidad|anuncios?|ads|pauta)|(?:publicidad|anuncios?|ads|pauta)(?: \w+){0,3} (\d{1,3})\b/.exec(
      words,
    );
  return {
    words,
    bare,
    named,
    names,
    talksOfThem,
    isOnPlatforms: named.length > 0 || talksOfThem || OF_THEM.test(words),
    follows: talksOfThem && FOLLOWS.test(words) && words.split(' ').length <= MOST_FOLLOWING_WORDS,
    asksShop,
    uses: usesOf(bare, words),
    price: WANTED.test(words) ? null : priceIn(spent ? words.replace(spent[0], ' ') : words),
    advertising: Number(spent?.[1] ?? spent?.[2] ?? 0) * 100,
    now,
  };
}

/** The rules of the platforms between what was asked and what the licence says. */
function compose({names: meant, uses, now}: Question, said: Said): PlatformAnswer {
  const names = said.names ?? meant;
  if (said.whole) return {text: said.whole, names, isFee: said.isFee ?? false};
  const isForbidden = names.every((name) => verdictOf(name, now) === 'forbidden');
  const isOwn = names.every((name) => name === OWN);
  const rights = uses.length > 0 ? uses : [usualUse(names)];
  // On one's own page the rule is the licence's; after a platform's no its yes would sound like the platform's.
  const says =
    (said.licence ?? true) && names.length > 0 && !isOwn && (!isForbidden || uses.length > 0);
  const isNo = rights.some((right) => RIGHTS[right].verdict === 'no');
  const where = isForbidden && !isNo ? `Fuera de ${listed(names)}, nuestra` : 'Nuestra';
  const licence = says ? `${where} licencia dice: ${sentencesOf(rights)}` : '';
  const text = [said.lead, ...rulesOf(names, uses, now), ...(said.after ?? []), licence]
    .filter(Boolean)
    .join('\n\n');
  return {text, names, isFee: false};
}

/** Whether an edited version may be sold there: only a platform's no is known to hold for it as well. */
function ofEdited(names: readonly string[], now: number): string {
  return names.every((name) => verdictOf(name, now) === 'forbidden')
    ? `Eso no cambia la regla de ${listed(names)}.`
    : 'Si con cambios basta, lo decide la plataforma: no lo hemos leído.';
}

/** What is usually sold there. */
function usualUse(names: readonly string[]): Right {
  if (names.every((name) => DIRECT.test(name))) return 'vender';
  return names.every((name) => BY_SUBSCRIPTION.test(name)) ? 'membresia' : 'marketplace';
}

/** Whether a message speaks of platforms without naming one. */
export const speaksOfPlatforms = (words: string): boolean =>
  /plataforma|marketplace|calculadora/.test(words);

/** What is asked, the particular first; null for what is not about platforms. */
function asks(question: Question, isOfFees: boolean): Said | null {
  const {words, bare, named, names, talksOfThem, isOnPlatforms, follows, asksShop, uses, now} =
    question;
  const isShops = asksShop && named.length === 0;
  // '¿Y en Hotmart?' after a fee asks for its fee.
  const isShort = words.split(' ').length <= (question.price === null ? 5 : 8);
  if (isOfFees && named.length > 0 && isShort && !PERMISSION.test(words)) return fees(question);

  if ((isOnPlatforms || PROCESSOR.test(words)) && ACTED.test(words) && !FEARED.test(words))
    return {lead: acted(question), licence: false};
  if (named.length > 0 && PARTNER.test(words) && /ustedes|tienen|\bson\b/.test(words))
    return {lead: 'De un convenio no dice nada la tienda.', licence: false};
  if (
    isOnPlatforms &&
    /(?<!plataformas|cuales|estan|quedan) sin confirmar\b|^sin confirmar/.test(words) &&
    !/\bcuales\b/.test(words)
  )
    return {lead: UNCONFIRMED_LEAD, licence: false};
  if (named.length > 0 && isOfBook(words, uses)) return null;
  if (named.length > 0 && BUYING.test(words))
    return {lead: 'Los ebooks de esta tienda se compran aquí. Si hablas de vender tu versión:'};
  if (RESPONSIBLE.test(words) && (isOnPlatforms || SANCTION.test(words)))
    return {lead: RESPONSIBLE_LEAD + repaid(words), licence: false};
  const isOfOutcome =
    SANCTION.test(words) || (isOnPlatforms && /si o no|por escrito|acept|responsable/.test(words));
  if (PROMISE.test(words) && isOfOutcome) return {lead: PROMISED + repaid(words), licence: false};
  if (talksOfThem && STILL_ANGRY.test(words)) return {lead: acted(question), licence: false};
  if (isOnPlatforms && ACCOUNT.test(words)) return {lead: OTHER_ACCOUNT, licence: false};
  if (isOnPlatforms && HIDES.test(words)) return {lead: HIDDEN, licence: false};
  if (ELSEWHERE.test(words)) return {lead: ELSEWHERE_ANSWER, licence: false};
  if (REPAID_BY_SELLER.test(words)) return {lead: REPAID_ANSWER, licence: false};

  if (isOnPlatforms && SOURCE.test(words) && /tarifa|comision|calculadora/.test(words))
    return {whole: feeSources(now), isFee: true};
  const fee = feeAsked(question);
  if (fee) return fee;
  if (isOnPlatforms && ASKS_THEM.test(words)) return {after: askOf(names, now), licence: false};
  if (isOnPlatforms && SOURCE.test(words) && !OF_LICENCE.test(words)) return source(question);
  if (isOnPlatforms && names.length > 0 && WHY.test(words) && !isShops)
    return {
      lead: names.every((name) => verdictOf(name, now) === 'unconfirmed')
        ? 'No tenemos una fuente que lo confirme.'
        : 'El motivo no lo hemos leído; lo que leímos es esto.',
      after: quotations(names, now),
      licence: false,
    };
  const isProof =
    !(/registr(?:arme|ar\b|o\b)|inscrib|abrir/.test(words) && !/derecho|autor/.test(words)) &&
    (PROOF.test(words) || (isOnPlatforms && PAPER_OF_RIGHT.test(words))) &&
    !REPAYS.test(words) &&
    !OF_LICENCE.test(words) &&
    !(PREPARES.test(bare) && !/autor|derecho|demostr|demuestr|prueb/.test(bare)) &&
    !PAPERS.test(words);
  if (isProof && (isOnPlatforms || PROCESSOR.test(words) || /autor\w*|derechos/.test(words)))
    return {lead: PROVEN, licence: false};

  const isOfProcessor = COLLECTS.test(words) || (/stripe/.test(words) && IN_COUNTRY.test(words));
  const isRefused = SANCTION.test(words) || /\bplr\b|acept|permit/.test(words);
  const isPaid =
    PAID.test(words) && (PROCESSOR.test(words) || /efectivo|deposito|tarjeta|oxxo/.test(words));
  if (named.every((name) => name === OWN) && isPaid)
    return {
      whole: `${COLLECTED} ${sentencesOf(uses.length > 0 ? uses : ['vender'])}`,
      names: [OWN],
    };
  if (named.every((name) => name === OWN) && PROCESSOR.test(words) && (isOfProcessor || isRefused))
    return {whole: COLLECTED, names: [OWN]};
  if (named.length === 0 && CALLED.test(words)) return {names: [UNKNOWN_PLACE]};

  if (talksOfThem && named.length === 0 && uses.includes('afiliados'))
    return {whole: sentencesOf(['afiliados'])};
  if (talksOfThem && named.length === 0 && OTHERS_DO.test(words) && names.length > 0)
    return {lead: OTHERS_LEAD, licence: false};
  if (isOnPlatforms && named.length > 0 && OTHERS_DO.test(words)) return {lead: OTHERS_LEAD};
  const isChanged =
    (CHANGED.test(words) && ESCAPES.test(words)) ||
    /plataforma.*(?:duplicad|ya existe)/.test(words);
  if (named.length === 0 && isChanged)
    return {whole: besidesPlatform(sentencesOf(uses.length > 0 ? uses : ['editar']))};
  const isOfAll = (isOnPlatforms || OF_SALES.test(words)) && !isOfOtherUse(words);
  if (isOfAll && NOWHERE.test(words)) return {whole: `${SOMEWHERE}\n\n${allRules(now)}`};
  if (isOfAll && EVERYWHERE.test(words)) return {whole: `${NOT_EVERYWHERE}\n\n${allRules(now)}`};
  if (isWhich(question)) return which(question);
  if (talksOfThem && named.length === 0 && IN_PERSON.test(words) && !isShops)
    return {
      whole: `Ahí no decide ninguna plataforma: vale nuestra licencia. ${sentencesOf(uses.length > 0 ? uses : ['imprimir'])}`,
    };
  if (named.length === 0 && talksOfThem && INSISTS.test(words)) return insisted(question);
  if (named.length === 0 && !asksShop && isUnknownPlace(words, follows))
    return {names: [UNKNOWN_PLACE]};
  return named.length > 0 ? ruleAsked(question) : goneOn(question);
}

/** Of the platforms that a message names. */
function ruleAsked(question: Question): Said | null {
  const {words, bare, named, names, talksOfThem, follows, uses} = question;
  const isMarket = namesMarket(words);
  const asksRule = isMarket || SELLING.test(words) || PERMISSION.test(words);
  if (!follows && !asksRule && !/^y (?:en|por|con)\b/.test(words)) return null;
  const others = names.filter((name) => name !== OWN);
  if (COMING.test(words)) return {lead: COMING_LEAD};
  if (IA_CLUB.test(words)) return {lead: UNSTATED.cursos, licence: false};
  if (uses.includes('regalar') && OPEN.test(words)) return {lead: OPEN_LEAD};
  if (OWN_WORK.test(bare) && !OF_THIS_SHOP.test(words) && others.length > 0)
    return {lead: OWN_WORK_LEAD, licence: false};
  if (SANCTION.test(bare) && others.length > 0) return sanctioned(question, true);
  if (MONEY_BACK.test(words)) return {lead: repaid(words).trim(), licence: false};
  if (INSISTS.test(words) && named.length === 1) return insisted(question);
  if (PREPARES.test(bare)) return {lead: prepared(others)};
  if (OWN_PRICE.test(words)) return {lead: PRICED};
  if (NEEDS_PAGE.test(words) && names.every((name) => name === OWN || DIRECT.test(name)))
    return {lead: NO_PAGE};
  if (WHO_FORBIDS.test(words)) return {lead: 'La regla es de la plataforma, no nuestra.'};
  if (HOW_MUCH.test(words) && others.length > 0)
    return {
      lead: `Nuestra licencia no pide un mínimo de cambios. ${ofEdited(others, question.now)}`,
    };
  if (
    /\b(?:otra|dos|varias|cada|una) licencias?\b/.test(words) &&
    /necesit|cada|hace falta/.test(words)
  )
    return {lead: SEVERAL_LEAD};
  if (SEVERAL.test(words) && names.length > 1) return {lead: SEVERAL_LEAD};
  if (
    BEST.test(words) &&
    !/\b(?:que|cual) (?:libro|ebook|guia|tema|producto|nicho)/.test(words) &&
    (names.length > 1 || /recom|conviene|mejor/.test(words))
  )
    return {lead: CHOSEN};
  if (others.length > 0 && isMadeOtherwise(uses) && (CHANGED.test(bare) || follows))
    return {lead: ofEdited(others, question.now)};
  const isDetail = (isMarket || talksOfThem) && others.length > 0 && uses.length === 0;
  if (
    isDetail &&
    (DETAIL.test(bare) || IN_COUNTRY.test(bare)) &&
    !/\b(?:plr|licencia|reventa)\b/.test(bare)
  )
    return {lead: unread(others), licence: /ebook|libro|curso|digital|vend/.test(bare)};
  return {};
}

/** Of the platforms of the talk, which the message does not name. */
function goneOn(question: Question): Said | null {
  const {words, names, talksOfThem, follows, asksShop, uses, now} = question;
  // A book, a topic, a certificate are no platform's.
  if (!talksOfThem || /\b(?:que|cual) (?:tema|nicho|rubro|libro|ebook|guia)/.test(words))
    return null;
  // Where something is only kept or made, no rule of a platform goes on.
  if (names.length > 0 && names.every((name) => /^(?:Google Drive|Canva)$/.test(name))) return null;
  if (names.length === 0) {
    const isDetail = DETAIL.test(words) || IN_COUNTRY.test(words);
    return uses.length > 0 && follows
      ? {whole: besidesPlatform(sentencesOf(uses))}
      : !asksShop && (isDetail || follows)
        ? {
            whole: `Eso no lo hemos leído: míralo en la ayuda de cada plataforma, porque cambia según el país y el plan.\n\n${allRules(question.now)}`,
          }
        : null;
  }
  const others = names.filter((name) => name !== OWN);
  const isAboutThem =
    follows ||
    /\b(?:ahi|alli|alla|es[ao] (?:pagina|plataforma|tienda)|en esa|ell[oa]s|plr)\b/.test(words);
  if (uses.includes('regalar') && OPEN.test(words)) return {lead: OPEN_LEAD};
  // What the licence forbids it forbids everywhere.
  if (uses.some((use) => RIGHTS[use].verdict === 'no' && use !== 'exclusividad') && !asksShop)
    return {whole: `En ninguna plataforma. Nuestra licencia dice: ${sentencesOf(uses)}`};
  if (
    uses.length > 0 &&
    (follows ||
      words.split(' ').length <= 5 ||
      uses.includes('editar') ||
      /\b(?:ahi|alli|alla)\b/.test(words))
  )
    return others.length > 0 && isMadeOtherwise(uses) ? {lead: ofEdited(others, now)} : {};
  if (others.length > 0 && SANCTION.test(words) && (!asksShop || STRICT.test(words)))
    return sanctioned(question, false);
  if (PLACE_OF_TALK.test(words) && words.split(' ').length <= 6) return {};
  if (NEXT.test(words)) return {lead: NEXT_STEP, after: askOf(names, now), licence: false};
  if (asksShop) return null;
  if (OWN_WORK.test(words) && !OF_THIS_SHOP.test(words) && others.length > 0)
    return {lead: OWN_WORK_LEAD, licence: false};
  if (/(?:dejan?|acept\w+|permit\w+)(?: \w+){0,3}(?: ahi| alla|$)/.test(words)) return {};
  if (PREPARES.test(words) && isAboutThem) return {lead: prepared(others)};
  if (OWN_PRICE.test(words)) return {lead: PRICED};
  if (DETAIL.test(words) || IN_COUNTRY.test(words) || isAboutThem) {
    if (others.length === 0) return {whole: COLLECTED};
    if (DETAIL.test(words) || IN_COUNTRY.test(words)) return {lead: unread(others), licence: false};
    return SELLING.test(words)
      ? {}
      : {lead: `En lo que leímos de ${listed(others)} no hay nada sobre eso.`, licence: false};
  }
  return null;
}

const PLACE_OF_TALK = /\b(?:primer|segund|tercer)[oa]?\b/;
const NEXT = /\bque (?:hago|puedo hacer|tengo que hacer|me aconsej\w+)\b|\bcomo (?:hago|le hago)\b/;

function isOfBook(words: string, uses: readonly Right[]): boolean {
  const isForSale =
    /\b(?:quiero|voy a|puedo|pienso) (?:re)?(?:vend|public|sub)\w+(?: \w+){0,5} (?:en|por|a) /.test(
      words,
    );
  return (
    BOOK.test(words) &&
    !isForSale &&
    !PERMISSION.test(words) &&
    !(namesMarket(words) && uses.length > 0)
  );
}

function isWhich({words, named, talksOfThem}: Question): boolean {
  if (isOfOtherUse(words)) return false;
  if (named.length > 0) return ASKS_OTHERS.test(words) && !SEVERAL.test(words);
  const isOne =
    talksOfThem && /\b(?:recomi|elig|elij|escog|dime|dame)\w*(?: \w+){0,3} una?\b/.test(words);
  const isAll = /\b(?:las|todas|lista|cuales)\b.*\b(?:reglas?|confirmad\w*|prohib\w*)/.test(words);
  return (
    isOne ||
    exceptedIn(words).length > 0 ||
    (talksOfThem && (isAll || (BEST.test(words) && /plataforma|una\b|cual/.test(words)))) ||
    (ASKS_WHICH.test(words) && !PAGE_TOOL.test(words))
  );
}

/** Whether a platform is meant for something else than to sell at. */
function isOfOtherUse(words: string): boolean {
  const isNone = /plataforma/.test(words) && words.split(' ').length > 4 && !OF_CHOICE.test(words);
  return (OF_OTHER_USE.test(words) || isNone) && !OF_SALES.test(words);
}

/** Whether a message is not about selling there, though it names a platform or says the word. */
export function isNotOfSelling(words: string): boolean {
  return isOfOtherUse(words) || (namedIn(words).length > 0 && isOfBook(words, usesOf(words)));
}

/** Whether the shopper is paid by others, and does not pay the shop. */
export function isPaidByOthers(words: string): boolean {
  return PAID.test(words);
}

function which({words, named, now}: Question): Said {
  const lead =
    /\blicencias?\b/.test(words) && /necesit|cada|cuant/.test(words)
      ? SEVERAL_LEAD
      : COMING.test(words)
        ? COMING_LEAD
        : BEST.test(words)
          ? CHOSEN
          : '';
  const others = allRules(now, [...named, ...exceptedIn(words)]);
  return {whole: [lead, others].filter(Boolean).join('\n\n'), names: [OWN]};
}

function insisted({names, now}: Question): Said {
  const verdicts = names.map((name) => verdictOf(name, now));
  const lead = verdicts.every((verdict) => verdict === 'forbidden')
    ? names.length > 0 && 'No.'
    : verdicts.includes('unconfirmed') && 'Ni sí ni no mientras la plataforma no lo confirme.';
  return names.length > 0
    ? {lead: lead || '', licence: false}
    : {whole: `Depende de la plataforma.\n\n${allRules(now)}`};
}

function source({names, now}: Question): Said {
  if (names.length === 0) return {whole: `${AGES} ${readDays()}\n\n${allRules(now)}`};
  const others = names.filter((name) => name !== OWN && verdictOf(name, now) === 'unconfirmed');
  const none =
    others.length > 0 ? ` De ${listed(others)} no tenemos una fuente que lo confirme.` : '';
  return {after: [...quotations(names, now), `${AGES}${none}`], licence: false};
}

/** What a platform may do to a seller, and a shop to nobody. */
const STRICT = /\b(?:rechaz|suspend|bloque|bane|cerr|cierr)\w*/;

/** What is kept of a sale, if the message asks for it. */
function feeAsked(question: Question): Said | null {
  const {words, named, names, talksOfThem, price} = question;
  const cost = Number(COST.exec(words)?.[1] ?? 0);
  if (cost > 0 && RECOVERS.test(words) && names.length === 1)
    return recovered(question, cost * 100);
  const isFee = FEE.test(words) && !AFFILIATES.test(words) && !/opcion|alternativa/.test(words);
  const isOwn = named.length === 1 && named[0] === OWN;
  if (
    talksOfThem &&
    ADVERTISING.test(words) &&
    named.length === 0 &&
    /gast|invier|invert|pag|rest|\d/.test(words)
  )
    return {whole: ADVERTISED, isFee: true};
  if (talksOfThem && /\bustedes\b.*\b(?:quit|qued|cobr|descuent|llev)/.test(words))
    return {whole: RIGHTS.ganancias.sentence};
  const isOwed = isFee || /(?:tengo que|debo|hay que) (?:dar|pagar)\w*/.test(words);
  if (isOwed && OF_SHOP.test(words) && (named.length > 0 || talksOfThem))
    return {
      ...fees(question),
      whole: `${RIGHTS.ganancias.sentence}${named.length > 0 ? `\n\n${fees(question).whole}` : ' La plataforma o quien procesa tus pagos puede cobrar lo suyo.'}`,
    };
  if (isOwn && isFee && !KEEPS.test(words) && price === null)
    return {...fees(question), whole: `${RIGHTS.ganancias.sentence}\n\n${fees(question).whole}`};
  const asksOfNone = /\b(?:cual(?:es)?|que)\b.*\b(?:plataforma|marketplace|calculadora)/.test(
    words,
  );
  if (isFee && (talksOfThem || named.length > 0 || asksOfNone))
    return fees({
      ...question,
      names: named.length === 0 && (OTHERS.test(words) || asksOfNone) ? [] : names,
    });
  // 'Si lo vendo a 20 en mi página', 'y a 20' after a fee.
  if (named.length > 0 && price !== null && /\bcuanto\b/.test(words)) return fees(question);
  const isSale = price !== null && /vend|pong|cobr|precio/.test(words);
  if (isSale && isOwn && !PERMISSION.test(words)) return fees(question);
  const isNext =
    price !== null &&
    /^(?:y |o )?(?:si )?(?:l[oa] )?(?:(?:a|por|en|de|con|subo a|pongo a|vendo a) )?(?:unos )?\d+(?: \d\d)?(?: (?:usd|dolar\w*|dls))?$/.test(
      words,
    );
  return talksOfThem && (isNext || (isSale && named.length === 0 && !question.asksShop))
    ? fees(question)
    : null;
}

/** 'Compré a 12 y vendo a 15, ¿con cuántas lo recupero?' */
const COST = /\b(?:compr|cost|pagu|gast|invert)\w*(?: \w+){0,5}? (\d{1,4})\b/;
const RECOVERS = /recuper\w+|gane|ganancia|perdi/;
const SOLD = /\b(\d{1,3}) (?:\w+ )?(?:a|por|en) (?:\$ ?)?(\d{1,4}(?: \d\d)?)\b/;

/** Whether others than those of the talk are asked for. */
const OTHERS = /\bhay\b|\balguna\b|\botras?\b|\bcual(?:es)?\b.*\b(?:todas|plataforma)/;

function recovered({words, names, now}: Question, cost: number): Said | null {
  const rest = words.replace(COST, ' ');
  const [, count, each] = SOLD.exec(rest) ?? [];
  const price =
    each === undefined ? priceIn(rest) : Math.round(Number(each.replace(' ', '.')) * 100);
  if (price === null || OTHER_MONEY.test(words)) return null;
  return {whole: recoveryOf(names[0] ?? '', price, Number(count ?? 0), cost, now), isFee: true};
}

function fees({names, price, advertising, now}: Question): Said {
  return {whole: feesOf(names, price, advertising, now), isFee: true};
}

/** Of other money nothing is calculated, for the fixed part of a fee is in dollars. */
const OTHER_MONEY =
  /\b(?:pesos?|soles|bolivares|reales|guaranies|quetzales|colones|lempiras|euros?|mxn|cop|ars|clp|pen|mil)\b/;
const PRICE =
  /\b(?:a|de|en|por|cuesta|vale|precio) (?:unos |\$ ?)?(\d{1,4}(?: \d\d)?)\b(?! ?%| (?:meses|anos|ebooks|libros|paginas|dias|ventas|plataformas))|\b(\d{1,4}(?: \d\d)?) ?(?:usd|dolar\w*|dls|\$)/;

/** The price at which something is to be sold, in cents. */
function priceIn(words: string): number | null {
  if (OTHER_MONEY.test(words)) return null;
  const [, first, second] = PRICE.exec(words) ?? [];
  const found = Number((first ?? second ?? '').replace(' ', '.'));
  return found > 0 ? Math.round(found * 100) : null;
}

/** What is to be done with a product, as the licence's rights; at most two. */
export function usesOf(words: string, whole = words): readonly Right[] {
  // '¿Payhip es gratis?' asks for its price.
  const isFreeThere = /gratis|gratuit/.test(words) && !GIVES.test(words);
  const uses = USES.filter(([, pattern]) => pattern.test(words))
    .map(([use]) => use)
    .filter((use) => use !== 'regalar' || !isFreeThere);
  if (OPEN.test(whole) && !uses.includes('regalar')) uses.unshift('regalar');
  return [...new Set(uses)].slice(0, 2);
}

function sentencesOf(uses: readonly Right[]): string {
  return uses.map((use) => RIGHTS[use].sentence).join(' ');
}

/** Whether something is to be sold at a place whose name is no word of the language. */
function isUnknownPlace(words: string, follows: boolean): boolean {
  const [, sold, first, next, subject, known] = PLACE.exec(words) ?? [];
  const name = sold ?? first ?? (follows ? next : undefined) ?? subject?.split(' ')[0] ?? known;
  return (
    name !== undefined &&
    !IN_COUNTRY.test(name) &&
    !NO_PLACE.test(name) &&
    !isCommonWord(termOf(name))
  );
}

/** The answer to a message that is known to ask where to sell. */
export function whereToSell(words: string, now: number): string {
  const question = read(words, {intent: 'donde-vender', platforms: []}, false, now);
  return compose(question, question.names.length > 0 ? {} : which(question)).text;
}

/** The licence's answer while the talk is about platforms, where a yes would sound like theirs. */
export function besidesPlatform(
  licence: string,
  names: readonly string[] = [],
  now = Date.now(),
): string {
  const sentences = licence.replace(/^(?:Sí, con una condición|Sí|No)\. /, '');
  if (names.every((name) => name === OWN) && names.length > 0)
    return `Nuestra licencia dice: ${sentences}`;
  const rules =
    names.length > 0
      ? `${ofEdited(names, now)}\n\n${rulesOf(names, [], now).join('\n\n')}\n\n`
      : 'La regla de una plataforma no cambia por eso: si no acepta contenido PLR, sigue sin aceptarlo; si está sin confirmar, pregunta antes allí. ';
  return `${rules}Nuestra licencia dice: ${sentences}`;
}

/** The rules of the marketplaces that a complaint says something of; an empty text if it names none. */
export function rulesNamed(words: string, now: number): string {
  const names = namesMarket(words) && PERMISSION.test(words) ? namedIn(words) : [];
  return names.length > 0 ? `\n\n${rulesOf(names, [], now).join('\n\n')}` : '';
}

function sanctioned({words, names}: Question, licence: boolean): Said {
  const others = names.filter((name) => name !== OWN);
  const who = others.length > 1 ? 'cada plataforma' : 'la plataforma';
  return {
    after: [
      `Qué hace ${listed(others)} si no se cumplen sus reglas no lo hemos leído: lo decide ${who}.${repaid(words)}`,
    ],
    licence,
  };
}

function acted({words, names, now}: Question): string {
  const isForbidden =
    names.length > 0 && names.every((name) => verdictOf(name, now) === 'forbidden');
  const again = isForbidden
    ? 'No lo publiques de nuevo ahí.'
    : 'Antes de publicar de nuevo, pregúntale si acepta contenido PLR.';
  return `Eso lo decide la plataforma, y nosotros no podemos cambiarlo.${repaid(words)} Reclama con ella y, si el ebook es de esta tienda, adjunta el expediente de reventa de tu compra, que está en «Mis productos». ${again}${ACCOUNT.test(words) ? ` ${OTHER_ACCOUNT}` : ''}`;
}

function repaid(words: string): string {
  return REPAYS.test(words)
    ? ` Que una plataforma no lo acepte o lo retire, o que no se venda, no da por sí solo derecho a reembolso. ${REFUND} Se pide en «Arrepentimiento y quejas». Tu licencia sigue valiendo en los demás sitios.`
    : '';
}

function unread(names: readonly string[]): string {
  return `Eso de ${listed(names)} no lo hemos leído: míralo en su ayuda, porque cambia según el país y el plan.`;
}

function prepared(others: readonly string[]): string {
  const asked =
    others.length > 0
      ? ` Qué formatos y medidas pide ${listed(others)} no lo hemos leído: míralo en su ayuda.`
      : '';
  return `Con «Tu versión» le pones tu marca y salen portadas, el PDF, el Word, un EPUB, una página de venta, imágenes para redes y textos para Hotmart, Shopify y tu propia página.${asked}`;
}

const PROMISED =
  'No podemos garantizarlo ni responder por eso: lo decide cada plataforma. Antes de publicar, pregúntale si acepta contenido PLR y guarda su respuesta; tu derecho a vender lo prueba el expediente de reventa de tu compra.';
const RESPONSIBLE_LEAD =
  'Tú: quien publica con su marca cuida que cumpla las reglas de su país y de la plataforma. La tienda responde de que los archivos se abran y correspondan a su descripción.';
const SOMEWHERE =
  'Sí se puede vender: lo confirmado es tu propio checkout, y tu compra trae una plantilla de página de venta para eso.';
const NOT_EVERYWHERE =
  'No lo des por hecho: donde está sin confirmar, y donde no está en la lista, pregunta antes de publicar.';
const OTHER_ACCOUNT =
  'No cambia nada: la regla de una plataforma vale para todas tus cuentas, y nuestra licencia te pide respetarla y no la compartes con otra persona.';
const HIDDEN =
  'La regla de una plataforma vale aunque no se note que es PLR, y nuestra licencia te pide respetarla: no podemos ayudarte a ocultarlo. Cómo lo revisa cada una no lo hemos leído.';
const ELSEWHERE_ANSWER =
  'Nuestra licencia y el expediente de reventa valen solo para lo que compraste en esta tienda. Lo de otra tienda lo rige su propia licencia: pregúntale a quien te lo vendió.';
const REPAID_ANSWER =
  'Los reembolsos y contracargos de tus ventas los resuelves tú con la plataforma o con quien procesa tus pagos: guarda la prueba de la entrega. No están entre los casos en que la tienda devuelve tu compra.';
const COLLECTED =
  'Con qué cobras tus ventas lo eliges tú: nuestra licencia no pide ningún medio. Revisa las reglas de quien procesa tus pagos, que pueden excluir productos digitales o contenido PLR: eso está sin confirmar, pregúntale antes.';
const PROVEN =
  'Si te piden pruebas de tu derecho a vender, envía el expediente de reventa de tu compra: en «Mis productos» es un enlace y un ZIP con tu certificado, la licencia en español, inglés y portugués y una carta para la plataforma. Prueba tu compra y tu derecho a vender, no que seas el autor; si con eso le basta lo decide la plataforma: pregúntale antes de publicar.';
const OTHERS_LEAD =
  'Que otros lo hagan, o digan que se puede, no cambia la regla de la plataforma.';
const ADVERTISED =
  'Resta de lo que te queda lo que gastas en publicidad por cada venta. En «¿Cuánto me queda?» lo escribes junto a tu precio, las comisiones y los impuestos, y ves también si pierdes.';
const AGES =
  'Cada regla lleva el día en que la leímos; 90 días después pasa a «sin confirmar» hasta que se lee otra vez.';
const CHOSEN =
  'No recomendamos ninguna plataforma ni elegimos por ti: lo único confirmado con un sí es tu propio checkout, porque lo decide nuestra licencia.';
const OWN_WORK_LEAD =
  'Lo que leímos trata de contenido PLR. De una obra escrita por ti desde cero no hemos leído nada: míralo en sus reglas.';
const COMING_LEAD =
  'Los videos PLR y los Micro SaaS aún no están a la venta en la tienda. De las plataformas leímos lo que dicen del contenido PLR:';
const NO_PAGE =
  'No necesitas una página propia: puedes vender tu versión por tus redes o en una plataforma que la acepte.';
const OPEN_LEAD = 'Para descarga libre, no: la licencia no lo permite.';
const SEVERAL_LEAD =
  'La licencia no te limita a una sola: puedes combinarlas si cada plataforma lo acepta.';
const NEXT_STEP =
  'Habla con la plataforma, que es quien decide. Si te pide pruebas de tu derecho a vender, adjunta el expediente de reventa de tu compra, que está en «Mis productos».';
const UNCONFIRMED_LEAD =
  '«Sin confirmar» no es un sí ni un no: no tenemos una fuente que lo diga. Pregunta antes a la plataforma y guarda su respuesta.';
const PRICED = 'El precio lo decides tú: la licencia no fija mínimo ni máximo.';
