/**
 * The list of product ids with which the browser asks for products it knows by id alone (the
 * wishlist, docs/product.md 8.3): a page of them at most, each one well formed and named once.
 */
import {isHandle} from '~/domain/catalogue/handle';
import {COLLECTION_PAGE_SIZE, MAX_CHAT_SUGGESTIONS} from '~/domain/limits';

const PRODUCT_ID = /^gid:\/\/shopify\/Product\/\d{1,20}$/;

/** Whether the provider could know a product by this id. */
export function isProductId(id: string): boolean {
  return PRODUCT_ID.test(id);
}

/** The ids of a comma-separated list, a page of them at most; null for anything else. */
export function parseProductIds(list: string | null): readonly string[] | null {
  return parseList(list, COLLECTION_PAGE_SIZE, isProductId);
}

/*
 * The list of handles with which the chat asks which of its suggestions the shop really has: as
 * many as it shows (docs/product.md 10.3) at most, each well formed and named once.
 */

/** The handles of a comma-separated list; null for none, and for more than the chat shows. */
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
