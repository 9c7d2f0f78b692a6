import fc from 'fast-check';
import {describe, expect, test, it} from 'vitest';
import {
  addMoney,
  compareMoney,
  fromMinorUnits,
  multiplyMoney,
  parseMoney,
  percentOff,
  toMinorUnits,
  formatAmount,
  formatPrice,
} from '~/domain/money/money';
import {usd} from '../fixtures';

const clp = (amount: string) => ({amount, currencyCode: 'CLP'});

describe('toMinorUnits', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0.104', 10],
    ['0.105', 11],
    ['0.1049999', 10],
    ['999999999.99', 99_999_999_999],
  ])('reads %s as %i hundredths', (amount, minor) => {
    expect(toMinorUnits(usd(amount))).toBe(minor);
  });

  test.each(['', 'abc', '1e9', '-1', '1,5', '.5', '5.', ' 1', 'NaN'])('throws on %j', (amount) => {
    expect(() => toMinorUnits(usd(amount))).toThrow(RangeError);
  });
});

describe('fromMinorUnits', () => {
  test.each([
    [0, '0.0'],
    [5, '0.05'],
    [1200, '12.0'],
    [1255, '12.55'],
  ])('writes %i as the provider does: %s', (minor, amount) => {
    expect(fromMinorUnits(minor, 'USD')).toEqual(usd(amount));
  });

  test.each([-1, 0.5, NaN, Infinity, 2 ** 53])('throws on %d', (minor) => {
    expect(() => fromMinorUnits(minor, 'USD')).toThrow(RangeError);
  });

  test('round-trips every amount', () => {
    fc.assert(
      fc.property(fc.nat({max: 10 ** 12}), (minor) => {
        expect(toMinorUnits(fromMinorUnits(minor, 'USD'))).toBe(minor);
      }),
    );
  });
});

describe('sums and comparison', () => {
  test('hold the largest cart exactly: 100 lines of 99 units at the largest price', () => {
    const line = multiplyMoney(usd('999999999.99'), 99);
    const total = Array.from({length: 100}, () => line).reduce(addMoney);
    expect(total).toEqual(usd('9899999999901.0'));
  });

  test('compare by value, not by spelling', () => {
    expect(compareMoney(usd('9.9'), usd('10'))).toBeLessThan(0);
    expect(compareMoney(usd('10.00'), usd('10'))).toBe(0);
    expect(compareMoney(usd('10.01'), usd('10'))).toBeGreaterThan(0);
  });

  test('refuse to mix currencies', () => {
    expect(() => addMoney(usd('1'), clp('1'))).toThrow(RangeError);
    expect(() => compareMoney(usd('1'), clp('1'))).toThrow(RangeError);
  });
});

describe('percentOff', () => {
  test.each([
    ['20.0', 10, '18.0'],
    // Half a cent of discount is rounded up: 1.235 to 1.24, 4.995 to 5.00.
    ['12.35', 10, '11.11'],
    ['9.99', 50, '4.99'],
    // Just under half a cent is rounded down: 1.234 to 1.23.
    ['12.34', 10, '11.11'],
    ['0.01', 50, '0.0'],
    ['20.0', 100, '0.0'],
  ])('takes from %s %i%% and leaves %s', (amount, percent, left) => {
    expect(percentOff(usd(amount), percent)).toEqual(usd(left));
  });

  test('rounds to whole units where the currency has no cents', () => {
    expect(percentOff(clp('9995.0'), 10)).toEqual(clp('8995.0'));
    expect(percentOff(clp('9994.0'), 10)).toEqual(clp('8995.0'));
  });

  test.each([-1, 101, 10.5, NaN])('throws on %d percent', (percent) => {
    expect(() => percentOff(usd('1'), percent)).toThrow(RangeError);
  });

  test('is never negative, and takes off the exact discount give or take half a cent', () => {
    fc.assert(
      fc.property(fc.nat({max: 10 ** 11}), fc.nat({max: 100}), (minor, percent) => {
        const left = toMinorUnits(percentOff(fromMinorUnits(minor, 'USD'), percent));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(Math.abs((minor - left) * 100 - minor * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('parseMoney', () => {
  test('accepts an unsigned decimal string with a currency code, and nothing else of it', () => {
    expect(parseMoney({amount: '12.5', currencyCode: 'USD', extra: 1})).toEqual(usd('12.5'));
    expect(parseMoney(usd('12'))).toEqual(usd('12'));
  });

  test.each([
    null,
    undefined,
    '12.5',
    [],
    {},
    ...['abc', '-5', '1000000000', '5\n', 5].map((amount) => ({amount, currencyCode: 'USD'})),
    ...['usd', 'USDT', 'AUSD', ['USD'], undefined].map((currencyCode) => ({
      amount: '5',
      currencyCode,
    })),
  ])('refuses %j', (value) => {
    expect(parseMoney(value)).toBeNull();
  });

  test('never throws, and what it accepts can be reckoned with', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (anything, amount) => {
        parseMoney(anything);
        const money = parseMoney({amount, currencyCode: 'USD'});
        if (money) expect(toMinorUnits(money)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('formatAmount', () => {
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
