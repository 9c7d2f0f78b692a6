import fc from 'fast-check';
import {expect, test} from 'vitest';
import {addLine, EMPTY_CART, type CartState} from '~/domain/cart/cart';
import {clearCart, removeLine, replaceLines, setQuantity} from '~/domain/cart/edit-cart';
import {lineDiscount, liveOffer} from '~/domain/cart/line-discount';
import {lineFromProduct, repriceLine} from '~/domain/cart/cart-line';
import {cartTotal, lineTotal} from '~/domain/cart/cart-total';
import {fromMinorUnits, multiplyMoney, toMinorUnits} from '~/domain/text/money';
import {OFFER_CODES, offerPercent} from '~/domain/offers/offers';
import {parseStoredCart} from '~/domain/cart/stored-cart';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {aProduct, aVariant, DAY, MINUTE, NOW, stored} from '../fixtures';

const variantId = fc.constantFrom('v1', 'v2', 'v3', 'v4');
const price = fc
  .oneof(fc.nat({max: 200}), fc.nat({max: 99_999_999_999}))
  .map((minor) => fromMinorUnits(minor, 'USD'));
const quantity = fc.oneof(fc.integer({min: -2, max: 120}), fc.double());
const offer = fc.constantFrom(null, ...OFFER_CODES);

type Step = (cart: CartState, now: number) => CartState;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(variantId, price, fc.option(price), offer).map(
    ([id, amount, compareAtPrice, code]): Step =>
      (cart, now) =>
        addLine(
          cart,
          lineFromProduct(aProduct(), aVariant(id, {price: amount, compareAtPrice}), now, code),
        ).state,
  ),
  fc.tuple(variantId, quantity).map(
    ([id, count]): Step =>
      (cart) =>
        setQuantity(cart, id, count),
  ),
  variantId.map(
    (id): Step =>
      (cart) =>
        removeLine(cart, id),
  ),
  price.map(
    (amount): Step =>
      (cart) =>
        replaceLines(
          cart,
          cart.items.map((line) => repriceLine(line, aVariant(line.variantId, {price: amount}))),
        ),
  ),
  fc.constantFrom<Step[]>(
    clearCart,
    (cart, now) => ({...cart, handOffs: [{id: 'h1', at: now, state: 'preparing'}]}),
    (cart) => replaceLines(cart, [...cart.items, ...cart.items]),
  ),
);

const elapsed = fc.oneof(
  fc.integer({min: -DAY, max: DAY}),
  fc.constantFrom(0, 1, 15 * MINUTE - 1, 15 * MINUTE),
);

test('no sequence of events yields a negative price, too large a discount, or a duplicate line', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, elapsed), {maxLength: 30}), (steps) => {
      let cart = EMPTY_CART;
      let now = NOW;
      for (const [apply, ms] of steps) {
        now += ms;
        cart = apply(cart, now);

        const ids = cart.items.map((line) => line.variantId);
        expect(new Set(ids).size).toBe(ids.length);
        let sum = 0;
        for (const line of cart.items) {
          expect(line.quantity >= 1 && line.quantity <= 99).toBe(true);
          const shown = lineDiscount(line, now, VISITOR_TERMS);
          const total = toMinorUnits(lineTotal(line, now, VISITOR_TERMS));
          sum += total;
          expect(toMinorUnits(shown.price)).toBeGreaterThanOrEqual(0);
          expect(total).toBeGreaterThanOrEqual(0);

          const claimed = liveOffer(line, now, VISITOR_TERMS);
          if (claimed && line.compareAtPrice) {
            const most = claimed === 'cross-sell' ? 50 : 30;
            const full = toMinorUnits(multiplyMoney(line.compareAtPrice, line.quantity));
            expect(offerPercent(claimed)).toBeLessThanOrEqual(most);
            // At most half a cent beyond the exact discount, for the rounding.
            expect((full - total) * 100).toBeLessThanOrEqual(full * most + 50);
          }
        }
        const total = cartTotal(cart.items, now, VISITOR_TERMS);
        expect(total ? toMinorUnits(total) : 0).toBe(sum);
        expect(parseStoredCart(stored(cart))).toEqual(cart);
      }
    }),
  );
});

test('an event that changes nothing returns the same cart', () => {
  fc.assert(
    fc.property(fc.array(step, {maxLength: 10}), variantId, quantity, (steps, id, count) => {
      const cart = steps.reduce((state, apply) => apply(state, NOW), EMPTY_CART);
      const changed = setQuantity(cart, id, count);
      expect(setQuantity(changed, id, count)).toBe(changed);
      const removed = removeLine(changed, id);
      expect(removeLine(removed, id)).toBe(removed);
      expect(replaceLines(removed, removed.items)).toBe(removed);
    }),
  );
});
