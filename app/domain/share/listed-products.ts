/** Products by id (wishlist, docs/product.md 8.3): a comma-separated list of valid, unique ids, at most one page. */
import {isHandle} from '~/domain/catalogue/handle';
import {COLLECTION_PAGE_SIZE, MAX_CHAT_SUGGESTIONS} from '~/domain/limits';

const PRODUCT_ID = /^gid:\/\/shopify\/Product\/\d{1,20}$/;

/** Whether the provider could know a product by this id. */
export function isProductId(id: string): boolean {
  return PRODUCT_ID.test(id);
}

/** Ids of a comma-separated list; null if malformed or longer than a page. */
export function parseProductIds(list: string | null): readonly string[] | null {
  return parseList(list, COLLECTION_PAGE_SIZE, isProductId);
}

/* Suggested handles that the chat verifies (docs/product.md 10.3): valid, unique, at most as many as it shows. */

/** Handles of a comma-separated list; null if empty or too long. */
export function parseSuggestionHandles(list: string | null): readonly string[] | null {
  const handles = [...new Set(list?.split(',').filter(isHandle))];
  return handles.length > 0 && handles.length <= MAX_CHAT_SUGGESTIONS ? handles : null;
}

/** One to `max` items that stand between commas; null when there are more, one is not valid or one comes twice. */
function parseList(
  list: string | null,
  max: number,
  isValid: (item: string) => boolean,
): readonly string[] | null {
  const items = list?.split(',', max + 1) ?? [];
  const valid =
    items.length > 0 &&
    items.length <= max &&
    new Set(items).size === items.length &&
    items.every(isValid);
  return valid ? items : null;
}
