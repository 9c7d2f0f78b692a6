import {describe, expect, it} from 'vitest';
import {differenceFrom, parsePaymentMethods} from '~/domain/checkout/payment-methods';

describe("the operator's list of payment methods", () => {
  it.each([
    ['', []],
    ['PayPal', ['PayPal']],
    [' OXXO ,SPEI, Mercado Pago', ['OXXO', 'SPEI', 'Mercado Pago']],
    ['x'.repeat(30), ['x'.repeat(30)]],
    [Array.from('abcdefghijkl').join(','), Array.from('abcdefghijkl')],
    ['Pix, Pix', ['Pix']],
  ])('%j is %j', (text, names) => expect(parsePaymentMethods(text)).toEqual({names, wrong: []}));

  it.each(['', '<b>', 'x'.repeat(31)])('%j is no name', (name) =>
    expect(parsePaymentMethods(`OXXO,${name}`).wrong).toEqual([name]),
  );
});

it('differs from the settings by what it leaves out and by cards that are not accepted', () => {
  const accepted = ['VISA', 'AMERICAN_EXPRESS', 'UNHEARD_OF', 'APPLE_PAY'];
  expect(differenceFrom(accepted, ['Visa', 'JCB', 'OXXO'])).toEqual({
    missing: ['American Express', 'Apple Pay'],
    refused: ['JCB'],
  });
  expect(differenceFrom(['VISA'], ['OXXO', 'Visa'])).toEqual({missing: [], refused: []});
});
