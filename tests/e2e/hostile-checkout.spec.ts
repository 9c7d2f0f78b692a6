/** The checkout action against malformed and forged requests: none reaches the provider, none is a 500. */
import fc from 'fast-check';
import {expect, test} from './support/test';

const URL_PATH = '/api/checkout';
const id = (number: number | string) => `gid://shopify/ProductVariant/${number}`;
const line = (overrides: object = {}) => ({merchandiseId: id(400030), quantity: 1, ...overrides});

/** Each of these is wrong in one thing. */
const FORGED: readonly unknown[] = [
  null,
  true,
  0,
  'x',
  {},
  {lines: [line()]},
  [],
  [null],
  [[]],
  [[line()]],
  [line({price: '0.01'})],
  [line({price: {amount: '0.01', currencyCode: 'USD'}})],
  [line({discount: 100})],
  [line({offer: null, percent: 99})],
  [line({attributes: [{key: '_oferta', value: 'combo-30'}]})],
  ...['combo-90', 'COMBO30', 'CRUCE50', '', 'combo-0', 'combo-30 ', '__proto__', 'constructor'].map(
    (offer) => [line({offer})],
  ),
  ...[50, true, [], {}, ['combo-30']].map((offer) => [line({offer})]),
  ...[-1, 0, 100, 1e308, 1.5, '1', null, [], {}, true, -0.1, 2 ** 53].map((quantity) => [
    line({quantity}),
  ]),
  ...[
    '',
    '1',
    400030,
    null,
    {},
    [],
    'gid://shopify/Product/1',
    'gid://shopify/ProductVariant/',
    'gid://shopify/ProductVariant/-1',
    'gid://shopify/ProductVariant/1e3',
    `${id(1)}?x=1`,
    `${id(1)}\n`,
    ` ${id(1)}`,
    id('1'.repeat(21)),
    id('٣'),
    'gid://otra-tienda/ProductVariant/1',
    'GID://SHOPIFY/PRODUCTVARIANT/1',
    '"}]}) { cart { id } } #',
  ].map((merchandiseId) => [line({merchandiseId})]),
  [line(), line()],
  [line(), line({quantity: 2})],
  [line({offer: 'cross-sell'}), {...line({offer: 'cross-sell'}), merchandiseId: id(400010)}],
  Array.from({length: 101}, (_, i) => line({merchandiseId: id(i)})),
  Array.from({length: 10_000}, (_, i) => ({merchandiseId: id(i), quantity: 1})),
  [{...line(), filler: 'x'.repeat(1 << 20)}],
];

const RAW: readonly string[] = [
  '',
  ' ',
  '{',
  '[',
  '[{"merchandiseId":',
  'undefined',
  'NaN',
  `[{"merchandiseId":"${id(1)}","quantity":1,"__proto__":{"offer":"combo-30"}}]`,
  `[{"merchandiseId":"${id(1)}","quantity":01}]`,
  `${JSON.stringify([line()])}${JSON.stringify([line()])}`,
  'merchandiseId=1&quantity=1',
  '<xml/>',
  '\u0000',
  '['.repeat(20_000),
  'x'.repeat(1 << 20),
];

/** Lines with one field of anything at all, the same on every run. */
const RANDOM = fc.sample(
  fc.oneof(
    fc.jsonValue(),
    fc
      .record({merchandiseId: fc.constant(id(1)), quantity: fc.jsonValue()})
      .map((each) => [{...each, forged: true}]),
    fc.jsonValue().map((merchandiseId) => [line({merchandiseId: ['x', merchandiseId]})]),
    fc.integer({min: 100}).map((quantity) => [line({quantity})]),
    fc.string().map((offer) => [line({offer: `${offer}!`})]),
  ),
  {numRuns: 150, seed: 4},
);

test.use({ownShop: true});

test('over 200 forged bodies are refused in the shop, before the provider hears of them', async ({
  request,
  baseURL,
  emulator,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const bodies = [...RAW, ...[...FORGED, ...RANDOM].map((body) => JSON.stringify(body))];
  expect(bodies.length).toBeGreaterThanOrEqual(200);
  await emulator.resetRequests();

  for (const body of bodies) {
    const response = await request.post(URL_PATH, {
      data: Buffer.from(body),
      headers: {origin, 'content-type': 'application/json'},
      // A server may hang up on who sends too much.
      maxRetries: 2,
    });
    const label = `${body.slice(0, 120)} → ${response.status()}`;
    // Too large to be read, or read and refused.
    expect([400, 413], label).toContain(response.status());
    expect(response.headers()['cache-control'], label).toBe('no-store');
    expect(await response.json(), label).toEqual({ok: false, error: expect.any(String)});
  }
  expect(await emulator.requestsByOperation()).toEqual({});
});

test('requests of another origin, or by another method, are refused too', async ({
  request,
  baseURL,
  emulator,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const data = JSON.stringify([line()]);
  await emulator.resetRequests();
  for (const foreign of ['https://malo.example', 'null', `${origin}.malo.example`, undefined]) {
    const headers = {'content-type': 'application/json', ...(foreign ? {origin: foreign} : {})};
    const response = await request.post(URL_PATH, {data, headers, maxRetries: 2});
    expect(response.status(), String(foreign)).toBe(403);
  }
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await request.fetch(URL_PATH, {method, headers: {origin}});
    expect(response.status(), method).toBeGreaterThanOrEqual(400);
    expect(response.status(), method).toBeLessThan(500);
  }
  expect(await emulator.requestsByOperation()).toEqual({});
});

test('today’s prices are told of ids alone, a hundred at most', async ({request, emulator}) => {
  await emulator.resetRequests();
  const hundredAndOne = Array.from({length: 101}, (_, i) => i + 1).join();
  for (const list of [
    '',
    'x',
    '1,',
    '1,1',
    '-1',
    '1.5',
    'gid://shopify/Product/1',
    hundredAndOne,
  ]) {
    const response = await request.get(`/api/precios?variantes=${encodeURIComponent(list)}`);
    expect(response.status(), list).toBe(400);
  }
  expect((await request.get('/api/precios')).status()).toBe(400);
  expect(await emulator.requestsByOperation()).toEqual({});

  const known = await request.get('/api/precios?variantes=400030,999');
  expect(known.headers()['cache-control']).toBe('no-store');
  expect(await known.json()).toEqual({
    ok: true,
    variants: [
      {
        id: id(400030),
        price: {amount: '22.5', currencyCode: 'USD'},
        compareAtPrice: null,
        availableForSale: true,
      },
    ],
  });
});
