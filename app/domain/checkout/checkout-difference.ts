/**
 * Why the checkout charges a different amount than the cart shows (docs/product.md 7.5), line by line, and how the
 * cart must change. The provider's answer wins, to the cent.
 */
import type {Adjustment, HandedLine, HandOff} from './hand-off';
import type {CartLine} from '../cart/cart-line';
import type {CartState} from '../cart/cart';
import {amountDue} from './amount-due';
import {replaceLines} from '../cart/edit-cart';
import {lineDiscount, liveOffer, lineTotal} from '~/domain/cart/line-amounts';
import {repriceLine, sameMoney, shopPrice} from '../cart/cart-line';
import {
  askedOf,
  chargedVariants,
  type ChargedVariant,
  type CheckoutTerms,
  type Refusal,
  type RefusalReason,
} from './checkout-answer';
import {priceBefore, withStatus} from '../cart/line-status';
import {compareMoney, multiplyMoney, percentOff, type Money} from '~/domain/money/money';
import {MAX_LINE_QUANTITY} from '../limits';
import type {OfferTerms} from '../offers/offer-terms';
import {OFFERS} from '../offers/offers';

export type Reason =
  | {readonly kind: 'sold-out'}
  | {readonly kind: 'fewer' | 'more'; readonly quantity: number}
  | {readonly kind: 'price-changed'; readonly from: Money; readonly to: Money}
  /** The offer ended between rendering and the click. */
  | {readonly kind: 'offer-ended'}
  /** The shop charges the full price, for this reason if it gave one. */
  | {readonly kind: 'offer-refused'; readonly why: RefusalReason | null}
  /** The shop's sale continues although the line showed it as ended. */
  | {readonly kind: 'shop-sale'}
  /** The shop grants a larger discount than shown, or charges more without refusing the offer. */
  | {readonly kind: 'shop-discount' | 'adjusted'; readonly amount: Money};

export interface LineDifference {
  readonly variantId: string;
  readonly title: string;
  readonly reasons: readonly Reason[];
}

export interface CheckoutDifference {
  /** Null when the cart page could name no total. */
  readonly shown: Money | null;
  readonly asked: Money;
  /** Lines that explain the difference; empty if the provider added a charge to the order as a whole. */
  readonly lines: readonly LineDifference[];
  /** Adjustments of the whole order that the page did not show. */
  readonly adjustments: readonly Adjustment[];
}

/**
 * Compares the amounts shown at the hand-off with the provider's answer; null if the total is equal and no line is
 * missing.
 */
export function checkoutDifference(
  cart: CartState,
  handOff: HandOff,
  answer: CheckoutTerms,
  terms: OfferTerms,
): CheckoutDifference | null {
  const {shown, shownAt} = handOff;
  const charged = chargedVariants(answer.lines);
  const discounted = (line: CartLine) => lineDiscount(line, shownAt, terms).kind === 'active';
  const lines = handOff.lines.flatMap((handed): LineDifference[] => {
    const line = cart.items.find(({variantId}) => variantId === handed.variantId);
    if (!line) return [];
    const reasons = reasonsFor(
      line,
      handed,
      discounted(line),
      charged.get(handed.variantId),
      answer,
    );
    return reasons.length ? [{variantId: line.variantId, title: handed.title, reasons}] : [];
  });
  const missing = lines.some(({reasons}) =>
    reasons.some(({kind}) => kind === 'sold-out' || kind === 'fewer' || kind === 'more'),
  );
  if (sameMoney(shown, answer.total) && !missing) return null;
  const before = amountDue(cart, shownAt, terms).adjustments;
  const adjustments = askedOf(handOff, answer).adjustments.filter(
    ({kind, title, amount}) =>
      !before.some(
        (each) => each.kind === kind && each.title === title && sameMoney(each.amount, amount),
      ),
  );
  return {shown, asked: answer.total, lines, adjustments};
}

/**
 * The cart updated to the provider's answer at `now` (epoch milliseconds): each line of the hand-off costs what the
 * provider charges.
 */
export function cartAsAsked(
  cart: CartState,
  handOff: HandOff,
  answer: CheckoutTerms,
  difference: Pick<CheckoutDifference, 'lines'> | null,
  now: number,
  terms: OfferTerms,
): CartState {
  const charged = chargedVariants(answer.lines);
  const at: Moment = {now, terms};
  return replaceLines(
    cart,
    cart.items.map((line) => {
      const handed = handOff.lines.find(({variantId}) => variantId === line.variantId);
      if (!handed) return line;
      const reasons = difference?.lines.find(
        ({variantId}) => variantId === line.variantId,
      )?.reasons;
      const asked = charged.get(line.variantId);
      return adopted(reasons ? followed(line, handed, reasons, asked, at) : line, asked, at);
    }),
  );
}

/** Time of the answer, and the offer terms at that time. */
interface Moment {
  readonly now: number;
  readonly terms: OfferTerms;
}

function reasonsFor(
  line: CartLine,
  handed: HandedLine,
  discounted: boolean,
  charged: ChargedVariant | undefined,
  {refusals}: CheckoutTerms,
): Reason[] {
  if (!charged || charged.quantity <= 0) return [{kind: 'sold-out'}];
  const reasons: Reason[] = [];
  const {quantity, price, own} = charged;
  if (quantity < line.quantity) reasons.push({kind: 'fewer', quantity});
  if (quantity > line.quantity) reasons.push({kind: 'more', quantity});
  if (sameMoney(handed.shown, own)) return reasons;

  const from = shopPrice(line);
  if (!sameMoney(from, price)) reasons.push({kind: 'price-changed', from, to: price});
  if (line.offer && discounted && !handed.offer) reasons.push({kind: 'offer-ended'});
  // Amounts in different currencies cannot be compared.
  if (own.currencyCode !== price.currencyCode) return reasons;

  const full = multiplyMoney(price, quantity);
  const expected = handed.offer ? percentOff(full, OFFERS[handed.offer].percent) : full;
  const beyond = compareMoney(own, expected);
  if (beyond < 0) reasons.push({kind: 'shop-discount', amount: own});
  if (beyond > 0) {
    reasons.push(
      handed.offer && compareMoney(own, full) >= 0
        ? {kind: 'offer-refused', why: reasonOf(refusals, handed)}
        : {kind: 'adjusted', amount: own},
    );
  }
  const reverted = !line.offer && !discounted && line.compareAtPrice !== null;
  if (reverted && beyond === 0 && charged.compareAtPrice) reasons.push({kind: 'shop-sale'});
  // For example the amount that the provider asked for the line last time.
  if (reasons.length === 0) reasons.push({kind: 'adjusted', amount: own});
  return reasons;
}

function reasonOf(refusals: readonly Refusal[], {offer}: HandedLine): RefusalReason | null {
  return refusals.find((each) => each.offer === offer)?.reason ?? null;
}

/** The line after applying the reasons to its price, quantity and offer. */
function followed(
  line: CartLine,
  handed: HandedLine,
  reasons: readonly Reason[],
  charged: ChargedVariant | undefined,
  {now, terms}: Moment,
): CartLine {
  const has = (kind: Reason['kind']) => reasons.some((reason) => reason.kind === kind);
  if (!charged || has('sold-out')) return withStatus(line, {availability: 'sold-out'});
  const settled = has('offer-refused')
    ? 'offer-refused'
    : has('shop-sale')
      ? 'shop-sale'
      : line.status.settled;
  const offer = settled === 'offer-refused' ? null : line.offer;
  const quantity = Math.min(MAX_LINE_QUANTITY, charged.quantity);
  const reprice = (kept: CartLine['offer']) =>
    repriceLine({...withStatus(line, {settled}), offer: kept, quantity}, charged);
  const repriced = reprice(offer);
  // An offer that saved nothing on a tiny price was not requested; a higher price must not revive it.
  const priced = liveOffer(repriced, now, terms) && !handed.offer ? reprice(null) : repriced;
  return withStatus(priced, {priceBefore: priceBefore(line, priced)});
}

/** The line with the provider's exact amount, if its own prices yield another one. */
function adopted(
  line: CartLine,
  charged: ChargedVariant | undefined,
  {now, terms}: Moment,
): CartLine {
  if (!charged || charged.quantity !== line.quantity) return line;
  const plain = withStatus(line, {adopted: null});
  if (sameMoney(lineTotal(plain, now, terms), charged.own)) return plain;
  const {quantity, own: total} = charged;
  return withStatus(line, {adopted: {quantity, total, offer: liveOffer(line, now, terms)}});
}
