/**
 * The provider's answer to creating a checkout, and its sums. A variant can come as several lines (docs/product.md
 * 7.4); automatic discounts, on a line or the whole order, are kept apart from a line's own price.
 */
import type {Adjustment, Asked, HandOff} from './hand-off';
import type {OfferCode} from '../offers/offers';
import {isOfferCode} from '../offers/offers';
import {
  addMoney,
  compareMoney,
  fromMinorUnits,
  multiplyMoney,
  parseMoney,
  toMinorUnits,
  type Money,
} from '~/domain/money/money';
import {asId, asList, asRecord, asText} from '../text/parse-unknown';

/** A discount that the shop makes without a code, by the provider's own name. */
export interface NamedDiscount {
  readonly title: string | null;
  readonly amount: Money;
}

/** A line as the provider will charge it. */
export interface ChargedLine {
  readonly merchandiseId: string;
  /** 0 if the variant is sold out. */
  readonly quantity: number;
  /** A unit's price before any discount. */
  readonly price: Money;
  readonly compareAtPrice: Money | null;
  /** The whole line, discounts taken off. */
  readonly total: Money;
  /** Automatic discounts; empty if the answer does not name them. */
  readonly automatic: readonly NamedDiscount[];
}

export const REFUSAL_REASONS = [
  'no-code',
  'not-found',
  'inactive',
  'used-up',
  'not-for-you',
  'not-for-these',
  'unknown',
] as const;

/** Why the provider did not apply an offer's code; 'no-code': the operator has not configured one. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface Refusal {
  readonly offer: OfferCode;
  readonly reason: RefusalReason;
}

/** The checkout that the provider has created, with its amounts. */
export interface CreatedCheckout {
  readonly cartId: string;
  /** URL of the payment page; already carries the sales channel. */
  readonly checkoutUrl: string;
  readonly total: Money;
  readonly totalQuantity: number;
  /** Charges per line. A sold-out variant has quantity 0 or no line. */
  readonly lines: readonly ChargedLine[];
  /** Automatic discounts on the order as a whole. */
  readonly discounts: readonly NamedDiscount[];
  readonly refusals: readonly Refusal[];
}

/** The answer with the fields that a hand-off needs. */
export type CheckoutTerms = Omit<CreatedCheckout, 'totalQuantity'>;

/** Charges per variant, summed over its lines. */
export interface ChargedVariant extends ChargedLine {
  /** The total before automatic discounts. */
  readonly own: Money;
}

/** The answer by variant. */
export function chargedVariants(
  lines: readonly ChargedLine[],
): ReadonlyMap<string, ChargedVariant> {
  const sums = new Map<string, ChargedLine>();
  for (const line of lines) {
    const before = sums.get(line.merchandiseId);
    sums.set(line.merchandiseId, before ? sumOf(before, line) : line);
  }
  return new Map([...sums].map(([id, line]) => [id, withOwn(line)]));
}

/** The part of the answer that the hand-off record stores. */
export function askedOf({lines: handed}: Pick<HandOff, 'lines'>, answer: CheckoutTerms): Asked {
  const {cartId, checkoutUrl, total: amount} = answer;
  const variants = chargedVariants(answer.lines);
  return {
    cartId,
    checkoutUrl,
    amount,
    lines: [...variants.values()]
      .filter(({quantity}) => quantity > 0)
      .map(({merchandiseId: variantId, quantity}) => ({variantId, quantity})),
    adjustments: adjustmentsOf(
      handed.flatMap(({variantId}) => variants.get(variantId) ?? []),
      answer,
    ),
  };
}

/**
 * The difference between the sum of the lines and the total: named discounts, then an unnamed remainder. Empty if
 * currencies are mixed.
 */
function adjustmentsOf(
  variants: readonly ChargedVariant[],
  {total, discounts}: CheckoutTerms,
): readonly Adjustment[] {
  const {currencyCode} = total;
  const named = [...variants.flatMap(namedDiscounts), ...discounts];
  const amounts = [...variants.map(({own}) => own), ...named.map(({amount}) => amount)];
  if (amounts.some((amount) => amount.currencyCode !== currencyCode)) return [];

  const byTitle = new Map<string | null, number>();
  for (const {title, amount} of named) {
    byTitle.set(title, (byTitle.get(title) ?? 0) + toMinorUnits(amount));
  }
  const sum = (list: readonly Money[]) => list.reduce((all, each) => all + toMinorUnits(each), 0);
  const known = sum(variants.map(({own}) => own)) - sum(named.map(({amount}) => amount));
  const rest = toMinorUnits(total) - known;
  const adjustment = (kind: Adjustment['kind'], title: string | null, minor: number) =>
    minor > 0 ? [{kind, title, amount: fromMinorUnits(minor, currencyCode)}] : [];
  return [
    ...[...byTitle].flatMap(([title, minor]) => adjustment('discount', title, minor)),
    ...adjustment('discount', null, -rest),
    ...adjustment('charge', null, rest),
  ];
}

function namedDiscounts(variant: ChargedVariant): readonly NamedDiscount[] {
  return variant.own === variant.total ? [] : variant.automatic;
}

/** Merges two lines of one variant; the unit price is that of the charged line. */
function sumOf(a: ChargedLine, b: ChargedLine): ChargedLine {
  const {price, compareAtPrice} = a.quantity > 0 ? a : b;
  if (a.total.currencyCode !== b.total.currencyCode) return a;
  return {
    merchandiseId: a.merchandiseId,
    quantity: a.quantity + b.quantity,
    price,
    compareAtPrice,
    total: addMoney(a.total, b.total),
    automatic: [...a.automatic, ...b.automatic],
  };
}

/** Trusts the total of a line whose discounts do not add up. */
function withOwn(line: ChargedLine): ChargedVariant {
  const {total, automatic, price, quantity} = line;
  const {currencyCode} = total;
  const comparable = [price, ...automatic.map(({amount}) => amount)].every(
    (amount) => amount.currencyCode === currencyCode,
  );
  if (!comparable || automatic.length === 0 || quantity < 1) return {...line, own: total};
  const own = automatic.map(({amount}) => amount).reduce(addMoney, total);
  return {...line, own: compareMoney(own, multiplyMoney(price, quantity)) > 0 ? total : own};
}

/** A line of a parsed JSON response; null if malformed. */
export function parseChargedLine(value: unknown): ChargedLine | null {
  const line = asRecord(value);
  const merchandiseId = asId(line?.merchandiseId);
  const price = parseMoney(line?.price);
  const total = parseMoney(line?.total);
  const quantity = line?.quantity;
  if (!line || !merchandiseId || !price || !total || !Number.isInteger(quantity)) return null;
  return {
    merchandiseId,
    price,
    compareAtPrice: parseMoney(line.compareAtPrice),
    total,
    quantity: quantity as number,
    automatic: parseNamedDiscounts(line.automatic),
  };
}

/** Discounts of a parsed JSON response; malformed ones are dropped. */
export function parseNamedDiscounts(value: unknown): readonly NamedDiscount[] {
  return asList(value).flatMap((each) => {
    const discount = asRecord(each);
    const amount = parseMoney(discount?.amount);
    return amount ? [{title: asText(discount?.title), amount}] : [];
  });
}

/** Refusals of a parsed JSON response; malformed ones are dropped. */
export function parseRefusals(value: unknown): readonly Refusal[] {
  return asList(value).flatMap((each) => {
    const {offer, reason} = asRecord(each) ?? {};
    const known = REFUSAL_REASONS.find((one) => one === reason) ?? 'unknown';
    return isOfferCode(offer) ? [{offer, reason: known}] : [];
  });
}
