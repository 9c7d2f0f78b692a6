/**
 * What the shop's own addresses under `/api/` answer: the worker's routes write it, the browser's
 * client (`app/state/api-client.ts`) reads it. Every answer says by `ok` whether it brings something.
 */
import {parseChargedLine, type ChargedLine} from '../cart/checkout-difference';
import type {CheckoutRequestError} from '../cart/checkout-request';
import {parseShopVariants, type ShopVariant} from '../cart/line-status';
import type {ProductSummary} from '../catalogue/product';
import type {SearchResult} from '../catalogue/search';
import {parseSuggestion, type ChatSuggestion} from '../support/chat';
import {parseMoney, type Money} from '../text/money';
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

/** What the provider's checkout will charge. */
export interface CreatedCheckout {
  readonly cartId: string;
  /** Where the shopper pays; already carries the sales channel. */
  readonly checkoutUrl: string;
  readonly total: Money;
  readonly totalQuantity: number;
  /** What each line costs there. A variant that is sold out has quantity 0, or no line at all. */
  readonly lines: readonly ChargedLine[];
}

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
  | ({readonly ok: true} & Omit<CreatedCheckout, 'totalQuantity'>)
  | {readonly ok: false; readonly error: string};

/** A checkout, parsed from JSON, or why there is none; without a code it is 'unavailable'. */
export function parseCheckout(value: unknown): ParsedCheckout {
  const answer = asRecord(value);
  const cartId = asText(answer?.cartId);
  const checkoutUrl = asText(answer?.checkoutUrl);
  const total = parseMoney(answer?.total);
  const lines = asList(answer?.lines).flatMap((line) => parseChargedLine(line) ?? []);
  return cartId && checkoutUrl && total
    ? {ok: true, cartId, checkoutUrl, total, lines}
    : {ok: false, error: asText(answer?.error) ?? 'unavailable'};
}
