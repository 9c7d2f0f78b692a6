/** A product as the search knows it: what it is found by, what it is filtered by, what its row shows. */
import type {Money} from '~/domain/text/money';

export interface CatalogueEntry {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Handles of its collections, its niche and subcategory among them. */
  readonly collections: readonly string[];
  readonly image: string | null;
  /** Lowest variant price. */
  readonly price: Money;
  /** Whether it is reduced. */
  readonly offer: boolean;
  readonly available: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Its place among what sells best, from 0. */
  readonly rank: number;
  /** For whom it is; empty when the operator does not say. */
  readonly audience: string;
  /** Titles of its chapters. */
  readonly contents: readonly string[];
  readonly formats: readonly string[];
  readonly pages: number | null;
  /** Sentences of the description that say what it is about. */
  readonly about: readonly string[];
  /** What comes with it. */
  readonly extras: readonly string[];
}
