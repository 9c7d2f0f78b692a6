/** What platforms charge, as the calculator fills it in. Like a rule, a fee is confirmed for 90 days after it was read. */
import {isReadLongAgo} from './marketplace-rules';

export interface PlatformFee {
  /** Of the marketplace rule of the same platform. */
  readonly id: string;
  /** Decimal strings; amounts in USD. */
  readonly percent: string;
  readonly fixed: string;
  readonly monthly: string;
  /** What the payment costs besides; null where the source does not say. */
  readonly payment: {readonly percent: string; readonly fixed: string} | null;
  /** The highest price to which it applies, in cents; null for every price. */
  readonly upToCents: number | null;
  /** In the words of the source. */
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
