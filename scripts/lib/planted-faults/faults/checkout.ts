/** From the cart to the provider's checkout, and back after the payment. */
import {slip} from '../planted-fault';

const PAYMENT = 'app/domain/checkout/payment.ts';
const STORED = 'app/domain/checkout/stored-hand-off.ts';
const REQUEST = 'app/domain/checkout/checkout-request.ts';
const DIFFERENCE = 'app/domain/checkout/checkout-difference.ts';
const CHECKOUT = 'app/server/checkout/checkout.ts';

export const CHECKOUT_FAULTS = [
  slip(
    'app/domain/checkout/preparing.ts',
    'a clock that is set back leaves the cart locked',
    'Math.abs(now - Number(record.at)) < HAND_OFF_LIMIT_MS',
    'now - Number(record.at) < HAND_OFF_LIMIT_MS',
  ),
  slip(
    'app/domain/cart/cart-total.ts',
    'what the checkout asked for some units holds for any number of them',
    'adopted?.quantity === line.quantity && adopted.offer',
    'adopted?.offer',
  ),
  slip(
    STORED,
    'the oldest hand-offs are kept instead of the latest',
    'first.slice(0, Math.max(0, handOffs.length - MAX_HAND_OFFS))',
    'first.slice(Math.min(first.length, MAX_HAND_OFFS))',
  ),
  slip(
    PAYMENT,
    'the cart goes on naming a checkout that was paid',
    'asked?.cartId === cart.cartId ? {...left, cartId: null, checkoutUrl: null} : left',
    'left',
  ),
  slip(
    PAYMENT,
    'a unit that was paid stands for all that were taken out',
    '&& each.quantity >= line.quantity',
    '&& each.quantity > 0',
  ),
  slip(
    PAYMENT,
    'what comes back makes a line larger than its limit',
    'Math.min(maxQuantity(line), line.quantity + back.quantity)',
    'line.quantity + back.quantity',
  ),
  slip(
    'app/domain/checkout/hand-off-transitions.ts',
    'the offers of the moment shown are asked for, not those of the press',
    'offer: liveOffer(line, at, terms)',
    'offer: liveOffer(line, shownAt, terms)',
  ),
  slip(
    DIFFERENCE,
    'nobody is told what is sold out when the amount is the same',
    'sameMoney(shown, answer.total) && !missing',
    'sameMoney(shown, answer.total)',
  ),
  slip(
    DIFFERENCE,
    'an offer that was refused is told as another price',
    'compareMoney(own, full) >= 0',
    'compareMoney(own, full) > 0',
  ),
  slip(
    REQUEST,
    'any number of units is taken at the price of an offer for one',
    "  if (quantity > maxQuantity({offer})) return 'implausible-offer';\n",
    '',
  ),
  slip(
    REQUEST,
    'a cart of as many lines as may be is refused',
    'body.length > MAX_CART_LINES',
    'body.length >= MAX_CART_LINES',
  ),
  slip(
    CHECKOUT,
    'a checkout with something in it that nobody wanted is opened',
    "  if (!cart.lines.nodes.every((line) => isAskedFor(line, lines))) throw nonsenseError('cart.lines');\n",
    '',
  ),
  slip(
    CHECKOUT,
    'an order does not name its hand-off',
    '{key: HAND_OFF_ATTRIBUTE, value: handOffId}',
    '{key: OFFER_ATTRIBUTE, value: handOffId}',
  ),
  slip(
    'app/server/checkout/refused-offers.ts',
    'a code that does not apply counts as applied',
    'applicable && sameCode(code, wanted)',
    'sameCode(code, wanted)',
  ),
  slip(
    'app/domain/checkout/checkout-url.ts',
    "a campaign replaces the provider's own parameters",
    '.filter(([name]) => !url.searchParams.has(name))',
    '',
  ),
  slip(
    'app/state/cart/hand-off.ts',
    'two tabs that press at once begin two checkouts',
    'const begun = await confirmed;',
    'const begun = outcome;',
  ),
];
