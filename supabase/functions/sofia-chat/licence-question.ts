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
  RESALE_OF_RIGHTS_ID,
  SALE_ID,
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
  hearsPhrase('se puede|esta permitido|me dejan'),
);
const SOURCE_FILES = either(hears('editable'), hears('', 'word canva docx'));
const HAND_OVER = hears(
  'entreg compart',
  'dar darle darles doy enviar enviarle mandar mandarle pasar pasarle vender venderle',
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
const USES: readonly (readonly [string, Test])[] = [
  [
    MEMBERSHIP_ID,
    either(hears('membresi'), hearsPhrase('mi suscripcion|mi club|mis suscriptores|mi comunidad')),
  ],
  [
    GIVING_ID,
    either(
      hears('regal obsequi'),
      hearsPhrase('gratis|gratuito|de bono|como bono|de iman|lead magnet'),
    ),
  ],
  [PRINT_ID, either(hears('imprim impres'), hearsPhrase('en papel|libro fisico'))],
  [
    FORMATS_ID,
    either(
      hears('audiolibro podcast'),
      hearsPhrase(
        'en audio|en video|hacer un curso|en un curso|como curso|como articulos|en mi blog|para mi blog',
      ),
    ),
  ],
  [
    BUNDLE_ID,
    either(
      hears('bundle', 'paquete pack'),
      hearsPhrase(
        'por separado|unir varios|juntar varios|mezclar*|mi propio combo|por capitulos|dividirlo',
      ),
    ),
  ],
  [
    AUTHORSHIP_ID,
    either(
      hears('copyright autori', 'autor autora'),
      hearsPhrase('lo escribi yo|propiedad intelectual|obra mia|firmarlo'),
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
  const short = words.length <= SHORT;
  const id = passingOn(asked, short) ?? using(asked) ?? selling(asked, short);
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

/** What becomes of the rights: passed on, lost with time, or shared by many. */
function passingOn(asked: Heard, short: boolean): string | null {
  if (MASTER(asked)) return DEFINITION(asked) ? MASTER_RIGHTS_ID : RESALE_OF_RIGHTS_ID;
  if (TIME(asked) && !OFFER(asked) && !PART(asked) && (LASTING(asked) || short)) return DURATION_ID;
  const rights = RIGHTS(asked) && !LISTING(asked);
  if (rights && SHARE_ALONE(asked)) return SHARING_ID;
  if (rights && PASS_ON(asked)) return RESALE_OF_RIGHTS_ID;
  if (ALONE(asked) && !BUYERS(asked)) return EXCLUSIVITY_ID;
  if (rights && BUYERS(asked)) return BUYERS_RESALE_ID;
  return rights && OTHERS(asked) && !DEFINITION(asked) ? RESALE_OF_RIGHTS_ID : null;
}

/** What I may do with it, other than selling it as it is. */
function using(asked: Heard): string | null {
  if (SOURCE_FILES(asked) && BUYERS(asked) && HAND_OVER(asked)) return SOURCE_FILES_ID;
  if (RESELL(asked) || BUYERS(asked) || COURSE(asked) || MEGA_PACK(asked)) return null;
  if (ELSEWHERE(asked)) return null;
  if (OTHERS(asked) && SHARE(asked) && !BY_COMMISSION(asked)) return SHARING_ID;
  if (!I_MAY(asked)) return null;
  return USES.find(([, hears]) => hears(asked))?.[0] ?? null;
}

/** Who sells the product: my affiliates, my buyers, or I. */
function selling(asked: Heard, short: boolean): string | null {
  if (OTHERS(asked) && BY_COMMISSION(asked) && !RESELL(asked) && !ON_THEIR_OWN(asked)) {
    return AFFILIATES_ID;
  }
  if (OTHERS(asked) && SELL(asked) && (BUYERS(asked) || !PLACE(asked))) {
    return THEY_SELL(asked) ? BUYERS_RESALE_ID : SALE_ID;
  }
  if (RIGHTS(asked) && RESALE(asked)) return SALE_ID;
  const asksToResell = RESELL(asked) && (PERMISSION(asked) || short) && !INCOME(asked);
  return asksToResell || (I_SELL(asked) && short && !SOMEWHERE(asked)) ? SALE_ID : null;
}
