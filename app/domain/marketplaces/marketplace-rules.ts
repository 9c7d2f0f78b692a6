/**
 * What each platform says about selling a PLR product there (docs/product.md 19). A verdict is worth as much as its
 * source: 90 days after it was read it becomes 'unconfirmed' by itself, until somebody reads the source again.
 */
import {DAY_MS} from '../limits';

export const RULE_DAYS = 90;

export type Verdict = 'allowed' | 'conditions' | 'forbidden' | 'unconfirmed';

export interface MarketplaceRule {
  readonly id: string;
  readonly platform: string;
  /** What would be sold there, such as 'Vender el ebook'. */
  readonly use: string;
  readonly verdict: Verdict;
  /** Quotation from the source, in its own language; null without a source. */
  readonly quotation: string | null;
  /** URL of the source; null if none could be read. */
  readonly source: string | null;
  /** Day on which the source was read, ISO 8601; null without a source. */
  readonly readAt: string | null;
  /** What the verdict means for the seller, in a sentence. */
  readonly advice: string;
  /** URL where the platform answers questions. */
  readonly ask: string;
  /** Whether the shop itself makes the rule, so that it does not age. */
  readonly own?: boolean;
}

export interface CurrentRule extends MarketplaceRule {
  /** Whether the verdict was withdrawn because its source was read too long ago. */
  readonly stale: boolean;
}

/** Whether more than 90 days have passed since the source was read. @param now epoch milliseconds. */
export function isStale({verdict, readAt, own}: MarketplaceRule, now: number): boolean {
  if (own || verdict === 'unconfirmed') return false;
  return isReadLongAgo(readAt, now);
}

/** Whether a source was read more than 90 days ago; true where the day is missing or invalid. */
export function isReadLongAgo(readAt: string | null, now: number): boolean {
  return !(now <= goodUntil(readAt ?? ''));
}

/** The last moment, in epoch milliseconds, at which a source that was read on that day counts; NaN for an invalid day. */
export function goodUntil(readAt: string): number {
  return Date.parse(readAt) + RULE_DAYS * DAY_MS;
}

/** The rule as it may be shown at that moment. */
export function currentRule(rule: MarketplaceRule, now: number): CurrentRule {
  const stale = isStale(rule, now);
  return {...rule, verdict: stale ? 'unconfirmed' : rule.verdict, stale};
}

/** Names of platforms by verdict, for a place with room for a few lines. */
export type PlatformsByVerdict = Readonly<Record<Verdict, readonly string[]>>;

export function platformsByVerdict(
  rules: readonly MarketplaceRule[],
  now: number,
): PlatformsByVerdict {
  const current = rules.map((rule) => currentRule(rule, now));
  const named = (verdict: Verdict) =>
    current.filter((rule) => rule.verdict === verdict).map(({platform}) => platform);
  return {
    allowed: named('allowed'),
    conditions: named('conditions'),
    forbidden: named('forbidden'),
    unconfirmed: named('unconfirmed'),
  };
}

/** What platforms charge, as the calculator fills it in. Like a rule, a fee is confirmed for 90 days after it was read. */
export interface PlatformFee {
  /** Id of the platform's marketplace rule. */
  readonly id: string;
  /** Decimal strings; amounts in USD. */
  readonly percent: string;
  readonly fixed: string;
  readonly monthly: string;
  /** Additional costs of the payment; null if the source does not say. */
  readonly payment: {readonly percent: string; readonly fixed: string} | null;
  /** The highest price to which the fee applies, in cents; null for every price. */
  readonly upToCents: number | null;
  /** Quotation from the source. */
  readonly quotation: string;
  readonly source: string;
  /** ISO 8601 day on which the source was read. */
  readonly readAt: string;
  /** Limits of the figure, in a sentence. */
  readonly note: string;
}

/** The platform's fee as far as it is confirmed at that moment. @param now epoch milliseconds. */
export function currentFee(
  fees: readonly PlatformFee[],
  id: string,
  now: number,
): {readonly fee: PlatformFee | null; readonly stale: boolean} {
  const fee = fees.find((each) => each.id === id) ?? null;
  const stale = fee !== null && isReadLongAgo(fee.readAt, now);
  return {fee: stale ? null : fee, stale};
}
