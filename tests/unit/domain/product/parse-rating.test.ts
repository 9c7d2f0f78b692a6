import {describe, expect, it} from 'vitest';
import {parseRating} from '~/domain/product/reviews';

const of = (value: string, max = '5.0') =>
  JSON.stringify({value, scale_min: '1.0', scale_max: max});

describe('the rating of a product', () => {
  it('is that of its reviews', () => {
    expect(parseRating(of('4.57'), '38')).toEqual({value: 4.6, count: 38});
    expect(parseRating(of('1.0'), '1')).toEqual({value: 1, count: 1});
  });

  it.each([
    [of('4.6'), '0'],
    [of('4.6'), null],
    [null, '3'],
    [of('5.1'), '3'],
    [of('0.9'), '3'],
    [of('8.0', '10.0'), '3'],
    ['nonsense', '3'],
  ])('is none for %s and %s', (rating, count) => {
    expect(parseRating(rating, count)).toBeNull();
  });
});
