/** All that the store publishes, page by page: what the checks of collections and products look at. */
import {failureOf, type Storefront, type StorefrontAnswer} from './storefront';

const PAGE_SIZE = 250;

const PRODUCTS = `query DoctorCatalogue($first: Int!, $after: String, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    list: products(first: $first, after: $after) {
      nodes {
        handle title description descriptionHtml availableForSale
        images(first: 1) { nodes { url } }
        variantsCount { count }
        licence: metafield(namespace: "libro", key: "licencia") { value }
        variants(first: 1) { nodes { id availableForSale price { amount currencyCode } } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`;

const COLLECTIONS = `query DoctorCollections($first: Int!, $after: String) {
  list: collections(first: $first, after: $after) {
    nodes { handle title products(first: 1) { nodes { id } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export interface ListedProduct {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly descriptionHtml: string;
  readonly availableForSale: boolean;
  readonly images: {readonly nodes: readonly {readonly url: string}[]};
  readonly variantsCount: {readonly count: number} | null;
  readonly licence: {readonly value: string} | null;
  readonly variants: {readonly nodes: readonly ListedVariant[]};
}
interface ListedVariant {
  readonly id: string;
  readonly availableForSale: boolean;
  readonly price: {readonly amount: string; readonly currencyCode: string};
}
export interface ListedCollection {
  readonly handle: string;
  readonly title: string;
  readonly products: {readonly nodes: readonly {readonly id: string}[]};
}

interface Page<Node> {
  readonly list: {
    readonly nodes: readonly Node[];
    readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
  };
}

/** @throws {Error} with the provider's words when a page cannot be read. */
export const readProducts = (storefront: Storefront) =>
  readAll<ListedProduct>(storefront, PRODUCTS);

/** @throws {Error} with the provider's words when a page cannot be read. */
export const readCollections = (storefront: Storefront) =>
  readAll<ListedCollection>(storefront, COLLECTIONS);

async function readAll<Node>(storefront: Storefront, document: string): Promise<Node[]> {
  const all: Node[] = [];
  for (let after: string | null = null; ;) {
    const answer: StorefrontAnswer<Page<Node>> = await storefront(document, {
      first: PAGE_SIZE,
      after,
    });
    const failure = failureOf(answer);
    if (failure !== null || !answer.data) throw new Error(failure ?? 'no data');
    const {nodes, pageInfo} = answer.data.list;
    all.push(...nodes);
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor;
  }
}
