import {describe, expect, test} from 'vitest';
import {thankYouFrom} from '~/domain/thank-you/thank-you';

function from(parameters: Record<string, string>) {
  return thankYouFrom(new URLSearchParams(parameters));
}

describe('the thank-you page', () => {
  test('takes order and name from the address', () => {
    expect(from({order: ' 1001 ', name: 'Ana  María'})).toEqual({
      order: '1001',
      name: 'Ana María',
      handOffId: null,
      isPurchase: true,
    });
  });

  test.each([{}, {order: '', name: ''}, {order: ' \t', name: '\u202e\u200b'}])(
    'leaves %j to the defaults',
    (parameters) => {
      expect(from(parameters as Record<string, string>)).toEqual({
        order: null,
        name: null,
        handOffId: null,
        isPurchase: false,
      });
    },
  );

  test('shows 40 characters of an order and 80 of a name, breaking no emoji', () => {
    for (const length of [80, 81]) {
      const {order, name} = from({order: 'x'.repeat(length - 40), name: 'x'.repeat(length)});
      expect([order?.length, name?.length]).toEqual([40, 80]);
    }
    expect(from({name: '🎉'.repeat(81)}).name).toBe('🎉'.repeat(80));
  });

  test.each([
    'Ana, tu tarjeta fue rechazada: llama al 555',
    'ana@example.com',
    'https://example.com',
    'example.com',
    'EJEMPLO．COM',
  ])('takes %j for no name', (name) => {
    expect(from({name}).name).toBeNull();
  });

  test.each(['Ana Nº 12', 'J. P. Ruiz', 'St.Claire', 'María de los Ángeles Fernández de la Cruz'])(
    'takes %j for a name',
    (name) => {
      expect(from({name}).name).toBe(name);
    },
  );

  test.each(['#1001', 'RP-1001', 'RP–1001', 'N.º 1001', '№1001', '1001@MX', '١٠٠١'])(
    'takes %j for an order',
    (order) => {
      expect(from({order}).order).toBe(order);
    },
  );

  test.each([
    ...['llama al 5551234', 'tu tarjeta fue rechazada 1', 'https://example.com'],
    ...['a / b.example 1', 'sin número'],
  ])('takes %j for no order', (order) => {
    expect(from({order}).order).toBeNull();
  });

  test('knows a purchase by its hand-off alone, or by an order that cannot be shown', () => {
    expect(from({pago: 'a'.repeat(32)})).toMatchObject({order: null, isPurchase: true});
    expect(from({order: 'https://example.com'})).toMatchObject({order: null, isPurchase: true});
  });

  test('strips control and direction characters and leaves markup as text', () => {
    expect(from({name: '\u202eAna\u0000\n<b>\u2066'}).name).toBe('Ana <b>');
  });
});
