import {beforeEach, describe, expect, it, vi} from 'vitest';
import {GET_PRODUCT_BY_HANDLE} from '~/graphql/product';
import {createReviews, withOwnRatings} from '~/server/reviews';
import type {StorefrontClient} from '~/server/storefront/storefront-client';

const BACKEND = {url: 'https://backend.example', anonKey: 'key'};
const REVIEW = {stars: 5, text: 'Claro', name: null, date: '2026-11-27'};
const RATINGS = [{product: 'p1', count: 2, stars: 9}];

let now = 0;
const ask = vi.fn();
const answers = (ratings: unknown, reviews: unknown = [REVIEW]) =>
  ask.mockImplementation((_backend: unknown, path: string) =>
    Promise.resolve(path.endsWith('product_ratings') ? ratings : reviews),
  );
const fails = () => ask.mockRejectedValue(new Error('The backend answered 503'));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockReset();
  now = 0;
});

describe('the reviews of a product', () => {
  it('are asked for only if it has a rating', async () => {
    answers(RATINGS);
    const reviews = createReviews(ask, () => now)(BACKEND);
    expect(await reviews.of('p1')).toEqual([REVIEW]);
    expect(await reviews.of('p2')).toEqual([]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('are unknown while the backend fails, and none without a backend', async () => {
    fails();
    const open = createReviews(ask, () => now);
    expect(await open(BACKEND).of('p1')).toBeNull();
    expect(await open(null).of('p1')).toEqual([]);
  });
});

describe('ratings', () => {
  it('are asked for once a minute, and stay known while the backend fails', async () => {
    answers(RATINGS);
    const open = createReviews(ask, () => now);
    const known = await open(BACKEND).ratings();
    now = 59_999;
    await open(BACKEND).ratings();
    expect(ask).toHaveBeenCalledTimes(1);
    now = 60_000;
    fails();
    expect(await open(BACKEND).ratings()).toBe(known);
    expect(ask).toHaveBeenCalledTimes(2);
    answers([]);
    now = 120_000;
    expect((await open(BACKEND).ratings())?.size).toBe(0);
  });

  it('stand in the answers of the provider, for products with reviews alone', async () => {
    const [own, other] = ['p1', 'p2'].map((id) => ({id, rating: null, ratingCount: null}));
    const query = vi.fn(async () => ({product: own, list: {nodes: [other]}}));
    const client = withOwnRatings(
      {query} as unknown as StorefrontClient,
      async () => new Map([['p1', {value: 4.5, count: 2}]]),
    );
    const variables = {handle: 'guia', images: 1, variants: 1};
    expect(await client.query(GET_PRODUCT_BY_HANDLE, variables)).toEqual({
      product: {
        id: 'p1',
        rating: {value: '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}'},
        ratingCount: {value: '2'},
      },
      list: {nodes: [other]},
    });
  });
});
