import {describe, expect, test} from 'vitest';
import {cartTotal, lineTotal} from '~/domain/cart/line-amounts';
import {VISITOR_TERMS as TERMS} from '~/domain/offers/offer-terms';
import {aLine, anOfferLine, MINUTE, NOW, usd} from '../fixtures';

test('the cart total has no amount without lines or with mixed currencies', () => {
  const inPesos = aLine('v2', {price: {amount: '9000.0', currencyCode: 'CLP'}});
  expect(cartTotal([], NOW, TERMS)).toBeNull();
  expect(cartTotal([aLine(), inPesos], NOW, TERMS)).toBeNull();
});

describe("a line's total", () => {
  const line = anOfferLine('combo-10', '12.35');

  test('rounds the discount once per line, as the provider does', () => {
    expect(line.price).toEqual(usd('11.11'));
    expect(lineTotal({...line, quantity: 3}, NOW, TERMS)).toEqual(usd('33.34'));
  });

  test('is what the checkout asked for it, for as many units and the same offer', () => {
    const adopted = {quantity: 1, total: usd('11.0'), offer: 'combo-10'} as const;
    const asked = {...line, status: {...line.status, adopted}};
    expect(lineTotal(asked, NOW, TERMS)).toEqual(usd('11.0'));
    expect(lineTotal({...asked, quantity: 3}, NOW, TERMS)).toEqual(usd('33.34'));
    expect(lineTotal(asked, NOW + 15 * MINUTE, TERMS)).toEqual(usd('12.35'));
  });
});
