/** Measurements of a bench; parts that were not requested are missing. */
import type {RouteBytes} from './bytes';
import type {ColdVisit} from './cold-visit';
import type {Interaction} from './interactions';
import type {RouteScores} from './lighthouse';
import type {RouteRates} from './rates';

/** The median of a few measurements, and their spread. */
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

export const PARTS = ['bytes', 'calls', 'rates', 'lighthouse', 'interactions'] as const;
export type Part = (typeof PARTS)[number];

export interface Results {
  readonly at: string;
  readonly node: string;
  readonly cores: number;
  /** Load average of the last minute, before and after: a busy machine spoils the times. */
  readonly load: readonly number[];
  readonly buildSeconds: number;
  readonly bytes?: readonly RouteBytes[];
  readonly film?: number;
  readonly visits?: readonly ColdVisit[];
  /** The same measurement of a shop with 10,000 products. */
  readonly largeVisits?: readonly ColdVisit[];
  readonly rates?: readonly RouteRates[];
  readonly lighthouse?: readonly RouteScores[];
  readonly interactions?: readonly Interaction[];
}
