/**
 * What the thank-you page takes from its address (docs/product.md 7.8): text to show, cut to
 * a sane length, and never a proof of purchase.
 */
import {asHandOffId, HAND_OFF_PARAMETER} from '~/domain/checkout/hand-off-id';
import {MAX_NAME_LENGTH, MAX_ORDER_LENGTH} from '~/domain/limits';
import {plainLine} from '~/domain/markup/plain-text';

export interface ThankYou {
  /** 40 characters at most; null when the address names none that can be shown. */
  readonly order: string | null;
  /** Whether the address comes from a purchase: the default order number is for one that does not. */
  readonly isPurchase: boolean;
  /** 80 characters at most; null when the address names none. */
  readonly name: string | null;
  /** The id of the hand-off that was paid; null when the address brings none. */
  readonly handOffId: string | null;
}

/** A telephone number, a mail or web address: somebody else's message under the shop's name. */
const CONTACT = /\d{3}|[@/]|\.[\p{Ll}\d]/u;
/** Reads `order`, `name` and `pago`; a name that tells where to call is not shown. */
export function thankYouFrom(parameters: URLSearchParams): ThankYou {
  const handOffId = asHandOffId(parameters.get(HAND_OFF_PARAMETER));
  const order = plainLine(parameters.get('order') ?? '', MAX_ORDER_LENGTH);
  const name = plainLine(parameters.get('name') ?? '', MAX_NAME_LENGTH);
  return {
    order: isOrderName(order) ? order : null,
    isPurchase: order !== '' || handOffId !== null,
    name: name && !CONTACT.test(name) ? name : null,
    handOffId,
  };
}

/** One word: `#1001`, `RP-1001`. */
const ONE_WORD = /^[\p{L}\d#._:'+°–—-]+$/u;
/** Operators choose prefix and suffix: `Pedido 1001`, `MX 1001/A`, `1001 (MX)`, `# 1001`. */
const SEVERAL_WORDS = /^[\p{L}\d#._:'+°–—/()& -]+$/u;
const MAX_LETTERS = 12;
/** Fewer than a telephone number has. */
const MAX_DIGITS = 6;

/**
 * Whether a text can be an order's name. Anybody can write the address, so it is no sentence, and nothing
 * that could be called or opened.
 */
function isOrderName(text: string): boolean {
  if (ONE_WORD.test(text)) return true;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    SEVERAL_WORDS.test(text) &&
    !/\/\/|\.\p{L}/u.test(text) &&
    count(/\p{L}/gu) <= MAX_LETTERS &&
    count(/\p{L}+/gu) <= 3 &&
    count(/\d/g) >= 1 &&
    count(/\d/g) <= MAX_DIGITS
  );
}
