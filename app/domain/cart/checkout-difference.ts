/**
 * Why the checkout asks another amount than the cart page shows (docs/product.md 7.5), line by
 * line, and what the cart has to show from then on. The provider's answer is the truth; the cart
 * follows it.
 */
import type {CartLine} from './cart-line';
import type {CartState} from './cart';
import type {OfferCode} from '../offers/offers';
import {replaceLines} from './cart';
import {lineDiscount, liveOffer} from './line-discount';
import {repriceLine, sameMoney, shopPrice} from './cart-line';
import {cartTotal, lineTotal} from './cart-total';
import {priceBefore, withStatus} from './line-status';
import {compareMoney, multiplyMoney, parseMoney, percentOff, type Money} from '../text/money';
import {OFFERS} from '../offers/offers';
import {asId, asRecord} from '../text/parse-unknown';

/** A line as the provider will charge it. */
export interface ChargedLine {
  readonly merchandiseId: string;
  /** 0 when it is sold out. */
  readonly quantity: number;
  /** A unit's price before any discount. */
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  /** The whole line, discounts taken off. */
  readonly total: Money;
}

/** A line as the cart page shows it. */
export interface ShownLine {
  readonly line: CartLine;
  readonly total: Money;
  /** Whether it shows the price of a discount that still runs. */
  readonly discounted: boolean;
  /** The offer that the checkout was asked to apply. */
  readonly requestedOffer: OfferCode | null;
}

export type Reason =
  | {readonly kind: 'sold-out'}
  | {readonly kind: 'fewer'; readonly quantity: number}
  | {readonly kind: 'price-changed'; readonly from: Money; readonly to: Money}
  /** The offer ended between what was shown and the click. */
  | {readonly kind: 'offer-ended'}
  /** The shop did not accept the offer: its code is missing, expired or not for this line. */
  | {readonly kind: 'offer-refused'}
  /** The shop's own reduced price goes on, though the line had shown it as ended. */
  | {readonly kind: 'shop-sale'}
  /** The shop takes off more than was shown. */
  | {readonly kind: 'shop-discount'};

export interface LineDifference {
  readonly variantId: string;
  readonly title: string;
  /** Whether the checkout was asked to apply an offer. */
  readonly offerRequested: boolean;
  readonly reasons: readonly Reason[];
}

export interface CheckoutDifference {
  /** Null when the cart page could name no total. */
  readonly shown: Money | null;
  readonly asked: Money;
  /** The lines that explain it; none when the provider adds something that belongs to no line. */
  readonly lines: readonly LineDifference[];
}

/** A line as it was shown at `shownAt`, with the offer that the checkout is asked to apply. */
export function shownLine(
  line: CartLine,
  shownAt: number,
  requestedOffer: OfferCode | null,
): ShownLine {
  const discounted = lineDiscount(line, shownAt).kind === 'active';
  return {line, total: lineTotal(line, shownAt), discounted, requestedOffer};
}

/**
 * What differs between the lines that can be bought, as shown at `shownAt` (epoch milliseconds), and
 * the provider's answer; null when the amount is the same and nothing is missing.
 */
export function checkoutDifference(
  shown: readonly ShownLine[],
  shownAt: number,
  charged: readonly ChargedLine[],
  asked: Money,
): CheckoutDifference | null {
  const byId = new Map(charged.map((line) => [line.merchandiseId, line]));
  const lines = shown.flatMap((each): LineDifference[] => {
    const {variantId, product} = each.line;
    const reasons = reasonsFor(each, byId.get(variantId));
    const offerRequested = each.requestedOffer !== null;
    return reasons.length ? [{variantId, title: product.title, offerRequested, reasons}] : [];
  });
  const total = cartTotal(
    shown.map(({line}) => line),
    shownAt,
  );
  const missing = lines.some(({reasons}) =>
    reasons.some(({kind}) => kind === 'sold-out' || kind === 'fewer'),
  );
  return sameMoney(total, asked) && !missing ? null : {shown: total, asked, lines};
}

/** The cart as the provider's answer, which came at `now` (epoch milliseconds), shows it to be. */
export function cartAsCharged(
  cart: CartState,
  charged: readonly ChargedLine[],
  {lines}: Pick<CheckoutDifference, 'lines'>,
  now: number,
): CartState {
  const answers = new Map(charged.map((line) => [line.merchandiseId, line]));
  const differences = new Map(lines.map((each) => [each.variantId, each]));
  return replaceLines(
    cart,
    cart.items.map((line) => {
      const difference = differences.get(line.variantId);
      return difference ? lineAsCharged(line, difference, answers.get(line.variantId), now) : line;
    }),
  );
}

/** An answer's line, parsed from JSON; null when it is none. */
export function parseChargedLine(value: unknown): ChargedLine | null {
  const line = asRecord(value);
  const merchandiseId = asId(line?.merchandiseId);
  const price = parseMoney(line?.price);
  const total = parseMoney(line?.total);
  const quantity = line?.quantity;
  if (!line || !merchandiseId || !price || !total || !Number.isInteger(quantity)) return null;
  const compareAtPrice = parseMoney(line.compareAtPrice);
  return {merchandiseId, price, compareAtPrice, total, quantity: quantity as number};
}

function reasonsFor(shown: ShownLine, charged: ChargedLine | undefined): Reason[] {
  const {line, discounted, requestedOffer} = shown;
  if (!charged || charged.quantity <= 0) return [{kind: 'sold-out'}];
  const reasons: Reason[] = [];
  const {quantity, price, total} = charged;
  if (quantity < line.quantity) reasons.push({kind: 'fewer', quantity});
  if (sameMoney(shown.total, total)) return reasons;

  const from = shopPrice(line);
  if (!sameMoney(from, price)) reasons.push({kind: 'price-changed', from, to: price});
  if (line.offer && discounted && !requestedOffer) reasons.push({kind: 'offer-ended'});
  // In another currency nothing can be compared.
  if (total.currencyCode !== price.currencyCode) return reasons;

  const full = multiplyMoney(price, quantity);
  const expected = requestedOffer ? percentOff(full, OFFERS[requestedOffer].percent) : full;
  const beyond = compareMoney(total, expected);
  if (requestedOffer && beyond > 0) reasons.push({kind: 'offer-refused'});
  if (beyond < 0) reasons.push({kind: 'shop-discount'});
  const reverted = !line.offer && !discounted && line.compareAtPrice !== null;
  if (reverted && beyond === 0 && charged.compareAtPrice) reasons.push({kind: 'shop-sale'});
  return reasons;
}

function lineAsCharged(
  line: CartLine,
  {reasons, offerRequested}: LineDifference,
  charged: ChargedLine | undefined,
  now: number,
): CartLine {
  const has = (kind: Reason['kind']) => reasons.some((reason) => reason.kind === kind);
  if (!charged || has('sold-out')) return withStatus(line, {availability: 'sold-out'});
  const settled = has('offer-refused')
    ? 'offer-refused'
    : has('shop-sale')
      ? 'shop-sale'
      : line.review.settled;
  const offer = settled === 'offer-refused' ? null : line.offer;
  const quantity = Math.min(line.quantity, charged.quantity);
  const reprice = (kept: CartLine['offer']) =>
    repriceLine({...withStatus(line, {settled}), offer: kept, quantity}, charged);
  const followed = reprice(offer);
  // An offer that took nothing off a tiny price was not asked for; a higher price must not revive it.
  const priced = liveOffer(followed, now) && !offerRequested ? reprice(null) : followed;
  return withStatus(priced, {priceBefore: priceBefore(line, priced)});
}
