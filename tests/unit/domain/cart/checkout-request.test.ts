import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseCheckoutRequest} from '~/domain/cart/checkout-request';

const ID = 'gid://shopify/ProductVariant/1';

function claim(number: number | string, overrides: object = {}) {
  return {
    merchandiseId: `gid://shopify/ProductVariant/${number}`,
    quantity: 1,
    offer: null,
    ...overrides,
  };
}

describe('accepted claims', () => {
  test('are ids, quantities and known offers', () => {
    const lines = [
      claim(1, {quantity: 99}),
      claim(2, {offer: 'combo-30'}),
      claim('9'.repeat(20), {offer: 'cross-sell'}),
    ];
    expect(parseCheckoutRequest(lines)).toEqual({ok: true, lines});
  });

  test('may leave the offer out', () => {
    expect(parseCheckoutRequest([{merchandiseId: ID, quantity: 1}])).toEqual({
      ok: true,
      lines: [claim(1)],
    });
  });

  test('may be a combo line whose companions were removed since', () => {
    expect(parseCheckoutRequest([claim(1, {offer: 'combo-30'})]).ok).toBe(true);
  });

  test('may be 100 lines', () => {
    expect(parseCheckoutRequest(Array.from({length: 100}, (_, i) => claim(i))).ok).toBe(true);
  });
});

describe('refused claims', () => {
  test.each([
    ['malformed', null],
    ['malformed', {}],
    ['malformed', 'lines'],
    ['malformed', [null]],
    ['malformed', [[]]],
    ['malformed', [claim(1, {price: '0.01'})]],
    [
      'malformed',
      JSON.parse(`[{"merchandiseId":"${ID}","quantity":1,"__proto__":{"offer":"combo-30"}}]`),
    ],
    ['empty', []],
    ['too-many-lines', Array.from({length: 101}, (_, i) => claim(i))],
    ['too-many-lines', Array.from({length: 10_000}, () => null)],
    ['bad-id', [{}]],
    ['bad-id', [claim('')]],
    ['bad-id', [claim('1'.repeat(21))]],
    ['bad-id', [claim('1\n')]],
    ['bad-id', [claim('1?x=1')]],
    ['bad-id', [claim(1, {merchandiseId: 1})]],
    ['bad-id', [claim(1, {merchandiseId: 'gid://shopify/Product/1'})]],
    ['bad-quantity', [claim(1, {quantity: 0})]],
    ['bad-quantity', [claim(1, {quantity: -1})]],
    ['bad-quantity', [claim(1, {quantity: 100})]],
    ['bad-quantity', [claim(1, {quantity: 1.5})]],
    ['bad-quantity', [claim(1, {quantity: '1'})]],
    ['bad-quantity', [claim(1, {quantity: 1e308})]],
    ['bad-quantity', [claim(1, {quantity: null})]],
    ['unknown-offer', [claim(1, {offer: 'combo-90'})]],
    ['unknown-offer', [claim(1, {offer: 'COMBO30'})]],
    ['unknown-offer', [claim(1, {offer: 'constructor'})]],
    ['unknown-offer', [claim(1, {offer: ''})]],
    ['unknown-offer', [claim(1, {offer: 50})]],
    ['duplicate-line', [claim(1), claim(1, {quantity: 2})]],
    ['implausible-offer', [claim(1, {offer: 'cross-sell'}), claim(2, {offer: 'cross-sell'})]],
  ])('are %s (case %#)', (error, body) => {
    expect(parseCheckoutRequest(body)).toEqual({ok: false, error});
  });

  test('never make it throw', () => {
    const line = fc.record({
      merchandiseId: fc.anything(),
      quantity: fc.anything(),
      offer: fc.anything(),
    });
    fc.assert(
      fc.property(fc.anything(), fc.array(line), (anything, lines) => {
        parseCheckoutRequest(anything);
        expect(parseCheckoutRequest(lines).ok).toBe(false);
      }),
    );
  });
});
