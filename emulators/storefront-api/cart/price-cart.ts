/**
 * What a cart costs: a pure calculation in whole cents. A percentage is taken of each line's
 * subtotal (not of a unit) and rounded half up line by line, as the provider does; a line is reduced
 * by each entitling code once, and never below zero.
 */
import {percentageOf} from '../money';
import type {CartAttribute} from './cart-state';
import {OFFER_ATTRIBUTE, type DiscountCode} from './discount-codes';

export interface LineToPrice {
  readonly unitCents: number;
  readonly compareAtCents: number | null;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
}

/** A code of the cart; `discount` is null if the shop does not know the code. */
export interface CodeToApply {
  readonly typed: string;
  readonly discount: DiscountCode | null;
  readonly enabled: boolean;
}

export type Allocation = ({readonly code: string} | {readonly title: string}) & {
  readonly percentage: number;
  readonly cents: number;
};

export interface LinePrice {
  readonly unitCents: number;
  readonly compareAtCents: number | null;
  readonly quantity: number;
  readonly subtotalCents: number;
  readonly totalCents: number;
  readonly allocations: readonly Allocation[];
}

export type CodeOutcome = 'applied' | 'unknown' | 'disabled' | 'no-entitled-lines';

export interface CartPrice {
  readonly lines: readonly LinePrice[];
  readonly codes: readonly {readonly typed: string; readonly outcome: CodeOutcome}[];
  readonly totalQuantity: number;
  /** Subtotal after line discounts: the provider's `cost.subtotalAmount`. */
  readonly subtotalCents: number;
  readonly totalCents: number;
  /** Discounts on the order as a whole. */
  readonly allocations: readonly Allocation[];
}

export function priceCart(lines: readonly LineToPrice[], codes: readonly CodeToApply[]): CartPrice {
  const active = codes.flatMap(({discount, enabled}) => (discount && enabled ? [discount] : []));
  const priced = lines.map((line) => priceLine(line, active));
  const totalCents = priced.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    lines: priced,
    codes: codes.map((code) => ({typed: code.typed, outcome: outcomeOf(code, lines)})),
    totalQuantity: lines.reduce((sum, {quantity}) => sum + quantity, 0),
    subtotalCents: totalCents,
    totalCents,
    allocations: [],
  };
}

function priceLine(line: LineToPrice, active: readonly DiscountCode[]): LinePrice {
  const subtotalCents = line.unitCents * line.quantity;
  let left = subtotalCents;
  const allocations: Allocation[] = [];
  for (const discount of active) {
    if (!entitles(discount, line)) continue;
    const cents = Math.min(left, percentageOf(subtotalCents, discount.percentage));
    if (cents === 0) continue;
    left -= cents;
    allocations.push({code: discount.code, percentage: discount.percentage, cents});
  }
  const {unitCents, compareAtCents, quantity} = line;
  return {unitCents, compareAtCents, quantity, subtotalCents, totalCents: left, allocations};
}

function outcomeOf({discount, enabled}: CodeToApply, lines: readonly LineToPrice[]): CodeOutcome {
  if (!discount) return 'unknown';
  if (!enabled) return 'disabled';
  return lines.some((line) => entitles(discount, line)) ? 'applied' : 'no-entitled-lines';
}

function entitles({offer}: DiscountCode, {quantity, attributes}: LineToPrice): boolean {
  return (
    quantity > 0 && attributes.some(({key, value}) => key === OFFER_ATTRIBUTE && value === offer)
  );
}
