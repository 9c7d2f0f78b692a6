/**
 * Parameters of the thank-you page (docs/product.md 7.8): texts for display, cut to a maximum length, never a proof
 * of purchase.
 */
import {asHandOffId, HAND_OFF_PARAMETER} from '~/domain/checkout/checkout-request';
import {MAX_NAME_LENGTH, MAX_ORDER_LENGTH} from '~/domain/limits';
import {plainLine} from '~/domain/markup/plain-text';

export interface ThankYou {
  /** Order name of at most 40 characters; null if missing or unsuitable. */
  readonly order: string | null;
  /** Whether the URL comes from a purchase; the default order number is shown otherwise. */
  readonly isPurchase: boolean;
  /** First name of at most 80 characters; null if missing or unsuitable. */
  readonly name: string | null;
  /** Id of the paid hand-off; null if missing. */
  readonly handOffId: string | null;
}

/** A phone number, e-mail or web address: a stranger's message under the shop's name. */
const CONTACT = /\p{Nd}{3}|[@/]|\.(?:[\p{Ll}\p{Nd}]|\p{Lu}{2})/u;
/** Reads `order`, `name` and `pago`; names with contact details are dropped. */
export function thankYouFrom(parameters: URLSearchParams): ThankYou {
  const handOffId = asHandOffId(parameters.get(HAND_OFF_PARAMETER));
  const order = plainLine(parameters.get('order') ?? '', MAX_ORDER_LENGTH);
  const name = plainLine(parameters.get('name') ?? '', MAX_NAME_LENGTH);
  return {
    order: isOrderName(order) ? order : null,
    isPurchase: order !== '' || handOffId !== null,
    name: name && !CONTACT.test(name.normalize('NFKC')) ? name : null,
    handOffId,
  };
}

/** An order name without spaces, such as `#1001`, `RP-1001` or `1001@MX`. */
const ONE_WORD = /^(?:[\p{L}\p{Nd}#№._:'+*|~°–—[\]-]+|[\p{L}#-]{0,6}\p{Nd}{1,8}@\p{L}{1,4})$/u;
/** An order name with the operator's prefix and suffix: `N.º 1001`, `MX 1001/A`, `1001 (MX)`, `# 1001`. */
const SEVERAL_WORDS = /^[\p{L}\d#№._:'+*|~°–—/()&[\] -]+$/u;
const MAX_LETTERS = 12;
/** A telephone number has more digits. */
const MAX_DIGITS = 6;

/** Whether a text can be an order name. Anybody can write the URL, so sentences and contact details are rejected. */
function isOrderName(text: string): boolean {
  if (ONE_WORD.test(text)) return true;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    SEVERAL_WORDS.test(text) &&
    !/\/\/|\.[^\P{L}ºª]/u.test(text) &&
    count(/\p{L}/gu) <= MAX_LETTERS &&
    count(/\p{L}+/gu) <= 3 &&
    count(/\d/g) >= 1 &&
    count(/\d/g) <= MAX_DIGITS
  );
}
