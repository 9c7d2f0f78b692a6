/** After paying: what the paid hand-off carried leaves the cart, and nothing else. */
import {describe, expect, test} from 'vitest';
import {addLine, EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {changeQuantity, removeLine} from '~/domain/cart/edit-cart';
import {answerHandOff, beginHandOff} from '~/domain/checkout/hand-off-transitions';
import {
  awaitedOrder,
  confirmPayment,
  paymentView,
  settleByOrder,
  settlePayment,
  takenFor,
  undoPayment,
  unsettledHandOffs,
  type PaymentClaim,
} from '~/domain/checkout/payment';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {VISITOR_TERMS as TERMS} from '~/domain/offers/offer-terms';
import {aCharge, aLine, anAnswer, NOW, SECOND, stored, usd} from '../fixtures';

const FIRST = '1'.repeat(32);
const SECOND_ID = '2'.repeat(32);
const CHECKOUT = 'https://shop.example/cart/c/1?key=k';

const claim = (overrides: Partial<PaymentClaim> = {}): PaymentClaim => ({
  order: 'RP-1001',
  handOffId: null,
  referrer: '',
  ...overrides,
});
const quantities = ({items}: CartState) =>
  Object.fromEntries(items.map(({variantId, quantity}) => [variantId, quantity]));

/** The cart after its checkout has been opened. */
function handedOver(cart: CartState, id = FIRST, soldOut: readonly string[] = []): CartState {
  const {state, outcome} = beginHandOff(cart, {id, at: NOW, shownAt: NOW}, TERMS);
  if (outcome.kind !== 'begun') throw new Error(outcome.kind);
  const lines = outcome.handOff.lines
    .filter(({variantId}) => !soldOut.includes(variantId))
    .map(({variantId, quantity}) =>
      aCharge(variantId, `${20 * quantity}.0`, {quantity, price: usd('20.0')}),
    );
  return answerHandOff(state, outcome.handOff, anAnswer(lines, {checkoutUrl: CHECKOUT}), NOW, TERMS)
    .state;
}

const withLines = (...variantIds: string[]): CartState => ({
  ...EMPTY_CART,
  items: variantIds.map((id) => aLine(id)),
});

describe('an order that names its hand-off', () => {
  const paid = claim({handOffId: FIRST});

  test('takes out what that one carried, and says what', () => {
    const cart = settlePayment(handedOver(withLines('v1', 'v2')), paid, NOW);
    expect(cart.items).toEqual([]);
    expect(cart).toMatchObject({cartId: null, checkoutUrl: null});
    expect(paymentView(cart, paid)).toMatchObject({
      kind: 'taken',
      id: FIRST,
      taken: [{variantId: 'v1'}, {variantId: 'v2'}],
      kept: [],
      payableAgain: [],
    });
  });

  test('leaves what was added since, even before the answer came, and units beyond those paid', () => {
    const later = handedOver(withLines('v1'));
    // Dated before the hand-off, as from another tab while it was prepared.
    const added = addLine(later, aLine('v2', {addedAt: NOW - SECOND})).state;
    const four = changeQuantity(added, 'v1', 3);
    expect(quantities(settlePayment(four, paid, NOW))).toEqual({v1: 3, v2: 1});
  });

  test('takes out what was put back into the cart since, for it is paid', () => {
    const cart = handedOver(withLines('v1'));
    const again = addLine(removeLine(cart, 'v1'), aLine('v1')).state;
    expect(settlePayment(again, paid, NOW).items).toEqual([]);
  });

  test('counts once: a reload, or the same order again, takes out nothing more', () => {
    const cart = settlePayment(handedOver(withLines('v1')), paid, NOW);
    const again = addLine(cart, aLine('v1')).state;
    expect(settlePayment(again, paid, NOW)).toBe(again);
    expect(settlePayment(again, claim(), NOW)).toBe(again);
    expect(settlePayment(again, claim({order: 'RP-1002', handOffId: FIRST}), NOW)).toBe(again);
  });

  test('of another browser changes nothing', () => {
    const cart = handedOver(withLines('v1'));
    const foreign = claim({handOffId: SECOND_ID});
    expect(settlePayment(cart, foreign, NOW)).toBe(cart);
    expect(paymentView(cart, foreign)).toEqual({kind: 'nothing'});
  });

  test('can be undone once, beside what came into the cart since', () => {
    const bought = settlePayment(handedOver(withLines('v1', 'v2')), paid, NOW);
    const since = addLine(bought, aLine('v2')).state;
    const back = undoPayment(parseStoredCart(stored(since)), FIRST, NOW);
    expect(quantities(back)).toEqual({v2: 2, v1: 1});
    expect(undoPayment(back, FIRST, NOW)).toBe(back);
    expect(paymentView(back, paid)).toEqual({kind: 'nothing'});
    expect(settlePayment(back, paid, NOW)).toBe(back);
  });
});

describe('an order that is known', () => {
  const cart = handedOver({...EMPTY_CART, items: [aLine('v1', {quantity: 3}), aLine('v2')]});
  const paid = settlePayment(cart, claim({handOffId: FIRST}), NOW);
  const known = (...lines: {variantId: string; quantity: number}[]) =>
    settleByOrder(paid, {order: 'RP-1001', handOffId: FIRST, lines, awaiting: false}, NOW);

  test('gives back what it does not name, to the unit', () => {
    expect(quantities(paid)).toEqual({});
    expect(quantities(known({variantId: 'v1', quantity: 2}))).toEqual({v1: 1, v2: 1});
    const other = {variantId: 'v2', quantity: 1};
    expect(quantities(known({variantId: 'v1', quantity: 2}, other))).toEqual({v1: 1});
    expect(known({variantId: 'v1', quantity: 3}, other)).toBe(paid);
  });

  test('settles a cart whose buyer never came to the thank-you page, and asks of it no more', () => {
    const order = {order: '#1001', handOffId: FIRST, awaiting: false};
    const lines = [{variantId: 'v1', quantity: 3}];
    expect(unsettledHandOffs(cart)).toEqual([FIRST]);
    const settled = settleByOrder(cart, {...order, lines}, NOW);
    expect(quantities(settled)).toEqual({v2: 1});
    expect(takenFor(settled, FIRST)).toMatchObject([{variantId: 'v1', quantity: 3}]);
    expect(unsettledHandOffs(settled)).toEqual([]);
    // A link in a mail may call the order otherwise.
    expect(paymentView(settled, claim({order: '1001', handOffId: FIRST})).kind).toBe('taken');
  });

  test('is asked of again until its payment has come in, and put back when it is cancelled unpaid', () => {
    const order = {order: 'RP-1001', handOffId: FIRST, lines: [{variantId: 'v1', quantity: 3}]};
    const awaited = settleByOrder(cart, {...order, awaiting: true}, NOW);
    expect(quantities(awaited)).toEqual({v2: 1});
    expect(awaitedOrder(awaited)).toBe('RP-1001');
    expect(unsettledHandOffs(parseStoredCart(stored(awaited)))).toEqual([FIRST]);
    const settled = settleByOrder(awaited, {...order, awaiting: false}, NOW);
    expect(awaitedOrder(settled)).toBeNull();
    expect(quantities(settled)).toEqual({v2: 1});
    const cancelled = settleByOrder(awaited, {...order, lines: [], awaiting: false}, NOW);
    expect(quantities(cancelled)).toEqual({v1: 3, v2: 1});
    expect(unsettledHandOffs(cancelled)).toEqual([]);
  });
});

describe('several open hand-offs', () => {
  const first = handedOver(withLines('v1'));
  const both = handedOver(addLine(first, aLine('v2')).state, SECOND_ID);

  test('what another still carries is said to be payable again, until that one is paid', () => {
    const paid = claim({handOffId: FIRST});
    const cart = settlePayment(both, paid, NOW);
    const titles = ['Producto p1'];
    expect(paymentView(cart, paid)).toMatchObject({kept: titles, payableAgain: titles});
    const last = claim({order: 'RP-2', handOffId: SECOND_ID});
    const settled = settlePayment(cart, last, NOW);
    expect(paymentView(settled, last)).toMatchObject({kind: 'taken', payableAgain: []});
    expect(paymentView(settled, paid)).toMatchObject({kind: 'taken', payableAgain: []});
  });

  test('are never guessed among: without a name the shopper is asked', () => {
    const bare = claim({referrer: CHECKOUT});
    expect(settlePayment(both, bare, NOW)).toBe(both);
    expect(paymentView(both, bare)).toMatchObject({
      kind: 'unsure',
      choices: [{id: FIRST}, {id: SECOND_ID}],
    });
    const told = confirmPayment(both, FIRST, bare.order, NOW);
    expect(quantities(told)).toEqual({v2: 1});
    expect(paymentView(told, bare)).toMatchObject({kind: 'taken', kept: ['Producto p1']});
  });
});

describe('an order without a name', () => {
  test('takes out the only open one for who comes from its checkout', () => {
    const cart = handedOver(withLines('v1'));
    const from = claim({referrer: 'https://shop.example/'});
    expect(settlePayment(cart, from, NOW).items).toEqual([]);
  });

  test.each(['', 'https://otra.example/', 'about:blank'])(
    'deletes nothing for who follows a link from %j: it asks',
    (referrer) => {
      const cart = handedOver(withLines('v1'));
      expect(settlePayment(cart, claim({referrer}), NOW)).toBe(cart);
      expect(paymentView(cart, claim({referrer}))).toMatchObject({
        kind: 'unsure',
        choices: [{id: FIRST}],
      });
    },
  );
});
