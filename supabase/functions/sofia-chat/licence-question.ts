/**
 * Recognises what is asked about rights, whose words are those of what is allowed in another order:
 * who (I, or somebody else) does what (sell, or pass on) with what (the product, or the rights). A
 * doubt means the stricter answer; every one of them says both what is allowed and what is not.
 */
import {either, hears, hearsPhrase, type Heard} from './hearing.ts';
import {
  AFFILIATES_ID,
  BUYERS_RESALE_ID,
  COURSE_RIGHTS_ID,
  DURATION_ID,
  EXCLUSIVITY_ID,
  MASTER_RIGHTS_ID,
  RESALE_OF_RIGHTS_ID,
  SALE_ID,
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
  const id = passingOn(asked, words.length <= SHORT) ?? selling(asked, words.length <= SHORT);
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
  if (TIME(asked) && !OFFER(asked) && (LASTING(asked) || short)) return DURATION_ID;
  const rights = RIGHTS(asked) && !LISTING(asked);
  if (rights && PASS_ON(asked)) return RESALE_OF_RIGHTS_ID;
  if (ALONE(asked) && !BUYERS(asked)) return EXCLUSIVITY_ID;
  if (rights && BUYERS(asked)) return BUYERS_RESALE_ID;
  return rights && OTHERS(asked) && !DEFINITION(asked) ? RESALE_OF_RIGHTS_ID : null;
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
