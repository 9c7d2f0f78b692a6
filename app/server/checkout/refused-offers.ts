/**
 * Which offers of a cart the provider did not apply, and why: an offer without a code, or a code that it
 * does not accept. Its `warnings` name the code in a sentence alone, and only the sentence tells which of
 * several codes is meant.
 */
import type {CheckoutLine} from '~/domain/checkout/checkout-request';
import type {Refusal, RefusalReason} from '~/domain/checkout/checkout-answer';
import type {OfferCodes} from '../environment/offers';

interface Warning {
  readonly code: string;
  readonly message: string;
}

const REASONS: Readonly<Record<string, RefusalReason>> = {
  DISCOUNT_NOT_FOUND: 'not-found',
  DISCOUNT_CURRENTLY_INACTIVE: 'inactive',
  DISCOUNT_USAGE_LIMIT_REACHED: 'used-up',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'used-up',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'not-for-you',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'not-for-you',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'not-for-these',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'not-for-these',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'not-for-these',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'not-for-these',
};

/** One refusal for each offer that the lines claim and the provider does not honour. */
export function refusedOffers(
  lines: readonly CheckoutLine[],
  offerCodes: OfferCodes,
  applied: readonly {readonly code: string; readonly applicable: boolean}[],
  warnings: readonly Warning[],
): readonly Refusal[] {
  const offers = [...new Set(lines.flatMap(({offer}) => offer ?? []))];
  const discounts = warnings.filter(({code}) => code.startsWith('DISCOUNT_'));
  const refused = offers.filter((offer) => {
    const wanted = offerCodes[offer];
    return wanted && !applied.some(({code, applicable}) => applicable && sameCode(code, wanted));
  });
  return offers.flatMap((offer): Refusal[] => {
    const wanted = offerCodes[offer];
    if (!wanted) return [{offer, reason: 'no-code'}];
    if (!refused.includes(offer)) return [];
    const named = discounts.find(({message}) => namesCode(message, wanted));
    // A single refusal needs no name.
    const warning = named ?? (refused.length === 1 ? discounts[0] : undefined);
    return [{offer, reason: REASONS[warning?.code ?? ''] ?? 'unknown'}];
  });
}

function sameCode(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Whether the code stands in the sentence as a word of its own: COMBO1 is not named by COMBO10. */
function namesCode(message: string, code: string): boolean {
  const words = message.toLowerCase().split(/[\s"'“”«»:,.]+/);
  return words.includes(code.trim().toLowerCase());
}
