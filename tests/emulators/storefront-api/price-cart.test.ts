// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {DISCOUNT_CODES} from '../../../emulators/storefront-api/cart/discount-codes';
import {priceCart, type LineToPrice} from '../../../emulators/storefront-api/cart/price-cart';

const line = (unitCents: number, quantity: number, offer?: string): LineToPrice => ({
  unitCents,
  compareAtCents: null,
  quantity,
  attributes: offer ? [{key: '_oferta', value: offer}] : [],
});

const code = (typed: string, enabled = true) => ({
  typed,
  discount: DISCOUNT_CODES.find((known) => known.code === typed) ?? null,
  enabled,
});

describe('the price of a cart', () => {
  it('is the sum of its lines', () => {
    const price = priceCart([line(999, 2), line(500, 1)], []);
    expect(price).toMatchObject({totalQuantity: 3, subtotalCents: 2498, totalCents: 2498});
  });

  it('rounds a discount half up, on the line and not on the unit', () => {
    // 3 × 3.35 = 10.05; 10% is 1.005, which rounds to 1.01. By unit it would be 3 × 0.34 = 1.02.
    const price = priceCart([line(335, 3, 'combo-10')], [code('COMBO10')]);
    expect(price.lines[0]?.allocations).toEqual([{code: 'COMBO10', percentage: 10, cents: 101}]);
    expect(price.totalCents).toBe(904);
  });

  it('rounds each line by itself', () => {
    const lines = [line(5, 1, 'combo-10'), line(5, 1, 'combo-10')];
    expect(priceCart(lines, [code('COMBO10')]).totalCents).toBe(8);
  });

  it('lets each code act on its own lines', () => {
    const lines = [line(1000, 1, 'combo-30'), line(1000, 1, 'cross-sell'), line(1000, 1)];
    const price = priceCart(lines, [code('COMBO30'), code('CRUCE50')]);
    expect(price.lines.map(({totalCents}) => totalCents)).toEqual([700, 500, 1000]);
    expect(price.codes.map(({outcome}) => outcome)).toEqual(['applied', 'applied']);
  });

  it('tells why a code does nothing', () => {
    const price = priceCart(
      [line(1000, 1, 'combo-10'), line(1000, 0, 'cross-sell')],
      [code('COMBO20'), code('NADA'), code('COMBO10', false), code('CRUCE50')],
    );
    expect(price.codes.map(({outcome}) => outcome)).toEqual([
      'no-entitled-lines',
      'unknown',
      'disabled',
      'no-entitled-lines',
    ]);
    expect(price.totalCents).toBe(1000);
  });
});
