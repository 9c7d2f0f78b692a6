import {describe, expect, test} from 'vitest';
import {cartTotal, lineTotal} from '~/domain/cart/line-amounts';
import {VISITOR_TERMS} from '~/domain/offers/offer-terms';
import {aLine, anOfferLine, MINUTE, NOW, usd} from '../fixtures';

describe('the cart total', () => {
  test('is the sum of price times quantity', () => {
    const lines = [
      aLine('v1', {price: usd('19.99'), quantity: 3}),
      aLine('v2', {price: usd('0.1'), quantity: 2}),
    ];
    expect(cartTotal(lines, NOW, VISITOR_TERMS)).toEqual(usd('60.17'));
  });

  test('uses the price that each line displays, so it reverts with the line', () => {
    const lines = [aLine('v1', {price: usd('15.0'), compareAtPrice: usd('20.0'), quantity: 2})];
    expect(cartTotal(lines, NOW + 15 * MINUTE - 1, VISITOR_TERMS)).toEqual(usd('30.0'));
    expect(cartTotal(lines, NOW + 15 * MINUTE, VISITOR_TERMS)).toEqual(usd('40.0'));
  });

  test('has no amount without lines or with mixed currencies', () => {
    const inPesos = aLine('v2', {price: {amount: '9000.0', currencyCode: 'CLP'}});
    expect(cartTotal([], NOW, VISITOR_TERMS)).toBeNull();
    expect(cartTotal([aLine(), inPesos], NOW, VISITOR_TERMS)).toBeNull();
  });
});

describe("a line's total", () => {
  const line = anOfferLine('combo-10', '12.35');

  test('of one unit is the price that it displays', () => {
    expect(lineTotal(line, NOW, VISITOR_TERMS)).toEqual(line.price);
  });

  test('rounds the discount once per line, as the provider does', () => {
    expect(line.price).toEqual(usd('11.11'));
    expect(lineTotal({...line, quantity: 3}, NOW, VISITOR_TERMS)).toEqual(usd('33.34'));
  });

  test('is what the checkout asked for it, for as many units and the same offer', () => {
    const adopted = {quantity: 1, total: usd('11.0'), offer: 'combo-10'} as const;
    const asked = {...line, status: {...line.status, adopted}};
    expect(lineTotal(asked, NOW, VISITOR_TERMS)).toEqual(usd('11.0'));
    expect(lineTotal({...asked, quantity: 3}, NOW, VISITOR_TERMS)).toEqual(usd('33.34'));
    expect(lineTotal(asked, NOW + 15 * MINUTE, VISITOR_TERMS)).toEqual(usd('12.35'));
  });

  test('is the full price once the offer has ended', () => {
    expect(lineTotal({...line, quantity: 3}, NOW + 15 * MINUTE, VISITOR_TERMS)).toEqual(
      usd('37.05'),
    );
  });
});
