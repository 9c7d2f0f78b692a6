/** What SofIA says of the cart, of discounts and of prices that somebody takes for given (docs/product.md 10.4). */
import {
  CART,
  CURRENCY,
  FOREIGN_SUM,
  NOT_OURS,
  PRICE,
  RECOMMEND,
  RESELLING,
  SELLS,
} from '~/content/advice/facts';
import {
  AI_TRAINING,
  CLAIM,
  CLAIMED_PRICE,
  CODE,
  COMBO_OF,
  COUPON,
  DISCOUNT_FIGURE,
  FREE,
  IN_CANVA,
  NO_COMBO_OF,
  NOTIFY,
  PDF_EDITABLE,
  SAMPLE,
  SELLER,
  WHY_PRICE,
} from '~/content/advice/shop';
import {advice} from '~/copy/advice';
import {adviceShop as copy} from '~/copy/advice-shop';
import {OFFERS} from '~/domain/offers/offers';
import {readPricePhrase} from '~/domain/search/price-phrase';
import {isTelling} from '~/domain/search/terms';
import {formatPrice} from '~/domain/money/format-price';
import {compareMoney} from '~/domain/money/money';
import type {SearchEngine} from '../../search/search-engine';
import {entryOf, said, type Advice, type AdviceContext} from '../advice';
import type {Heard} from '../hear';
import {formatCounts} from '../facts';
import {meantProduct, titledIn} from '../meant-product';
import {recommendation} from './recommendation';

/** Of a share: whether it is one of a price. */
const OF_PRICE =
  /\b(?:descuent\w*|rebaj\w*|hac\w+|dan|dej\w+|llev\w+|compr\w+|combo\w*|promo\w*|oferta\w*|off|menos|x)\b/;
const OF_DISCOUNT = /\b(?:descuent\w*|rebaj\w*|combo\w*|promo\w*|oferta\w*)\b/;
/** Of what is free: whether it is the shopper who gives it. */
const GIVES =
  /\b(?:pong\w+|sub[io]\w*|si l[oa]s?|mi|puedo|podria|se puede|dar|darl\w+|regal\w+|ofrec\w+|mis)\b/;
/** How long an offer lasts, and when it comes again. */
const OFFER_TERM = /\b(?:cuando|vuelv\w+|dura|duran|venc\w+|termin\w+|hasta cuando|regresa)\b/;
const COSTS = /\b(?:cuestan?|valen?|salen?|costaba|esta a|esta en|estan a)\b/;
const HOW_MUCH = /\b(?:cuanto|que precio|a como|cual es el precio)\b/;
const NOTICE_WORDS =
  /\b(?:me|nos|por favor|pueden|puedes|podrian|avis\w+|notific\w+|cuando|haya|hay|llegue\w*|llega|vuelva\w*|vuelve\w*|salga|este|disponible|de nuevo|otra vez|mas|stock|tengan|si|el|la|de|libro|ebook|reponen|van a|quiero|que|lista|espera)\b/g;

/** Null where the message is about something else. */
export function ofShop(
  {text, folded}: Heard,
  engine: SearchEngine,
  context: AdviceContext,
): Advice | null {
  const rights = NOT_OURS.test(folded) || RESELLING.test(folded);
  if (SELLER.test(folded)) return said(copy.seller);
  if (COUPON.test(folded) && !SELLS.test(folded)) {
    const {text: discounts} = ofDiscounts(context);
    return said(`${copy.noCoupon} ${discounts}`);
  }
  if (CODE.test(folded)) return said(copy.noCode);
  if (AI_TRAINING.test(folded)) return said(copy.aiTraining, [], true);
  if (IN_CANVA.test(folded) && !/\bportadas?\b/.test(folded)) {
    const formats = formatCounts(engine).map(([format]) => format);
    if (formats.length > 0 && !formats.some((each) => /canva/i.test(each)))
      return said(copy.canva(formats));
  }
  const combo = NO_COMBO_OF.test(folded) ? null : ofCombo(folded, engine, context);
  if (combo) return combo;
  if (PDF_EDITABLE.test(folded) && !SELLS.test(folded)) return said(copy.pdfEditable);
  const hasFigure =
    DISCOUNT_FIGURE.test(folded) && (!/%|ciento/.test(folded) || OF_PRICE.test(folded));
  if (hasFigure && !OFFER_TERM.test(folded) && (!rights || OF_DISCOUNT.test(folded)))
    return ofDiscounts(context);
  if (NOTIFY.test(folded) && !OF_DISCOUNT.test(folded)) return ofNotice(folded, engine, context);
  if (rights) return null;
  if (CURRENCY.test(folded) && readPricePhrase(text.replace(FOREIGN_SUM, ' ')).max === null) {
    const code = engine.entries[0]?.price.currencyCode;
    if (!code) return null;
    const asked = folded.replace(CURRENCY, ' ').replace(/\s+/g, ' ').trim();
    const entry = PRICE.test(folded) ? meantProduct(asked, engine, context) : null;
    if (!entry) return said(advice.currency(code));
    const price = advice.price(entry.title, formatPrice(entry.price));
    return said(`${price} ${advice.currency(code)}`, [{entry, reason: ''}]);
  }
  if (CART.test(folded)) return ofCart(engine, context);
  if (SAMPLE.test(folded)) return said(copy.sample);
  if (FREE.test(folded) && !GIVES.test(folded)) return ofFree(engine);
  if (WHY_PRICE.test(folded)) return said(copy.whyPrice);
  return ofClaim(folded, engine, context);
}

function ofDiscounts({levels = []}: AdviceContext): Advice {
  return said(
    levels.length > 0 ? copy.discounts(levels.map((code) => OFFERS[code])) : copy.noDiscounts,
  );
}

/** Products for a combo of a subject, and its rule; null where none is named that the shop has. */
function ofCombo(folded: string, engine: SearchEngine, context: AdviceContext): Advice | null {
  const {count = 'tres', topic = ''} = COMBO_OF.exec(folded)?.groups ?? {};
  if (!isTelling(topic)) return null;
  const found = recommendation(`${count} libros de ${topic}`, engine, context, false);
  if (!found || found.products.length === 0) return null;
  return {...found, text: `${ofDiscounts(context).text} ${found.text}`};
}

function ofNotice(folded: string, engine: SearchEngine, context: AdviceContext): Advice {
  const asked = folded.replace(NOTICE_WORDS, ' ').replace(/\s+/g, ' ').trim();
  const entry = titledIn(folded, engine).titled[0] ?? meantProduct(asked, engine, context);
  if (!entry) return said(copy.notify);
  const words = entry.available ? copy.notifyAvailable : copy.notifySoldOut;
  return said(words(entry.title), [{entry, reason: ''}]);
}

function ofCart(engine: SearchEngine, {cart, total}: AdviceContext): Advice {
  const titles = cart
    .flatMap((handle) => entryOf(engine, handle)?.title ?? [])
    .map((title) => `«${title}»`)
    .join(', ');
  if (!titles) return said(advice.emptyCart);
  return said(total ? advice.cartTotal(titles, formatPrice(total)) : advice.cart(titles));
}

function ofFree({entries}: SearchEngine): Advice | null {
  const [cheapest] = entries
    .filter(({available}) => available)
    .toSorted((a, b) => compareMoney(a.price, b.price));
  if (!cheapest || Number(cheapest.price.amount) === 0) return null;
  return said(copy.notFree(formatPrice(cheapest.price)));
}

/** Of a price that is said and not asked for: the true one, or none. */
function ofClaim(folded: string, engine: SearchEngine, context: AdviceContext): Advice | null {
  if (!CLAIMED_PRICE.test(folded) || HOW_MUCH.test(folded)) return null;
  const isClaim = CLAIM.test(folded);
  if (!isClaim && (!COSTS.test(folded) || RECOMMEND.test(folded))) return null;
  const asked = folded
    .replace(CLAIMED_PRICE, ' ')
    .replace(CLAIM, ' ')
    .replace(COSTS, ' ')
    .replace(/\b(?:el|la|libro|ebook|que|por|a|en|dolares|usd|es|solo|hoy)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const entry = titledIn(folded, engine).titled[0] ?? meantProduct(asked, engine, context);
  if (entry) return said(copy.claim(entry.title, formatPrice(entry.price)), [{entry, reason: ''}]);
  return isClaim || !PRICE.test(folded) ? said(copy.unknownClaim) : null;
}
