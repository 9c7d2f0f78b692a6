import {plainDigits} from './plain-digits.ts';

/**
 * Whether a text could name an order: by a number ('RP-0000' is only an example), or by the nine capitals and digits that the
 * provider's thank-you page shows, some of which have no digit.
 */
export function namesAnOrder(typed: string): boolean {
  return /[1-9]/.test(plainDigits(typed)) || /(?:^|\P{L})[A-Z]{9}(?:$|\P{L})/u.test(typed);
}
