/**
 * Money as the provider writes it. Everything inside the emulator is integer cents; only the edge
 * speaks decimal strings.
 */
import {CURRENCY} from './constants';

/** The `MoneyV2` type of the schema. */
export interface MoneyV2 {
  readonly amount: string;
  readonly currencyCode: typeof CURRENCY;
}

/** The provider's decimal string: at least one digit after the point and no needless zeros. */
function decimalFromCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${sign}${whole}.${fraction.endsWith('0') ? fraction.slice(0, 1) : fraction}`;
}

/** Cents from a decimal string such as '12', '12.5' or '12.00'; null when it is not an amount. */
export function centsFromDecimal(decimal: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(decimal.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export function money(cents: number): MoneyV2 {
  return {amount: decimalFromCents(cents), currencyCode: CURRENCY};
}

/** A percentage of an amount in whole cents, rounded half up as the provider rounds each line. */
export function percentageOf(cents: number, percentage: number): number {
  return Math.floor((cents * percentage + 50) / 100);
}

/** Formats an amount for the checkout page, e.g. '$1,234.50'. */
export function formatMoney(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}
