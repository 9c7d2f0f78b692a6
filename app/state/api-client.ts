/**
 * The browser's client for the shop's own `/api/*`. Reads time out after ten seconds, a checkout, which waits for the
 * provider, after twenty. Nothing is retried here: callers decide whether to offer that.
 */
import {
  isShowable,
  parseCheckout,
  parsePrices,
  parseSuggestions,
  type BookAnswer,
  type OfferAnswer,
  type ParsedCheckout,
  type ProductsAnswer,
  type SearchAnswer,
} from '~/domain/api/answers';
import {type CheckoutLine, HAND_OFF_HEADER} from '~/domain/checkout/checkout-request';
import type {ShopVariant} from '~/domain/cart/line-status';
import type {ProductSummary} from '~/domain/product/product';
import type {SearchResult} from '~/domain/search/dialog-search';
import type {ChatSuggestion} from '~/domain/support/chat';
import {asRecord} from '~/domain/text/parse-unknown';

const READ_LIMIT_MS = 10_000;
const CHECKOUT_LIMIT_MS = 20_000;

/** The first products of the shop, or those that its provider finds for a text. @throws {Error} */
export async function fetchSearch(text: string, signal: AbortSignal): Promise<SearchResult> {
  return readProducts<SearchAnswer>('buscar', text ? {q: text} : {}, signal);
}

/** The products of a comma-separated list of ids that the shop has. @throws {Error} */
export async function fetchProducts(
  ids: string,
  signal?: AbortSignal,
): Promise<readonly ProductSummary[]> {
  return (await readProducts<ProductsAnswer>('productos', {ids}, signal)).products;
}

/** The products among which the cross-sell is drawn. @throws {Error} */
export async function fetchOfferProducts(): Promise<readonly ProductSummary[]> {
  return (await readProducts<OfferAnswer>('oferta')).products;
}

/**
 * Fetches variants by a comma-separated list of numbers.
 * @throws {Error}
 */
export async function fetchVariants(numbers: string): Promise<readonly ShopVariant[]> {
  const variants = parsePrices(await read('precios', {variantes: numbers}));
  if (!variants) throw new Error('/api/precios answered without variants');
  return variants;
}

/**
 * Fetches an ebook's sample.
 * @throws {Error} also if there is no such product.
 */
export async function fetchBook(handle: string, signal: AbortSignal) {
  const {book, licence} = await read<BookAnswer>('libro', {handle}, signal);
  if (!asRecord(book)) throw new Error('/api/libro answered without a book');
  return {book, licence};
}

/** Fetches the products with these handles; leaves out what the shop does not have. @throws {Error} */
export async function fetchSuggestions(
  handles: readonly string[],
): Promise<readonly ChatSuggestion[]> {
  return parseSuggestions(await read('sugerencias', {handles: handles.join()}));
}

/**
 * Asks the provider to prepare a checkout for these lines; never throws.
 * @param handOffId the id that the order will carry.
 * @param query the query string of the visit's first page, with its campaign parameters.
 */
export async function createCheckout(
  handOffId: string,
  lines: readonly CheckoutLine[],
  query: string,
): Promise<ParsedCheckout> {
  try {
    const {body} = await ask(`/api/checkout${query}`, CHECKOUT_LIMIT_MS, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', [HAND_OFF_HEADER]: handOffId},
      body: JSON.stringify(lines),
    });
    return parseCheckout(body);
  } catch {
    return {ok: false, error: 'unavailable'};
  }
}

/**
 * Fetches and unwraps an API response.
 * @throws {Error} on timeouts and failure responses.
 */
async function read<Answer extends {readonly ok: boolean}>(
  name: string,
  parameters: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Extract<Answer, {readonly ok: true}>> {
  const query = new URLSearchParams(parameters).toString();
  const path = `/api/${name}${query && `?${query}`}`;
  const {response, body} = await ask(path, READ_LIMIT_MS, {}, signal);
  if (!response.ok || !asRecord(body)) throw new Error(`/api/${name} failed: ${response.status}`);
  return body as Extract<Answer, {readonly ok: true}>;
}

/** The same for products. @throws {Error} also if there is one among them that no screen can show. */
async function readProducts<
  Answer extends {readonly ok: boolean; readonly products?: readonly object[]},
>(...request: Parameters<typeof read>): Promise<Extract<Answer, {readonly ok: true}>> {
  const answer = await read<Answer>(...request);
  const {products} = answer;
  if (!Array.isArray(products) || !products.every(isShowable)) {
    throw new Error(`/api/${request[0]} answered without readable products`);
  }
  return answer;
}

/**
 * Fetches JSON with a time limit.
 * @throws on timeouts, malformed JSON, or if `signal` aborts.
 */
async function ask(
  path: string,
  limitMs: number,
  init: RequestInit,
  signal?: AbortSignal,
): Promise<{response: Response; body: unknown}> {
  // `AbortSignal.any` is missing in browsers of before 2024.
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, limitMs);
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(path, {...init, signal: abort.signal});
    return {response, body: await response.json()};
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
