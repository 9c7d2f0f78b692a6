/** Ratings and buyers' reviews (docs/product.md 3.5 and 18.4). Invalid values count as missing: no stars are better than wrong ones. */
import * as v from 'valibot';
import {MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH} from '../limits';
import {plainLine, plainText} from '../markup/plain-text';
import {asRecord, asText, parseJson} from '../text/parse-unknown';

export interface ProductRating {
  /** Mean rating from 1 to 5, one decimal. */
  readonly value: number;
  /** Number of reviews, at least 1. */
  readonly count: number;
}

/** As the account backend's functions answer. */
export interface Review {
  /** Stars, from 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** Null if the buyer does not want to be named. */
  readonly name: string | null;
  /** Day, ISO 8601. */
  readonly date: string;
}

/** Ratings by product id; every rating has at least one review. */
export type Ratings = ReadonlyMap<string, ProductRating>;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const ratingRow = v.pipe(
  v.object({product: v.string(), count, stars: count}),
  v.check(({count: reviews, stars}) => stars >= reviews && stars <= 5 * reviews),
);

const review = v.object({
  stars: v.pipe(count, v.maxValue(5)),
  text: v.pipe(
    v.string(),
    v.maxLength(2 * MAX_REVIEW_LENGTH),
    v.transform((text) => plainText(text).trim()),
    v.nonEmpty(),
  ),
  name: v.pipe(
    v.nullable(v.string()),
    v.transform((name) => plainLine(name ?? '', MAX_REVIEWER_LENGTH) || null),
  ),
  date: v.pipe(v.string(), v.isoDate()),
});

/** The rating of each product: the mean of its stars, to one decimal. Malformed rows are left out. */
export function parseRatings(answer: unknown): Ratings {
  return new Map(
    rowsOf(ratingRow, answer).map(({product, count: reviews, stars}) => [
      product,
      {value: Math.round((10 * stars) / reviews) / 10, count: reviews},
    ]),
  );
}

/** Malformed reviews are left out. */
export function parseReviews(answer: unknown): readonly Review[] {
  return rowsOf(review, answer);
}

function rowsOf<Row>(row: v.GenericSchema<unknown, Row>, answer: unknown): readonly Row[] {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return rows.flatMap((each) => {
    const parsed = v.safeParse(row, each);
    return parsed.success ? [parsed.output] : [];
  });
}

const SCALE_MAX = 5;

/**
 * Rating from the provider's standard review metafields.
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
