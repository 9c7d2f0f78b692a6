/**
 * What the emulated shop does to a price by itself, when a test orders it: an automatic discount on
 * lines or on the order, another rounding of a code's discount, and one variant as two lines. All of it
 * is what the provider may do, and no shop of ours asks for.
 */
import type {CartPrice, LinePrice} from './price-cart';
import {percentageOf} from '../money';

export interface ShopRules {
  readonly automatic: {
    readonly title: string;
    /** Whole percent. */
    readonly percentage: number;
    readonly on: 'lines' | 'order';
  } | null;
  /** Cents added to each discounted line, as another rounding of the percentage. */
  readonly roundingCents: number;
  /** Splits a line of several units into two. */
  readonly splitLines: boolean;
}

export const NO_RULES: ShopRules = {automatic: null, roundingCents: 0, splitLines: false};

/** Parses the rules posted by a test, or returns the problem. */
export function parseShopRules(
  input: Record<string, unknown>,
): ShopRules | {readonly problem: string} {
  const {automatic = null, roundingCents = 0, splitLines = false} = input;
  if (!Number.isInteger(roundingCents)) return {problem: 'roundingCents must be an integer'};
  if (typeof splitLines !== 'boolean') return {problem: 'splitLines must be true or false'};
  const rounding = {roundingCents: Number(roundingCents), splitLines};
  if (automatic === null) return {automatic: null, ...rounding};
  const {title, percentage, on} = Object(automatic) as Record<string, unknown>;
  const known = on === 'lines' || on === 'order';
  if (typeof title !== 'string' || !Number.isInteger(percentage) || !known) {
    return {problem: "automatic must be {title, percentage, on: 'lines' or 'order'}"};
  }
  return {automatic: {title, percentage: Number(percentage), on}, ...rounding};
}

/** The price of a cart under these rules. */
export function applyShopRules(price: CartPrice, rules: ShopRules): CartPrice {
  const lines = price.lines.map((line) => reduced(rounded(line, rules), rules));
  const subtotalCents = lines.reduce((sum, {totalCents}) => sum + totalCents, 0);
  const {automatic} = rules;
  if (automatic?.on !== 'order') return {...price, lines, subtotalCents, totalCents: subtotalCents};
  const cents = percentageOf(subtotalCents, automatic.percentage);
  return {
    ...price,
    lines,
    subtotalCents,
    totalCents: subtotalCents - cents,
    allocations: [{title: automatic.title, percentage: automatic.percentage, cents}],
  };
}

/** Splits a line of several units into two: all but one unit, and one. */
export function splitPrice(line: LinePrice): readonly LinePrice[] {
  const {quantity, unitCents, subtotalCents, totalCents} = line;
  if (quantity < 2) return [line];
  const oneCents = Math.floor(totalCents / quantity);
  const one = {...line, quantity: 1, subtotalCents: unitCents, totalCents: oneCents};
  const rest = {
    ...line,
    quantity: quantity - 1,
    subtotalCents: subtotalCents - unitCents,
    totalCents: totalCents - oneCents,
  };
  // What a discount takes off stands with the larger part.
  return [rest, {...one, allocations: []}];
}

function rounded(line: LinePrice, {roundingCents}: ShopRules): LinePrice {
  const [allocation, ...others] = line.allocations;
  if (!allocation || roundingCents === 0) return line;
  return {
    ...line,
    totalCents: line.totalCents + roundingCents,
    allocations: [{...allocation, cents: allocation.cents - roundingCents}, ...others],
  };
}

function reduced(line: LinePrice, {automatic}: ShopRules): LinePrice {
  if (automatic?.on !== 'lines' || line.quantity === 0) return line;
  const {title, percentage} = automatic;
  const cents = percentageOf(line.totalCents, percentage);
  return {
    ...line,
    totalCents: line.totalCents - cents,
    allocations: [...line.allocations, {title, percentage, cents}],
  };
}
