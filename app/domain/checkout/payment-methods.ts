/** The means of payment by name: what the provider's settings say, then what the operator adds (docs/product.md 4.1). */
import * as v from 'valibot';

export const MAX_PAYMENT_METHODS = 12;

/** Names as shoppers know them; a card or wallet that is not here is not named. */
const NAMES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  DINERS_CLUB: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  SHOPIFY_PAY: 'Shop Pay',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
};

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((name) => name.trim())),
  v.array(v.pipe(v.string(), v.regex(/^[\p{L}\d][\p{L}\d .+&-]{0,29}$/u))),
  v.maxLength(MAX_PAYMENT_METHODS),
);

/** The operator's list, 'PayPal, OXXO, SPEI'; none if empty, null if it is none. */
export function parsePaymentMethods(text: string): readonly string[] | null {
  if (text === '') return [];
  const read = v.safeParse(list, text);
  return read.success ? read.output : null;
}

/** Each name once, cards first. */
export function paymentMethods(
  accepted: readonly string[],
  added: readonly string[],
): readonly string[] {
  const names = new Map<string, string>();
  for (const name of [...accepted.flatMap((code) => NAMES[code] ?? []), ...added]) {
    const key = name.toLowerCase();
    if (!names.has(key)) names.set(key, name);
  }
  return [...names.values()].slice(0, MAX_PAYMENT_METHODS);
}
