/**
 * Recognises what is asked about rights, whose words are those of what is allowed in another order:
 * who (I, or somebody else) does what (sell, or pass on) with what (the product, or the rights). A
 * doubt means the stricter answer; every one of them says both what is allowed and what is not.
 */
import {either, hears, hearsPhrase, type Heard, type Test} from './hearing.ts';
import {
  AFFILIATES_ID,
  AUTHORSHIP_ID,
  BRAND_ID,
  BUNDLE_ID,
  BUYERS_RESALE_ID,
  COURSE_RIGHTS_ID,
  DURATION_ID,
  EDITING_ID,
  EXCLUSIVITY_ID,
  FORMATS_ID,
  GIVING_ID,
  MASTER_RIGHTS_ID,
  MEMBERSHIP_ID,
  PRINT_ID,
  REFUND_RIGHTS_ID,
  RESALE_OF_RIGHTS_ID,
  SALE_ID,
  SAME_LICENCE_ID,
  SELLING_PLACES_ID,
  SHARING_ID,
  SOURCE_FILES_ID,
  TRANSLATION_ID,
} from './knowledge/licence.ts';
import {spokenWords} from './normalise.ts';

/** Not 'revend' nor 'revenda', a slip away from 'reventa', the noun. */
const RESELLING = 'revende revendi revendo revendan resell';

const BUYERS = either(
  hears('client comprador suscriptor alumn'),
  hearsPhrase('me compra|me compran|me compre|me compren|me lo compr*|quien* adquier*'),
);
const OTHERS = either(
  BUYERS,
  hears(
    'vendedor revendedor herman amig espos marid cunad vecin colega distribuidor',
    'afiliado afiliados afiliada afiliadas alguien ella ellas ellos gente hija hijo mama novia novio ' +
      'pana papa persona personas prima primo primos socia socio socios tercero terceros',
  ),
  (message) =>
    / otr[oa]s? (?!idioma|pais|plataforma|pajina|sitio|nombre|presio|titulo|lado|red|bes)/.test(
      message,
    ),
);
const RESELL = either(hears(RESELLING), hearsPhrase('volver a vend*|vender a su vez'));
const SELL = either(
  RESELL,
  hears('vend comerciali distribu ofrece ofrezc lucr'),
  hearsPhrase('a la venta|hacer negocio'),
);
const THEY_SELL = either(
  RESELL,
  hears(
    '',
    'venda vendan vende venden puede pueden podemos podran podria podrian que su sus tambien',
  ),
);
const PASS_ON = either(
  hears(
    `${RESELLING} comerciali distribu ofrece ofrezc regal transfer tranfer traspas compart prestar ` +
      'hered otorg sublicencia subarrend alquil transmit donar',
    'ceder cedo cederle cederles cederlo dar darle darles darselo doy pasar pasarle pasarles paso ' +
      'vender venderle venderla venderlo venderlos vendo venda vendan vendiendo',
  ),
);
const RIGHTS = either(
  hears('derecho licencia sublicencia right', 'permisos'),
  hearsPhrase('como plr|con plr'),
);
const MASTER = either(
  hears('sublicencia', 'mrr'),
  (message) =>
    hears('maestr', 'master')(message) && hears('derecho licencia reventa resale right')(message),
);
const DEFINITION = either(
  hears('diferencia significa'),
  hearsPhrase('que es|que son|quiere decir'),
);
const LISTING = hearsPhrase('que derechos|que licencia|que permisos|cuales derechos');
const RESALE = hears('', 'reventa resale');
const BY_COMMISSION = either(
  hears('comision porcentaje afiliad contrat'),
  hearsPhrase('por mi|para mi|en mi nombre|a mi nombre|me ayud*'),
);
const ON_THEIR_OWN = hearsPhrase('su cuenta|su marca|su nombre|su tienda|su propi*');
const TIME = either(
  hears(
    'vence venci caduc expira perpetu vitalici vigen renova renuev pierd quita',
    'dura duran duracion',
  ),
  hearsPhrase(
    'por vida|para siempre|cuanto tiempo|hasta cuando|limite de tiempo|por un ano|despues de un|por tiempo *',
  ),
);
const LASTING = hears(
  'derecho licencia acceso archivo enlace',
  'compra link permiso permisos ebook ebooks producto',
);
const OFFER = hears('oferta descuento cupon promo combo');
/** Whoever buys the same product, who is no buyer of mine. */
const OTHER_BUYERS = hearsPhrase(
  'otros compradores|otro comprador|otros clientes|otras personas|otra persona|otra jente|otros que compr*|demas compradores|los demas',
);
const SAME_ONE = hearsPhrase(
  'lo mismo|el mismo|los mismos|mismo ebook|mismo libro|mismo producto|igual que yo|lo mismo que yo',
);
const ALONE = either(
  hears('exclusiv'),
  hearsPhrase(
    'solo a mi|solo para mi|nadie mas|unico dueno|unica duena|mismo ebook|mismo libro|mismo producto|vend* lo mismo',
  ),
);
const PERMISSION = either(hears('pued permit legal', 'vale podria'), hears('revenderl'));
const COURSE = either(hears('curso lovable vibecode'), hearsPhrase('page ia|ia club'));
const NOT_YET_SOLD = hears('video', 'micro saas');
const INCOME = hears('ganar ganas gano ganan ingreso semana');
const I_SELL = hearsPhrase('puedo vend*|puedo comerciali*|puede vend*|podria vend*');
const PLACE = hears('donde plataforma');
const SOMEWHERE = either(PLACE, hears('', 'en por'));
const I_MAY = either(
  hears('', 'puedo podria puede podemos permiten permitido vale'),
  hearsPhrase(
    'se puede|esta permitido|me dejan|es legal|hay problema|hay lio|pasa algo|que pasa si|y si',
  ),
  // What somebody is about to do, they ask leave for.
  hearsPhrase(
    'si lo *|si la *|si los *|si yo|si * el|si * los|tengo permiso|estaria bien|me permite*',
  ),
  hears(
    '',
    `${clitic('subir vender regalar publicar compartir meter incluir usar poner entregar prestar imprimir pasar dar convertir traducir editar dividir adaptar firmar registrar grabar mezclar unir juntar')} subir meter publicar regalo subo meto`,
  ),
);
/** 'Subirlo', 'subirla', 'subirlos' of 'subir'. */
function clitic(verbs: string): string {
  return verbs
    .split(' ')
    .flatMap((verb) => ['lo', 'la', 'los', 'las', 'le', 'les'].map((end) => `${verb}${end}`))
    .join(' ');
}
const SOURCE_FILES = either(hears('editable'), hears('', 'word canva docx'));
/** Many at once, who are no buyers. */
const GROUP = either(
  hears(
    'telegram whatsapp facebook discord grupo canal drive seguidor alumn',
    'gente amigos contactos publico internet redes',
  ),
);
const HAND_OVER = hears(
  'entreg compart regal subir public envi',
  'paso pasarlo subo doy mando comparto dar darle darles doy enviar enviarle mandar mandarle pasar pasarle vender venderle',
);
const SHARE_ALONE = hears('compart prestar');
/** Of a book: what is taken out of it is no right that is lost. */
const PART = hears('capitul texto portada');
const SHARE = either(
  hears('compart prestar'),
  hearsPhrase('pasarle* los archivos|pasarselo|mi socio|mi otro negocio'),
);
const CHANGE = hears('editar modific', 'cambiar cambiarle quitar quitarle agregar agregarle');
const TEXT = hears(
  'texto portada contenido capitulo imagen color',
  'ebook ebooks libro producto productos tapa',
);
/** One subject each, in this order: the first that is heard decides. */
/** Of all that somebody has made of it: whoever takes it over needs a licence of their own. */
const WHOLE_BUSINESS = hearsPhrase(
  'vend* el negocio|vend* mi negocio|vend* todo el negocio|vend* un negocio|vend* la tienda|vend* mi tienda|vend* la empresa|vend* mi empresa|vend* mi pagina|vend* la pagina|vend* mi sitio|vend* la web|vend* mi web|vend* mi marca|vend* mi cuenta|vend* mi proyecto|traspas* el|traspas* la|traspas* mi|traspas* todo|traspas* negocio|dejar* el negocio|dejar* en herencia|hered*|dejarle los|dejarle el|dejarle mis|dejarselo*|dejar a mi|sed* el negocio|sed* mi negocio|pas* el negocio|pas* mi negocio|negosio completo|tienda completa|negosio entero|tienda entera|kien me compr* el negocio|kien compr* mi negocio',
);
/** Of one way in which a product is sold, against another. */
const SAME_RIGHTS = either(
  hearsPhrase(
    'pierdo derechos|pierdo los derechos|pierdo la licencia|pierdo mis derechos|mismos derechos|misma licencia|mas derechos|otros derechos|otra licencia|menos derechos|licencia distinta|derechos distintos|licencia diferente|cambia la licencia|cambian los derechos|licencia de la version|licencia del premium|licencia cambia',
  ),
);
const VERSION = hears(
  'version edicion premium',
  'completo completa basico basica paquete pdf combo oferta descuento rebaja mega',
);
const REFUND = hears('reembols devol devuel devuelv cancel arrepent', 'regresan regresen');
const LOSES = hears(
  'licencia derecho pierd quita revoc anula invalid vigen',
  'sigo seguir vendiendo vender quedo quedarme usar usarlo',
);
/** Of money back for want of sales, which is no question of rights. */
const WITHOUT_SALES = hearsPhrase('no logro vend*|no consigo vend*|no vendo|no se vende*');
/** Others' platforms, where rules of their own hold. */
const PLATFORM = hears(
  'hotmart udemy amazon etsy gumroad shopify kiwify eduzz payhip systeme teachable',
  'kdp ebay mercadolibre mercado tiendanube woocommerce monetizze clickbank tiktok marketplace wallapop olx',
);
const WALLET = hearsPhrase('mercado pago');
const ACCEPTS = hears('acept permit prohib', 'deja dejan admite admiten rechaza rechazan');
const WHERE_I_SELL = hearsPhrase(
  'donde lo vend*|donde los vend*|donde vendo|donde puedo vend*|donde se vend*|donde vend*|donde publico|donde los publico|donde lo publico',
);
/** Whether somebody must be named. */
const CREDIT = (message: Heard) =>
  hears('mencion credit citar nombrar', 'decir poner')(message) &&
  hearsPhrase('tengo que|hay que|debo|es obligatorio|obligatoriamente|obligan|obligad*')(message) &&
  either(
    hears('autor credit fuente origen', 'plr'),
    hearsPhrase('kien lo escrib*|quien lo escrib*|quien lo hizo|de donde lo saque|a quien'),
  )(message);
const MAKE_COURSE = hearsPhrase(
  'hacer un curso|crear un curso|armar un curso|grabar un curso|aser un curso|como curso|como un curso|en un curso|en forma de curso|un curso con el|un curso con este|un curso con esto|un curso a partir',
);
const OWN_PRICE = hearsPhrase(
  'venderl* mas barat*|venderl* mas car*|vender mas barat*|vender mas car*|al precio que*|a cualquier precio|mismo precio|a que precio*|venderl* en * dolares|venderl* a * dolares|mas caro que ustedes|mas barato que ustedes|ponerle * precio|a * dolar|a * dolares|a un dolar|ponerle precio|poner precio|poner el precio',
);
const MUST_SELL = hearsPhrase(
  'tengo que vend*|debo vend*|hay que vend*|tengo que revend*|debo revend*',
);
const LEAST_PRICE = hearsPhrase(
  'minimo de venta|minimo de reventa|minimo para vend*|minimo para revend*|minimo al vend*',
);
const AS_IT_IS = hearsPhrase(
  'tal como|tal cual|sin cambiar*|sin editar*|sin modific*|asi como *|igual como|sin tocar*|como viene',
);
const PUT_UP = either(
  SELL,
  hears('sub public pon colg', 'subirlo subirlos publicarlo ponerlo meterlo listarlo vendo subo'),
);
const USES: readonly (readonly [string, Test])[] = [
  [
    MEMBERSHIP_ID,
    either(
      hears('membresi skool patreon'),
      hearsPhrase(
        'mi suscripcion|mi club|mis suscriptores|mi comunidad|mis miembros|grupo de pago|grupo privado|canal de pago|grupo vip|grupo pago',
      ),
    ),
  ],
  [
    GIVING_ID,
    either(
      hears('regal obsequi'),
      hearsPhrase(
        'gratis|gratuito|de bono|como bono|de iman|lead magnet|mi grupo|un grupo|mi canal|grupo de *|canal de *|mis seguidores|mis contactos|sorte*|rif*|a cambio del correo',
      ),
    ),
  ],
  [PRINT_ID, either(hears('imprim impres'), hearsPhrase('en papel|libro fisico'))],
  [
    FORMATS_ID,
    either(
      hears('audiolibro podcast'),
      hearsPhrase(
        'en audio|en video|youtube|mis clases|dar clases|un taller|mis talleres|hacer un curso|en un curso|como curso|como articulos|en mi blog|para mi blog',
      ),
    ),
  ],
  [
    BUNDLE_ID,
    either(
      hears('bundle', 'paquete pack'),
      hearsPhrase(
        'por separado|por partes|en partes|cada capitulo|capitulo aparte|capitulos aparte|capitulos sueltos|por modulos|unir varios|juntar varios|mezclar*|mi propio combo|por capitulos|dividirlo',
      ),
    ),
  ],
  [
    AUTHORSHIP_ID,
    either(
      hears('copyright autori', 'autor autora'),
      hearsPhrase(
        'registrarl*|registrar el|registrar la obra|registrar como|indecopi|indautor|lo escribi yo|propiedad intelectual|obra mia|firmarlo',
      ),
    ),
  ],
  [
    TRANSLATION_ID,
    either(hears('traduc'), hearsPhrase('en ingles|en portugues|otro idioma|otros idiomas')),
  ],
  [
    BRAND_ID,
    either(hears('', 'logo logotipo'), hearsPhrase('mi marca|mi nombre|el titulo|otro titulo')),
  ],
  [EDITING_ID, (message) => CHANGE(message) && TEXT(message)],
];
/** What is given along with something else, or to those whom one teaches. */
const GIFT = either(
  hearsPhrase('como bono*|de bono*|bono de *|bono para *|de regalo|regalo a *|regalo para *'),
  hears('regal obsequi'),
);
const TO_WHOM = either(BUYERS, hears('curso taller mentori', 'mi mis'));
/** Of the shop's programme, which is no right. */
const OUR_PROGRAMME = hearsPhrase(
  'ofrecen afiliad*|tienen afiliad*|hay afiliad*|ofrecen programa de *|tienen programa de *|hay programa de *|ser afiliad*|afiliarme|por recomendar*',
);
/** Of the shop's own business, not of the product's use. */
const ELSEWHERE = hears(
  'contrasen cuenta correo pedido tarjeta factura devol reembols pagar suscribirme',
);
const MEGA_PACK = hears('megapack', 'mega');

/** In sounds: revender, vender, ceder, transferir, traspasar; derechos, licencia. */
const PLAIN =
  /^puedo (rebender|bender|seder|transferir|traspasar) (los|mis|la|mi) (derechos|lisensia)$/;
/** 'La reventa' is also the shop's name. */
const SHOP_NAME = / rebenta plr /g;
/** Words of a message that is nothing but the question. */
const SHORT = 5;

/** The id of the passage that answers it; null is any other question. */
export function licenceQuestion(message: string): string | null {
  const words = spokenWords(message);
  const asked = ` ${words.join(' ')} `.replace(SHOP_NAME, ' ');
  if (OUR_PROGRAMME(asked)) return null;
  const short = words.length <= SHORT;
  const id =
    changing(asked) ?? passingOn(asked, short) ?? using(asked, short) ?? selling(asked, short);
  if (id !== SALE_ID) return id;
  if (COURSE(asked)) return COURSE_RIGHTS_ID;
  return NOT_YET_SOLD(asked) ? null : id;
}

/**
 * Is it the plain question for passing the rights on, and nothing else? Only then is a bare no an
 * answer: with one more word ('no', 'sin', 'si') it might be a false one.
 */
export function isPlainRightsQuestion(message: string): boolean {
  return PLAIN.test(spokenWords(message).join(' '));
}

/** What becomes of the rights with the money, the version, or the business. */
function changing(asked: Heard): string | null {
  if (REFUND(asked) && LOSES(asked) && !WITHOUT_SALES(asked)) return REFUND_RIGHTS_ID;
  if (SAME_RIGHTS(asked) && VERSION(asked)) return SAME_LICENCE_ID;
  return WHOLE_BUSINESS(asked) && !COURSE(asked) ? SHARING_ID : null;
}

/** What becomes of the rights: passed on, lost with time, or shared by many. */
function passingOn(asked: Heard, short: boolean): string | null {
  if (MASTER(asked)) return DEFINITION(asked) ? MASTER_RIGHTS_ID : RESALE_OF_RIGHTS_ID;
  if (TIME(asked) && !OFFER(asked) && !PART(asked) && (LASTING(asked) || short)) return DURATION_ID;
  const rights = RIGHTS(asked) && !LISTING(asked);
  if (rights && SHARE_ALONE(asked)) return SHARING_ID;
  if (rights && PASS_ON(asked)) return RESALE_OF_RIGHTS_ID;
  if (ALONE(asked) && !BUYERS(asked)) return EXCLUSIVITY_ID;
  if (OTHER_BUYERS(asked) && SAME_ONE(asked)) return EXCLUSIVITY_ID;
  if (rights && BUYERS(asked)) return BUYERS_RESALE_ID;
  return rights && OTHERS(asked) && !DEFINITION(asked) ? RESALE_OF_RIGHTS_ID : null;
}

/** What I may do with it, other than selling it as it is. */
function using(asked: Heard, short: boolean): string | null {
  if (SOURCE_FILES(asked) && HAND_OVER(asked) && (BUYERS(asked) || GROUP(asked)))
    return SOURCE_FILES_ID;
  if (CREDIT(asked)) return AUTHORSHIP_ID;
  if (MAKE_COURSE(asked) && I_MAY(asked)) return FORMATS_ID;
  if (GIFT(asked) && TO_WHOM(asked) && I_MAY(asked) && !RESELL(asked) && !ELSEWHERE(asked))
    return GIVING_ID;
  if (RESELL(asked) || BUYERS(asked) || COURSE(asked) || MEGA_PACK(asked)) return null;
  if (ELSEWHERE(asked)) return null;
  const isOfPlatform =
    PUT_UP(asked) || AS_IT_IS(asked) || (!WALLET(asked) && (ACCEPTS(asked) || short));
  if (PLATFORM(asked) && isOfPlatform) return SELLING_PLACES_ID;
  if ((AS_IT_IS(asked) && PUT_UP(asked)) || WHERE_I_SELL(asked)) return SELLING_PLACES_ID;
  if (OTHERS(asked) && SHARE(asked) && !BY_COMMISSION(asked)) return SHARING_ID;
  if (!I_MAY(asked)) return null;
  return USES.find(([, hears]) => hears(asked))?.[0] ?? null;
}

/** Who sells the product: my affiliates, my buyers, or I. */
function selling(asked: Heard, short: boolean): string | null {
  if (OTHERS(asked) && BY_COMMISSION(asked) && !RESELL(asked) && !ON_THEIR_OWN(asked)) {
    return AFFILIATES_ID;
  }
  if (I_MAY(asked) && OWN_PRICE(asked)) return SALE_ID;
  if (LEAST_PRICE(asked) || (MUST_SELL(asked) && OWN_PRICE(asked))) return SALE_ID;
  if (OTHERS(asked) && SELL(asked) && (BUYERS(asked) || !PLACE(asked))) {
    return THEY_SELL(asked) ? BUYERS_RESALE_ID : SALE_ID;
  }
  if (RIGHTS(asked) && RESALE(asked)) return SALE_ID;
  const asksToResell = RESELL(asked) && (PERMISSION(asked) || short) && !INCOME(asked);
  return asksToResell || (I_SELL(asked) && short && !SOMEWHERE(asked)) ? SALE_ID : null;
}
