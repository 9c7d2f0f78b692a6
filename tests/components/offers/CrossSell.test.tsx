// @vitest-environment jsdom
/** The cross-sell is spent on a line that was added, and on nothing else. */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {CrossSell} from '~/components/offers/CrossSell';
import {crossSell} from '~/copy/cart';
import {toasts} from '~/copy/layout';
import {EMPTY_CART} from '~/domain/cart/cart';
import {CROSS_SELL_MS, MAX_CART_LINES} from '~/domain/limits';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {beginHandOff} from '~/domain/checkout/hand-off-transitions';
import {cartStore, unlockedCartStore} from '~/state/cart/cart';
import {crossSellStore} from '~/state/offers/cross-sell';
import {showToast} from '~/state/toasts';
import {aLine, aProduct, NOW} from '../../unit/domain/fixtures';

const PRODUCT = aProduct('oferta');
const OPEN = {
  productId: PRODUCT.id,
  expiresAt: NOW + CROSS_SELL_MS,
  cooldownUntil: 0,
  wasUsed: false,
};

vi.mock('@remix-run/react', () => ({Link: 'a'}));
vi.mock('~/state/toasts', () => ({showToast: vi.fn()}));
vi.mock('~/state/api-client', () => ({fetchOfferProducts: () => Promise.resolve([PRODUCT])}));
vi.mock('~/state/cart/shop-prices', () => ({refreshPrices: () => Promise.resolve()}));

const lines = () => cartStore.store.getState().value.items;
const record = () => crossSellStore.store.getState().value;
const cartOf = (count: number) => ({
  ...EMPTY_CART,
  items: Array.from({length: count}, (_, i) => aLine(`v${i}`)),
});

/** Opens the offer beside so many lines and takes it. */
async function take(count: number, before = () => {}) {
  unlockedCartStore.change(() => cartOf(count));
  crossSellStore.change(() => OPEN);
  render(<CrossSell now={NOW} terms={VISITOR_TERMS} locked={false} />);
  await act(() => Promise.resolve());
  before();
  fireEvent.click(screen.getByRole('button'));
}

beforeEach(() => {
  vi.useFakeTimers({now: NOW});
  localStorage.clear();
  vi.mocked(showToast).mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('beside a full cart says so, and stays open', async () => {
  await take(MAX_CART_LINES);
  expect(lines()).toHaveLength(MAX_CART_LINES);
  expect(record()).toEqual(OPEN);
  expect(vi.mocked(showToast).mock.calls).toEqual([
    [{tone: 'error', title: toasts.full, text: toasts.fullText}],
  ]);
  expect(screen.getByRole('button')).toBeTruthy();
});

test('beside a cart that is locked in that moment says so, and stays open', async () => {
  await take(1, () => {
    const press = {id: 'a'.repeat(32), at: NOW, shownAt: NOW};
    unlockedCartStore.update((cart) => beginHandOff(cart, press, VISITOR_TERMS));
  });
  expect(lines()).toHaveLength(1);
  expect(record()).toEqual(OPEN);
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({title: toasts.locked}));
});

test('says that it is over in a status that stood there before', async () => {
  unlockedCartStore.change(() => cartOf(1));
  crossSellStore.change(() => OPEN);
  const shown = (now: number) => <CrossSell now={now} terms={VISITOR_TERMS} locked={false} />;
  const {rerender} = render(shown(NOW));
  await act(() => Promise.resolve());
  const status = screen.getByRole('status');
  rerender(shown(OPEN.expiresAt));
  expect(screen.getAllByRole('status')).toEqual([status]);
  expect(status.textContent).toBe(crossSell.expired);
});
