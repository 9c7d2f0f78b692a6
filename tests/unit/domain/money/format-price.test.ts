import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatAmount, formatPrice, fromMinorUnits, toMinorUnits} from '~/domain/money/money';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

describe('formatAmount', () => {
  it.each([
    ['0.0', '$0.00'],
    ['0.05', '$0.05'],
    ['9.99', '$9.99'],
    ['12.5', '$12.50'],
    ['999.99', '$999.99'],
    ['1000.0', '$1,000.00'],
    ['999999.0', '$999,999.00'],
    ['1000000.0', '$1,000,000.00'],
    ['0.104', '$0.10'],
    ['0.105', '$0.11'],
    ['1.005', '$1.01'],
    ['9.995', '$10.00'],
    ['7', '$7.00'],
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

  it('rounds as totals do, however many decimals the provider writes', () => {
    const amount = fc
      .tuple(fc.nat(99_999), fc.stringMatching(/^\d{1,6}$/))
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(amount, (written) => {
        const exact = fromMinorUnits(toMinorUnits(usd(written)), 'USD');
        expect(formatAmount(usd(written))).toBe(formatAmount(exact));
      }),
    );
  });
});

describe('formatPrice', () => {
  it('adds the currency', () => {
    expect(formatPrice(usd('12.5'))).toBe('$12.50 USD');
  });
});
