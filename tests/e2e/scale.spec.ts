/** A shop with 2,000 products sends no more than one with 134, and asks its provider no more often. */
import {gzipSync} from 'node:zlib';
import {DEFAULT_PUBLIC_TOKEN} from '../../emulators/storefront-api/constants';
import type {LocalShop} from '../../scripts/lib/local-shop';
import {CATEGORY, PRODUCT} from './support/addresses';
import {EmulatorAdmin} from '../../scripts/lib/emulator-admin';
import {expect, test as base} from './support/test';

const MANY = 2_000;
const MOST_GROWTH = 1.2;

const test = base.extend<{largeShop: LocalShop}>({
  largeShop: [
    async ({shops}, use) => {
      const shop = await shops.sharedShop({catalogueSize: MANY});
      await readAllProducts(shop.emulatorUrl);
      await use(shop);
    },
    {timeout: 120_000},
  ],
});

/** Documents, the data of client navigations to them, and the search's answers. */
const ANSWERS = [
  '/',
  '/_root.data',
  CATEGORY,
  '/tienda?orden=precio&pagina=3',
  '/tienda.data?orden=precio&pagina=3',
  PRODUCT,
  '/api/buscar',
  // Found so often that both shops answer with as many results as they may.
  '/api/buscar?q=ebook',
];

/** Calls that a page may cost while nothing is cached. */
const MOST_CALLS = [
  [3, 'home page', '/'],
  [2, 'category', CATEGORY],
  [2, 'product', PRODUCT],
  [1, 'shop', '/tienda'],
] as const;

test.describe('with 2,000 products', () => {
  // In one worker, so that there is one such shop; and in this order, since the first visits find nothing cached.
  test.describe.configure({mode: 'default'});
  test.use({ownShop: true});

  test('pages that nothing is cached for cost few calls', async ({largeShop}) => {
    const emulator = new EmulatorAdmin(largeShop.emulatorUrl);
    for (const [most, name, path] of MOST_CALLS) {
      await emulator.resetRequests();
      await bytesOf(largeShop, path);
      const total = await emulator.pageCalls();
      expect.soft(total, name).toBeGreaterThan(0);
      expect.soft(total, name).toBeLessThanOrEqual(most);
    }
  });

  test('no answer is more than 20% larger than with 134', async ({shop, largeShop}) => {
    await expectProducts(shop, 134);
    await expectProducts(largeShop, MANY);
    for (const path of ANSWERS) {
      const small = await bytesOf(shop, path);
      const large = await bytesOf(largeShop, path);
      expect.soft(large.length / small.length, `${path}, bytes`).toBeLessThan(MOST_GROWTH);
      expect
        .soft(gzipSync(large).length / gzipSync(small).length, `${path}, bytes after gzip`)
        .toBeLessThan(MOST_GROWTH);
    }
  });
});

/** The emulator's first pass over its products takes seconds, which a real shop never needs. */
async function readAllProducts(emulatorUrl: string): Promise<void> {
  const query = '{search(query: "", types: PRODUCT, first: 1) {totalCount}}';
  const response = await fetch(`${emulatorUrl}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': DEFAULT_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query}),
  });
  expect(await response.json()).toEqual({data: {search: {totalCount: MANY}}});
}

async function expectProducts(shop: LocalShop, count: number): Promise<void> {
  const html = (await bytesOf(shop, '/tienda')).toString();
  expect(html).toContain(`${count} productos`);
}

async function bytesOf(shop: LocalShop, path: string): Promise<Buffer> {
  const response = await fetch(shop.url + path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
