// @vitest-environment jsdom
/** What the combo's panel promises, by a clock that the test drives to the millisecond. */
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {ComboOffer, OfferStrip} from '~/components/offers/ComboOffer';
import type {ProductSummary} from '~/domain/product/product';
import {CART_STORAGE_KEY, PRODUCT_OFFERS_STORAGE_KEY} from '~/domain/limits';
import {cartAmounts} from '~/domain/cart/line-amounts';
import {addLine, EMPTY_CART} from '~/domain/cart/cart';
import {lineFromProduct} from '~/domain/cart/cart-line';
import {VISITOR_TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {formatPrice} from '~/domain/money/money';
import {cartStore} from '~/state/cart/cart';
import {aProduct, aVariant, usd} from '../../unit/domain/fixtures';

let terms: OfferTerms = VISITOR_TERMS;

vi.mock('@remix-run/react', () => ({useRouteLoaderData: () => ({offers: terms})}));

/** Between two full seconds. */
const NOW = Date.UTC(2026, 2, 2, 15) + 400;
const MINUTE = 60_000;

function product(handle: string, amount: string): ProductSummary {
  const price = usd(amount);
  return aProduct(handle, {
    handle,
    title: handle,
    price,
    firstVariant: aVariant(`v-${handle}`, {price}),
  });
}

const PAGE = product('pagina', '11.99');
const COMPANIONS = [product('uno', '12.35'), product('dos', '10.99'), product('tres', '8.99')];

/** Each test has a product of its own, since the store outlives it. */
function show(handle: string) {
  const own = {...PAGE, handle};
  return render(<ComboOffer product={own} variant={PAGE.firstVariant!} companions={COMPANIONS} />);
}

const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const said = () => screen.getByRole('status').textContent;
const button = (name: string | RegExp) => screen.getByRole('button', {name});
const lines = () => cartStore.store.getState().value.items;

beforeEach(() => {
  vi.useFakeTimers({now: NOW});
  localStorage.clear();
  terms = VISITOR_TERMS;
  cartStore.change(() => EMPTY_CART);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the panel leaves out what is in the cart, and the cart gains what it says', () => {
  cartStore.change((cart) => addLine(cart, lineFromProduct(PAGE, PAGE.firstVariant!, NOW)).state);
  const before = cartAmounts(lines(), NOW, VISITOR_TERMS)!;
  show('con-uno-en-el-carrito');
  expect(screen.getAllByText('Ya en tu carrito')).toHaveLength(1);
  expect(screen.getByText('Por agregar')).toBeTruthy();
  // 30% of 12.35, 10.99 and 8.99, each rounded on its own.
  expect(screen.getByText('$22.62', {exact: false, selector: 'span'})).toBeTruthy();
  fireEvent.click(button('Agregar 3 productos'));
  const after = cartAmounts(lines(), NOW, VISITOR_TERMS)!;
  expect([formatPrice(before.total), formatPrice(after.total)]).toEqual([
    '$11.99 USD',
    '$34.61 USD',
  ]);

  // All of it is there: nothing is offered again.
  expect(screen.queryByRole('button', {name: /^Agregar/})).toBeNull();
  expect(screen.getByText('Todo lo que elegiste ya está en tu carrito.')).toBeTruthy();
  fireEvent.click(button('Ya en tu carrito'));
  expect(lines()).toHaveLength(4);
});

test('an answer to a tick is there for 5.0 seconds, whenever the clock ticks', () => {
  show('cinco-segundos');
  fireEvent.click(screen.getAllByRole('checkbox')[3]!);
  expect(said()).toBe('Tu combo queda con 20% de descuento.');
  later(4_999);
  expect(said()).toBe('Tu combo queda con 20% de descuento.');
  later(1);
  expect(said()).toBe('');
});

test('refusing the offer acts at once, with all that was said of it, and outlives the page', () => {
  const {unmount} = show('rechazada');
  fireEvent.click(button('Agregar 4 productos'));
  expect(lines().every(({offer}) => offer === 'combo-30')).toBe(true);
  act(() => void cartStore.change(() => EMPTY_CART));
  fireEvent.click(screen.getAllByRole('checkbox')[3]!);
  // It stands there also while some of it is in the cart.
  fireEvent.click(button('No, gracias'));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(said()).toBe('Sin la oferta, los productos se agregan a precio regular.');
  expect(screen.queryByRole('button', {name: 'No, gracias'})).toBeNull();
  expect(document.activeElement).toBe(button('Agregar 3 productos'));
  fireEvent.click(button('Agregar 3 productos'));
  expect(lines().map(({offer}) => offer)).toEqual([null, null, null]);

  unmount();
  show('rechazada');
  later(1000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(localStorage.getItem(PRODUCT_OFFERS_STORAGE_KEY)).toContain('rechazada');
  expect(localStorage.getItem(CART_STORAGE_KEY)).not.toBeNull();
});

test('the end of the offer is said once, though two parts of the page know it', () => {
  render(<OfferStrip handle="dos-partes" companions={3} />);
  show('dos-partes');
  later(15 * MINUTE);
  const texts = screen.getAllByRole('status').map((region) => region.textContent);
  expect(texts.filter(Boolean)).toEqual([expect.stringMatching(/ha expirado/)]);
});

test('a campaign ends for everybody, without a word of what was', () => {
  const window = {startsAt: NOW - MINUTE, endsAt: NOW + 2500};
  terms = {mode: 'campaign', windows: {'combo-10': window, 'combo-20': window, 'combo-30': window}};
  show('campana');
  expect(screen.getByRole('timer').textContent).toBe('00:03');
  expect(screen.queryByRole('button', {name: 'No, gracias'})).toBeNull();
  later(2499);
  expect(screen.getByRole('timer').textContent).toBe('00:01');
  fireEvent.click(button('Agregar 4 productos'));
  expect(screen.queryByRole('timer')).toBeNull();
  later(1);
  const panel = within(screen.getByRole('region'));
  expect(panel.queryByText(/Oferta terminada|ha expirado/)).toBeNull();
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('Arma tu combo');
});

test('without offers there is neither a clock nor a discount', () => {
  terms = {mode: 'none', windows: {}};
  show('sin-ofertas');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(/% de descuento|Sin descuento|oferta/i)).toBeNull();
  fireEvent.click(button('Agregar 4 productos'));
  expect(lines().map(({offer}) => offer)).toEqual([null, null, null, null]);
});
