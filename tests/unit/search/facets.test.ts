/** Any address is answered, every count is its list's length, and what is listed is what its card says. */
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import fc from 'fast-check';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {niches} from '~/content/niches';
import {FACET_NAMES, PRICE_RANGES} from '~/domain/catalogue/facets';
import type {ProductSummary} from '~/domain/product/product';
import {originalLowestPrice} from '~/domain/product/variant-selection';
import {loader} from '~/routes/tienda';
import {KNOWN_FACETS} from '~/server/search/facet-counts';
import {readCatalogue} from '~/server/search/read-catalogue';
import {createSearchEngine, type SearchEngine} from '~/server/search/catalogue-entry';
import {
  clientOf,
  startTestEmulator,
  type TestEmulator,
} from '../../emulators/storefront-api/support/test-emulator';

interface Shown {
  readonly kind: string;
  readonly productCount: number;
  readonly products: readonly {readonly product: ProductSummary}[];
  readonly pageCount: number;
  readonly head: {readonly indexed: boolean};
  readonly fields: Readonly<Record<string, string>>;
  readonly niches: readonly {readonly value: string; readonly label: string}[];
  readonly facets: readonly {
    readonly label: string;
    readonly options: readonly {to: string; count: number | null; chosen: boolean}[];
  }[];
  readonly applied: readonly {without: string}[];
}

let emulator: TestEmulator;
let engine: SearchEngine;

const client = clientOf(() => emulator);

beforeAll(async () => {
  emulator = await startTestEmulator();
  const entries = await readCatalogue({queryNow: client.query} as never);
  engine = await createSearchEngine(entries ?? []);
});
afterAll(() => emulator.close());

/** What an address shows, redirects followed. */
async function visit(path: string, search: SearchEngine | null = engine): Promise<Shown> {
  const request = new Request(`https://shop.test${path}`);
  const catalogue = {load: async () => search};
  const context = {
    count: () => {},
    storefront: client,
    catalogue,
    site: {origin: 'https://shop.test'},
    structuredData: [],
  };
  try {
    const answer: unknown = await loader({
      request,
      params: {},
      context,
    } as unknown as LoaderFunctionArgs);
    const {data, init} = answer as {data: Shown; init: {status?: number} | null};
    expect(init?.status ?? 200, path).toBe(200);
    return data;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return visit(thrown.headers.get('Location') ?? '/tienda', search);
  }
}

const values = fc.record({
  q: fc.option(
    fc.constantFrom('recetas', 'ejersicio', 'mamá primeriza', 'yoga por menos de 20', 'x'),
  ),
  nicho: fc.option(fc.constantFrom(...niches.map(({handle}) => handle), 'nada')),
  orden: fc.option(fc.constantFrom('nombre', 'precio', 'vendidos', 'nuevos', 'azar')),
  min: fc.option(fc.constantFrom('5', '12.5', ...PRICE_RANGES.flatMap(({min}) => min ?? [])), {
    freq: 2,
  }),
  max: fc.option(
    fc.constantFrom('8', '15,5', '-1', ...PRICE_RANGES.flatMap(({max}) => max ?? [])),
    {freq: 2},
  ),
  facets: fc.array(
    fc
      .constantFrom(...FACET_NAMES)
      .chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.subarray([...KNOWN_FACETS[name], 'inventado'], {minLength: 1, maxLength: 3}),
        ),
      ),
    {maxLength: 3},
  ),
});

/** What is listed costs what was asked for and is reduced where that was asked for, as its card says. */
function expectCards({fields, products}: Shown): void {
  for (const {product} of products) {
    const {price, firstVariant, handle} = product;
    const address = `${new URLSearchParams(fields)}: ${handle}`;
    if (fields.min)
      expect(Number(price.amount), address).toBeGreaterThanOrEqual(Number(fields.min));
    if (fields.max) expect(Number(price.amount), address).toBeLessThanOrEqual(Number(fields.max));
    if (fields.estado?.includes('oferta')) {
      expect(originalLowestPrice(price, firstVariant), address).not.toBeNull();
    }
  }
}

/** Follows one of the options, whose count must be the length of the list there. */
async function expectCounted(options: Shown['facets'][number]['options'], index: number) {
  const followed = options[index % Math.max(1, options.length)];
  if (!followed) return;
  const shown = await visit(followed.to);
  expect(shown.productCount, followed.to).toBe(followed.count);
  expectCards(shown);
}

/** Sends the form with one of the niches, as a browser without script would: the list is as long as was said. */
async function expectNicheCounted({fields, niches: choices}: Shown, index: number): Promise<void> {
  const {value = '', label = ''} = choices[index % choices.length] ?? {};
  const parameters = new URLSearchParams({...fields, nicho: value});
  const {productCount} = await visit(`/tienda?${parameters}`);
  expect(label, String(parameters)).toMatch(new RegExp(`\\(${productCount}\\)$`));
}

test('60 random addresses are answered, and their counts agree with the lists', async () => {
  const cases = fc.sample(values, {numRuns: 60, seed: 20});
  for (const [index, {facets, ...fields}] of cases.entries()) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) if (value) parameters.set(name, value);
    for (const [name, chosen] of facets) parameters.set(name, chosen.join('.'));
    const shown = await visit(`/tienda?${parameters}`);
    expect(shown.kind).toBe('page');
    expect(shown.products).toHaveLength(Math.min(24, shown.productCount));
    // Following every option of every address would take minutes; one of each does in the end.
    await expectNicheCounted(shown, index);
    expectCards(shown);
    const isPrice = ({label}: {label: string}) => label === 'Rango de precio';
    const others = shown.facets.filter((group) => !isPrice(group));
    await expectCounted(
      others.flatMap((group) => group.options),
      index,
    );
    await expectCounted(shown.facets.find(isPrice)?.options ?? [], index);
  }
});

test('of a product with versions at several prices the lowest counts, which its card shows', async () => {
  const several = engine.entries.find(({handle}) => handle === 'producto-23');
  expect(several?.price.amount).toBe('10.99');
  for (const search of [engine, null]) {
    const dear = await visit('/tienda?min=15', search);
    expectCards(dear);
    expect(dear.productCount).toBe(engine.search('desde $15').hits.length);
    expect(dear.products.map(({product}) => product.handle)).not.toContain('producto-23');
  }
});

test('a range of price is a value like others, taken back by itself', async () => {
  const {facets} = await visit('/tienda?min=10&max=14.99');
  const prices = facets.find(({label}) => label === 'Rango de precio');
  expect(prices?.options.map(({to, chosen}) => [to, chosen])).toEqual([
    ['/tienda?max=9.99', false],
    ['/tienda', true],
    ['/tienda?min=15', false],
  ]);
});
