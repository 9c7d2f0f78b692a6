import {describe, expect, it} from 'vitest';
import {parseRating, parseRatings, parseReviews} from '~/domain/product/reviews';

describe('ratings', () => {
  it('are the mean of the stars, to one decimal', () => {
    const rows = [
      {product: 'p1', count: 3, stars: 14},
      {product: 'p2', count: 1, stars: 1},
      {product: 'p3', count: 2, stars: 10},
    ];
    expect(Object.fromEntries(parseRatings(rows))).toEqual({
      p1: {value: 4.7, count: 3},
      p2: {value: 1, count: 1},
      p3: {value: 5, count: 2},
    });
  });

  it.each([
    {product: 'p', count: 0, stars: 0},
    {product: 'p', count: 2, stars: 1},
    {product: 'p', count: 2, stars: 11},
    {count: 2, stars: 4},
    null,
  ])('leave out %j', (row) => {
    expect(parseRatings([row]).size).toBe(0);
  });
});

describe('reviews', () => {
  const row = {stars: 5, text: 'Muy claro', name: null, date: '2026-11-27'};

  it('keep their lines and lose what hides or reverses text', () => {
    const text = 'Muy\r\nclaro\u202e\u200b ';
    expect(parseReviews([{...row, text, name: ' Ana\nPaz '}])).toEqual([
      {...row, text: 'Muy\nclaro', name: 'Ana Paz'},
    ]);
  });

  it.each([
    {...row, stars: 0},
    {...row, stars: 6},
    {...row, text: '\u200b'},
    {...row, date: 'ayer'},
    {...row, name: undefined},
  ])('leave out %j', (wrong) => {
    expect(parseReviews([wrong, row])).toEqual([row]);
  });
});

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
