/** The variant list in price requests: numeric ids, unique, at most a whole cart. */
import {MAX_CART_LINES} from '../limits';

const PREFIX = 'gid://shopify/ProductVariant/';
const NUMBER = /^\d{1,20}$/;

/** The list for an address; ids that the provider could not know are left out. */
export function variantNumbers(ids: readonly string[]): string {
  return ids
    .filter((id) => id.startsWith(PREFIX))
    .map((id) => id.slice(PREFIX.length))
    .filter((number) => NUMBER.test(number))
    .join();
}

/** Variant ids from a list of numbers; null if it is empty, malformed, has over 100 or repeated entries. */
export function parseVariantNumbers(list: string | null): readonly string[] | null {
  // 100 of the longest numbers are shorter than this.
  if (!list || list.length > 2200) return null;
  const numbers = list.split(',');
  const valid =
    numbers.length <= MAX_CART_LINES &&
    new Set(numbers).size === numbers.length &&
    numbers.every((number) => NUMBER.test(number));
  return valid ? numbers.map((number) => PREFIX + number) : null;
}
