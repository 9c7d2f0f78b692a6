/** From the press to the provider's answer: the cart is what was handed over, or nothing is paid. */
import {describe, expect, test} from 'vitest';
import {amountDue, handOffNotice} from '~/domain/checkout/amount-due';
import {addLine, EMPTY_CART, type CartState} from '~/domain/cart/cart';
import type {CartLine} from '~/domain/cart/cart-line';
import type {ChargedLine} from '~/domain/checkout/checkout-answer';
import {changeQuantity, removeLine} from '~/domain/cart/edit-cart';
import {
  answerHandOff,
  beginHandOff,
  dropHandOff,
  failHandOff,
  openHandOff,
} from '~/domain/checkout/hand-off-transitions';
import {isPreparing, rejectWhileCheckoutPending} from '~/domain/checkout/hand-off';
import {handOffsOf} from '~/domain/checkout/stored-hand-off';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {HAND_OFF_LIMIT_MS, HAND_OFF_NOTICE_MS, MAX_HAND_OFFS} from '~/domain/limits';
import {VISITOR_TERMS as TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {
  aCharge as charge,
  aLine,
  anAnswer,
  anOfferLine,
  DAY,
  MINUTE,
  NOW,
  SECOND,
  stored,
  usd,
} from '../fixtures';

const ID = 'a'.repeat(32);
const URL = 'https://shop.example/cart/c/1';

function begun(items: readonly CartLine[], at = NOW) {
  const {state, outcome} = beginHandOff({...EMPTY_CART, items}, {id: ID, at, shownAt: at}, TERMS);
  if (outcome.kind !== 'begun') throw new Error(outcome.kind);
  return {cart: state, handOff: outcome.handOff};
}

function answered(items: readonly CartLine[], lines: readonly ChargedLine[], overrides = {}) {
  const {cart, handOff} = begun(items);
  return answerHandOff(cart, handOff, anAnswer(lines, overrides), NOW + SECOND, TERMS);
}

const recordOf = (cart: CartState) => handOffsOf(cart).at(-1);

describe('the press', () => {
  test('records what is handed over and shown', () => {
    const {handOff} = begun([aLine('v1', {quantity: 2}), anOfferLine('combo-30', '10.0', 'v2')]);
    expect(handOff).toMatchObject({id: ID, at: NOW, shown: usd('47.0'), state: 'preparing'});
    expect(handOff.lines).toEqual([
      {variantId: 'v1', title: 'Producto p1', quantity: 2, offer: null, shown: usd('40.0')},
      {variantId: 'v2', title: 'Producto p1', quantity: 1, offer: 'combo-30', shown: usd('7.0')},
    ]);
  });

  test('asks for the offers of its own moment, whatever the page still showed', () => {
    const press = {id: ID, at: NOW + 15 * MINUTE, shownAt: NOW + 15 * MINUTE - SECOND};
    const cart = {...EMPTY_CART, items: [anOfferLine('combo-30', '10.0')]};
    const {outcome} = beginHandOff(cart, press, TERMS);
    if (outcome.kind !== 'begun') throw new Error(outcome.kind);
    expect(outcome.handOff.lines).toMatchObject([{offer: null, shown: usd('7.0')}]);
  });

  test('begins nothing without anything to buy, or during another one', () => {
    const {outcome} = beginHandOff(EMPTY_CART, {id: ID, at: NOW, shownAt: NOW}, TERMS);
    expect(outcome.kind).toBe('empty');
    const {cart} = begun([aLine()]);
    const press = {id: 'b'.repeat(32), at: NOW + SECOND, shownAt: NOW};
    expect(beginHandOff(cart, press, TERMS)).toEqual({state: cart, outcome: {kind: 'busy'}});
  });
});

describe('while it is being prepared', () => {
  const {cart} = begun([aLine('v1')]);
  const add = (state: CartState) => addLine(state, aLine('v2'));

  test.each([
    [HAND_OFF_LIMIT_MS - 1, true],
    [HAND_OFF_LIMIT_MS, false],
    [-HAND_OFF_LIMIT_MS + 1, true],
    [-HAND_OFF_LIMIT_MS, false],
  ])('after %i ms it is locked: %s', (elapsed, locked) => {
    expect(handOffNotice(cart, NOW + elapsed, TERMS).kind === 'processing').toBe(locked);
    const {state, outcome} = rejectWhileCheckoutPending(add, NOW + elapsed)(cart);
    expect([outcome, state === cart]).toEqual([locked ? 'preparing' : 'added', locked]);
  });
});

describe('the answer', () => {
  test('opens the checkout when nothing differs', () => {
    const {state, outcome} = answered([aLine('v1')], [charge('v1', '20.0')]);
    expect(outcome).toEqual({kind: 'ready', url: URL});
    expect(state).toMatchObject({cartId: 'c1', checkoutUrl: URL});
    expect(handOffNotice(state, NOW + SECOND, TERMS)).toEqual({kind: 'opened', url: URL});
  });

  const elsewhere: [name: string, change: (cart: CartState) => CartState][] = [
    ['a unit more', (cart) => changeQuantity(cart, 'v1', 1)],
    ['a line less', (cart) => removeLine(cart, 'v1')],
    ['a line more', (cart) => addLine(cart, aLine('v9')).state],
    ['an older version of the shop that forgets records', (cart) => ({...cart, handOffs: []})],
  ];
  test.each(elsewhere)('is dropped when the cart changed all the same: %s', (_, change) => {
    const {cart, handOff} = begun([aLine('v1'), aLine('v2')]);
    const other = change(cart);
    const answer = anAnswer([charge('v1', '20.0'), charge('v2', '20.0')]);
    const {state, outcome} = answerHandOff(other, handOff, answer, NOW + SECOND, TERMS);
    expect(outcome).toEqual({kind: 'dropped'});
    expect(state.items).toBe(other.items);
    expect(state.checkoutUrl).toBeNull();
    expect(handOffNotice(state, NOW + SECOND, TERMS)).toEqual({
      kind: 'dropped',
      reason: 'cart-changed',
    });
  });

  test('is dropped when it comes after its time', () => {
    const {cart, handOff} = begun([aLine('v1')]);
    const late = NOW + HAND_OFF_LIMIT_MS;
    const answer = anAnswer([charge('v1', '20.0')]);
    const {state, outcome} = answerHandOff(cart, handOff, answer, late, TERMS);
    expect(outcome).toEqual({kind: 'dropped'});
    expect(recordOf(state)).toMatchObject({state: 'dropped', reason: 'interrupted'});
  });

  test('changes nothing any more once its page has gone away', () => {
    const {cart, handOff} = begun([aLine('v1')]);
    const left = dropHandOff(cart, handOff, 'interrupted', NOW + SECOND, TERMS);
    const answer = anAnswer([charge('v1', '20.0')]);
    expect(answerHandOff(left, handOff, answer, NOW + 2 * SECOND, TERMS)).toEqual({
      state: left,
      outcome: {kind: 'dropped'},
    });
    expect(failHandOff(left, handOff, 'unavailable', NOW + 2 * SECOND, TERMS)).toBe(left);
    expect(isPreparing(left, NOW + SECOND)).toBe(false);
  });

  test('of another amount is told, and asks nothing again', () => {
    const {state, outcome} = answered([aLine('v1')], [charge('v1', '24.0')]);
    expect(outcome).toMatchObject({kind: 'differs', difference: {asked: usd('24.0')}});
    expect(handOffNotice(state, NOW + SECOND, TERMS)).toEqual({kind: 'idle'});
    expect(amountDue(state, NOW + SECOND, TERMS).total).toEqual(usd('24.0'));
    const opened = openHandOff(state, ID, false, NOW + 2 * SECOND);
    expect(handOffNotice(opened, NOW + 2 * SECOND, TERMS)).toEqual({kind: 'opened', url: URL});
  });

  test('of an offer that ends between press and answer is shown as it is asked', () => {
    const at = NOW + 15 * MINUTE - SECOND;
    const {cart, handOff} = begun([anOfferLine('combo-30', '10.0')], at);
    const answer = anAnswer([charge('v1', '10.0', {total: usd('7.0')})]);
    const now = at + 2 * SECOND;
    const {state, outcome} = answerHandOff(cart, handOff, answer, now, TERMS);
    expect(outcome.kind).toBe('ready');
    expect(amountDue(state, now, TERMS).total).toEqual(usd('7.0'));
  });
});

describe('what the provider asks is what the cart shows', () => {
  test('a variant that comes as two lines is one', () => {
    const lines = [
      charge('v1', '20.0', {quantity: 3, total: usd('60.0')}),
      charge('v1', '20.0', {quantity: 1}),
    ];
    const {state, outcome} = answered([aLine('v1', {quantity: 4})], lines);
    expect(outcome.kind).toBe('ready');
    expect(state.items[0]?.quantity).toBe(4);
    expect(recordOf(state)).toMatchObject({asked: {lines: [{variantId: 'v1', quantity: 4}]}});
  });

  test('one cent more on an offer is taken over, and the offer stays', () => {
    const line = anOfferLine('combo-30', '10.0');
    const {state, outcome} = answered([line], [charge('v1', '10.0', {total: usd('7.01')})]);
    expect(outcome).toMatchObject({
      kind: 'differs',
      difference: {lines: [{reasons: [{kind: 'adjusted', amount: usd('7.01')}]}]},
    });
    expect(state.items[0]).toMatchObject({offer: 'combo-30', status: {settled: null}});
    expect(amountDue(state, NOW + SECOND, TERMS).total).toEqual(usd('7.01'));
  });

  test.each([
    ['9.99', 'adjusted'],
    ['10.0', 'offer-refused'],
  ])('a lost offer is refused at the full price alone: %s is %s', (total, kind) => {
    const {outcome} = answered(
      [anOfferLine('combo-30', '10.0')],
      [charge('v1', '10.0', {total: usd(total)})],
      {refusals: [{offer: 'combo-30', reason: 'used-up'}]},
    );
    const reason = kind === 'adjusted' ? {amount: usd(total)} : {why: 'used-up'};
    expect(outcome).toMatchObject({difference: {lines: [{reasons: [{kind, ...reason}]}]}});
  });

  test('a discount on the whole order is a line of the summary until the cart changes', () => {
    const {state, outcome} = answered([aLine('v1')], [charge('v1', '20.0')], {
      total: usd('18.0'),
      discounts: [{title: 'Buen Fin', amount: usd('2.0')}],
    });
    const adjustments = [{kind: 'discount', title: 'Buen Fin', amount: usd('2.0')}];
    expect(outcome).toMatchObject({kind: 'differs', difference: {lines: [], adjustments}});
    expect(amountDue(state, NOW + SECOND, TERMS)).toMatchObject({total: usd('18.0'), adjustments});
    const more = changeQuantity(state, 'v1', 1);
    expect(amountDue(more, NOW + SECOND, TERMS)).toMatchObject({
      total: usd('40.0'),
      adjustments: [],
    });
  });
});

describe('what is said', () => {
  const {cart, handOff} = begun([aLine('v1')]);
  const failed = failHandOff(cart, handOff, 'unavailable', NOW + SECOND, TERMS);

  test('holds for the cart as it was', () => {
    expect(handOffNotice(failed, NOW + SECOND, TERMS)).toEqual({
      kind: 'failed',
      reason: 'unavailable',
    });
    const changed = changeQuantity(failed, 'v1', 1);
    expect(handOffNotice(changed, NOW + SECOND, TERMS)).toEqual({kind: 'idle'});
  });

  test.each([
    [HAND_OFF_NOTICE_MS - 1, 'failed'],
    [HAND_OFF_NOTICE_MS, 'idle'],
  ])('after %i ms: %s', (elapsed, kind) => {
    expect(handOffNotice(failed, NOW + elapsed, TERMS).kind).toBe(kind);
  });
});

describe('records', () => {
  test.each([
    [10 * DAY - 1, 2],
    [10 * DAY, 1],
  ])('are kept for as long as they may be paid: after %i ms there are %i', (elapsed, many) => {
    const {cart} = begun([aLine()]);
    const press = {id: 'b'.repeat(32), at: NOW + elapsed, shownAt: NOW + elapsed};
    expect(handOffsOf(beginHandOff(cart, press, TERMS).state)).toHaveLength(many);
  });

  test('that are none are left out, whatever is stored', () => {
    const {cart} = begun([aLine()]);
    const odd = [null, 7, [], {}, {id: ID}, {id: ID, at: NOW, state: 'ready'}, ...cart.handOffs];
    expect(handOffsOf({handOffs: odd})).toEqual(handOffsOf(cart));
  });

  test('of a cart from before there were any: the hand-off that awaits its payment', () => {
    const items = [aLine('v1', {addedAt: NOW - 1, quantity: 2}), aLine('v2', {addedAt: NOW + 1})];
    const former = {items, cartId: 'c1', checkoutUrl: URL, checkoutStartedAt: NOW};
    const cart = parseStoredCart(stored(former));
    expect(cart.items).toEqual(items);
    expect(handOffsOf(cart)).toMatchObject([
      {at: NOW, state: 'ready', asked: {cartId: 'c1', lines: [{variantId: 'v1', quantity: 2}]}},
    ]);
  });
});

describe('more time, asked for or taken back while the checkout is prepared', () => {
  const line = {...anOfferLine('combo-30', '10.0', 'v1'), addedAt: NOW - 20 * MINUTE};
  const moreTime: OfferTerms = {...TERMS, moreTimeSince: NOW - 30 * MINUTE};
  const press = {id: ID, at: NOW, shownAt: NOW};

  test.each([
    ['taken back', moreTime, TERMS],
    ['asked for', TERMS, moreTime],
  ])('%s: the checkout of the old price is not used, and the page says so', (_, before, after) => {
    const {state, outcome} = beginHandOff({...EMPTY_CART, items: [line]}, press, before);
    if (outcome.kind !== 'begun') throw new Error(outcome.kind);
    const asked = anAnswer([charge('v1', before === moreTime ? '7.0' : '10.0')]);
    const step = answerHandOff(state, outcome.handOff, asked, NOW + SECOND, after);
    expect(step.outcome).toEqual({kind: 'dropped'});
    expect(handOffNotice(step.state, NOW + SECOND, after)).toEqual({
      kind: 'dropped',
      reason: 'cart-changed',
    });
  });
});

test('the records of what failed make room before one that may still be paid', () => {
  const open = answered([aLine('v1')], [charge('v1', '20.0')]).state;
  const failed = Array.from({length: 12}, (_, index) => `${index}`).reduce((cart, id) => {
    const {state, outcome} = beginHandOff(cart, {id, at: NOW + 2 * SECOND, shownAt: NOW}, TERMS);
    if (outcome.kind !== 'begun') throw new Error(outcome.kind);
    return failHandOff(state, outcome.handOff, 'server-error', NOW + 3 * SECOND, TERMS);
  }, open);
  expect(handOffsOf(failed)).toHaveLength(MAX_HAND_OFFS);
  expect(handOffsOf(failed)[0]).toMatchObject({id: ID, state: 'ready'});
  expect(recordOf(failed)).toMatchObject({id: '11', state: 'failed'});
});
