/**
 * Responses of the shop's own `/api/*`: written by the worker's routes, read by `app/state/api-client.ts`. `ok` says
 * whether a response has content.
 */
import {
  parseChargedLine,
  parseNamedDiscounts,
  parseRefusals,
  type CheckoutTerms,
  type CreatedCheckout,
} from '../checkout/checkout-answer';
import type {CheckoutRequestError} from '../checkout/checkout-request';
import {parseShopVariants, type ShopVariant} from '../cart/line-status';
import type {Book} from '../book/book';
import type {ProductSummary} from '~/domain/product/product';
import type {SearchResult} from '../search/dialog-search';
import type {LicenceDigest} from '../licence/licence';
import {parseSuggestion, type ChatSuggestion} from '../support/chat';
import {parseMoney} from '~/domain/money/money';
import {asList, asRecord, asText} from '../text/parse-unknown';

type ApiAnswer<Content, Failure extends string> =
  | ({readonly ok: true} & Content)
  | {readonly ok: false; readonly error: Failure};

/** `/api/buscar` */
export type SearchAnswer = ApiAnswer<SearchResult, 'unavailable'>;

/** `/api/productos`: the requested products that exist. */
export type ProductsAnswer = ApiAnswer<
  {readonly products: readonly ProductSummary[]},
  'invalid-ids' | 'unavailable'
>;

/** `/api/oferta`: the products among which the cart page draws its cross-sell. */
export type OfferAnswer = ApiAnswer<{readonly products: readonly ProductSummary[]}, 'unavailable'>;

/** `/api/precios`: the requested variants that exist. */
export type PricesAnswer = ApiAnswer<
  {readonly variants: readonly ShopVariant[]},
  'invalid-ids' | 'unavailable'
>;

/** `/api/sugerencias`: the suggested products that exist. */
export type SuggestionsAnswer = ApiAnswer<
  {readonly products: readonly ChatSuggestion[]},
  'invalid-handles' | 'unavailable'
>;

/** `/api/libro`: the sample of an ebook and its licence. */
export type BookAnswer = ApiAnswer<
  {readonly book: Book; readonly licence: LicenceDigest | null},
  'not-found' | 'unavailable'
>;

/** 'rejected': the provider does not take a line; 'unavailable': it gave no answer that helps. */
export type CheckoutFailure =
  | CheckoutRequestError
  | 'too-large'
  | 'too-many'
  | 'foreign-origin'
  | 'rejected'
  | 'unavailable';

/** `/api/checkout` */
export type CheckoutAnswer = ApiAnswer<CreatedCheckout, CheckoutFailure>;

/**
 * Whether screens can show this product of a response: a card, or a row of the search, which has less. A tab that was
 * opened before a deploy may not know what the new worker sends.
 */
export function isShowable(value: unknown): boolean {
  const row = asRecord(value) ?? {};
  const {handle, id = handle, title, description = '', formats = [], firstVariant} = row;
  const variants = firstVariant ? [asRecord(firstVariant)] : [];
  return (
    [id, handle, title, description].every((text) => typeof text === 'string') &&
    Array.isArray(formats) &&
    [row, ...variants].every((each) => parseMoney(each?.price))
  );
}

/** The variants of a parsed JSON response; null if it has none. */
export function parsePrices(value: unknown): readonly ShopVariant[] | null {
  return parseShopVariants(asRecord(value)?.variants);
}

/** The suggestions in an answer, parsed from JSON; what cannot be read is left out. */
export function parseSuggestions(value: unknown): readonly ChatSuggestion[] {
  return asList(asRecord(value)?.products).flatMap(parseSuggestion);
}

/** An answer of a checkout as the browser takes it: codes that it does not know may come too. */
export type ParsedCheckout =
  | ({readonly ok: true} & CheckoutTerms)
  | {readonly ok: false; readonly error: string};

/**
 * A checkout of a parsed JSON response, or the reason for its failure ('unavailable' by default). One unreadable line
 * invalidates the whole response: a missing line would look sold out.
 */
export function parseCheckout(value: unknown): ParsedCheckout {
  const answer = asRecord(value);
  const cartId = asText(answer?.cartId);
  const checkoutUrl = asText(answer?.checkoutUrl);
  const total = parseMoney(answer?.total);
  const lines = asList(answer?.lines).map(parseChargedLine);
  const known = lines.flatMap((line) => line ?? []);
  const units = known.reduce((sum, {quantity}) => sum + quantity, 0);
  const complete = known.length === lines.length && (answer?.totalQuantity ?? units) === units;
  const whole = complete && cartId && checkoutUrl && total;
  if (!whole) return {ok: false, error: asText(answer?.error) ?? 'unavailable'};
  return {
    ok: true,
    cartId,
    checkoutUrl,
    total,
    lines: known,
    discounts: parseNamedDiscounts(answer?.discounts),
    refusals: parseRefusals(answer?.refusals),
  };
}
