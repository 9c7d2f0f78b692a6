/**
 * The means of payment by name (docs/product.md 4.1). The operator lists them, because no page may wait for the
 * provider's settings; the doctor compares the two. Marks are pictures in `app/components/ui/PaymentMarks.tsx`.
 */
import * as v from 'valibot';

export const MAX_PAYMENT_METHODS = 12;

/** Names as shoppers know them, by the provider's codes for cards and wallets. */
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

/** Names that a misspelt one is compared with. */
export const METHOD_NAMES = [...Object.values(NAMES), 'PayPal', 'OXXO', 'SPEI', 'Mercado Pago'];

const methodName = v.pipe(v.string(), v.regex(/^[\p{L}\d][\p{L}\d .+&-]{0,29}$/u));

/** The operator's list, such as 'Visa, PayPal, OXXO', each name once, and what of it is no name. */
export function parsePaymentMethods(text: string) {
  const all = text === '' ? [] : text.split(',').map((each) => each.trim());
  return {names: [...new Set(all)], wrong: all.filter((each) => !v.is(methodName, each))};
}

/** Compares the operator's list with the provider's settings: missing methods, and surplus cards or wallets. */
export function differenceFrom(accepted: readonly string[], listed: readonly string[]) {
  const names = accepted.flatMap((code) => NAMES[code] ?? []);
  return {
    missing: names.filter((name) => !listed.includes(name)),
    refused: listed.filter((name) => Object.values(NAMES).includes(name) && !names.includes(name)),
  };
}
