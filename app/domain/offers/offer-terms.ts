/**
 * On what terms the shop makes its offers (docs/product.md 6.6), the same for everybody and chosen by
 * the operator, because a timer that starts anew for each visitor is not allowed everywhere.
 *
 * - 'visitor': each visitor has clocks of their own (6.2, 6.4, 5.4).
 * - 'campaign': each offer has a window of the shop's, with one beginning and one end for all.
 * - 'none': no offers and no clocks; what the shop itself has on sale stays on sale.
 */
import {MORE_TIME_FACTOR} from '../limits';
import {COMBO_LEVELS, OFFER_CODES, OFFERS, type OfferCode} from './offers';

export const OFFER_MODES = ['visitor', 'campaign', 'none'] as const;

export type OfferMode = (typeof OFFER_MODES)[number];

/** Epoch milliseconds; the end is the first moment without the offer. */
export interface OfferWindow {
  readonly startsAt: number;
  readonly endsAt: number;
}

export type OfferWindows = Readonly<Partial<Record<OfferCode, OfferWindow>>>;

export interface OfferTerms {
  readonly mode: OfferMode;
  /** Windows of the offers in a campaign; without meaning in other modes. */
  readonly windows: OfferWindows;
  /**
   * Since when (epoch milliseconds) this visitor wants clocks of their own to run longer (docs/product.md 6.7);
   * null or missing: not at all.
   */
  readonly moreTimeSince?: number | null;
}

export const VISITOR_TERMS: OfferTerms = {mode: 'visitor', windows: {}};

/** Whether this visitor wants clocks of their own to run longer. */
export function wantsMoreTime({moreTimeSince = null}: OfferTerms): boolean {
  return moreTimeSince !== null;
}

/** Duration of a visitor's own clock that begins now and usually runs for `usual` milliseconds. */
export function ownSpan(terms: OfferTerms, usual: number): number {
  return wantsMoreTime(terms) ? usual * MORE_TIME_FACTOR : usual;
}

/**
 * When a clock of the visitor's own ends that began at `startedAt` (both epoch milliseconds). One that was over
 * when more time was asked for stays over.
 */
export function ownEnd(terms: OfferTerms, startedAt: number, usual: number): number {
  const end = startedAt + usual;
  return (terms.moreTimeSince ?? end) < end ? startedAt + ownSpan(terms, usual) : end;
}

/** Whether the shop makes the offer at `now` (epoch milliseconds), before any clock of the visitor's. */
export function offerRuns({mode, windows}: OfferTerms, offer: OfferCode, now: number): boolean {
  const window = windows[offer];
  return mode === 'campaign'
    ? window !== undefined && window.startsAt <= now && now < window.endsAt
    : mode === 'visitor';
}

/** The highest combo level that `companions` reach at `now`; null if they reach none. */
export function runningLevel(terms: OfferTerms, companions: number, now: number): OfferCode | null {
  return (
    COMBO_LEVELS.findLast(
      (code) => OFFERS[code].companions <= companions && offerRuns(terms, code, now),
    ) ?? null
  );
}

/** The first moment after `now` at which an offer of a campaign begins or ends; null without any. */
export function nextWindowChange({windows}: OfferTerms, now: number): number | null {
  const moments = OFFER_CODES.flatMap((code) => {
    const window = windows[code];
    return window ? [window.startsAt, window.endsAt] : [];
  }).filter((moment) => moment > now);
  return moments.length ? Math.min(...moments) : null;
}
