import {niches} from '~/content/niches';
import type {PriceWish} from '~/domain/search/price-phrase';
import type {OfferCode} from '~/domain/offers/offers';
import type {Money} from '~/domain/money/money';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {SearchEngine} from '../search/search-engine';

/** What SofIA says of products (docs/product.md 10.4). */
export interface Advice {
  readonly text: string;
  /** At most three, each with why. */
  readonly products: readonly {readonly entry: CatalogueEntry; readonly reason: string}[];
  /** Whether a person should be offered. */
  readonly person: boolean;
  /** What the shop can be searched for to see more; null when there is no more. */
  readonly query: string | null;
  /** Questions of the message that somebody else may know. */
  readonly unanswered?: readonly string[];
}

export interface AdviceContext {
  /** Handle of the product whose page is open; null elsewhere. */
  readonly open: string | null;
  /** Handles of what is in the cart. */
  readonly cart: readonly string[];
  /** What the cart adds up to; null or missing where it cannot be told. */
  readonly total?: Money | null;
  /** Levels of the combo that the shop makes now, the fewest companions first. */
  readonly levels?: readonly OfferCode[];
  /** Handles of what she showed last. */
  readonly shown?: readonly string[];
  /** What the shopper wrote before, the latest first. */
  readonly before?: readonly string[];
  /** Handles of what she showed before that. */
  readonly seen?: readonly string[];
  /** Handles of what is not to be shown again. */
  readonly skip?: readonly string[];
}

/** From this share on a product is what was asked for. */
export const MEANT = 0.65;

/** A wish that bounds no price. */
export const ANY_PRICE: PriceWish = {min: null, max: null, wish: null};

/** The niches as a sentence names them. */
export const NICHE_NAMES = new Intl.ListFormat('es', {type: 'conjunction'}).format(
  niches.map(({name}) => name),
);

/** The product with a handle. */
export function entryOf(
  {entries}: Pick<SearchEngine, 'entries'>,
  handle: string | null | undefined,
): CatalogueEntry | undefined {
  return entries.find((entry) => entry.handle === handle);
}

/** Whether a product can be shown: it is for sale, not in the cart, and not what somebody is tired of. */
export function isFree({available, handle}: CatalogueEntry, {cart, skip}: AdviceContext): boolean {
  return available && !cart.includes(handle) && !skip?.includes(handle);
}

/** An answer in words, with what stands beside it. */
export function said(
  text: string,
  products: Advice['products'] = [],
  person = false,
  query: string | null = null,
): Advice {
  return {text, products, person, query};
}
