/** A product in the search index: searched text, filter values, row data. */
import type {Money} from '~/domain/money/money';
import {niches} from '~/content/niches';
import {
  createSearchEngine as createEngine,
  type Collection,
  type SearchEngine as Engine,
} from '../../../supabase/functions/_shared/search/engine';

interface EntryFacts {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly productType: string;
  readonly tags: readonly string[];
  /** Handles of the product's collections, including its niche and subcategory. */
  readonly collections: readonly string[];
  readonly image: string | null;
  /** Lowest variant price, shown on the card. */
  readonly price: Money;
  /** Whether the card shows the price as reduced. */
  readonly offer: boolean;
  readonly available: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Rank among the best-selling products, from 0. */
  readonly rank: number;
  /** Target audience; empty if unknown. */
  readonly audience: string;
  /** Available formats. */
  readonly formats: readonly string[];
  /** Formats of the first variant, whose price is shown and which 'Agregar' adds. */
  readonly delivered: readonly string[];
  readonly pages: number | null;
}

/** A variant of a product that has several, with its own price. */
export interface Version {
  readonly title: string;
  readonly price: Money;
  readonly available: boolean;
  readonly formats: readonly string[];
  /** Items that only this variant delivers; empty if it delivers what all variants share. */
  readonly includes: readonly string[];
}

interface EntryTexts {
  /** Titles of the chapters. */
  readonly contents: readonly string[];
  /** Sentences of the description about the subject. */
  readonly about: readonly string[];
  /** Extras that come with the product. */
  readonly extras: readonly string[];
  /** Empty if the product has a single variant. */
  readonly versions: readonly Version[];
  /** The price before a reduction; null if the card shows none. */
  readonly was: Money | null;
  /** Sizes of the files in the order of the formats, such as '4.1 MB'. */
  readonly sizes: readonly string[];
  /** Day of the last update of the content: '2026-05-03'. */
  readonly updatedOn: string | null;
}

/** Format in the Cache API. */
export interface CatalogueProduct extends EntryFacts, EntryTexts {}

/** An entry as kept in memory. There are thousands, so long texts are stored as UTF-8 bytes. */
export interface CatalogueEntry extends EntryFacts {
  /** Decodes the texts at each call. */
  readonly texts: () => EntryTexts;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Encodes the texts as UTF-8 bytes, without a reference to the source text. */
export function packEntry(product: CatalogueProduct): CatalogueEntry {
  const {contents, about, extras, versions, was, sizes, updatedOn, ...facts} = product;
  const texts: EntryTexts = {contents, about, extras, versions, was, sizes, updatedOn};
  const packed = encoder.encode(JSON.stringify(texts));
  return {...facts, texts: () => JSON.parse(decoder.decode(packed)) as EntryTexts};
}

export function unpackEntry({texts, ...facts}: CatalogueEntry): CatalogueProduct {
  return {...facts, ...texts()};
}

/** The shop's search (`supabase/functions/_shared/search`) over the shop's own entries and niches. */
export type SearchEngine = Engine<CatalogueEntry>;

export const COLLECTIONS: readonly Collection[] = niches.flatMap(
  ({handle, name, subcategories}) => [
    {handle, name, broad: subcategories.length > 0},
    ...subcategories.map((each) => ({handle: each.handle, name: each.name, broad: false})),
  ],
);

export function createSearchEngine(
  entries: readonly CatalogueEntry[],
  breathe?: () => Promise<void>,
): Promise<SearchEngine> {
  return createEngine(entries, COLLECTIONS, breathe);
}
