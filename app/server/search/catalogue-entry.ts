/** A product as the search knows it: what it is found by, what it is filtered by, what its row shows. */
import type {Money} from '~/domain/money/money';

interface EntryFacts {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Handles of its collections, its niche and subcategory among them. */
  readonly collections: readonly string[];
  readonly image: string | null;
  /** Lowest variant price, which its card shows. */
  readonly price: Money;
  /** Whether its card shows it as reduced. */
  readonly offer: boolean;
  readonly available: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Its place among what sells best, from 0. */
  readonly rank: number;
  /** For whom it is; empty when the operator does not say. */
  readonly audience: string;
  /** In which it can be bought. */
  readonly formats: readonly string[];
  /** Those of its first variant, whose price is told and which 'Agregar' buys. */
  readonly delivered: readonly string[];
  readonly pages: number | null;
}

/** One of several ways in which a product is sold, each at a price of its own. */
export interface Version {
  readonly title: string;
  readonly price: Money;
  readonly available: boolean;
  readonly formats: readonly string[];
  /** Empty where it brings what all of them bring. */
  readonly includes: readonly string[];
}

interface EntryTexts {
  /** Titles of its chapters. */
  readonly contents: readonly string[];
  /** Sentences of the description that say what it is about. */
  readonly about: readonly string[];
  /** What comes with it. */
  readonly extras: readonly string[];
  /** Empty where it is sold in one alone. */
  readonly versions: readonly Version[];
}

/** As it is kept in the Cache API. */
export interface CatalogueProduct extends EntryFacts, EntryTexts {}

/** As it is kept in the worker's memory, which holds thousands: its long texts are packed. */
export interface CatalogueEntry extends EntryFacts {
  /** Unpacked at each call. */
  readonly texts: () => EntryTexts;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A byte a character, and none of the texts that these were cut out of. */
export function packEntry(product: CatalogueProduct): CatalogueEntry {
  const {contents, about, extras, versions, ...facts} = product;
  const packed = encoder.encode(JSON.stringify({contents, about, extras, versions}));
  return {...facts, texts: () => JSON.parse(decoder.decode(packed)) as EntryTexts};
}

export function unpackEntry({texts, ...facts}: CatalogueEntry): CatalogueProduct {
  return {...facts, ...texts()};
}
