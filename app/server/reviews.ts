/**
 * Buyers' reviews from the account backend (docs/product.md 18.4). Where a product has some, they replace the rating
 * that the provider has. A failure leaves pages without reviews.
 */
import {
  parseRatings,
  parseReviews,
  type ProductRating,
  type Ratings,
  type Review,
} from '~/domain/product/reviews';
import {askBackend} from './certificate/read-certificate';
import type {SupabaseProject} from './environment/environment';
import {logWarning} from './http/log';
import {operationOf} from './storefront/operation';
import type {StorefrontClient} from './storefront/storefront-client';

export interface Reviews {
  /** Ratings by product; null if they could not be read. Never throws. */
  readonly ratings: () => Promise<Ratings | null>;
  /** The latest reviews of a product; null if they could not be read. Never throws. */
  readonly of: (productId: string) => Promise<readonly Review[] | null>;
}

type Ask = typeof askBackend;

const FRESH_MS = 60_000;
const TIME_LIMIT_MS = 1_500;
const NO_RATINGS: Ratings = new Map();

/** Keeps the ratings in the isolate's memory for a minute, and the last known ones while the backend fails. */
export function createReviews(ask: Ask = askBackend, now: () => number = Date.now) {
  let kept: {readonly at: number; readonly ratings: Ratings | null} | null = null;
  return (backend: SupabaseProject | null): Reviews => {
    if (!backend) return {ratings: async () => NO_RATINGS, of: async () => []};
    const read = (name: string, parameters: object) =>
      ask(backend, `/rest/v1/rpc/${name}`, parameters, TIME_LIMIT_MS).catch(() => {
        logWarning('reviews-not-read', {function: name});
        return null;
      });
    // A read per request, because a call ends with the visitor who started it.
    let reading: Promise<Ratings | null> | null = null;
    const readRatings = async () => {
      if (kept && now() - kept.at < FRESH_MS) return kept.ratings;
      const answer = await read('product_ratings', {});
      const ratings = answer === null ? (kept?.ratings ?? null) : parseRatings(answer);
      kept = {at: now(), ratings};
      return ratings;
    };
    const ratings = () => (reading ??= readRatings());
    return {
      ratings,
      async of(product) {
        const known = await ratings();
        if (!known?.has(product)) return known && [];
        const answer = await read('product_reviews', {product});
        return answer === null ? null : parseReviews(answer);
      },
    };
  };
}

/** The client, with the ratings of the shop's own reviews in its answers. */
export function withOwnRatings(
  client: StorefrontClient,
  ratings: Reviews['ratings'],
): StorefrontClient {
  return {
    ...client,
    async query(document, variables) {
      if (!operationOf(document).text.includes('rating_count')) {
        return client.query(document, variables);
      }
      const [answer, own] = await Promise.all([client.query(document, variables), ratings()]);
      return own?.size ? rated(answer, own) : answer;
    },
  };
}

/** Copies the answer with the ratings in the metafields of rated products. */
function rated<T>(answer: T, ratings: Ratings): T {
  if (Array.isArray(answer)) return answer.map((each: unknown) => rated(each, ratings)) as T;
  if (typeof answer !== 'object' || answer === null) return answer;
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, rated(value as unknown, ratings)]),
  );
  const own = 'ratingCount' in fields ? ratings.get(String(fields['id'])) : undefined;
  return {...fields, ...(own && metafieldsOf(own))} as T;
}

/** Metafields in the format of Shopify's standard definitions (`parseRating`). */
function metafieldsOf({value, count}: ProductRating) {
  return {
    rating: {value: JSON.stringify({value: value.toFixed(1), scale_min: '1.0', scale_max: '5.0'})},
    ratingCount: {value: String(count)},
  };
}
