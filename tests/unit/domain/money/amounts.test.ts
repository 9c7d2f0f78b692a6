import {describe, expect, test} from 'vitest';
import {amountsAt, amountsFrom, amountsOff, sumAmounts} from '~/domain/money/amounts';
import {usd} from '../fixtures';

describe('what something costs', () => {
  test('is what it cost before without what is saved', () => {
    expect(amountsAt(usd('8.0'), usd('10.0'), 3)).toEqual({
      regular: usd('30.0'),
      saved: usd('6.0'),
      total: usd('24.0'),
    });
    const full = {regular: usd('8.0'), saved: usd('0.0'), total: usd('8.0')};
    expect(amountsAt(usd('8.0'), null, 1)).toEqual(full);
    expect(amountsFrom(usd('7.0'), usd('8.0'))).toEqual(full);
  });

  test('with a discount is rounded once, whatever the quantity', () => {
    expect(amountsOff(usd('12.35'), 3, 10)).toEqual({
      regular: usd('37.05'),
      saved: usd('3.71'),
      total: usd('33.34'),
    });
  });
});

describe('everything together', () => {
  test('is the sum of each part', () => {
    expect(sumAmounts([amountsOff(usd('10.0'), 1, 30), amountsAt(usd('5.0'), null, 2)])).toEqual({
      regular: usd('20.0'),
      saved: usd('3.0'),
      total: usd('17.0'),
    });
  });

  test('is no amount for nothing, or in several currencies', () => {
    expect(sumAmounts([])).toBeNull();
    const inPesos = amountsAt({amount: '9000.0', currencyCode: 'CLP'}, null, 1);
    expect(sumAmounts([amountsAt(usd('5.0'), null, 1), inPesos])).toBeNull();
  });
});
