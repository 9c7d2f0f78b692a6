/**
 * What the thank-you page takes from its address (docs/product.md 7.8): text to show, cut to
 * a sane length, and never a proof of purchase.
 */
import {MAX_NAME_LENGTH, MAX_ORDER_LENGTH} from '../limits';
import {plainLine} from '../text/plain-text';

export interface ThankYou {
  /** 40 characters at most; null when the address names none. */
  readonly order: string | null;
  /** 80 characters at most; null when the address names none. */
  readonly name: string | null;
}

/** Reads `order` and `name`. */
export function thankYouFrom(parameters: URLSearchParams): ThankYou {
  return {
    order: plainLine(parameters.get('order') ?? '', MAX_ORDER_LENGTH) || null,
    name: plainLine(parameters.get('name') ?? '', MAX_NAME_LENGTH) || null,
  };
}
