/** Offers, their clocks, and money. */
import {slip} from '../planted-fault';

const TERMS = 'app/domain/offers/offer-terms.ts';
const CROSS_SELL = 'app/domain/offers/cross-sell.ts';
const MONEY = 'app/domain/text/money.ts';

export const OFFER_FAULTS = [
  slip(
    TERMS,
    'an offer of a campaign still runs at its end',
    'now < window.endsAt',
    'now <= window.endsAt',
  ),
  slip(
    TERMS,
    'a combo takes one companion more than its level says',
    'OFFERS[code].companions <= companions',
    'OFFERS[code].companions < companions',
  ),
  slip(
    'app/domain/offers/countdown.ts',
    'a countdown ends up to a second early',
    'Math.ceil((deadline - now) / 1000)',
    'Math.floor((deadline - now) / 1000)',
  ),
  slip(
    'app/domain/offers/product-offer.ts',
    'a countdown that has run out starts anew with the next visit',
    'now < restartOf(offer);',
    'now < offer.expiryTime;',
  ),
  slip(
    CROSS_SELL,
    'a cross-sell is accepted during its cooldown',
    'current?.productId !== productId || current.cooldownUntil > 0',
    'current?.productId !== productId',
  ),
  slip(
    CROSS_SELL,
    'a cooldown counts from when a tab noticed the end',
    'cooldownUntil: ends + CROSS_SELL_COOLDOWN_MS',
    'cooldownUntil: now + CROSS_SELL_COOLDOWN_MS',
  ),
  slip(
    CROSS_SELL,
    'a draw may point behind the last product',
    'Math.floor(random * offerable.length)',
    'Math.round(random * offerable.length)',
  ),
  slip(
    'app/domain/offers/related-products.ts',
    'a companion may be sold out',
    '    .filter((product) => product.firstVariant?.availableForSale)\n',
    '',
  ),
  slip(
    'app/domain/cart/line-discount.ts',
    'a discount in another currency is subtracted',
    '!compareAtPrice || compareAtPrice.currencyCode !== price.currencyCode',
    '!compareAtPrice',
  ),
  slip(
    'app/domain/text/amounts.ts',
    'a discount is rounded for each unit instead of the line',
    'return amountsFrom(regular, percentOff(regular, percent));',
    'return amountsFrom(regular, multiplyMoney(percentOff(unit, percent), quantity));',
  ),
  slip(
    MONEY,
    'a discount is always rounded down',
    'minor * percent + 50 * step',
    'minor * percent',
  ),
  slip(
    MONEY,
    'a discount leaves cents in a currency without any',
    'WITHOUT_CENTS.includes(money.currencyCode) ? 100 : 1',
    '1',
  ),
];
