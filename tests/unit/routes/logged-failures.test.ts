/** What the log promises of a request that found nothing, or sold nothing (docs/product.md 14.1). */
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {beforeEach, expect, test, vi} from 'vitest';
import {action} from '~/routes/api.checkout';
import {loader as prices} from '~/routes/api.precios';
import {loader} from '~/routes/category.$handle';
import {parseEnvironment} from '~/server/environment/environment';
import {networkError} from '~/server/storefront/storefront-error';

const lines: unknown[] = [];
const count = vi.fn();
beforeEach(() => {
  lines.length = 0;
  count.mockClear();
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (line: string) => void lines.push(JSON.parse(line)),
    );
  }
});

const context = (storefront: object) => ({
  trace: {id: 'request-1'},
  environment: parseEnvironment({
    PUBLIC_STORE_DOMAIN: 'shop.example',
    PUBLIC_STOREFRONT_API_TOKEN: 'x'.repeat(32),
  }),
  site: {origin: 'https://shop.test'},
  search: '',
  count,
  storefront,
});

test('a collection that does not exist is told by its handle', async () => {
  const query = async () => ({collection: null, urlRedirects: {nodes: []}});
  const request = new Request('https://shop.test/category/no-existe');
  const args = {request, params: {handle: 'no-existe'}, context: context({query})};
  await loader(args as unknown as LoaderFunctionArgs);
  expect(lines).toEqual([
    {
      level: 'warn',
      event: 'collection-not-found',
      request: 'request-1',
      message: 'No se encontró la colección con handle: no-existe',
    },
  ]);
});

const lineOf = (merchandiseId: string) => JSON.stringify([{merchandiseId, quantity: 1}]);

test.each([
  [
    'the provider does not answer',
    () => Promise.reject(networkError('no answer', null)),
    'Checkout failed: Network error: no answer',
    'unavailable',
  ],
  [
    'it refuses the cart',
    async () => ({cartCreate: {cart: null, userErrors: [{message: 'Sold out'}]}}),
    'Checkout failed: Cart creation failed: Sold out',
    'rejected',
  ],
  [
    'it charges what nobody asked for',
    async () => ({
      cartCreate: {
        cart: {
          checkoutUrl: 'https://pago.example/cart/c/x',
          lines: {nodes: [{merchandise: {id: 'gid://shopify/ProductVariant/2'}}]},
        },
        userErrors: [],
      },
    }),
    'Checkout failed: Network error: the answer is not what was asked for (cart.lines)',
    'unavailable',
  ],
])(
  'a checkout that fails is logged and counted once: %s',
  async (_why, mutate, message, reason) => {
    const request = new Request('https://shop.test/api/checkout', {
      method: 'POST',
      headers: {origin: 'https://shop.test'},
      body: lineOf('gid://shopify/ProductVariant/1'),
    });
    const args = {request, params: {}, context: context({mutate, queryNow: mutate})};
    await action(args as unknown as ActionFunctionArgs);
    expect(lines).toEqual([
      {level: 'error', event: 'checkout-failed', request: 'request-1', message},
    ]);
    expect(count.mock.calls).toEqual([['hand-off-failed', reason]]);
  },
);

/** One of each kind; `checkout-request.test.ts` has the rest. */
test.each(['', '{', 'null', '{"lines":[]}', '[]', 'x'.repeat(1 << 20)])(
  'a checkout that no page sends is refused before the provider is asked (case %#)',
  async (body) => {
    const mutate = vi.fn();
    const request = new Request('https://shop.test/api/checkout', {
      method: 'POST',
      headers: {origin: 'https://shop.test'},
      body,
    });
    const args = {request, params: {}, context: context({mutate, queryNow: mutate})};
    const answer = (await action(args as unknown as ActionFunctionArgs)) as Response;
    expect([400, 413]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ok: false, error: expect.any(String)});
    expect(mutate).not.toHaveBeenCalled();
  },
);

test.each(['?variantes=x', '?variantes=1,1', ''])(
  "today's prices of '%s' are refused before the provider is asked",
  async (query) => {
    const queryNow = vi.fn();
    const request = new Request(`https://shop.test/api/precios${query}`);
    const args = {request, params: {}, context: context({query: queryNow, queryNow})};
    const answer = (await prices(args as unknown as LoaderFunctionArgs)) as Response;
    expect(answer.status).toBe(400);
    expect(queryNow).not.toHaveBeenCalled();
  },
);
