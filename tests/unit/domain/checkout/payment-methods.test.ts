import {describe, expect, it} from 'vitest';
import {parsePaymentMethods, paymentMethods} from '~/domain/checkout/payment-methods';

describe("the operator's list of payment methods", () => {
  it.each([
    ['', []],
    ['PayPal', ['PayPal']],
    [' OXXO ,SPEI, Mercado Pago', ['OXXO', 'SPEI', 'Mercado Pago']],
    ['x'.repeat(30), ['x'.repeat(30)]],
    [Array(12).fill('Pix').join(','), Array(12).fill('Pix')],
  ])('%j is %j', (text, names) => expect(parsePaymentMethods(text)).toEqual(names));

  it.each(['OXXO,', ',', '<b>', 'x'.repeat(31), Array(13).fill('Pix').join(',')])(
    '%j is refused',
    (text) => expect(parsePaymentMethods(text)).toBeNull(),
  );
});

it('names what the provider accepts, then what the operator adds, each once', () => {
  expect(
    paymentMethods(['VISA', 'AMERICAN_EXPRESS', 'UNHEARD_OF', 'APPLE_PAY'], ['visa', 'OXXO']),
  ).toEqual(['Visa', 'American Express', 'Apple Pay', 'OXXO']);
  expect(paymentMethods([], [])).toEqual([]);
});
