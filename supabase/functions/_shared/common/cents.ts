/** An amount as mails and the chat write it, '$9.99 USD'. */
export function amountText(amount: number, currencyCode: string): string {
  return `$${amount.toFixed(2)} ${currencyCode}`;
}

/** An unsigned decimal string, as the commerce provider writes amounts. */
const DECIMAL = /^(\d{1,13})(?:\.(\d{1,12}))?$/;

/** The amount in hundredths, rounded half up ('0.105' is 11); null if it is not an unsigned decimal string. */
export function centsOf(amount: unknown): number | null {
  const [, whole, fraction = ''] = DECIMAL.exec(String(amount)) ?? [];
  if (whole === undefined) return null;
  const thousandths = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return Number(whole) * 100 + Math.floor((thousandths + 5) / 10);
}
