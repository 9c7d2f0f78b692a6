// @vitest-environment jsdom
/** A buyer who never comes to the thank-you page: the next visit settles the cart, and says so. */
import {cleanup, render, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import PaymentWatch, {settleAndAnnounce} from '~/components/checkout/PaymentWatch';
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {CART_STORAGE_KEY} from '~/domain/limits';
import {unlockedCartStore} from '~/state/cart/cart';
import {aLine, HOUR, MINUTE, NOW} from '../../unit/domain/fixtures';

const toasts = vi.hoisted((): {title: string; text?: string}[] => []);
vi.mock('~/state/toasts', () => ({showToast: (toast: {title: string}) => toasts.push(toast)}));

const ACCOUNTS = {url: 'https://project.test', anonKey: 'anon'};
const ID = 'a'.repeat(32);
const OPEN: CartState = {
  ...EMPTY_CART,
  items: [aLine('v1'), aLine('v2')],
  handOffs: [
    {
      id: ID,
      at: NOW - HOUR,
      state: 'ready',
      asked: {
        cartId: 'c',
        checkoutUrl: 'https://tienda.test/c',
        lines: [{variantId: 'v1', quantity: 1}],
      },
    },
  ],
};
const order = (fields: object = {}) => ({
  handOff: ID,
  name: 'RP-1001',
  currency: 'USD',
  lines: [{variantId: 'v1', title: 'Ebook', quantity: 1}],
  ...fields,
});

let orders: object[];
let asked: string[];
let disconnect: () => void;
const cart = () => unlockedCartStore.store.getState().value;

beforeEach(() => {
  [orders, asked] = [[], []];
  toasts.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(`${input as string} ${init?.body as string}`);
    return Promise.resolve(Response.json({orders}));
  });
  localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({state: OPEN, version: 1}));
  disconnect = unlockedCartStore.connect();
});
afterEach(() => {
  disconnect();
  localStorage.clear();
  cleanup();
  vi.useRealTimers();
});

it('asks once at a visit, and again when the shopper comes back, at most every 15 seconds', async () => {
  vi.useFakeTimers({now: NOW, toFake: ['Date']});
  render(<PaymentWatch accounts={ACCOUNTS} />);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toEqual([
    `https://project.test/functions/v1/purchases/status {"handOffs":["${ID}"]}`,
  ]);
  vi.setSystemTime(NOW + 14_999);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveLength(1);
  orders = [order()];
  vi.setSystemTime(NOW + 15_000);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveLength(2);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]).toMatchObject({title: 'Tus archivos están listos'});
  expect(cart().items.map(({variantId}) => variantId)).toEqual(['v2']);
});

it('goes on asking every six seconds while a payment that has just begun may come in', async () => {
  vi.useFakeTimers({now: NOW - HOUR, toFake: ['Date', 'setInterval', 'clearInterval']});
  const {unmount} = render(<PaymentWatch accounts={ACCOUNTS} />);
  const until = (ms: number) => vi.advanceTimersByTime(NOW - HOUR + ms - Date.now());
  until(5999);
  expect(asked).toHaveLength(1);
  until(12_000);
  expect(asked).toHaveLength(3);
  until(15 * MINUTE - 1);
  const most = asked.length;
  until(16 * MINUTE);
  expect(asked).toHaveLength(most);
  unmount();
});

it('says of an order in cash that it was ordered, and of one that is settled nothing', async () => {
  orders = [order({awaiting: true, unpaid: true})];
  expect(await settleAndAnnounce(ACCOUNTS)).toBe('paid');
  expect(toasts).toMatchObject([{title: 'Quitamos de tu carrito lo que pediste'}]);
  orders = [order()];
  expect(await settleAndAnnounce(ACCOUNTS)).toBeNull();
  expect(await settleAndAnnounce(ACCOUNTS)).toBeNull();
  expect(asked).toHaveLength(2);
});

it('says that nothing could be checked, as long as the cart holds what may have been paid', async () => {
  for (const answer of [
    () => Promise.resolve(Response.json({code: 'NOT_FOUND'}, {status: 404})),
    () => Promise.resolve(new Response('<p>Paused</p>')),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await settleAndAnnounce(ACCOUNTS)).toBe('unchecked');
  }
  unlockedCartStore.change((state) => ({...state, items: [aLine('v3')]}));
  expect(await settleAndAnnounce(ACCOUNTS)).toBeNull();
});
