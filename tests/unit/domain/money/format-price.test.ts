import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatAmount, formatPrice, fromMinorUnits} from '~/domain/money/money';
import {usd} from '../fixtures';

describe('formatAmount', () => {
  it.each([
    ['0.104', '$0.10'],
    ['0.105', '$0.11'],
    ['1.005', '$1.01'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatAmount(usd(amount))).toBe(text);
  });

  it('writes what the platform would, for any price', () => {
    const platform = new Intl.NumberFormat('es-US', {style: 'decimal', minimumFractionDigits: 2});
    fc.assert(
      fc.property(fc.integer({min: 0, max: 99_999_999_999}), (minor) => {
        expect(formatAmount(fromMinorUnits(minor, 'USD'))).toBe(`$${platform.format(minor / 100)}`);
      }),
    );
  });
});

it('formatPrice adds the currency', () => {
  expect(formatPrice(usd('12.5'))).toBe('$12.50 USD');
});
