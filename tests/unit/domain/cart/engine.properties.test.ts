/**
 * What the cart shows is what the emulator's checkout asks, to the cent: 2,000 random carts in each mode
 * of the offers, with windows and lines on both sides of their end, priced by the engine, handed over
 * as the page hands them over, and priced by the emulator, which shares no code with the engine.
 */
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {DiscountRegistry} from '../../../../emulators/storefront-api/cart/discount-codes';
import {priceCart} from '../../../../emulators/storefront-api/cart/price-cart';
import type {CartLine} from '~/domain/cart/cart-line';
import {lineFromProduct} from '~/domain/cart/cart-line';
import {cartAmounts, lineAmounts, lineDiscount, liveOffer} from '~/domain/cart/line-amounts';
import {offerRuns, type OfferMode, type OfferTerms} from '~/domain/offers/offer-terms';
import {OFFER_CODES, OFFERS, type OfferCode} from '~/domain/offers/offers';
import {addMoney, fromMinorUnits, toMinorUnits} from '~/domain/money/money';
import {aProduct, aVariant, DAY, MINUTE, NOW} from '../fixtures';

const CARTS = 2_000;

/** A moment around one that matters: long before, at both sides of it, long after. */
const around = (moment: number) =>
  fc.oneof(
    fc.constantFrom(-1, 0, 1).map((offset) => moment + offset),
    fc.integer({min: moment - DAY, max: moment + DAY}),
  );

/** Prices of a shop, and those at which rounding and nothing at all begin. */
const cents = fc.oneof(fc.integer({min: 0, max: 30}), fc.integer({min: 500, max: 9_999}));

/** What the catalogue says of a variant, in cents, and how it came into the cart. */
const bought = fc.record({
  unitCents: cents,
  compareAtCents: fc.option(cents),
  offer: fc.constantFrom(null, ...OFFER_CODES),
  quantity: fc.integer({min: 1, max: 99}),
  addedAt: around(NOW - 15 * MINUTE),
});

const window = fc
  .tuple(around(NOW), around(NOW))
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({startsAt: Math.min(a, b), endsAt: Math.max(a, b)}));

const windows = fc.record(
  Object.fromEntries(OFFER_CODES.map((code) => [code, window])) as Record<OfferCode, typeof window>,
  {requiredKeys: []},
);

interface Bought {
  readonly unitCents: number;
  readonly compareAtCents: number | null;
  readonly offer: OfferCode | null;
  readonly quantity: number;
  readonly addedAt: number;
}

function lineOf(
  {unitCents, compareAtCents, offer, quantity, addedAt}: Bought,
  id: number,
): CartLine {
  const price = fromMinorUnits(unitCents, 'USD');
  const compareAtPrice = compareAtCents === null ? null : fromMinorUnits(compareAtCents, 'USD');
  const variant = aVariant(`v${id}`, {price, compareAtPrice});
  const line = lineFromProduct(aProduct(), variant, addedAt, offer);
  return {...line, quantity: offer ? Math.min(quantity, OFFERS[offer].maxQuantity) : quantity};
}

/** What the emulator's checkout asks for these lines at NOW, as the page hands them over. */
function checkout(cart: readonly Bought[], lines: readonly CartLine[], terms: OfferTerms) {
  const registry = new DiscountRegistry(
    OFFER_CODES.map((offer) => {
      const active = terms.windows[offer];
      const code = {code: offer.toUpperCase(), percentage: OFFERS[offer].percent, offer};
      return active ? {...code, active} : code;
    }),
  );
  const claimed = lines.map((line) => liveOffer(line, NOW, terms));
  const named = OFFER_CODES.filter((code) => claimed.includes(code) && offerRuns(terms, code, NOW));
  return priceCart(
    lines.map(({quantity}, index) => ({
      unitCents: cart[index]!.unitCents,
      compareAtCents: cart[index]!.compareAtCents,
      quantity,
      attributes: claimed[index] ? [{key: '_oferta', value: claimed[index]}] : [],
    })),
    named.map((code) => {
      const discount = registry.find(code);
      return {
        typed: code,
        discount,
        enabled: discount !== null && registry.isEnabled(discount, NOW),
      };
    }),
  );
}

/** What visitors' clocks make of a sale: shown at its price before, charged at its own (product.md 5.4). */
function isRevertedSale(line: CartLine, terms: OfferTerms): boolean {
  return !line.offer && lineDiscount(line, NOW, terms).kind === 'ended';
}

test.each<OfferMode>(['visitor', 'campaign', 'none'])(
  'in mode %s 2,000 random carts cost what the checkout asks for them',
  (mode) => {
    fc.assert(
      fc.property(fc.array(bought, {minLength: 1, maxLength: 8}), windows, (cart, some) => {
        const terms: OfferTerms = {mode, windows: mode === 'campaign' ? some : {}};
        const all = cart.map(lineOf);
        const asked = checkout(cart, all, terms);

        const amounts = cartAmounts(all, NOW, terms)!;
        expect(addMoney(amounts.saved, amounts.total)).toEqual(amounts.regular);
        all.forEach((line, index) => {
          const {regular, total} = lineAmounts(line, NOW, terms);
          const charged = asked.lines[index]!;
          if (isRevertedSale(line, terms)) {
            expect(mode).toBe('visitor');
            expect(toMinorUnits(total)).toBe(cart[index]!.compareAtCents! * line.quantity);
          } else {
            expect(toMinorUnits(total)).toBe(charged.totalCents);
            expect(toMinorUnits(regular)).toBeGreaterThanOrEqual(charged.subtotalCents);
          }
        });
        if (!all.some((line) => isRevertedSale(line, terms))) {
          expect(toMinorUnits(amounts.total)).toBe(asked.totalCents);
        }
        expect(asked.codes.every(({outcome}) => outcome === 'applied')).toBe(true);
      }),
      {numRuns: CARTS},
    );
  },
);
