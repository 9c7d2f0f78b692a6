/**
 * Rating from the provider's standard review metafields (docs/product.md 3.5). Invalid values count as missing: no
 * stars are better than wrong ones.
 */
import {asRecord, asText, parseJson} from '~/domain/text/parse-unknown';

export interface ProductRating {
  /** Mean rating from 1 to 5, one decimal. */
  readonly value: number;
  /** Number of reviews, at least 1. */
  readonly count: number;
}

const SCALE_MAX = 5;

/**
 * @param rating of the type `rating`, such as '{"value":"4.6","scale_min":"1.0","scale_max":"5.0"}'.
 * @param count a whole number. Null without a review, or for another scale; never throws.
 */
export function parseRating(
  rating: string | null | undefined,
  count: string | null | undefined,
): ProductRating | null {
  const record = asRecord(parseJson(rating ?? ''));
  const value = Number(asText(record?.value) ?? NaN);
  const reviews = /^[1-9]\d{0,6}$/.test(count ?? '') ? Number(count) : 0;
  const scale = Number(asText(record?.scale_max) ?? NaN);
  if (reviews === 0 || scale !== SCALE_MAX || !(value >= 1 && value <= SCALE_MAX)) return null;
  return {value: Math.round(value * 10) / 10, count: reviews};
}
