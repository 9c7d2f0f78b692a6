import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseCheckoutRequest} from '~/domain/checkout/checkout-request';

const ID = 'gid://shopify/ProductVariant/1';

function line(number: number | string, overrides: object = {}) {
  return {
    merchandiseId: `gid://shopify/ProductVariant/${number}`,
    quantity: 1,
    offer: null,
    ...overrides,
  };
}

describe('an accepted request', () => {
  test('are ids, quantities and known offers', () => {
    const lines = [
      line(1, {quantity: 99}),
      line(2, {offer: 'combo-30'}),
      line('9'.repeat(20), {offer: 'cross-sell'}),
    ];
    expect(parseCheckoutRequest(lines)).toEqual({ok: true, lines});
  });

  test('may be 100 lines', () => {
    expect(parseCheckoutRequest(Array.from({length: 100}, (_, i) => line(i))).ok).toBe(true);
  });
});

describe('a refused request', () => {
  test.each([
    ['malformed', null],
    ['malformed', [null]],
    ['malformed', [line(1, {price: '0.01'})]],
    [
      'malformed',
      JSON.parse(`[{"merchandiseId":"${ID}","quantity":1,"__proto__":{"offer":"combo-30"}}]`),
    ],
    ['empty', []],
    ['too-many-lines', Array.from({length: 101}, (_, i) => line(i))],
    ['bad-id', [line('1'.repeat(21))]],
    ['bad-id', [line('1\n')]],
    ['bad-id', [line(1, {merchandiseId: 'gid://shopify/Product/1'})]],
    ['bad-quantity', [line(1, {quantity: 0})]],
    ['bad-quantity', [line(1, {quantity: 100})]],
    ['bad-quantity', [line(1, {quantity: 1.5})]],
    ['bad-quantity', [line(1, {quantity: '1'})]],
    ['unknown-offer', [line(1, {offer: 'combo-90'})]],
    ['unknown-offer', [line(1, {offer: 'constructor'})]],
    ['duplicate-line', [line(1), line(1, {quantity: 2})]],
    ['implausible-offer', [line(1, {offer: 'cross-sell'}), line(2, {offer: 'cross-sell'})]],
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
