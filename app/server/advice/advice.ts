import type {CatalogueEntry} from '../search/catalogue-entry';

/** What SofIA says of products (docs/product.md 10.4). */
export interface Advice {
  readonly text: string;
  /** At most three, each with why. */
  readonly products: readonly {readonly entry: CatalogueEntry; readonly reason: string}[];
  /** Whether a person should be offered. */
  readonly person: boolean;
  /** What the shop can be searched for to see more; null when there is no more. */
  readonly query: string | null;
}

export interface AdviceContext {
  /** Handle of the product whose page is open; null elsewhere. */
  readonly open: string | null;
  /** Handles of what is in the cart. */
  readonly cart: readonly string[];
}

/** From this share on a product is what was asked for. */
export const MEANT = 0.6;

/** An answer in words, with what stands beside it. */
export function said(
  text: string,
  products: Advice['products'] = [],
  person = false,
  query: string | null = null,
): Advice {
  return {text, products, person, query};
}
