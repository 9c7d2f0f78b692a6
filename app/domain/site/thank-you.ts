/**
 * What the thank-you page takes from its address (docs/product.md 7.8): text to show, cut to
 * a sane length, and never a proof of purchase.
 */
import {asHandOffId, HAND_OFF_PARAMETER} from '../checkout/hand-off-id';
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

/** A telephone number, a mail or web address: somebody else's message under the shop's name. */
const CONTACT = /\d{3}|[@/]|\.\w/;
/** One word, as an order is called: `#1001`, `RP-1001`. */
const ORDER = /^[\p{L}\d#._-]+$/u;

/** Reads `order`, `name` and `pago`; a name that tells where to call, and an order of several words, are none. */
export function thankYouFrom(parameters: URLSearchParams): ThankYou {
  const order = plainLine(parameters.get('order') ?? '', MAX_ORDER_LENGTH);
  const name = plainLine(parameters.get('name') ?? '', MAX_NAME_LENGTH);
  return {
    order: ORDER.test(order) ? order : null,
    name: name && !CONTACT.test(name) ? name : null,
    handOffId: asHandOffId(parameters.get(HAND_OFF_PARAMETER)),
  };
}
