/**
 * Products in a URL (docs/product.md 8.5): `?p=` separated by points, handles for a comparison, numbers for a shared
 * list. It holds nothing about the person who shares.
 */
import {isHandle} from '@common/handle';
import {COLLECTION_PAGE_SIZE, MAX_CHAT_SUGGESTIONS} from '~/domain/limits';

const NUMBER = /^[1-9]\d{0,19}$/;
const PRODUCT_ID = /^gid:\/\/shopify\/Product\/(\d+)$/;
const SEPARATOR = '.';
/** Enough for four of the longest handles. */
const MAX_LENGTH = 1100;

/** More products cannot be read side by side. */
export const MAX_COMPARED = 4;
/** Limit of one API call, and of one page. */
export const MAX_SHARED = 24;

/** The handles of a comparison, each once, the first four. */
export function parseCompared(parameter: string | null): readonly string[] {
  return parse(parameter, isHandle).slice(0, MAX_COMPARED);
}

/** The numbers of a shared list's products, each once, the first 24. */
export function parseShared(parameter: string | null): readonly string[] {
  return parse(parameter, (value) => NUMBER.test(value)).slice(0, MAX_SHARED);
}

export function comparePath(handles: readonly string[]): string {
  return path('/comparar', handles.slice(0, MAX_COMPARED));
}

/** @param ids of products, as the provider writes them; others are left out. */
export function sharedPath(ids: readonly string[]): string {
  const numbers = ids.flatMap((id) => PRODUCT_ID.exec(id)?.[1] ?? []);
  return path('/lista', numbers.slice(0, MAX_SHARED));
}

/** A product's id by its number. */
export function productIdOf(number: string): string {
  return `gid://shopify/Product/${number}`;
}

function path(page: string, values: readonly string[]): string {
  return values.length > 0 ? `${page}?p=${values.map(encodeURIComponent).join(SEPARATOR)}` : page;
}

function parse(parameter: string | null, isValid: (value: string) => boolean): string[] {
  const values = (parameter ?? '').slice(0, MAX_LENGTH).split(SEPARATOR);
  return [...new Set(values.filter(isValid))];
}

/** Parses products in a URL (wishlist, docs/product.md 8.3): valid, unique ids with commas between, 24 at most. */
const LISTED_ID = /^gid:\/\/shopify\/Product\/\d{1,20}$/;

/** Whether the provider could know a product by this id. */
export function isProductId(id: string): boolean {
  return LISTED_ID.test(id);
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

/** Parses 1 to `max` items with commas between; null if there are more, or if an item is invalid or repeated. */
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
