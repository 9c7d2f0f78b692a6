/**
 * What the bench fails over. Bytes and calls are absolute; times are ratios within one run, since
 * machines differ, except Lighthouse's, which simulates a phone of its own.
 */
import {BUDGET} from '../lib/bundle-size';

/** Bytes of a first visit, after gzip where gzip helps. */
export const BYTES = {
  ...BUDGET,
  html: 40_000,
  font: 45_000,
  /** One film of the hero; no page waits for it. */
  film: 400_000,
  /** All that a phone fetches at the first view of home or of a list, pictures included. */
  firstView: 350_000,
} as const;

/** A shop with 10,000 products against one with 134: bytes of a page and its data. */
export const MOST_GROWTH = 1.2;

export const RATES = {
  /** Requests a second: pages from the cache against pages that are rendered. */
  leastHitsPerMiss: 15,
} as const;

export interface LighthouseFigures<Figure> {
  /** Scores, 0 to 100. */
  readonly performance: Figure;
  readonly accessibility: Figure;
  readonly bestPractices: Figure;
  readonly seo: Figure;
  readonly layoutShift: Figure;
  /** Milliseconds. */
  readonly largestPaint: Figure;
  readonly blockingTime: Figure;
}

/** What the median of five runs must reach. */
export type LighthouseBudget = LighthouseFigures<number>;

/**
 * A page may block for so many times as long as the barest page of the same build in the same run,
 * where that is more than the budget: on a slow machine all of them block.
 */
export const MOST_BLOCKING_TO_BAREST = 2;

export const LIGHTHOUSE: LighthouseBudget = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.01,
  largestPaint: 1_800,
  blockingTime: 60,
};

/** For machines of continuous integration, which are slow at times. */
export const LIGHTHOUSE_WITH_TOLERANCE: LighthouseBudget = {
  ...LIGHTHOUSE,
  performance: 95,
  largestPaint: 2_200,
  blockingTime: 150,
};

/** Milliseconds from a tap to the next paint, on a phone a sixth as fast as this machine. */
export const MOST_INTERACTION_MS = 100;
