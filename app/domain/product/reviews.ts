/** Buyers' reviews, as the account backend's functions answer (docs/product.md 18.4). */
import * as v from 'valibot';
import {MAX_REVIEW_LENGTH, MAX_REVIEWER_LENGTH} from '../limits';
import {plainLine, plainText} from '../markup/plain-text';
import type {ProductRating} from './rating';

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
