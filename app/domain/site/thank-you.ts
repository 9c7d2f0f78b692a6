/**
 * What the thank-you page takes from its address (docs/product.md 7.8): text to show, cut to
 * a sane length, and never a proof of purchase.
 */
import {asHandOffId, HAND_OFF_PARAMETER} from '../cart/hand-off-id';
import {MAX_NAME_LENGTH, MAX_ORDER_LENGTH} from '../limits';
import {plainLine} from '../text/plain-text';

export interface ThankYou {
  /** 40 characters at most; null when the address names none. */
  readonly order: string | null;
  /** 80 characters at most; null when the address names none. */
  readonly name: string | null;
  /** The id of the hand-off that was paid; null when the address brings none. */
  readonly handOffId: string | null;
}

/** Reads `order`, `name` and `pago`. */
export function thankYouFrom(parameters: URLSearchParams): ThankYou {
  return {
    order: plainLine(parameters.get('order') ?? '', MAX_ORDER_LENGTH) || null,
    name: plainLine(parameters.get('name') ?? '', MAX_NAME_LENGTH) || null,
    handOffId: asHandOffId(parameters.get(HAND_OFF_PARAMETER)),
  };
}
