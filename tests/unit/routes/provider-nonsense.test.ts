/** A provider that answers nonsense with 200 has failed: 503, and never a fault of the shop (500). */
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {action as checkout} from '~/routes/api.checkout';
import {loader as search} from '~/routes/api.buscar';
import {loader as prices} from '~/routes/api.precios';
import {loader as wished} from '~/routes/api.productos';
import {loader as home} from '~/routes/_index';
import {loader as shopList} from '~/routes/tienda';
import {parseEnvironment} from '~/server/environment/environment';
import {startTrace} from '~/server/http/log';
import {openCatalogueIndex} from '~/server/search/catalogue-index';
import {createStorefront} from '~/server/storefront/storefront-client';

const MOST_PAUSE_MS = 300;

const NONSENSE: readonly unknown[] = [
  {data: {}},
  {errors: 'boom'},
  {errors: [null]},
  {data: 'boom'},
  {data: {cartCreate: {cart: {lines: {nodes: [null]}}, userErrors: []}}},
  {data: {products: {edges: [null], nodes: [null]}, nodes: 'boom', collections: {nodes: [null]}}},
  null,
  [],
  5,
];

const ROUTES: Readonly<Record<string, readonly [path: string, run: unknown, body?: string]>> = {
  home: ['/', home],
  shop: ['/tienda', shopList],
  search: ['/api/buscar?q=plan', search],
  prices: ['/api/precios?variantes=1', prices],
  wished: ['/api/productos?ids=gid://shopify/Product/1', wished],
  checkout: [
    '/api/checkout',
    checkout,
    JSON.stringify([{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1}]),
  ],
};

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  // The pause before a second try takes no time here.
  const {setTimeout: wait} = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    wait(run, ms <= MOST_PAUSE_MS ? 0 : ms)) as typeof setTimeout);
});

describe.each(Object.entries(ROUTES))('%s', (_name, [path, run, body]) => {
  it.each(NONSENSE)('answers 503 to %j', async (nonsense) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(nonsense));
    expect(await statusOf(path, run as (args: LoaderFunctionArgs) => unknown, body)).toBe(503);
  });
});

async function statusOf(
  path: string,
  run: (args: LoaderFunctionArgs) => unknown,
  body?: string,
): Promise<number | undefined> {
  const request = new Request(`https://shop.test${path}`, {
    headers: {origin: 'https://shop.test'},
    ...(body ? {method: 'POST', body} : {}),
  });
  const environment = parseEnvironment({
    PUBLIC_STORE_DOMAIN: 'shop.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'x'.repeat(32),
  });
  const trace = startTrace(request);
  const reads = {get: async () => null, put: async () => {}};
  const storefront = createStorefront({environment, reads, waitUntil: () => {}, request, trace});
  const site = {origin: 'https://shop.test', indexed: true};
  const catalogue = openCatalogueIndex({
    shop: path,
    openStorefront: () => storefront,
    waitUntil: () => {},
  });
  const context = {
    environment,
    catalogue,
    storefront,
    trace,
    site,
    structuredData: [],
    routes: [],
    search: '',
    count: () => {},
  };
  const answer = await run({request, params: {}, context} as unknown as LoaderFunctionArgs);
  return answer instanceof Response
    ? answer.status
    : (answer as {init?: {status?: number}}).init?.status;
}
