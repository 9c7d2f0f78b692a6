/**
 * The list of product ids with which the browser asks for products it knows by id alone (the
 * wishlist, docs/product.md 8.3): a page of them at most, each one well formed and named once.
 */
import {COLLECTION_PAGE_SIZE, MAX_CHAT_SUGGESTIONS} from '../limits';

const PRODUCT_ID = /^gid:\/\/shopify\/Product\/\d{1,20}$/;

/** Whether the provider could know a product by this id. */
export function isProductId(id: string): boolean {
  return PRODUCT_ID.test(id);
}

/** The ids of a comma-separated list; null for none, too many, a repetition or anything else. */
export function parseProductIds(list: string | null): readonly string[] | null {
  // 24 ids of the longest kind are shorter than this.
  if (!list || list.length > 1200) return null;
  const ids = list.split(',');
  const valid =
    ids.length <= COLLECTION_PAGE_SIZE &&
    new Set(ids).size === ids.length &&
    ids.every(isProductId);
  return valid ? ids : null;
}

/*
 * The list of handles with which the chat asks which of its suggestions the shop really has: as
 * many as it shows (docs/product.md 10.3) at most, each well formed and named once.
 */

const HANDLE = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The handles of a comma-separated list; null for none, too many, a repetition or anything else. */
export function parseSuggestionHandles(list: string | null): readonly string[] | null {
  if (!list || list.length > 400) return null;
  const handles = list.split(',');
  const valid =
    handles.length <= MAX_CHAT_SUGGESTIONS &&
    new Set(handles).size === handles.length &&
    handles.every((handle) => HANDLE.test(handle));
  return valid ? handles : null;
}
