import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {EMPTY_CART} from '~/domain/cart/cart';
import type {CartLine} from '~/domain/cart/cart-line';
import {liveOffer, buyableLines, cartTotal} from '~/domain/cart/line-amounts';
import {parseChargedLine, type ChargedLine} from '~/domain/checkout/checkout-answer';
import {cartAsAsked, checkoutDifference} from '~/domain/checkout/checkout-difference';
import {
  addMoney,
  fromMinorUnits,
  multiplyMoney,
  percentOff,
  toMinorUnits,
  type Money,
} from '~/domain/money/money';
import {OFFER_CODES, OFFERS} from '~/domain/offers/offers';
import {VISITOR_TERMS as TERMS} from '~/domain/offers/offer-terms';
import {
  aCharge as charge,
  aHandOff,
  aLine,
  anAnswer,
  anOfferLine,
  MINUTE,
  NOW,
  SECOND,
  stored,
  usd,
} from '../fixtures';

const LATER = NOW + 20 * MINUTE;

function compare(lines: CartLine[], charged: ChargedLine[], shownAt = NOW, clicked = shownAt) {
  const cart = {...EMPTY_CART, items: lines};
  return checkoutDifference(cart, aHandOff(cart, shownAt, clicked), anAnswer(charged), TERMS);
}

function reasons(...args: Parameters<typeof compare>) {
  return compare(...args)?.lines.flatMap((line) => line.reasons);
}

test('the same amount needs no notice', () => {
  const lines = [aLine('v1'), anOfferLine('combo-30', '10.0', 'v2')];
  expect(
    compare(lines, [charge('v1', '20.0'), charge('v2', '10.0', {total: usd('7.0')})]),
  ).toBeNull();
});

describe('another amount', () => {
  test('names the price that changed', () => {
    expect(compare([aLine('v1')], [charge('v1', '24.0')])).toEqual({
      shown: usd('20.0'),
      asked: usd('24.0'),
      adjustments: [],
      lines: [
        {
          variantId: 'v1',
          title: 'Producto p1',
          reasons: [{kind: 'price-changed', from: usd('20.0'), to: usd('24.0')}],
        },
      ],
    });
  });

  test('names the offer that ended between the last second shown and the click', () => {
    const line = anOfferLine('combo-20', '20.0');
    const end = NOW + 15 * MINUTE;
    const charged = [charge('v1', '20.0')];
    expect(reasons([line], charged, end - SECOND, end)).toEqual([{kind: 'offer-ended'}]);
    expect(compare([line], charged, end, end)).toBeNull();
  });

  test('names what is sold out, left out or scarce', () => {
    const lines = [aLine('v1'), aLine('v2'), aLine('v3', {quantity: 3})];
    const charged = [
      charge('v1', '20.0', {quantity: 0, total: usd('0.0')}),
      charge('v3', '20.0', {quantity: 2, total: usd('40.0')}),
    ];
    expect(reasons(lines, charged)).toEqual([
      {kind: 'sold-out'},
      {kind: 'sold-out'},
      {kind: 'fewer', quantity: 2},
    ]);
  });

  test('names a sale of the shop that goes on, though the line showed it as ended', () => {
    const line = aLine('v1', {compareAtPrice: usd('25.0')});
    const charged = [charge('v1', '20.0', {compareAtPrice: usd('25.0')})];
    expect(compare([line], charged, NOW)).toBeNull();
    expect(reasons([line], charged, LATER)).toEqual([{kind: 'shop-sale'}]);
  });

  test('in another currency is told, and does not throw', () => {
    const pesos: Money = {amount: '400.0', currencyCode: 'MXN'};
    const charged = [charge('v1', '20.0', {price: pesos, total: pesos})];
    const cart = {...EMPTY_CART, items: [aLine('v1')]};
    const answer = anAnswer(charged, {total: pesos});
    expect(checkoutDifference(cart, aHandOff(cart), answer, TERMS)?.asked).toEqual(pesos);
  });
});

test('the same amount with something missing is told too', () => {
  const free = aLine('v1', {price: usd('0.0')});
  const charged = [charge('v1', '0.0', {quantity: 0})];
  expect(reasons([free], charged)).toEqual([{kind: 'sold-out'}]);
});

describe('from then on the cart', () => {
  function settled(lines: CartLine[], charged: ChargedLine[], shownAt = NOW) {
    const cart = {...EMPTY_CART, items: lines};
    const handOff = aHandOff(cart, shownAt);
    const answer = anAnswer(charged);
    const difference = checkoutDifference(cart, handOff, answer, TERMS);
    if (!difference) throw new Error('Nothing differs');
    return cartAsAsked(cart, handOff, answer, difference, shownAt, TERMS).items;
  }

  test('asks for a refused offer no more', () => {
    const [line] = settled([anOfferLine('combo-30', '20.0')], [charge('v1', '20.0')]);
    expect(line).toMatchObject({offer: null, price: usd('20.0'), compareAtPrice: null});
    expect(line?.status).toMatchObject({settled: 'offer-refused', priceBefore: null});
  });

  test('does not revive an offer that had taken nothing off a tiny price', () => {
    const [line] = settled([anOfferLine('combo-10', '0.01')], [charge('v1', '0.05')]);
    expect(line).toMatchObject({offer: null, price: usd('0.05')});
  });

  const cents = fc.integer({min: 1, max: 100_000}).map((minor) => fromMinorUnits(minor, 'USD'));
  const order = fc.record({
    price: cents,
    compareAtPrice: fc.option(cents),
    offer: fc.constantFrom(null, ...OFFER_CODES),
    quantity: fc.integer({min: 1, max: 99}),
    newPrice: fc.option(cents),
    codeWorks: fc.boolean(),
    /** Cents by which the provider's line is not what its price makes. */
    off: fc.constantFrom(0, 0, 1, -1, 37, -250),
    soldOut: fc.boolean(),
  });

  test('shows to the cent what the checkout asks, whatever came between', () => {
    const age = fc.constantFrom(0, 15 * MINUTE - 1, 15 * MINUTE, 60 * MINUTE);
    fc.assert(
      fc.property(fc.array(order, {minLength: 1, maxLength: 6}), age, (orders, elapsed) => {
        const now = NOW + elapsed;
        const lines = orders.map(({price, compareAtPrice, offer, quantity}, i) =>
          offer
            ? {...anOfferLine(offer, price.amount, `v${i}`), quantity}
            : aLine(`v${i}`, {price, compareAtPrice, quantity}),
        );
        const charged = orders.flatMap((each, i): ChargedLine[] => {
          const line = lines[i] as CartLine;
          if (each.soldOut) return [];
          const price = each.newPrice ?? each.price;
          const requested = liveOffer(line, now, TERMS);
          const full = multiplyMoney(price, each.quantity);
          const plain =
            requested && each.codeWorks ? percentOff(full, OFFERS[requested].percent) : full;
          const total = fromMinorUnits(Math.max(0, toMinorUnits(plain) + each.off), 'USD');
          const compareAtPrice = each.offer ? null : each.compareAtPrice;
          return [charge(`v${i}`, price.amount, {compareAtPrice, total, quantity: each.quantity})];
        });
        const cart = {...EMPTY_CART, items: lines};
        const handOff = aHandOff(cart, now);
        const difference = checkoutDifference(cart, handOff, anAnswer(charged), TERMS);
        const after = cartAsAsked(cart, handOff, anAnswer(charged), difference, now, TERMS);
        const asked = charged.map(({total}) => total).reduce(addMoney, usd('0.0'));
        expect(cartTotal(after.items, now, TERMS) ?? usd('0.0')).toEqual(asked);
        expect(after.items).toHaveLength(lines.length);

        // Asked again, there is nothing left to tell.
        const again = buyableLines(after.items);
        const answer = charged.filter((each) =>
          again.some((l) => l.variantId === each.merchandiseId),
        );
        if (again.length) expect(compare([...again], answer, now)).toBeNull();
      }),
    );
  });
});

test('a line of an answer is read as it was sent, or not at all', () => {
  const line = charge('v1', '20.0');
  expect(parseChargedLine(stored(line))).toEqual(line);
  expect(parseChargedLine({...line, total: null})).toBeNull();
  expect(parseChargedLine({...line, quantity: '1'})).toBeNull();
  fc.assert(fc.property(fc.anything(), (value) => void parseChargedLine(value)));
});
