/** The checkout action against malformed and forged requests: none reaches the provider, none is a 500. */
import {expect, test} from './support/test';

const URL_PATH = '/api/checkout';
const id = (number: number | string) => `gid://shopify/ProductVariant/${number}`;
const line = (overrides: object = {}) => ({merchandiseId: id(400030), quantity: 1, ...overrides});

/** One of each kind; `checkout-request.test.ts` has the rest. */
const FORGED: readonly string[] = [
  ...['', '{', 'null', 'merchandiseId=1&quantity=1', '['.repeat(20_000), 'x'.repeat(1 << 20)],
  ...[
    {lines: [line()]},
    [],
    [line({price: '0.01'})],
    [line({offer: 'combo-90'})],
    [line({quantity: 0})],
    [line({quantity: 1.5})],
    [line({merchandiseId: `${id(1)}?x=1`})],
    [line({merchandiseId: 'gid://shopify/Product/1'})],
    [line(), line()],
    Array.from({length: 101}, (_, i) => line({merchandiseId: id(i)})),
  ].map((body) => JSON.stringify(body)),
];

test.use({ownShop: true});

test('forged bodies are refused in the shop, before the provider hears of them', async ({
  request,
  baseURL,
  emulator,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await emulator.resetRequests();

  for (const body of FORGED) {
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
