// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {handOffIdOf} from '@common/hand-off-secret';
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {handOffNotice} from '~/domain/checkout/amount-due';
import type {DropReason} from '~/domain/checkout/hand-off';
import {beginHandOff} from '~/domain/checkout/hand-off-transitions';
import {handOffsOf} from '~/domain/checkout/stored-hand-off';
import {CART_STORAGE_KEY} from '~/domain/limits';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {unlockedCartStore} from '~/state/cart/cart';
import {handOffCart, prepareKey} from '~/state/checkout/hand-off';
import {aLine} from '../../../unit/domain/fixtures';
import {forbidLocks, useLocks} from '../browser/support/locks';

const CART: CartState = {...EMPTY_CART, items: [aLine()]};

/** What another tab stores. */
function storeElsewhere(state: CartState): void {
  const newValue = JSON.stringify({state, version: 1});
  localStorage.setItem(CART_STORAGE_KEY, newValue);
}

let disconnect: () => void;
beforeEach(() => {
  storeElsewhere(CART);
  disconnect = unlockedCartStore.connect();
});
afterEach(() => {
  disconnect();
  localStorage.clear();
  forbidLocks();
});

const press = (at: number, settle = (): Promise<DropReason | null> => Promise.resolve(null)) =>
  handOffCart('…', at, VISITOR_TERMS, () => Promise.resolve(VISITOR_TERMS), settle);

test('of two tabs that press in the same moment one asks for a checkout', async () => {
  const locks = useLocks();
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ok: false}));
  const waiting = {close: vi.fn(), document: document.implementation.createHTMLDocument()};
  vi.spyOn(window, 'open').mockReturnValue(waiting as unknown as Window);
  const at = Date.now();
  const handing = press(at);
  expect(handOffsOf(unlockedCartStore.store.getState().value)).toHaveLength(1);
  const theirs = {id: 'b'.repeat(32), at, shownAt: at};
  storeElsewhere(beginHandOff(CART, theirs, VISITOR_TERMS).state);
  locks.grantNext();
  expect(await handing).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(waiting.close).toHaveBeenCalled();
  const known = handOffsOf(unlockedCartStore.store.getState().value);
  expect(known.map(({id}) => id)).toEqual([theirs.id]);
});

test.each(['paid', 'unchecked'] as const)(
  'a press asks about an earlier hand-off: %s begins none, and who then insists may pay',
  async (reason) => {
    const checkoutUrl = 'https://pago.test/1';
    const earlier = {id: 'a', at: Date.now(), state: 'ready', asked: {cartId: 'c', checkoutUrl}};
    unlockedCartStore.change((cart) => ({...cart, handOffs: [earlier]}));
    const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ok: false}));
    ask.mockClear();
    const tab = {close: vi.fn(), document: document.implementation.createHTMLDocument()};
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const settle = () =>
      reason === 'paid' ? Promise.resolve(reason) : Promise.reject(new Error('No code'));
    expect(await press(Date.now(), settle)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalled();
    const cart = unlockedCartStore.store.getState().value;
    expect(handOffNotice(cart, Date.now(), VISITOR_TERMS)).toEqual({
      kind: 'dropped',
      reason,
      url: reason === 'paid' ? undefined : checkoutUrl,
    });
    await press(Date.now(), settle);
    expect(ask).toHaveBeenCalledTimes(reason === 'paid' ? 0 : 1);
  },
);

test('keeps the secret of a hand-off in this browser, and sends its digest alone, another one each time', async () => {
  const tab = () => ({close: vi.fn(), document: document.implementation.createHTMLDocument()});
  vi.spyOn(window, 'open').mockImplementation(() => tab() as unknown as Window);
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ok: false}));
  ask.mockClear();
  // As extensions leave it that hide what sets a browser apart.
  vi.stubGlobal('performance', {});
  await prepareKey();
  await press(Date.now());
  await prepareKey();
  await press(Date.now());
  const handOffs = handOffsOf(unlockedCartStore.store.getState().value);
  const sent = JSON.stringify(ask.mock.calls);
  expect(new Set(handOffs.map(({secret}) => secret)).size).toBe(2);
  for (const {id, secret} of handOffs) {
    expect(id).toBe(await handOffIdOf(secret ?? ''));
    expect(sent).toContain(id);
    expect(sent).not.toContain(secret);
  }
});

test.each([
  ['throws once the checkout is ready', {}],
  ['is the shop’s own page in disguise', {document}],
  ['has no document', {document: undefined}],
])('of a window that %s the cart keeps a link to the checkout', async (_what, own) => {
  const line = aLine();
  const {price, variantId} = line;
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({
      ok: true,
      cartId: 'gid://shopify/Cart/1',
      checkoutUrl: 'https://pago.test/1',
      total: price,
      totalQuantity: 1,
      lines: [{merchandiseId: variantId, quantity: 1, price, compareAtPrice: null, total: price}],
    }),
  );
  const refuse = () => {
    throw new Error('No');
  };
  const tab = {
    close: refuse,
    location: {replace: refuse},
    document: document.implementation.createHTMLDocument(),
    ...own,
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const before = document.body.innerHTML;
  await press(Date.now());
  expect(handOffsOf(unlockedCartStore.store.getState().value)).toMatchObject([
    {state: 'ready', blocked: true, asked: {checkoutUrl: 'https://pago.test/1'}},
  ]);
  expect(document.body.innerHTML).toBe(before);
});
