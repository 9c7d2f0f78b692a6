/**
 * What the shop's own addresses under `/api/` answer: the worker's routes write it, the browser's
 * client (`app/state/api-client.ts`) reads it. Every answer says by `ok` whether it brings something.
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
  ({readonly ok: true} & Content) | {readonly ok: false; readonly error: Failure};

/** `/api/buscar` */
export type SearchAnswer = ApiAnswer<SearchResult, 'unavailable'>;

/** `/api/productos`: those of the products asked for that the shop has. */
export type ProductsAnswer = ApiAnswer<
  {readonly products: readonly ProductSummary[]},
  'invalid-ids' | 'unavailable'
>;

/** `/api/oferta`: the products among which the cart page draws its cross-sell. */
export type OfferAnswer = ApiAnswer<{readonly products: readonly ProductSummary[]}, 'unavailable'>;

/** `/api/precios`: those of the variants asked for that the shop has. */
export type PricesAnswer = ApiAnswer<
  {readonly variants: readonly ShopVariant[]},
  'invalid-ids' | 'unavailable'
>;

/** `/api/sugerencias`: those of the products asked for that the shop has. */
export type SuggestionsAnswer = ApiAnswer<
  {readonly products: readonly ChatSuggestion[]},
  'invalid-handles' | 'unavailable'
>;

/** `/api/libro`: what can be read of an ebook before buying, and under which licence it is sold. */
export type BookAnswer = ApiAnswer<
  {readonly book: Book; readonly licence: LicenceDigest | null},
  'not-found' | 'unavailable'
>;

/** 'rejected': the provider does not take a line; 'unavailable': it gave no answer that helps. */
export type CheckoutFailure =
  CheckoutRequestError | 'too-large' | 'too-many' | 'foreign-origin' | 'rejected' | 'unavailable';

/** `/api/checkout` */
export type CheckoutAnswer = ApiAnswer<CreatedCheckout, CheckoutFailure>;

/** The variants in an answer, parsed from JSON; null when it brings none. */
export function parsePrices(value: unknown): readonly ShopVariant[] | null {
  return parseShopVariants(asRecord(value)?.variants);
}

/** The suggestions in an answer, parsed from JSON; what cannot be read is left out. */
export function parseSuggestions(value: unknown): readonly ChatSuggestion[] {
  return asList(asRecord(value)?.products).flatMap(parseSuggestion);
}

/** An answer of a checkout as the browser takes it: codes that it does not know may come too. */
export type ParsedCheckout =
  ({readonly ok: true} & CheckoutTerms) | {readonly ok: false; readonly error: string};

/**
 * A checkout, parsed from JSON, or why there is none; without a code it is 'unavailable'. A line that
 * cannot be read, or is missing from the sum, makes the whole worthless: what lacks would be taken for sold out.
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
