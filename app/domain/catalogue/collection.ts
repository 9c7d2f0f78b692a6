/**
 * Collection titles may carry a number that only sorts them in the shop's admin ('01. ', '1. ',
 * '01 - ', '01) '), which is stripped for display (docs/product.md 3.2). A number that belongs to
 * the title stays: '100 ideas', '24-7', '1.5 kilos'.
 */
import {foldText} from '@common/fold-text';

/** The title without its leading number; whole when nothing would be left. */
export function stripNumberPrefix(title: string): string {
  const whole = title.trim();
  return whole.replace(/^\d{1,3}(?:[.)](?!\d)|\s?[-–—]\s)\s*/, '') || whole;
}

/**
 * What two titles of the same niche have in common: 'Crianza, Familia y Educación' and '05. CRIANZA FAMILIA Y
 * EDUCACIÓN' differ in number, case, accents and commas only.
 */
export function titleKey(title: string): string {
  return foldText(stripNumberPrefix(title))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
