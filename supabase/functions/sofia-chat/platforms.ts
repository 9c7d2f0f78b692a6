/**
 * What SofIA says about selling on a platform. First it is settled whether a message is about that. Then the answer has what
 * its particulars call for, the rule of each platform that is named and, unless it asks of just these, the verdict on
 * all of them: so it is right however it is asked. A yes is only said where a verdict says it; none is recommended.
 */
import {isCommonWord} from '../_shared/search/common-words.ts';
import {termOf} from '../_shared/search/words.ts';
import {
  exceptedIn,
  isBuilder,
  isPlatform,
  isSocial,
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
  forbidden,
  listed,
  rulesOf,
  sentencesOf,
  sourcesOf,
  verdictOf,
  type Right,
} from './platform-rules.ts';
import {REFUND} from './refund.ts';
import {POLICY_DAYS, RIGHTS, UNSTATED} from './shop.generated.ts';

export {isPlatform, namesMarket, PLATFORM_PATTERNS};

export interface PlatformAnswer {
  readonly text: string;
  /** What it is about. */
  readonly names: readonly string[];
  /** Whether it says what a platform takes of a sale. */
  readonly isFee: boolean;
}

/** What the talk was about. */
interface Talk {
  readonly intent: string | null;
  readonly platforms: readonly string[];
}

interface Question {
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
  /** What is to be done with the product, at most two of the licence's rights. */
  readonly uses: readonly Right[];
  readonly now: number;
}

/** Ids of the intents after which the talk is about platforms. */
export const OF_PLATFORMS: readonly string[] = ['donde-vender', 'tarifas'];

const COUNTRY =
  /estados unidos|mexico|argentina|colombia|chile|peru|ecuador|espana|bolivia|venezuela|uruguay|paraguay|guatemala|panama|honduras|nicaragua|salvador|costa|dominicana|cuba|puerto rico|brasil|usa|america|europa|latam|latinoamerica|ingles|portugues|frances/;
const IN_COUNTRY = new RegExp(`\\b(?!ingles|portugues|frances)(?:${COUNTRY.source})\\b`);

/** What a seller does with a product. */
const SELLS =
  /\b(?:(?:re)?vend(?!en?\b|ia\b)|se vende|publi(?!cidad)|sub(?:o|i|e|a|en|an)\b|subi|colg|cuelg|pong|pon(?:er|ga)|met(?:o|er)|ofre[zc]|list(?:o|ar)|mont[ao]|carg(?:o|ar|ue)|lanz|comerci|moneti|distribu|regal|imprim|cobr|dar\b|dejar|pasar|compart|aport|tien[ea]s? una tienda|cuenta\b|grab|hago|hacer)/;
const SALE = /\b(?:(?:re)?vend|public|sub[io])\w*/;
const COURSES = /\bia club\b|auto ?page|lovable|vibe ?code/;
/** What a platform lets a seller do. */
const PERMITS =
  /\b(?:pued[eoa]|poss[oa]|pod(?:r|e|i)|se vale|acept|asept|admit|permit|dej(?:a|an|en)\b|prohib|vet|autoriz|bane|bloque|suspend|cerr|cierr|rechaz|tumb|baj(?:a|o|e|an|aron|en)\b|\bplr|regla|politica|termino|confirm|i?legal|riesgo|visto bueno|aprueb|aprob|problema|drama|sirve|va o no|can i)/;
/** Platforms are spoken of, though none is named. */
const SPEAKS =
  /\b(?:su|la) tabla\b|\bplataformas?\b|\bmarket ?places?\b|donde venderlo|sin confirmar\b/;
const PLACES =
  '(?:a ?donde|en (?:que(?! (?:pais|idioma|moneda|formato|momento|fecha))|cual(?:es)?|ningun\\w*|cualquier\\w*|tod[oa]s?|vari[oa]s)(?: (?:l[oa]s )?(?:lados?|laos?|partes?|sitios?|lugar(?:es)?|paginas?|apps?))?|por (?:donde|que medio))';
/** 'Dónde lo vendo', 'se vende en cualquier lado', 'cuáles no aceptan PLR'. */
const WHERE = new RegExp(
  `\\b${PLACES}(?: \\w+){0,6} (?:re)?(?:vend|public|sub[io]|ofre|cuelg|colg)|\\b(?:vend|public|sub[io]|ofre)\\w*(?: \\w+){0,5} ${PLACES}\\b|\\b(?:cual(?:es)?|quien(?:es)?|alguna|ningun\\w*|nadie|tod[oa]s|(?:otr|un)[oa]s?|las que)(?: \\w+){0,5} (?:acept|asept|prohib|permit|admit|rechaz|dej[ae]n?)\\w*(?: \\w+){0,3} (?:plr|ebooks?|vender|public\\w*|subir)|\\b(?:l[oa]s|cual(?:es)?)(?: \\w+){0,4} (?:prohibid\\w+|permitid\\w+|vetad\\w+|confirmad\\w+|riesgo)\\b|\\b(?:algun[oa]|un[oa]|donde)(?: \\w+){0,4} (?:confirmad|permitid|prohibid)[oa]s?\\b|\\bcual(?:es)? (?:\\w+ ){0,3}sin (?:miedo|riesgo|problemas?)\\b|\\bdonde (?:l[oa]s? |se |yo |puedo |podria |podemos |debo |conviene )*(?:re)?(?:vend(?:o|er\\w*|emos)|public(?:o|ar\\w*)|sub(?:o|ir\\w*)|ofre(?:zco|cer\\w*))\\b|\\bcual(?:es)? (?:\\w+ ){0,2}(?:cobrar|cobro)\\b|\\bdonde (?:si|mas|entonces)\\b|\\bcual(?:es)? si\\b`,
);
/** More is asked than about the platforms that are named. */
const OF_OTHERS =
  /\b(?:otr[oa]s?|cual(?:es)?|donde|demas|resto|tod[oa]s|ningun\w*|nadie|algun\w*|cualquier\w*|excepto|menos|salvo|aparte|ademas|fuera|sol[oa]|solamente|unic\w+|mejor|conviene|recom\w+|elig\w+|elij\w+|plataformas|market ?places|paginas|ambas|un[oa] (?:sola|donde|que))\b/;
/** It goes on from what was said. */
const GOES_ON =
  /^(?:y|o|entonces|tambien|que tal|pero|ok|bueno|osea|o sea|ya)\b|\b(?:ahi|alli|alla|es[ao] (?:pagina|plataforma|tienda)|es[ae]s?|ell[oa]s|primer[oa]|segund[oa]|tercer[oa])\b/;
const MOST_WORDS_GOING_ON = 14;
const PLURAL =
  /\b(?:cual(?:es)?|l[oa]s (?:dos|tres|2|3)|amb[oa]s|compar\w*|en que|cobran|aceptan|dejan|permiten|piden|prohiben|quitan|ell[oa]s|es[ao]s|est[ao]s|todas)\b/;
const TOGETHER = /\b(?:cual(?:es)?|l[oa]s (?:dos|tres|2|3)|amb[oa]s|compar\w*)\b/;

/** A book is looked for, which may be about a platform or for somebody who sells there. */
const BOOK =
  /\b(?:busco|recom\w+|sugi\w+|tienes|tienen|hay|necesito|dame) (?:(?:un|una|algun|alguna|algo|otro) )?(?:libro|ebook|guia|manual|curso|algo)|\b(?:algun|alguna|que|cual) (?:libro|ebook|guia|manual)|\baprend(?:er|o|a)\b|\bquiero saber vender\b/;
/** The same in words that also name what is to be sold. */
const TITLED =
  /\b(?:un|una) (?:libro|ebook|guia|manual)(?= (?:de|sobre|para|que)\b)|(?<!\b(?:el|del|al|mi|un|este|ese|los|las|mis|sus?|mismo|mismito) )(?:libro|ebook|guia|manual|curso)s? (?:(?:de como|sobre|que ensen\w+|para (?:aprend|sab|ser)\w*)\b|de (?!ustedes|aca|aqui))/;
const WANTS_TO_SELL =
  /\b(?:vendo|subo|publico)\b|\b(?:quiero|quisiera|queria|voy a|pienso|pensaba) (?:re)?(?:vend|public|sub|met|pon|hac)\w*/;
/** Leave of a platform, which is no question about a book. */
const LEAVE =
  /\b(?:pued[eo]n?|poss[oa]|podria|acept\w+|permit\w+|prohib\w+)\b|\b(?:dej[ae]n?|me dej\w+) (?:que |l[oa] )?(?:re)?(?:vend|sub|pub|pon|met|plr)|\bsubirl|\bvenderl|\bpublicarl/;
/** The shop is reached, pays, delivers or sells, or a file is opened. */
const OF_SHOP =
  /\b(?:entr\w+|acced\w+|inici\w+ sesion|registr\w+me|crear (?:la |una |mi )?cuenta) con (?:mi )?(?:cuenta de )?(?:facebook|google|face|apple)\b|\bme (?:l[oa]s? )?(?:(?:pueden|puedes|podrian|podrias) )?(?:mand(?:an|ar|as|en)|envi(?:an|ar|as|en)|pas(?:an|ar|as|en)|atiend\w+|contest\w+|respond\w+)(?:me)?(?:l[oa]s?)?\b(?! (?:un|el|la|con) (?:aviso|correo|advertencia|regla|politica|fuente|link|enlace|texto|carta))|contactarlos|\batienden\b|escrib\w+ (?:por|a ustedes)|\bles escribo\b|\bseguirl[oe]s\b|hablar con (?:ustedes|alguien)|soporte(?! (?:de|me dij|me dic))|\bno (?:me )?(?:ha |a )?(?:lleg|abre)|numero de|\btienen (?:ustedes )?(?:\w+ )?(?:insta\w*|facebook|face|telegram|whats\w*|tiktok|redes|canal)\b|(?:boton|icono|wp|whats\w*) que (?:sale|aparece|esta) en/;
const READS =
  /\b(?:abr(?:o|e|en|ir\w*)|le[eo]|leer(?:l[oa]s?)?|ver|descarg\w+|bajo|estudi\w+|escuch\w+)\b(?: \w+){0,6} (?:en|al?|con|desde) (?:\w+ ){0,2}(?:kindle|app|lector|plataforma|aplicacion|amazon|celular)|\b(?:al|mi|app de|el) kindle\b|(?:plataforma|app)(?: \w+){0,4} (?:leo|leer|abr\w+|ven?|estudi\w+|tomo|corre|descarg\w+)\b|\bepub\b/;
/** The shop's own pages and payment. */
const SHOPS_PLATFORM =
  /plataforma(?: \w+){0,3} (?:usan|trabajan|pago|pagar|se paga|es(?:ta)? hech\w+|van a cobrar|me cobran)\b|\b(?:hecha|programada)\b.*(?:tienda|pagina)|(?:tienda|pagina)\b.*\b(?:hecha|programada)\b|\bpor cual(?: \w+)? (?:me )?(?:van a )?(?:cobrar|pag)\w*|a traves de que (?:plataforma )?(?:se )?pag|tarjeta en/;

/** The shop's products are looked for at a platform. */
const BUYS_THERE =
  /\b(?:tienen|tenes|tienes) (?:ustedes )?(?:tienda|cuenta|pagina|perfil) (?:en |por )?X|\bustedes (?:tambien )?(?:venden|estan|publican)\b.* X|\bestan (?:ustedes |tambien )?en X\b|\b(?:tienda|catalogo|^)(?: \w+)? ?esta (?:tambien )?en X\b(?!.*\bvender)|\b(?:puedo|pueden?|quiero|quisiera|prefiero|como|donde)(?: \w+){0,2} comprar(?:l[oa]s?|les)?\b(?! y (?:re)?vend)(?: (?!vend)\w+){0,4} (?:en |por )?X|X\b.*\bcomprar(?:les|l[oa]s?)?(?: \w+){0,2} (?:ahi|alli|alla)\b|\bl[oa]s encuentro en X/;
/** Another seller offers a product of the shop elsewhere. */
const SEEN =
  /\b(?:vi|vimos|encontre|halle|(?:alguien|gente|(?:otr[oa]s?|una?)(?: (?:persona|vendedor|tienda|usuario|chica|senor|tip)\w*)?)(?: \w+){0,3} (?:vend(?:e|en|iendo|io)|public(?:a|an|ando|o|aron)|ofrec\w+|tienen?|sub(?:io|en|iendo))|(?:estan|andan) (?:vend|public|ofrec)iendo)\b(?: \w+){0,7} (?:mism[oa]s?|mismit\w+|ig?ual(?:it\w+)?|de ustedes|su (?:libro|ebook)|suy[oa]s?|(?:este|ese) (?:libro|ebook|producto))\b|\bme (?:l[oa] )?(?:copi|pirate|plagi)\w*|\bme acus\w+(?: \w+){0,3} (?:copi|plagi|pirat)\w*|\bpirat\w+|copi\w+ (?:mi|el) (?:version|libro|portada|ebook)/;
/** The shop's price against another's. */
const CHEAPER =
  /\bmas (?:barat|car|economic)[oa]s?\b(?=.*\b(?:ustedes|aqui|aca|mism[oa]s?|este)\b)|\b(?:ustedes|aqui|aca|mism[oa]s?|este)\b.*\bmas (?:barat|car|economic)[oa]s?\b|\b(?:hay|venden|vi|encontre|consigo)\b(?: \w+){0,4} mas (?:barat|economic)[oa]s?\b/;
const MAKES_PAGE =
  /\b(?:que|cual) (?:creador|constructor|builder)\w*|\b(?:creador|constructor|editor|builder)\w* de (?:pagina|web|sitio|landing)\w*|\b(?:hosting|html)\b|\bplantilla\b(?=.*\b(?:pagina|landing|web|sirve|funciona|abre)\b)|\b(?:pagina|landing|web|sirve|funciona|abre|us[ao]r?)\b.*\bplantilla\b|\b(?:hacer|hago|armar|armo|crear|creo|montar|monto|publicar|publico|disenar|diseno)(?: (?!en\b)\w+){0,2} (?:pagina|landing|web)\b(?! de (?:face|insta))|\b(?:da|dan|trae) (?:una |la )?(?:pagina|landing) de ventas?\b(?=.*\buso\b)|\b(?:publicar|poner|subir|montar|usar)(?: \w+){0,2} plantilla\b|elementor|webflow/;
const ADVERTISES =
  /\bads\b|\badwords\b|\bpaut(?:ar|o|e|arl[oa])\b|publicidad|\b(?:promocion|anunci)(?:ar|ando)\w*|\bl[oa]s? (?:promociono|anuncio)\b|hacer(?:le|les)? anuncios|(?:campan|anuncio) (?:de|en) (?:meta|google)/;

/** Who moves the money of a page of one's own; they have rules as well. */
const PROCESSOR =
  /stripe|paypal|bitcoin|(?:amazon|google|apple|whatsapp) pay\b|cash ?app|venmo|skrill|cripto|payoneer|binance|usdt|zelle|mercado ?pago|nequi|daviplata|\byape\b|\bplin\b|pasarelas?|procesador\w*|\bpayu\b|\bwompi\b|\bculqi\b|\bconekta\b|transferencia|\bpix\b|\boxxo\b|\bcon que (?:\w+ )?cobr/;
/** By the shopper's own customers. */
const PAID =
  /\b(?:client|comprador|alumn|seguidor)\w*(?: \w+){0,4} (?:pag|deposit|transfier|abon|yape)\w*|\bme (?:pag(?:an?|uen?|aran?|aron)|depositan?|transfieran?|transfieren?|abonan?|yapean?)\b|\b(?:les cobro|cobrarles?)\b/;
const COLLECTS =
  /\b(?:para|a|de) mis client\w+|\b(?:cobrar|cobro|cobrarle|cobrando|recibir (?:pagos|plata|dinero)|mis ventas|checkout|saco|sacar|retir\w+|retuv\w+|congel\w+|link de pago|plr|marca privada)\b/;

const IN_PERSON =
  /\b(?:ferias?|tianguis|bazar\w*|mercadillo|librerias?|papelerias?|puesto|en la calle|mano a mano|en persona|mi (?:local|consultorio|escuela|estudio|salon)|iglesia|vecin\w+|consignacion|(?:tienda|negocio|local)(?: \w+){0,3} fisic[oa])\b/;
/** What a platform takes of a sale, or which one leaves more. */
const OURS =
  /\bustedes\b|\bla tienda\b|\bles (?:pago|doy|debo)\b|\b(?:pagar|dar|deber)les\b|100 ?%/;
const FEE =
  /gratis o (?:cobra|paga|cuesta)|\b(?:sale|es) (?:muy )?car[oa]\b|(?:la tienda|ustedes)(?: se| me| \w+){0,2} (?:llev|quit|cobr|qued|descuent)\w*(?= (?:algo|nada|parte|comision|un |de lo|por))|\bles (?:pago|debo|doy) (?:algo|parte|comision)|\b(?:pagar|dar|deber)les(?: \w+){0,5} (?:por|de) (?:cada |mis |las )?ventas?|rentable|cuanto (?:me |te )?(?:sale|cuesta|vale)\b(?=.*\b(?:cuenta|mes|plan|publicar|vender|tener|usar)\b)|\bcuesta (?:tener|usar|publicar|vender)|\bme cobran?\b|se (?:lo )?(?:qued|ked)[ae]n? (?:ellos|con)|descont\w+|cuanto(?: \w+){0,3} (?:qued|ked|cobra|quita|descuenta|llev)\w*|que(?: \w+)? (?:cobra|quita|descuenta)\w*|cuanto(?: \w+){0,4} (?:me (?:deja\w*|llega|toca)|recibo|gano|es para mi)|\bme queda\w*|comision(?!es? (?:a|de|para) (?:mis? |los |un )?afiliad)|tarifa|porcentaje|regalias|cobra\w* (?:mucho|caro|algo|el \d|un \d|\d)|(?:me|le) (?:queda|sobra)|\bfees?\b|(?:cobra|quita|deja|queda|saca)\w*(?: \w+){0,3} (?:mas|menos)\b|\b(?:mas|menos) (?:barat|economic|car[oa]|comision)\w*|\b(?:mas|menos) (?:plata|dinero|ganancia)|\b(?:el|mi) 100 ?%|100 ?% (?:de (?:l[oa]s? |mis? )?(?:ganan|vent|que)|mi[oa]|para mi)/;
const OF_FEES = /tarifa|comision|calculadora|por ?ciento|\d ?%/;
/** The seller's own price. */
const OWN_PRICE =
  /\b(?:a cuanto|que precio|a como)(?: \w+){0,3} (?:vend|pong|cobr|ofre|lo)\w*|cuanto (?:le |les )?(?:cobro|cobrar|pongo|pido)\b|precio (?:le |les )?(?:pongo|pido)|precio minimo|ponerle (?:el|un) precio|precio que (?:sea|quiera)/;
/** What should be left, which is no price. */
const WANTED = /(?:que|para) (?:me )?(?:qued|sobr|deje|gan)\w*(?: \w+){0,2} \d/;
const ADVERTISING = /publicidad|anuncios?|\bads\b|pauta/;
const SPENT =
  /(\d{1,3})(?: \w+){0,2} (?:de|en|por) (?:publicidad|anuncios?|ads|pauta)|(?:publicidad|anuncios?|ads|pauta)(?: \w+){0,3} (\d{1,3})\b/;
/** How many sales pay a purchase back, the calculator says. */
const RECOVERS = /recuper\w+(?! (?:mi|la) cuenta)/;
/** Of other money nothing is calculated, for the fixed part of a fee is in dollars. */
const OTHER_MONEY =
  /\b(?:pesos?|soles|bolivares|reales|guaranies|quetzales|colones|lempiras|euros?|mxn|cop|ars|clp|pen|mil)\b/;
const PRICE =
  /\b(?:a|de|en|por|cuesta|vale|precio) (?:unos |\$ ?)?(\d{1,4}(?: \d\d)?)\b(?! ?%| (?:meses|anos|ebooks|libros|paginas|dias|ventas|plataformas|personas|alumn\w+|miembros))|\b(\d{1,4}(?: \d\d)?) ?(?:usd|dolar\w*|dls|\$)/;

/** 'Venderlo en X', where X may be a platform that nobody has heard of. */
const PLACE =
  /(?:(?:vend|subi|subo|public(?!id)|poner|pongo|ofre)\w*(?: \w+){0,3} (?:en|por)|subi\w*(?: \w+){0,3} a|se puede en) (\w{4,})|^(?:en|por) (\w{4,}) (?:l[oa]s? )?(?:puedo|se puede|dejan?|podria)|^(?:y )(?:en|por) (\w{4,})|^(\w{4,})(?: \w+){0,2} (?:me |te )?(?:dej|permit|acept|prohib)\w+ |^conoc\w+ (?:a )?(\w{4,})/;
/** 'Una página que se llama Libroteca.' */
const CALLED =
  /(?:pagina|sitio|plataforma|app|tienda|marketplace)(?: \w+){0,3} (?:que se llama|llamad[oa]) \w|plataforma (?:local|nueva|de mi (?:pais|ciudad))|\bclasificados\b|biblioteca (?:publica|digital|virtual)|(?:plataforma|pagina|marketplace)(?: \w+)? (?:chic[oa]|pequen[oa]|de (?:aca|mi (?:prim|amig|herman|ti)\w+))/;
const NO_PLACE =
  /^(?:fisico|papel|tapa|pasta|imprenta|digital|formato|internet|linea|online|redes|ferias?|tianguis|plaza|fiestas?|pesos|dolares|euros|soles|cuotas|efectivo|casa|calle|barrio|escuelas?|oficinas?|mercados?|eventos?|vari[oa]s|todas|distintas|diferentes|plataformas?|empleados|alumnos|clientes|personas|ustedes|tienda|licencia|canva|libro|ebook|separado|partes|mensajes?|capitulos?|cursos?|videos?|audio|paquete|membresia|plr|word|epub|fotocopias?|copias|talleres|clases|consultas?|suscripcion|unidad|docena|mayor|menor|catalogo|encargo|zoom|correo|email|navidad|diciembre|temporada|ingles|espanol|portugues|frances|otr[oa])$/;

/** Whoever buys from the shopper. */
const CUSTOMER =
  '\\b(?:client\\w*|comprador\\w*|alumn\\w+|seguidor\\w*|otr[oa]s|otra (?:persona|gente)|ell[oa]s|(?:quien(?:es)?|alguien|uno|l[oa]s que) (?:me )?(?:l[oa]s? )?compr\\w+|me (?:l[oa] )?compr(?:o|aron))';
/** The licence's sentence on the use that a message names, the particular uses first. */
const USES: readonly (readonly [Right, RegExp])[] = [
  [
    'compartir',
    /\bme l[oa]s? (?:pas|dio|dieron|prest|compart)\w*|\b(?:pas|prest|compart|traspas|d(?:oy|ar|arle))\w*(?: (?:l[aoe]s?|mis?|una?|est[aeo]s?))* (?:licencia|compra)\b|\b(?:l[oa]s? |le )?(?:pas|prest|compart|traspas|doy|darle)\w*(?: (?:el|mis?|est[eao]s?|l[oa]s?|producto|libro|ebook|archivos?|pdf|con|derechos))* a (?:mi|un|una) (?:soci|prim|amig|herman|cunad|espos|colega)[oa]s?\b(?!.*\brevis)|(?:soci|prim|amig|herman|cunad|espos|colega|vecin)[oa](?: \w+){0,2} (?:l[oa] )?compr(?:o|aron)\b(?=.*\b(?:yo|el que|su|mism[oa])\b)|compr(?:o|aron)(?: \w+){0,3} (?:mi|un|una) (?:soci|prim|amig|herman|cunad|espos|colega|vecin)[oa]|\bmi soci[oa] y yo\b(?=.*\b(?:compra|licencia|alcanza|basta))|con mi (?:compra|licencia)|misma (?:licencia|compra)|una (?:sola )?(?:compra|licencia)(?: \w+){0,3} (?:alcanza|sirve|basta|dos)|cuenta de (?:mi|un|una|otr)|\b(?:le|se) (?:l[oa] )?(?:doy|paso|presto) (?:el|la) mi[oa]\b/,
  ],
  [
    'reventa',
    new RegExp(
      `${CUSTOMER}(?: \\w+){0,8} (?:revend\\w+|(?:pued(?:e|en|a|an)|quier(?:e|en|a|an)|podr(?:a|an|ia|ian))(?: \\w+){0,3} (?:l[oa]s? )?(?:re)?vend\\w+|l[oa]s? (?:re)?vendan?\\b|sub(?:e|io|ieron|en)\\b|public|reparti|(?:le )?pon\\w*(?: \\w+)? su (?:marca|logo|nombre))|(?:logo|marca|nombre)s? (?:de|del|de la) (?:mi |un |el |cada )?client|\\b(?:para|pa) que (?:\\w+ ){0,4}(?:re)?vendan?\\b`,
    ),
  ],
  [
    'editables',
    /\b(?:vend|d(?:ar|oy|en|e)|entreg|pas|mand|envi|inclu|regal|compart|ofre)\w*(?: \w+){0,6} (?:editables?|word|docx)\b|\bcon (?:el )?word editable\b|\bcomo plantillas?\b|\bplantillas? (?:\w+ ){0,3}(?:con|del) (?:el |su )?contenido\b/,
  ],
  [
    'revender-derechos',
    /\bmrr\b|master resell|derechos? maestros?|derechos(?: plr| de reventa)? inclu|\b(?:re)?(?:vend|ced|transf|traspas|ofre[zc]|negoci)\w*(?: (?:l[aoe]s?|sus?|mis?|una?|es[ao]s?|est[ao]s?|tambien|mism[oa]s?))* (?:licencia|derechos?)\b|\b(?:vend|pas|traspas|public|sub|ofre)\w*(?: (?!ebooks?\b|libros?\b)\w+| (?:el|este|ese|mi) (?:ebook|libro)){0,10} con (?:los )?derechos?\b(?! (?:de (?:marca|autor)|a\b))|\b(?:re)?(?:vend|public|sub|ofre)\w*(?: \w+){0,8} como (?:un )?(?:(?:mega )?pack )?plr\b/,
  ],
  [
    'regalar',
    /a cambio\b|boletin|bono|regal(?!ia|os\b)|\bmi (?:mentoria|asesoria|consulta)\b|\bse suscrib\w+|gratis|gratuit|de graca|\bfree\b|freebie|sin cobrar|\brif[ao]\w*|lead ?magnet|sorte[oa]|libre descarga|descarga libre|enlace abierto|cualquiera (?:l[oa]s? )?(?:baj|descarg)\w*/,
  ],
  [
    'adaptar',
    /\bcursos?\b(?! propi)|articulos?\b|audio|video|podcast|\bgrab\w+|con mi voz|\bposts?\b|\bnarr\w+|\bleid[oa]\b|\bleerlo\b|\bleo\b|en vivo|carrusel\w*|\breels?\b|\bhilos?\b/,
  ],
  ['traducir', /traduc|traduz|transl|\b(?:al|en|version en) (?:ingles|portugues|frances)/],
  [
    'imprimir',
    /fotocopi|engargol|anillad|imprim(?!ible)|impres|fisic[oa]|en papel|tapa (?:dura|blanda)|\bprint\b|ejemplar/,
  ],
  [
    'membresia',
    /membres|\bmiembros?\b|suscri(?!b)|\b(?:cada|por) mes\b|(?:grupo|canal|comunidad)(?: \w+){0,3} (?:paga|pago|vip|privad[oa]|al mes|mensual)\b|biblioteca(?! (?:publica|digital))/,
  ],
  [
    'paquete',
    /\b(?:por|un|cada) capitulos?\b|paquete|(?:por|en \d|en) partes|combo|\bpack\b|bundle|dividi\w+|por separado/,
  ],
  [
    'afiliados',
    /afiliad|\b(?:ti|prim|herman|amig|soci|cunad|vecin|espos|hij|mam|pap)\w{1,3}(?: \w+){0,8} vend(?!o\b|id)\w*(?: \w+){0,2} (?:por mi|mis)\b|\b(?:a|por|le doy|con) (?:una )?comision\b/,
  ],
  ['exclusividad', /exclusiv|kdp select|unlimited|\bya existe\b/],
  [
    'autoria',
    /\b(?:como|de|soy|sea|como la) (?:el |la )?autor[ae]?\b|\bfirm\w+|registr\w+(?: \w+){0,4} (?:obra|a mi nombre|derechos|indautor)|mi nombre|seudonimo|indautor|copyright/,
  ],
  ['marca', /portada|\btapa\b(?! (?:dura|blanda))|titulo|mi (?:marca|logo)/],
];
const CHANGED =
  /combin\w+|mezcl\w+|inspirad[oa]|libro nuevo|(?:cuanto|que tanto)(?: \w+){0,3} (?:cambi|edit|modific)\w*|\d ?(?:%|por ?ciento)(?! de (?:las )?(?:ganancia|comision))(?: \w+){0,4} (?:texto|contenido|distint\w+|nuev\w+|mi[oa])|reescri|re escri|parafras|modific|personaliz|\bedit(?:o|e|a|ar|arlo|ado|ada|ando)\b|chat ?gpt|inteligencia artificial|cambi\w*(?: \w+){0,3} (?:text|conten|mitad|portada|titulo|tapa|nombre|todo)|cambi\w+ todo|mismo texto|duplicad/;
/** Uses that somebody may think change what a platform says. */
const MADE_OTHERWISE: readonly Right[] = [
  'editar',
  'marca',
  'traducir',
  'adaptar',
  'imprimir',
  'autoria',
];
/** '¿Payhip es gratis?' asks for its price. */
const GIVES =
  /\bpara tod|\b(?:dar|doy|daria|dej|qued|promo|regal|sub|pon|pong|publi|ofre|compart|mand|pas|descarg|baj|le[ae]n|sean|grupo|canal|entreg|colg|membres|bono)\w*/;
const IN_EXCHANGE =
  /a cambio|\bbono\b|registr|correo|e ?mail|suscri|inscri|apunt|boletin|\b(?:con|por) cada\b|\bmi (?:mentoria|asesoria|consulta|taller)\b|\b(?:por|con|al?) (?:su |la |cada )?compra|compren|compradores|clientas?|clientes/;
/** Open to everybody, which the licence does not allow. */
const OPEN =
  /biblioteca (?:publica|digital)|cualquiera|\b(?:pa|para) (?:tod[oa]s?|el|quien) (?:el )?que quiera|(?:drive|carpeta|enlace|link)(?: \w+)? abiert|asi no ?mas|(?:libre|abiert|public)[oa]? (?:descarga|a todos|para todos)|descarga (?:libre|abierta|publica)|enlace abierto|(?:drive|carpeta|enlace|link) public[oa]|sin (?:pedir|registr|dejar)|gratis (?:para|a) tod|a tod[oa]s? (?:el mundo|mis)|\blean gratis|libremente/;
const DISCLOSES =
  /\b(?:(?:hay|tengo|tenemos) que|debo|deberia|obligatorio|es necesario|necesito)(?: \w+){0,2} (?:decir|avisar|poner|mencionar|nombrar|aclarar|declarar)\b.* (?:plr|de ustedes|su nombre|su marca|reventa|tienda)\b|\b(?:nombre|marca|logo|creditos?) de ustedes\b/;
const NEEDS_LEAVE =
  /(?:necesit\w+|ten(?:go|er) que|hay que|hace falta|debo)(?: \w+){0,5} (?:permiso|autorizacion|avis\w+)|(?:permiso|autorizacion) (?:extra|especial|adicional|de ustedes|suy[oa])|\bpedir(?:l[oe]s?)?(?: \w+){0,2} permiso/;
/** What a platform may do to a seller. */
const SANCTION =
  /\b(?:cerr(?!\w* (?:mas )?ventas?)|cierr|suspend|suspens|bloque|elimin|borr|bane|tumb|paus|rechaz|reten|retien|retuv|limit|congel|penaliz|cancel|sancion|multa|denunci|strike)\w*|\b(?:me|mi|si) (?:me )?(?:l[oa]s? )?(?:baj|quit|sac)[ae]n?\b|\bbaj(?:ar|an|en|a|o)\w* (?:la |el |mi |mis |las )?(?:publicaci|anunci|cuenta|producto|tienda)\w*|que (?:me )?pasa(?:ria)?\b|pasa algo|\briesgos?\b|consecuencia/;
const TOOK =
  '(?:(?:cerr|suspend|bloque|elimin|borr|bane|baj|tumb|paus|rechaz|limit|congel|quit|cancel|desactiv|inhabilit|report|restring|penaliz|rebot|denunci)(?:o|io|aron|ieron|ad[oa]|id[oa])|retuv(?:o|ieron)|negaron|sac(?:o|aron))';
/** The platform has already acted. */
const ACTED = new RegExp(
  `\\b(?:me|nos)(?: l[oa]s?)? (?:han? )?${TOOK}\\b|\\b(?:cuenta|tienda|anuncio|publicacion|producto|libro|ebook|curso|dinero|plata|saldo|pago)s?(?: \\w+){0,4} (?:suspend|bloque|cerr|bane|paus|reten|congel|restring|elimin|rechaz)(?:ad|id)[oa]s?\\b|\\bme (?:llego|mandaron|enviaron|dieron)(?: \\w+){0,2} (?:aviso|advertencia|strike|infraccion|denuncia)|(?:cuenta|pago|dinero)(?: \\w+){0,3} en (?:revision|analisis)`,
);
const REPAYS =
  /devuel|devol|reembols|\b(?:quiero|pido|exijo|denme|y)(?: \w+)? (?:plata|dinero|lana)\b|indemniz|\bcubren\b|\bregres[ae](?:n|r)\b|\b(?:pierd|perd)\w+ (?:todo|l[oa] (?:que|pagad)|(?:mi|la|el) (?:lana|compra|inversion|libro|licencia))/;
const WHOSE =
  /\b(?:garanti|asegur|promet)\w*|\brespond\w* (?:ustedes|por|si)\b|ustedes (?:\w+ )?respond\w*|se hacen? (?:cargo|responsable)|\bresponsab\w+|\bquien(?:es)?(?: \w+){0,4} (?:pierde|cargo|responde\w*|culpa|paga\w*)\b|\b(?:es|seria|por) (?:mi|tu|su|la )?\s?culpa\b|\bculpa (?:mia|de ustedes|suya)/;
/** A platform, or whoever asks for it, wants to see the right to sell. */
const PROOF =
  /\bpapel(?:es)?\b(?: \w+){0,4} (?:para|pa) (?:mostr|ensen|mand|dar)\w*|\bme (?:l[oa]s? )?(?:pid|exig)\w+(?: \w+){0,4} (?:comprobante|prueba|recibo|contrato|ficha|constancia|papel\w*|factura)|proof of|(?:comprob|comprueb|prueb|papel|demostr|demuestr|acredit|justific|evidencia|document|certific|autoriza|permiso|\bcarta)\w*(?: \w+){0,9} (?:autor\w*|sell|derechos?|licencia|propiedad|propietari\w+|duen[oa]|intelectual|mi[oa])\b|(?:certificado|expediente|carta)\b(?!.*\bhasta cuando)|que les (?:mando|envio|muestro|doy|presento|digo)|(?:pid|exig)\w+(?: \w+){0,4} (?:autor[ae]?|derechos?|duen[oa]|propiedad|autorizacion)\b|derechos de autor/;
/** Where and when a rule was read. */
const SOURCE =
  /\b(?:me (?:mand|pas|muestr|envi)\w+|(?:mand|pas|envi)[ae]n?me) (?:la|el) (?:regla|link|enlace|fuente)|\bcambia de (?:opinion|idea)|ustedes avisan|agreg\w+(?: \w+){0,3} lista|cada cuanto(?: l[oa]s?)? (?:revis|actualiz|le)\w*|\b(?:de|desde|hasta) cuando|\bde que (?:dia|fecha)|\bfuentes?\b|\bfecha\b|(?:cuando|que dia|hace cuanto)(?: l[oa]s?| van a)? (?:confirm|ley|revis|actualiz|consult|vieron|cambi)\w*|de donde (?:l[oa]s? )?(?:sac|sal|ley|vien)\w*|(?:est\w+|sigue\w*) (?:actualizad|vigente|al dia|valid)\w*|ultima vez|(?:de )?este ano\b|esta escrit\w+|textual|literal|con sus palabras|frase|\bcita\b|\bque dice(?:n)?\b|donde (?:l[oa] )?(?:dice|leo|leyeron|sale|veo)|quien (?:l[oa] )?dice|(?:que|vieron|leyeron)(?: \w+){0,3} (?:leyeron|bien)|\b(?:link|enlace) (?:de|a) (?:la|su|esa) (?:regla|politica|norma|lista)|cambi\w+(?: \w+){0,2} (?:reglas?|politicas?|normas?)|(?:reglas?|politicas?|normas?)(?: \w+){0,2} cambi\w+|\bantes (?:si )?(?:se podia|dejaban|aceptaban|permitian)|viej[oi]\w*|\bes (?:de(?:l)? )?20\d\d|era del? 20/;
/** How long the licence lasts is no question of a platform's rule. */
const OF_LICENCE =
  /que dicen? (?:la|su|tu) licencia|(?:certificado|licencia|derechos)\b.*(?:hasta cuando|desde cuando|vale\b|venc|caduc|dura)|(?:hasta cuando|venc|caduc|dura).*(?:certificado|licencia)/;
const WHY =
  /\bpor ?que (?:razon |motivo )?(?:no|l[oa]|prohib|sera|es|les?|esta|dicen|udemy|gumroad)\b|\b(?:motivo|razon)\b|\bpor ?que$/;
const ASKS_THEM =
  /\b(?:donde|como|a quien|por donde|a que correo|que) (?:l[oe]s? )?(?:\w+ )?(?:pregunt|consult|contact|escrib(?!i\b)|averigu)\w*|\bpregunt\w+ (?:a|en) (?:hotmart|amazon|etsy|kiwify|payhip|ell)|redact\w*|(?:mensaje|texto|correo) (?:para|que les)|(?:correo|telefono|chat|contacto|soporte|ayuda) de (?:ell[oa]s|la plataforma|hotmart|kiwify|etsy|amazon|payhip|udemy|gumroad|mercado)|donde (?:lo )?confirm\w*|(?:ustedes (?:les |pueden )?pregunt\w+|pregunt\w+ ustedes)/;
const HIDES =
  /\bse (?:da|dan|dar|den|daran?) cuenta|se (?:enter|entera)\w+|detect\w+|descubr\w+|ocult\w*|escond\w*|disimul\w*|\bsin (?:decir|avisar|mencionar|que se not)\w*|\bno (?:se )?(?:note|sepan?|vean?|cachen?)\b|no (?:digo|diga|decir|aviso|menciono|les digo|pongo que|se nota)|(?:saben?|sabran?) que es|como (?:saben?|sabrian?|van? a saber|se (?:da|enter))|\bvpn\b|camufl|\bmentir\b|\bmiento\b|finj|plagio|\b(?:el|un) filtro\b/;
const ACCOUNT =
  /\b(?:otra|nueva|segunda) cuenta\b|\bcuentas? (?:nueva|de (?:mi|un|una|otr)\w*)|a nombre de (?:mi (?!marca|negocio|empresa)|otr|un )|\b(?:dos|varias|2) cuentas\b/;
const OTHERS_SAY =
  /\b(?:veo|vi|lei|hay (?:gente|quien|much[oa]s|otr[oa]s)|conozco|muchos|muchas|mucha gente|todo el mundo|tod[oa]s los? \w+|un guru|(?:un|una|mi) (?:amig|conocid|prim|vecin|herman|cunad|youtuber)[oa]?|gente)\b(?: \w+){0,7} (?:vend(?!o\b|er)|public(?!o\b|ar)|sub(?!o\b|ir)|hac(?!er)|acept|permit|prohib|bane|mejor|no pasa)\w*|\b(?:me dij\w+|dicen que|dice que|me dicen)\b(?: \w+){0,9} (?:vend|public|sub|acept|permit|prohib|bane|mejor|no pasa)\w*/;
const INSISTS =
  /^(?:pero |entonces |osea |o sea |ya |ok |bueno |dime )*(?:si o no|se puede o no|puedo o no|es si|es no|en resumen|la respuesta|si se puede)\b|\b(?:un )?si o (?:un )?no\b|\bo no\b/;
const BEST =
  /(?<!\ba lo )\bmejor(?:es)?\b|\bconviene\b|\b(?:recomi|recome|suger|sugi)\w+|\b(?:elig|elij|escog|prefier)\w+|\buna (?:sola|nada mas|nomas)\b|\bsegur[oa]s?\b|principiante|\bconfiables?\b|de fiar|\b(?:empezar|empiezo|arranco)\b|si fueras|\btu que\b|\bdime (?:una|uno)\b|\bmas (?:facil|rapid|conveni)\w*/;
const PLACE_LIST =
  '(?:(?:tod[oa]s? )?(?:l[oa]s? )?(?:demas|resto|otr[oa]s)|tod[oa]s? (?:l[oa]s )?(?:lados?|partes?|sitios?|plataformas?|market ?places?)|cualquier(?:a|(?: otr[oa])? (?:lado|parte|sitio|lugar|plataforma|market ?place)| otr[oa])|donde (?:sea|(?:yo )?quiera)(?= (?:y|verdad|no|sin|con)\\b|$))(?! del mundo)';
/** A yes of all platforms, or of all others. */
const EVERYWHERE = new RegExp(
  `(?:en|por|a) (?:todo )?(?:lo demas|${PLACE_LIST})|\\b${PLACE_LIST}(?: (?:plataformas?|paginas?|sitios?|tod[oa]s|si|me|l[oa]s?))* (?:acept|dej|permit|pued)|\\b(?:vend|public|sub)\\w* donde (?:sea$|(?:yo )?quiera)`,
);
/** A no of all platforms. */
const NOWHERE =
  /\bni un[oa] (?:sol[oa] )?(?:plataforma|marketplace|pagina|sitio|que)|\bningun[oa]? (?:parte|lado|lao|sitio|lugar)|\b(?:ningun[oa]?|nadie)(?: \w+){0,5} (?:acept|dej|permit)\w*|(?:acept|dej|permit)\w*(?: \w+){0,2} (?:en )?ningun[oa]|\btod[oa]s (?:\w+ ){0,2}(?:prohib|rechaz)\w*/;
/** What is asked of a platform beside whether it takes PLR: countries, money, plans, papers, technique. */
const DETAIL =
  /\b(?:factura\w*|boleta|anual\w*|planes?|premium|documentos?|dni|ruc|rfc|cuit|nit|cedula|pasaporte|w ?8\w*|itin|requisitos?|registr\w+|verific\w+|empresa|edad|1[0-7] anos|menor de edad|automatic\w*|retir\w+|deposit\w+|soles|pesos|bolivares|banco|paga[ns]?|tarda\w*|demora\w*|revision|aprueban?|aprob\w+|impuestos?|pasos?|tutorial|(?:abro|abrir|crear?|creo) (?:la |una |mi )?cuenta|como (?:lo |los |se |la )?(?:subo|subir|publico|vendo|hago|configuro)|es gratis|cuesta al mes|mensualidad|minimo|maximo|posicion\w*|isbn|categoria\w*|trafico|visitas|disponible|microfono|algo especial|piden algo)\b/;

/** Leave is asked for, or a platform's doing told of, so a title that is named is no topic. */
const ASKS_LEAVE = new RegExp(
  `${LEAVE.source}|${SANCTION.source}|\\bplr\\b|\\bclient\\w+|comision|\\bme (?:pid|exig)\\w+`,
);
/** What else a message may want that names a platform, than to sell there: the first that it has, unless it also has what follows. */
type Role =
  | 'stranger'
  | 'holder'
  | 'pay'
  | 'page'
  | 'cheaper'
  | 'book'
  | 'reader'
  | 'course'
  | 'shop';
const ROLES: readonly (readonly [role: Role, when: RegExp, unless: RegExp | null])[] = [
  // Somebody says that they are the shop.
  [
    'stranger',
    /\b(?:son|eran|fueron) (?:de )?ustedes\b/,
    /\b(?:quien(?:es)?|donde|como|que|tan) (?:\w+ )?son ustedes\b/,
  ],
  [
    'pay',
    /\bme (?:pueden |puede |podrian )?(?:cobr|vend)(?:ar|en|an)(?: \w+)? (?:por|con) (?:\w+ pay|paypal)\b|\bme (?:pueden|puede|podrian) cobrar (?:por|con|en)\b|\bpagarl?es? (?:con|por|en)\b|\bpagar (?:mi|el|un) (?:pedido|compra) (?:con|por|en)\b|\b(?:ponen|tienen|manejan|aceptan|reciben)(?: \w+){0,2} (?:mercado ?pago|nequi|daviplata|yape|plin|zelle|oxxo|pix|usdt|bitcoin|cripto|binance)/,
    /paypal|tarjeta|client|cuotas|\bplr\b/,
  ],
  [
    'page',
    MAKES_PAGE,
    /permiso|acept|permit|prohib|me dej|\bplr\b|vender (?:l[oa]s?|sus|ebooks|libros)\b|comision|no quiero|sin (?:hacer |tener )?(?:pagina|web)|no tengo (?:pagina|web)/,
  ],
  ['cheaper', CHEAPER, /comision|cobra|tarifa|por venta|\bvender(?! \w+ mas)/],
  ['book', BOOK, new RegExp(`${ASKS_LEAVE.source}|regalias`)],
  ['book', TITLED, new RegExp(`${ASKS_LEAVE.source}|${WANTS_TO_SELL.source}|regalias`)],
  ['reader', READS, SALE],
  ['holder', /certificado(?: \w+){0,4} (?:nombre|titular)/, /\b(?:pid|exig)\w+|sirve/],
  ['shop', SHOPS_PLATFORM, null],
  ['course', COURSES, SALE],
];
/** The intents of these roles that are meant for certain. */
const INTENT_OF: Partial<Record<Role, string>> = {
  stranger: 'persona',
  holder: 'titular',
  pay: 'pago-local',
  page: 'creador-de-paginas',
  cheaper: 'otros-mas-baratos',
};
function roleOf(words: string): Role | null {
  const found = ROLES.find(([, when, unless]) => when.test(words) && !unless?.test(words));
  const needsName = found?.[0] === 'cheaper' || found?.[0] === 'holder';
  if (found && (!needsName || namedIn(words).length > 0)) return found[0];
  const isOfShop =
    OF_SHOP.test(words) &&
    !(ASKS_LEAVE.test(words) && namesMarket(words)) &&
    !ASKS_THEM.test(words);
  return isOfShop ? 'shop' : null;
}

/** One thing that a message may say, and what an answer has for it, whatever else is asked. */
interface Facet {
  readonly when: RegExp | ((question: Question) => boolean);
  readonly say: string | ((question: Question) => string | readonly string[]);
  /** After the rules and not before them. */
  readonly after?: boolean;
  /** The use that is named says nothing here. */
  readonly alone?: boolean;
  /** Without other facets; `whole` also without rules. */
  readonly sole?: boolean;
  readonly whole?: boolean;
}
const MOST_FACETS = 3;
const isForbidden = ({names, now}: Question) =>
  names.length > 0 && names.every((name) => verdictOf(name, now) === 'forbidden');
const RECLAIM =
  'Reclama con ella y, si el ebook es de esta tienda, adjunta el expediente de reventa de tu compra, que está en «Mis productos».';
const EXPEDIENT =
  'Si te piden pruebas de tu derecho a vender, envía el expediente de reventa de tu compra: en «Mis productos» es un enlace y un ZIP con tu certificado, la licencia en español, inglés y portugués y una carta para la plataforma. Prueba tu compra y tu derecho a vender, no que seas el autor; si con eso le basta lo decide la plataforma: pregúntale antes de publicar.';
const COLLECTED =
  'Con qué cobras tus ventas lo eliges tú: nuestra licencia no pide ningún medio. Revisa las reglas de quien procesa tus pagos, que pueden excluir productos digitales o contenido PLR: eso está sin confirmar, pregúntale antes.';
const REPAID = `Que una plataforma no lo acepte o lo retire, o que no se venda, no da por sí solo derecho a reembolso. ${REFUND} Se pide en «Arrepentimiento y quejas». Tu licencia sigue valiendo en los demás sitios.`;

/** The most particular first; an answer has at most three. */
const FACETS: readonly Facet[] = [
  {
    when: /uso personal|licencia personal/,
    say: 'Con la licencia de uso personal no se puede vender, publicar ni entregar a otros. Cuál trae cada producto lo dice su página, junto a «Licencia»; con la licencia PLR vale esto:',
  },
  {
    when: COURSES,
    say: `${UNSTATED.cursos} Pregunta antes a una persona del equipo.`,
    alone: true,
  },
  {
    when: /\bvideos? plr\b|micro ?(?:saas|apps?)/,
    say: 'Los videos PLR y los Micro SaaS aún no están a la venta en la tienda. De las plataformas leímos lo que dicen del contenido PLR:',
  },
  {
    when: /(?:compre|compramos|baje|consegui|tengo)(?: \w+){0,3} (?:en|de|a) otr[ao]s? (?:pagina|tienda|sitio|lado|vendedor|persona)/,
    say: 'Nuestra licencia y el expediente de reventa valen solo para lo que compraste en esta tienda. Lo de otra tienda lo rige su propia licencia: pregúntale a quien te lo vendió.',
    alone: true,
  },
  {
    when: ({masked}) => BUYS_THERE.test(masked) && !/client|alumn|seguidor/.test(masked),
    say: 'Los ebooks de esta tienda se compran y se pagan aquí, en la tienda; no publicamos que estén a la venta en otra plataforma. Para vender tú tu versión, pregúntame por la plataforma.',
    whole: true,
  },
  {
    when: ({words, masked}) =>
      SEEN.test(words) && /X|vend/.test(masked) && !/\b(?:dij|dic|acept|permit)\w*/.test(words),
    say: `Verlo en venta no quiere decir que sea una copia pirata. ${RIGHTS.exclusividad.sentence} La licencia no te deja reclamarles por eso. Lo que no pueden es revender los derechos ni entregar los editables: si crees que alguien lo hace, o que copió lo que es solo tuyo, escríbele a una persona del equipo.`,
    alone: true,
    sole: true,
  },
  {
    when: ({words, named}) => ADVERTISES.test(words) && named.length > 0 && !SPENT.test(words),
    say: ({others}) =>
      `Nuestra licencia no pone reglas para anunciar o promocionar tu versión. Qué anuncios acepta ${listed(others)} no lo hemos leído: míralo en sus políticas antes de pagar.`,
  },
  {
    when: ({words, masked}) => NEEDS_LEAVE.test(words) && !/permiso (?:de|a) X/.test(masked),
    say: 'No necesitas otro permiso nuestro: la licencia que trae tu compra ya lo da.',
  },
  {
    when: ({uses}) => uses.some(isDenied),
    say: ({uses}) => `Con nuestra licencia, en ninguna plataforma: ${sentencesOf(uses)}`,
  },
  {
    when: /registr\w+(?: \w+){0,4} (?:obra|a mi nombre|derechos|indautor|copyright|como mi[oa]|libro|ebook)\b/,
    say: 'No puedes registrar como obra tuya el texto original.',
  },
  {
    when: DISCLOSES,
    say: `La licencia no te pide nombrarnos ni decir que es PLR. ${RIGHTS.marca.sentence} Si la plataforma te lo pregunta, dile la verdad.`,
    alone: true,
  },
  {
    when: /\bque (?:es|significa|quiere decir)(?: (?:es[eo]|est[eo]|un|el|lo|de|del|tu|la|propio|mi))* (?:checkout|pagina propia)\b/,
    say: 'Tu propio checkout es tu página de venta con tu propio cobro: le vendes directo a tu cliente. Tu compra trae una plantilla HTML de página de venta y videolecciones para publicarla.',
  },
  {
    when: /\b(?:ia|inteligencia artificial)\b.*\b(?:declar|hech|escrit|us[eo]\b)|\b(?:declar|hech|escrit)\w* (?:\w+ ){0,3}(?:ia|inteligencia artificial)\b/,
    say: 'La tienda no publica quién redactó cada texto ni con qué: pregúntalo antes a una persona del equipo.',
    alone: true,
  },
  {
    when: ({words}) => OF_TEAM.test(words) && /editable|\bword\b|archivos?/.test(words),
    say: 'La licencia no deja entregar los editables a tus clientes ni compartirla; de pasárselos a quien trabaja para ti no dice nada: pregúntalo antes a una persona del equipo.',
  },
  {
    when: /\b(?:crear|hacer|convert\w+|armar)(?: \w+){0,3} (?:app|aplicacion|juego|software)\b/,
    say: 'La licencia nombra cursos, audio, video y artículos; de una app no dice nada: pregúntalo antes a una persona del equipo.',
  },
  {
    when: ({uses, words}) => uses.includes('exclusividad') && !/no pide/.test(words),
    say: `${RIGHTS.exclusividad.sentence} Por eso no puedes prometerle exclusividad a una plataforma.`,
  },
  {
    when: ({uses, words}) => uses.includes('regalar') && OPEN.test(words),
    say: 'Para descarga libre, no: la licencia no lo permite.',
  },
  {
    when: ({uses, names, words}) =>
      uses.includes('regalar') && names.length > 0 && !OPEN.test(words) && !IN_EXCHANGE.test(words),
    say: 'Si ahí cualquiera lo puede descargar, no: la licencia no lo permite.',
  },
  {
    when: /(?:comprador\w*|client\w*)(?: \w+){0,6} (?:reembols|contracarg|devoluci|disput|devuelv|devolver)\w*|contracarg/,
    say: 'Los reembolsos y contracargos de tus ventas los resuelves tú con la plataforma o con quien procesa tus pagos: guarda la prueba de la entrega. No están entre los casos en que la tienda devuelve tu compra.',
    alone: true,
  },
  {
    when: ({words}) => ACTED.test(words) || /\bapel\w+|reclam\w+|injust\w+/.test(words),
    say: (question) =>
      `Eso lo decide la plataforma, y nosotros no podemos cambiarlo. ${RECLAIM}${question.others.length > 0 ? ' Mientras tanto, tu propio checkout sí lo permite nuestra licencia.' : ''} ${isForbidden(question) ? 'No lo publiques de nuevo ahí.' : 'Antes de publicar de nuevo, pregúntale si acepta contenido PLR.'}`,
    alone: true,
  },
  {
    when: REPAYS,
    say: ({words}) =>
      /\b(?:no|sin|ni)(?: \w+){0,2} (?:descarg|baj)\w*/.test(words)
        ? `Si no descargaste los archivos y compraste hace ${POLICY_DAYS.regret} días corridos o menos, sí: lo pides en «Arrepentimiento y quejas», sin dar motivos, y se te devuelve lo que pagaste. Que una plataforma no lo acepte no da por sí solo derecho a reembolso.`
        : REPAID,
    alone: true,
  },
  {
    when: WHOSE,
    say: 'De cumplir las reglas de tu país y de la plataforma respondes tú, que publicas con tu marca: lo que decida una plataforma no podemos garantizarlo. La tienda responde de que los archivos se abran y correspondan a su descripción.',
    alone: true,
  },
  {
    when: ACCOUNT,
    say: 'Otra cuenta no cambia nada: la regla de una plataforma vale para todas, y nuestra licencia te pide respetarla y no la compartes con otra persona.',
    alone: true,
  },
  {
    when: HIDES,
    say: 'La regla de una plataforma vale aunque no se note que es PLR, y nuestra licencia te pide respetarla: no podemos ayudarte a ocultarlo. Cómo lo revisa cada una no lo hemos leído.',
  },
  {
    when: ({words}) => ASKS_THEM.test(words),
    say: ({names, now}) => askOf(names, now),
    after: true,
    alone: true,
  },
  {
    when: ({words}) => PROOF.test(words) && !OF_LICENCE.test(words) && !REPAYS.test(words),
    say: EXPEDIENT,
  },
  {
    when: ({words}) => SOURCE.test(words) && !OF_LICENCE.test(words) && !OF_FEES.test(words),
    say: ({names}) => sourcesOf(names),
    after: true,
    alone: true,
  },
  {
    when: ({words}) =>
      /\bquien(?:es)?\b.*prohib|ustedes.*prohib|prohib.*ustedes|\bquien(?:es)? (?:decid|dijo|pus)\w*|ustedes o ell[oa]s/.test(
        words,
      ),
    say: 'La regla es de la plataforma, no nuestra.',
  },
  {
    when: WHY,
    say: ({names, now}) =>
      names.every((name) => verdictOf(name, now) === 'unconfirmed')
        ? 'No tenemos una fuente que lo confirme ni que lo niegue.'
        : 'El motivo no lo hemos leído; lo que leímos es esto.',
    alone: true,
  },
  {
    when: /sin confirmar (?:es|significa|quiere)|(?:significa|quiere decir|que es)(?: \w+){0,3} sin confirmar|(?:esta|estan|queda) sin confirmar|no dice nada|no menciona|van a confirmar/,
    say: '«Sin confirmar» no es un sí ni un no: no tenemos una fuente que lo diga. Pregunta antes a la plataforma y guarda su respuesta.',
  },
  {
    when: ({words, named}) =>
      named.every((name) => name === OWN || isSocial(name)) &&
      !/\bpagar(?!me|nos)/.test(words) &&
      (PAID.test(words) ||
        (PROCESSOR.test(words) && [COLLECTS, SANCTION, BEST].some((each) => each.test(words)))),
    say: ({words, others}) =>
      `${COLLECTED}${PAID.test(words) && others.length === 0 ? ` ${RIGHTS.vender.sentence}` : ''}`,
  },
  {
    when: ({words, talks}) =>
      EVERYWHERE.test(words) && (talks || SELLS.test(words) || PERMITS.test(words)),
    say: 'No lo des por hecho: donde está sin confirmar, y donde no está en la lista, pregunta antes de publicar.',
  },
  {
    when: NOWHERE,
    say: 'Sí se puede vender: lo confirmado es tu propio checkout, y tu compra trae una plantilla de página de venta para eso.',
  },
  {
    when: ({words, names, uses}) =>
      INSISTS.test(words) &&
      names.length === 1 &&
      names[0] !== OWN &&
      uses.every((use) => RIGHTS[use].verdict !== 'no'),
    say: (question) =>
      isForbidden(question) ? 'No.' : 'Ni sí ni no mientras la plataforma no lo confirme.',
    alone: true,
  },
  {
    when: OTHERS_SAY,
    say: 'Lo que otros hagan o digan no cambia la regla de la plataforma.',
  },
  {
    when: ({words}) =>
      /calculadora/.test(words) &&
      /acept|permit|\bplr\b|no (?:me )?(?:sale|esta|aparece|trae|tiene)/.test(words) &&
      !FEE.test(words),
    say: 'La calculadora solo estima costos: que una plataforma esté o falte en ella no dice si acepta contenido PLR.',
  },
  {
    when: ({words, bare}) =>
      /(?:escri(?:bi|to|bo)|hech[oa]|cre(?:e|ad[oa])|hice)(?: \w+){0,3} (?:por mi|yo mism[oa]|desde cero)|(?:libro|ebook|curso|obra|contenido) (?:100 ?% )?(?:propi[oa]|original)\b|\bmi propi[oa] (?:libro|ebook|curso|contenido|obra)|\bmis propi[oa]s\b|\bescribi yo\b|sin plr\b|\bno plr\b/.test(
        bare,
      ) && !/\bde ustedes|usando|basad|reescri|a partir|combin|mezcl|inspir/.test(words),
    say: 'Lo que leímos trata de contenido PLR. De una obra escrita por ti desde cero no hemos leído nada: míralo en sus reglas.',
  },
  {
    when: ({words, uses, names, others, talks, named}) =>
      (CHANGED.test(words) && (names.length === 0 || others.length > 0) && !uses.some(isDenied)) ||
      (others.length > 0 &&
        uses.length > 0 &&
        uses.every((use) => MADE_OTHERWISE.includes(use)) &&
        ((talks && named.length === 0) || /cambia|igual|ya\b|y si\b/.test(words))),
    say: (question) =>
      isForbidden(question)
        ? `Eso no cambia la regla de ${listed(question.names)}.`
        : 'La regla de una plataforma no cambia por eso; si donde está sin confirmar basta con cambios, lo decide ella y no lo hemos leído. Nuestra licencia no pide un mínimo de cambios.',
  },
  {
    when: BEST,
    say: 'No recomendamos ninguna plataforma ni elegimos por ti: lo único confirmado con un sí es tu propio checkout, porque lo decide nuestra licencia.',
  },
  {
    when: /a la vez|al mismo tiempo|simultane|\ben (?:vari[oa]s|amb[oa]s|l[oa]s (?:dos|tres|cuatro))\b|\b(?:otra|dos|varias|cada|una) licencias?\b/,
    say: 'La licencia no te limita a una sola: puedes combinarlas si cada plataforma lo acepta.',
  },
  {
    when: /(?:teng\w+ que|necesit\w+|hace falta|obligatori\w+|obligado|a (?:la )?fuerza|forzos\w+|si o si)(?: \w+){0,4} (?:pagina|web|sitio|plataforma)|(?:pagina|web|sitio|plataforma)(?: \w+){0,3} (?:a (?:la )?fuerza|obligatori\w+|obligado|si o si)|sin pagina|no (?:tengo|se|quiero)(?: \w+){0,4} (?:pagina|web)/,
    say: 'No necesitas una página propia ni una plataforma en particular: puedes vender tu versión por tus redes, en tu página o en una plataforma que la acepte. Tu compra trae una plantilla de página de venta y videolecciones para publicarla.',
  },
  {
    when: OWN_PRICE,
    say: 'El precio lo decides tú: la licencia no fija mínimo ni máximo.',
  },
  {
    when: ({bare}) =>
      /prepar\w+|\bcomo (?:se hace|l[oa] hago|se arma|l[oa] armo)\b|formatos?\b|tamano|medidas?\b|que necesito\b/.test(
        bare,
      ),
    say: 'Con «Tu versión» le pones tu marca y salen portadas, el PDF, el Word, un EPUB, una página de venta, imágenes para redes y textos para Hotmart, Shopify y tu propia página. Tu compra trae además una plantilla HTML de página de venta y videolecciones para publicarla.',
  },
  {
    when: IN_PERSON,
    say: ({uses, others, words}) =>
      `En una feria, una tienda o en persona no hay regla de plataforma: vale nuestra licencia, y si te lo reciben lo decide ese lugar.${others.length + uses.length > 0 ? '' : ` ${sentencesOf(['vender', 'imprimir'])}`}${/consign|por mayor|revend/.test(words) ? ' De que una tienda los venda por su cuenta no dice más: pregúntalo antes a una persona del equipo.' : ''}`,
  },
  {
    when: ({words, named}) =>
      named.length > 0 && /convenio|\bsoci[oa]s? de|aliad[oa]|alianza|\bacuerdo con\b/.test(words),
    say: 'De un convenio no dice nada la tienda.',
  },
  {
    when: ({words, others}) => SANCTION.test(words) && !FEE.test(words) && others.length > 0,
    say: ({others}) =>
      `Qué hace ${listed(others)} si no se cumplen sus reglas no lo hemos leído: lo decide ${others.length > 1 ? 'cada plataforma' : 'la plataforma'}.`,
    after: true,
  },
  {
    when: ({words, bare}) =>
      !PAID.test(words) &&
      (DETAIL.test(bare) || IN_COUNTRY.test(words)) &&
      !PROOF.test(words) &&
      !ACTED.test(words),
    say: 'Lo demás que pide una plataforma (país, cuenta, pagos, formatos) no lo hemos leído: míralo en su ayuda, porque cambia según el país y el plan.',
    after: true,
  },
];

function facetsOf(question: Question): readonly Facet[] {
  const found = FACETS.filter(({when}) =>
    typeof when === 'function' ? when(question) : when.test(question.words),
  );
  const sole = found.filter((facet) => facet.whole || facet.sole);
  return sole.length > 0 ? sole.slice(0, 1) : found.slice(0, MOST_FACETS);
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
  const isPlural = PLURAL.test(words) && !/\b(?:ahi|alli|alla)\b/.test(words);
  const nth = [/\bprimer[oa]?\b/, /\bsegund[oa]\b/, /\btercer[oa]?\b/].findIndex((place) =>
    place.test(words),
  );
  const asksWhere =
    (WHERE.test(words) || /plataformas|market ?places/.test(words)) &&
    !TOGETHER.test(words) &&
    !/\bes[ao]s\b/.test(words);
  const before =
    !talks || excepted.length > 0 || asksWhere
      ? []
      : nth >= 0 && platforms.length > nth && platforms.length > 1
        ? platforms.slice(nth, nth + 1)
        : platforms.slice(0, isPlural ? 3 : 1);
  const isTogether = said.length === 1 && TOGETHER.test(words);
  // 'Y ahí por qué no', after the list of all.
  const isOfAll = before.length === 1 && before[0] === OWN && WHY.test(words);
  const uses = usesOf(bare, words);
  // 'Una página tipo Gumroad que se llama Libroteca.'
  const isLikeOne =
    CALLED.test(words) && /\b(?:tipo|estilo|como|parecid[oa] a) X/.test(withoutNames(words, 'X'));
  const isUnknown =
    (said.length === 0 || isLikeOne) &&
    (CALLED.test(words) ||
      ((uses.length === 0 || uses[0] === 'imprimir') &&
        isUnknownPlace(words, talks && GOES_ON.test(words))));
  const named = isUnknown ? [UNKNOWN_PLACE] : said;
  const names =
    named.length === 0
      ? isOfAll
        ? forbidden(now)
        : before
      : isTogether
        ? [...new Set([...named, ...before])]
        : named;
  return {
    words,
    bare,
    masked: withoutNames(words, 'X'),
    named,
    names,
    others: names.filter((name) => name !== OWN),
    talks,
    talksOfFees: intent === 'tarifas',
    uses,
    now,
  };
}

/** Whether a message is about selling on a platform. */
function isAbout(question: Question, asksShop: boolean): boolean {
  const {words, bare, named, talks} = question;
  if (isNotOfSelling(words) || (RECOVERS.test(words) && !ACTED.test(words))) return false;
  const isLong = words.split(' ').length > MOST_WORDS_GOING_ON;
  const isOfSale = SELLS.test(bare) || PERMITS.test(bare) || FEE.test(bare);
  const isParticular = question.uses.length > 0 || facetsOf(question).length > 0;
  const isBare = bare.split(' ').length <= 2;
  if (namesMarket(words)) return !asksShop || isBare || isOfSale || isParticular;
  if (named[0] === UNKNOWN_PLACE) return !asksShop || CALLED.test(words);
  if (named.length > 0)
    return (
      (isOfSale || isParticular || isBare || (talks && !isLong)) &&
      (!asksShop ||
        LEAVE.test(words) ||
        FEE.test(words) ||
        (isParticular && named.includes(OWN)) ||
        question.uses.some(isDenied) ||
        [ADVERTISES, SEEN, ACTED].some((role) => role.test(words)))
    );
  const isOfMoney =
    (PROCESSOR.test(words) &&
      COLLECTS.test(words) &&
      (LEAVE.test(words) || SANCTION.test(words))) ||
    ((PROCESSOR.test(words) || /efectivo|deposito/.test(words)) && PAID.test(words)) ||
    (SPEAKS.test(words) && (SANCTION.test(words) || WHOSE.test(words)));
  const isSure =
    isOfMoney ||
    exceptedIn(words).length > 0 ||
    DISCLOSES.test(words) ||
    (PROCESSOR.test(words) &&
      BEST.test(words) &&
      /\bcobr|pasarela|procesador|stripe|payoneer|wompi|culqi|conekta|payu/.test(words)) ||
    /donde venderlo|\bdonde si\b.*\bdonde no\b/.test(words) ||
    (/calculadora/.test(words) && (FEE.test(words) || SOURCE.test(words))) ||
    ((EVERYWHERE.test(words) || NOWHERE.test(words)) && SALE.test(words));
  if (asksShop && !isSure) return false;
  const isUnnamed =
    isSure ||
    (/\b(?:cual(?:es)?|quien(?:es)?|l[oa]s que)\b.*\b(?:acept|permit|prohib)\w+/.test(words) &&
      !/pag|tarjeta|moneda|dolar/.test(words) &&
      !PROCESSOR.test(words)) ||
    SPEAKS.test(words) ||
    (/\breglas?\b/.test(words) && SOURCE.test(words) && !OF_LICENCE.test(words)) ||
    (IN_PERSON.test(words) && /consign|\bmis (?:impres|ejemplar)|por mayor|revend/.test(words)) ||
    (WHERE.test(words) && isOfSale) ||
    (CHANGED.test(words) && /(?:ya|deja de|no)(?: \w+){0,3} plr\b/.test(words)) ||
    (PROCESSOR.test(words) && COLLECTS.test(words)) ||
    (PROOF.test(words) && /\b(?:me|nos) (?:l[oa] )?(?:pid|exig)\w+/.test(words)) ||
    ((EVERYWHERE.test(words) || NOWHERE.test(words)) && isOfSale);
  if (isUnnamed || !talks) return isUnnamed;
  // Of the talk.
  const isShort = words.split(' ').length <= 5;
  const isOfWork =
    (question.uses.length > 0 && GOES_ON.test(words)) ||
    (isShort && (question.uses.length > 0 || isOfSale));
  return (
    isOfWork ||
    facetsOf(question).length > 0 ||
    FEE.test(words) ||
    isPrice(words) ||
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
      facetsOf(question).length > 0 ||
      WHERE.test(words) ||
      (isShort && (PERMITS.test(words) || SELLS.test(words) || /\bustedes\b/.test(words))))
  );
}

/** Whether a message is not about selling there, though it names a platform or says the word. */
export const isNotOfSelling = (words: string): boolean => roleOf(words) !== null;

/** What is meant instead, where that is certain. */
export const intentOfRole = (words: string): string | undefined =>
  INTENT_OF[roleOf(words) ?? 'shop'];

/** Whether the shopper is paid by others, and does not pay the shop. */
export function isPaidByOthers(words: string): boolean {
  return PAID.test(words);
}

/** Whether a message speaks of platforms without naming one. */
export const speaksOfPlatforms = (words: string): boolean =>
  /plataforma|marketplace|calculadora/.test(words);

/** What is asked, the rules, what the licence says of the use, and the verdict on all where more than the named is meant. */
function compose(question: Question): PlatformAnswer {
  const {words, names, others, uses, now} = question;
  const facets = facetsOf(question);
  const said = (after: boolean) =>
    facets
      .filter((facet) => (facet.after ?? false) === after)
      .flatMap(({say}) => (typeof say === 'function' ? say(question) : say));
  const fee = feeAsked(question);
  const rules =
    fee && !/acept|permit|prohib|\bplr\b/.test(words)
      ? []
      : rulesOf(uses.some(isDenied) ? others : names, uses, now);
  const given = facets.some(({alone}) => alone) ? [] : uses;
  const allowed = given.filter((use) => RIGHTS[use].verdict !== 'no');
  const isPlain = facets.length === 0 && !fee && given.length === 0 && !isForbidden(question);
  const rights =
    allowed.length > 0 || uses.some(isDenied)
      ? allowed
      : others.length > 0 &&
          (isPlain ||
            (SALE.test(words) && others.every(isSocial) && !facets.some(({sole}) => sole)))
        ? [usualUse(others)]
        : [];
  const where = isForbidden(question) ? `Fuera de ${listed(names)}, nuestra` : 'Nuestra';
  const isOpen =
    names.length === 0 ||
    (OF_OTHERS.test(words) && !fee && !facets.some(({sole}) => sole) && !uses.some(isDenied));
  const isOnlyThat =
    names.length === 0 &&
    facets.length > 0 &&
    [PROCESSOR, IN_PERSON, DISCLOSES].some((each) => each.test(words)) &&
    !SPEAKS.test(words);
  if (facets[0]?.whole) return {text: said(false).join('\n\n'), names, isFee: false};
  // On one's own page the rule is the licence's.
  const licence =
    rights.length > 0 && !names.includes(OWN)
      ? [`${where} licencia dice: ${sentencesOf(rights)}`]
      : [];
  const isDirect = others.length > 0 && others.every(isSocial);
  const text = [
    ...said(false),
    ...(fee ?? []),
    ...(isDirect ? licence : []),
    ...rules,
    ...said(true),
    ...licence,
    isOpen && !isOnlyThat && !(fee && names.length === 0) ? allRules(now, exceptedIn(words)) : '',
  ];
  return {
    text: [...new Set(text)].filter(Boolean).join('\n\n'),
    names: names.length === 0 ? [OWN] : names,
    isFee: fee !== null,
  };
}

/** What is usually sold there. */
function usualUse(names: readonly string[]): Right {
  return names.every((name) => isSocial(name) || isBuilder(name) || name === UNKNOWN_PLACE)
    ? 'vender'
    : 'marketplace';
}

/** What is kept of a sale, if the message asks for it. */
function feeAsked({words, bare, named, names, talks, talksOfFees, uses, now}: Question) {
  if (!FEE.test(words) && !isPrice(words) && !talksOfFees && !OF_FEES.test(words)) return null;
  const [spent, first, second] = SPENT.exec(words) ?? [];
  const price = WANTED.test(words) ? null : priceIn(spent ? words.replace(spent, ' ') : words);
  const advertising = Number(first ?? second ?? 0) * 100;
  if (SOURCE.test(words) && OF_FEES.test(words)) return feeSources(now);
  if (talks && ADVERTISING.test(words) && named.length === 0 && price === null)
    return [
      'Resta de lo que te queda lo que gastas en publicidad por cada venta. En «¿Cuánto me queda?» lo escribes junto a tu precio, las comisiones y los impuestos, y ves también si pierdes.',
    ];
  const isShort = bare.split(' ').length <= 6 && !PERMITS.test(bare);
  const isFee =
    FEE.test(bare) && !uses.includes('afiliados') && !uses.some(isDenied) && !REPAYS.test(words);
  const isNext = talksOfFees && isShort && (named.length > 0 || price !== null);
  const isSale = price !== null && (talks || named.includes(OWN)) && !PERMITS.test(bare);
  if (!isFee && !isNext && !isSale) return null;
  const asksAll =
    named.length === 0 && /\bhay\b|\balgun\w*|\botras?\b|\bcual(?:es)?\b|\btodas\b/.test(words);
  const isOurs = OURS.test(words);
  const isPair = /\b(?:de esas|l[oa]s (?:dos|tres)|amb[oa]s)\b/.test(words);
  const asked = asksAll && !isPair ? [] : names;
  return [
    ...(isOurs
      ? [
          `${RIGHTS.ganancias.sentence} La plataforma o quien procesa tus pagos puede cobrar lo suyo.`,
        ]
      : []),
    ...feesOf(asked, price, advertising, now),
  ];
}

/** 'Y a 20', after a fee. */
function isPrice(words: string): boolean {
  return (
    priceIn(words) !== null &&
    /vend|pong|cobr|precio|^(?:y |o )?(?:si )?(?:a|por|en|de|con) /.test(words)
  );
}

/** The price at which something is to be sold, in cents. */
function priceIn(words: string): number | null {
  if (OTHER_MONEY.test(words)) return null;
  const [, first, second] = PRICE.exec(words) ?? [];
  const found = Number((first ?? second ?? '').replace(' ', '.'));
  return found > 0 ? Math.round(found * 100) : null;
}

/** Somebody who works for the shopper. */
const OF_TEAM =
  /disenador\w*|\bmi equipo\b|emplead[oa]|asistente|freelance\w*|ayudante|programador\w*/;
const isDenied = (use: Right) => RIGHTS[use].verdict === 'no' && use !== 'exclusividad';

/** What is to be done with a product, as the licence's rights, at most two; those that it denies alone. */
export function usesOf(words: string, whole = words): readonly Right[] {
  const isFreeThere =
    /gratis|gratuit/.test(words) &&
    (!GIVES.test(words) || /gratis o (?:cobra|paga|cuesta)/.test(words));
  const uses = USES.filter(([, pattern]) => pattern.test(words))
    .map(([use]) => use)
    .filter((use) => use !== 'regalar' || !isFreeThere)
    .filter((use, _, all) => !/^(?:reventa|compartir)$/.test(use) || !all.includes('afiliados'));
  if (OPEN.test(whole) && !uses.includes('regalar')) uses.unshift('regalar');
  if (CHANGED.test(words) && !uses.includes('marca')) uses.push('editar');
  const denied = uses.filter(isDenied);
  if (denied.length === 1 && denied[0] === 'editables' && OF_TEAM.test(whole)) return [];
  return [...new Set(denied.length > 0 ? denied : uses)].slice(0, 2);
}

/** Whether something is to be sold at a place whose name is no word of the language. */
function isUnknownPlace(words: string, goesOn: boolean): boolean {
  const [, sold, first, next, subject, known] = PLACE.exec(words) ?? [];
  const name = sold ?? first ?? (goesOn ? next : undefined) ?? subject ?? known;
  return (
    name !== undefined &&
    !IN_COUNTRY.test(name) &&
    !NO_PLACE.test(name) &&
    !IN_PERSON.test(name) &&
    !isCommonWord(termOf(name))
  );
}

/** The answer to a message that is known to ask where to sell. */
export function whereToSell(words: string, now: number): string {
  return compose(read(words, {intent: 'donde-vender', platforms: []}, now)).text;
}

/** The licence's answer while the talk is about platforms, where a yes would sound like theirs. */
export function besidesPlatform(
  licence: string,
  names: readonly string[] = [],
  now = Date.now(),
): string {
  const sentences = licence.replace(/^(?:Sí, con una condición|Sí|No)\. /, '');
  const rules = names.some((name) => name !== OWN) ? rulesOf(names, [], now) : [];
  return [...rules, `Nuestra licencia dice: ${sentences}`].join('\n\n');
}

/** The rules of the marketplaces that a complaint says something of; an empty text if it names none. */
export function rulesNamed(words: string, now: number): string {
  const names = namesMarket(words) && PERMITS.test(words) ? namedIn(words) : [];
  return names.length > 0 ? `\n\n${rulesOf(names, [], now).join('\n\n')}` : '';
}
