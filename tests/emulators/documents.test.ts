/** Each document of `app/graphql` runs against the official schema with the variables that the app gives it. */
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CART_CREATE} from '~/graphql/cart';
import {operationOf} from '~/server/storefront/operation';
import {readDocuments} from '../support/documents';
import {startTestEmulator, type TestEmulator} from './storefront-api/support/test-emulator';

const HANDLE = '01-salud-y-deportes';
const PRODUCT_HANDLE = 'producto-01';

/** Ids that exist in the catalogue. */
interface Sample {
  readonly productId: string;
  readonly variantId: string;
}

const VARIABLES: Record<string, (sample: Sample) => Record<string, unknown>> = {
  CART_CREATE: ({variantId}) => ({
    input: {lines: [{quantity: 2, merchandiseId: variantId}]},
    lines: 1,
  }),
  GET_COLLECTION_BY_HANDLE: () => ({handle: HANDLE, first: 24}),
  GET_COLLECTION_CURSOR: () => ({first: 250}),
  GET_COLLECTION_PAGE_JUMP: () => ({handle: HANDLE, size: 10}),
  GET_CATALOGUE_INDEX: () => ({first: 250, collections: 5, variants: 12}),
  GET_CATALOGUE_STATE: () => ({}),
  GET_COLLECTIONS: () => ({first: 50}),
  GET_FEED_PRODUCTS: () => ({first: 30}),
  GET_NEW_PRODUCTS: () => ({first: 12}),
  GET_PRODUCT_BY_HANDLE: () => ({handle: PRODUCT_HANDLE, images: 5, variants: 10}),
  GET_PRODUCT_HITS: () => ({
    query: 'salud',
    sortKey: 'TITLE',
    reverse: false,
    first: 250,
    collections: 5,
  }),
  GET_PRODUCT_VARIANTS: () => ({handle: PRODUCT_HANDLE, first: 250}),
  GET_PRODUCTS: () => ({first: 100, query: 'salud'}),
  GET_PRODUCTS_BY_IDS: ({productId}) => ({ids: [productId]}),
  GET_RELATED_PRODUCTS: () => ({handle: PRODUCT_HANDLE, collections: 3, products: 100}),
  GET_SHOP_NAME: () => ({}),
  GET_SHOP_PAGE: () => ({
    query: 'available_for_sale:true',
    sortKey: 'PRICE',
    reverse: true,
    first: 24,
    countUpTo: 250,
    text: '',
    price: [{price: {min: 5, max: 25}}],
  }),
  GET_SHOP_PAGE_JUMP: () => ({
    sortKey: 'CREATED_AT',
    reverse: true,
    size: 250,
    text: '',
    price: [],
  }),
  GET_SHOP_POLICIES: () => ({}),
  GET_SITEMAP_COLLECTIONS: () => ({first: 50}),
  GET_SITEMAP_PRODUCTS: () => ({page: 1}),
  GET_SITEMAP_SIZES: () => ({}),
  GET_SUGGESTION: () => ({handle: PRODUCT_HANDLE}),
  GET_URL_REDIRECTS: () => ({query: 'path:"/cart" OR path:"/collections/all"', first: 5}),
  GET_VARIANT_PRICES: ({variantId}) => ({ids: [variantId]}),
  SEARCH_PRODUCTS: () => ({first: 100, query: 'cocina', sortKey: 'RELEVANCE'}),
};

const documents = await readDocuments();

describe('the documents of app/graphql', () => {
  let emulator: TestEmulator;
  let sample: Sample;

  beforeAll(async () => {
    emulator = await startTestEmulator();
    const {product} = await emulator.data(
      `{ product(handle: "${PRODUCT_HANDLE}") { id variants(first: 1) { nodes { id } } } }`,
    );
    sample = {productId: product.id, variantId: product.variants.nodes[0].id};
  });

  afterAll(() => emulator.close());

  it('are all in the table of variables, and nothing else is', () => {
    expect(Object.keys(VARIABLES).sort()).toEqual(documents.map(({name}) => name).sort());
  });

  it.each(documents)('$name is answered without an error', async ({name, text, document}) => {
    const variables = {...VARIABLES[name]?.(sample), country: 'MX', language: 'ES'};
    const {data, errors} = await emulator.query(text, variables);
    expect(errors).toBeUndefined();
    expect(operationOf(document).check(data)).toBeNull();
    for (const [field, value] of Object.entries(data as object)) {
      expect(value, `${field} is found`).not.toBeNull();
    }
  });

  it('create a cart that can be paid', async () => {
    const {text} = operationOf(CART_CREATE);
    const {cartCreate} = await emulator.data(text, VARIABLES['CART_CREATE']?.(sample));
    expect(cartCreate.userErrors).toEqual([]);
    expect(cartCreate.cart.totalQuantity).toBe(2);
    expect((await fetch(cartCreate.cart.checkoutUrl)).status).toBe(200);
  });
});
