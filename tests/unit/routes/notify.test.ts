/** What `/avisame?de=` says of a topic, a product and nothing. */
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {action, loader} from '~/routes/avisame';
import {
  clientOf,
  startTestEmulator,
  type TestEmulator,
} from '../../emulators/storefront-api/support/test-emulator';

const realFetch = fetch;
let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

async function visit(subject: string, isDown = false) {
  const {query: ask} = clientOf(() => emulator);
  const query = isDown ? () => Promise.reject(new Error('down')) : ask;
  const {data, init} = await loader({
    request: new Request(`https://shop.test/avisame?de=${subject}`),
    params: {},
    context: {storefront: {query}},
  } as unknown as LoaderFunctionArgs);
  return {status: init?.status ?? 200, ...data};
}

test('a topic is known without asking the provider', async () => {
  expect(await visit('videos-plr', true)).toEqual({
    status: 200,
    subject: 'videos-plr',
    product: null,
  });
});

test('a product is named, and one on sale is told as one', async () => {
  const soldOut = await visit('producto-67');
  expect(soldOut.product?.title).toMatch(/^Aprender a leer/);
  expect(soldOut.product?.onSale).toBe(false);
  expect((await visit('producto-05')).product?.onSale).toBe(true);
});

test.each(['nada', 'producto-999', '%3Cb%3E'])('%j is not found', async (subject) => {
  expect(await visit(subject)).toEqual({status: 404, subject: null, product: null});
});

test.each([
  ['producto-05', 409, 0],
  ['producto-999', 409, 0],
  ['producto-67', 200, 1],
])('%s asked for: %i, %i kept', async (de, status, kept) => {
  const store = vi.fn(async () => new Response(null, {status: 201}));
  const {query} = clientOf(() => emulator);
  const storefront = {query: vi.fn(query)};
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('notify_requests') ? store() : realFetch(url, init),
  );
  const headers = {origin: 'https://shop.test'};
  const body = new URLSearchParams({de, email: 'ana@correo.test', consent: 'si'});
  const answer = await action({
    request: new Request('https://shop.test/avisame', {method: 'POST', headers, body}),
    params: {},
    context: {storefront, environment: {supabase: {url: 'https://db.test', anonKey: 'k'}}},
  } as unknown as ActionFunctionArgs);
  vi.unstubAllGlobals();
  expect([answer.init?.status, store.mock.calls.length]).toEqual([status, kept]);
});
