/**
 * Order names as buyers type them. The provider's name has a prefix and a suffix of the operator's choice
 * ('#1001', 'RP-1001', 'MX 1001/A'); buyers copy it with words, signs and blanks around it, or leave its
 * letters out. Only letters and digits count, and among the orders of one address the digits alone are
 * enough when a single order has them. The migration `order_name_key` applied the same rule to orders that were stored before.
 */

import {namesAnOrder} from '../common/names-an-order.ts';
import {plainDigits} from '../common/plain-digits.ts';

const MAX_KEY_LENGTH = 64;

/** The letters and digits of a name, in capitals: '#rp-1001 ', 'RP–1001' and 'rp1001' share one key. */
export function orderNameKey(name: string): string {
  return folded(name)
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase()
    .slice(0, MAX_KEY_LENGTH);
}

/** Whether a text ends in the number that the provider's thank-you page shows, such as 'XPAV284CT', in place of a name. */
export function isConfirmation(typed: string, confirmation: string | null): boolean {
  const key = orderNameKey(confirmation ?? '');
  return key !== '' && orderNameKey(typed).endsWith(key);
}

/** The order, of those of one address, that the typed text means; null when none or several fit. */
export function findByName<Order extends {readonly name: string}>(
  typed: string,
  orders: readonly Order[],
): Order | null {
  if (!namesAnOrder(typed)) return null;
  const key = orderNameKey(typed);
  const exact = orders.filter(({name}) => orderNameKey(name) === key);
  // A confirmation number may have no digit: it is a part of no name.
  if (exact[0] || digits(typed) === '') return exact[0] ?? null;
  const fits: ((name: string) => boolean)[] = [
    (name) => plain(name) === plain(typed),
    (name) => digits(name) === digits(typed),
    // 'RP-1001 (2 productos)', '$10.99 RP-1001': the number stands among other figures.
    (name) => runs(typed).includes(longestRun(name)),
    // 'RP-2026-0042' by '42' or '2026-42': a part of the name.
    (name) => runs(typed).every((run) => runs(name).includes(run)),
  ];
  for (const fit of fits) {
    const found = orders.filter(({name}) => fit(name));
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

/** Digits and letters of other widths and scripts as plain ones, without accents. */
function folded(text: string): string {
  return plainDigits(text.slice(0, 400)).normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The key with letters that are read as digits: 'RP-1OOl' for 'RP-1001'. */
function plain(text: string): string {
  return orderNameKey(text).replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** All digits of a text as one number without leading zeros. */
export function digits(text: string): string {
  return folded(text).replace(/\D/g, '').replace(/^0+/, '');
}

/** The numbers of a text without leading zeros; an empty string for zero. */
export function runs(text: string): readonly string[] {
  return (folded(text).match(/\d+/g) ?? []).map((run) => run.replace(/^0+/, ''));
}

/** Returns the longest number in a text without leading zeros, or an empty string. */
function longestRun(name: string): string {
  return runs(name).reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}
