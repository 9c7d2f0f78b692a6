/** The middle of a few measurements of one thing, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** How often the bench measures a time: the middle one is what a visitor can expect, the best is luck. */
export const TIMES = 5;

/** @throws {RangeError} when there is no value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (least === undefined || most === undefined || low === undefined || high === undefined) {
    throw new RangeError('Nothing was measured.');
  }
  return {median: (low + high) / 2, least, most};
}
