import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {parseShopFilters} from '~/domain/catalogue/shop-filters';
import {foldText} from '@common/fold-text';
import {niches} from '~/content/niches';
import type {ShopPage} from '~/domain/catalogue/views';
import {readShopPage} from '~/server/catalogue/read-shop-page';
import {
  clientOf,
  startTestEmulator,
  type TestEmulator,
} from '../../emulators/storefront-api/support/test-emulator';

let emulator: TestEmulator;
let calls: string[] = [];

const storefront = clientOf(
  () => emulator,
  (name) => calls.push(name),
);

const HANDLES = niches.map(({handle}) => handle);

async function shopPage(search: string, page = 1): Promise<ShopPage> {
  const filters = parseShopFilters(new URLSearchParams(search), HANDLES);
  const result = await readShopPage(storefront, filters, page);
  if (result.kind !== 'page') throw new Error(`Page ${result.page} instead`);
  return result.page;
}

const handlesOf = ({products}: ShopPage) => products.map(({product}) => product.handle);
const pricesOf = ({products}: ShopPage) =>
  products.map(({product}) => Number(product.price.amount));

beforeEach(() => void (calls = []));
afterAll(() => emulator.close());

describe('in a shop of 134 products', () => {
  beforeAll(async () => void (emulator = await startTestEmulator()));

  test('every product is on exactly one page, in one call a page', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 6; page++) {
      calls = [];
      const shown = await shopPage('', page);
      expect(shown).toMatchObject({productCount: 134, pageCount: 6, page});
      expect(calls).toHaveLength(1);
      seen.push(...handlesOf(shown));
    }
    expect(new Set(seen).size).toBe(134);
    expect(seen[0]).toBe('producto-134');
  });

  test.each(['orden=precio', 'orden=precio&nicho=cocina-y-gastronomia', 'orden=precio&q=plan'])(
    '%s shows the cheapest first, and the other way round',
    async (search) => {
      const cheapest = pricesOf(await shopPage(search));
      expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
      const dearest = pricesOf(await shopPage(search.replace('precio', 'precio-desc')));
      expect(dearest).toEqual([...dearest].sort((a, b) => b - a));
    },
  );

  test('sorts by name without regard to accents', async () => {
    const titles = (await shopPage('orden=nombre')).products.map(({product}) =>
      foldText(product.title),
    );
    expect(titles).toEqual([...titles].sort());
  });

  test.each([
    ['max=9', 1],
    ['nicho=cocina-y-gastronomia&max=9', 1],
    ['min=5&max=9', 2],
    ['nicho=cocina-y-gastronomia&min=5&max=9', 2],
    ['nicho=cocina-y-gastronomia&q=recetas&min=11', 2],
  ])(
    '%s keeps what its lowest price says and counts it exactly, in %i calls a page',
    async (search, callsPerPage) => {
      const first = await shopPage(search);
      const shown = [];
      for (let page = 1; page <= first.pageCount; page++) {
        shown.push(...(await shopPage(search, page)).products);
      }
      expect(shown).toHaveLength(first.productCount);
      expect(shown.length).toBeGreaterThan(0);
      expect(calls.length).toBe((first.pageCount + 1) * callsPerPage);
      const asked = new URLSearchParams(search);
      const prices = shown.map(({product}) => Number(product.price.amount));
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(Number(asked.get('min') ?? 0));
      expect(Math.max(...prices)).toBeLessThanOrEqual(Number(asked.get('max') ?? Infinity));
    },
  );

  test('a niche holds its products and names them', async () => {
    const page = await shopPage('nicho=03-mascotas');
    expect(page.productCount).toBe(5);
    expect(page.products.map(({category}) => category)).toEqual(Array(5).fill('Mascotas'));
    expect(calls).toEqual(['GetCollectionByHandle']);
  });

  test('text and niche are combined in two calls', async () => {
    const everywhere = await shopPage('q=recetas');
    calls = [];
    const inNiche = await shopPage('q=recetas&nicho=cocina-y-gastronomia');
    expect(calls).toEqual(['GetProductHits', 'GetProductsByIds']);
    expect(inNiche.productCount).toBeGreaterThan(0);
    expect(inNiche.productCount).toBeLessThan(everywhere.productCount);
    expect(inNiche.partial).toBe(false);
    expect((await shopPage('q=recetas&nicho=07-finanzas-e-inversiones')).productCount).toBe(0);
  });

  test('signs alone find nothing and ask nobody', async () => {
    expect(await shopPage('q=!!!')).toMatchObject({productCount: 0, pageCount: 1});
    expect(calls).toEqual([]);
  });
});

describe('in a shop of 2,000 products', () => {
  beforeAll(async () => {
    await emulator.close();
    emulator = await startTestEmulator({catalogueSize: 2000});
  });

  test('a very common text within a niche is looked through in part, and says so', async () => {
    const page = await shopPage('q=e&nicho=cocina-y-gastronomia');
    expect(page.partial).toBe(true);
    expect(calls.length).toBeLessThanOrEqual(5);
  });
});
