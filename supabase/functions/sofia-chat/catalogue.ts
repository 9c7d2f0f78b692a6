/** The shop's catalogue as the function knows it: read from the shop's own `/api/catalogo`, and kept for some minutes. */
import {
  createSearchEngine,
  type Collection,
  type SearchEngine,
  type Searchable,
} from '../_shared/search/engine.ts';
import {hasContentWord, wordsOf} from '../_shared/search/words.ts';
import {asRecord} from './state.ts';

export interface Product extends Searchable {
  readonly id: string;
  readonly image: string | null;
  readonly price: {readonly amount: string; readonly currencyCode: string};
  readonly available: boolean;
  readonly texts: () => {
    readonly contents: readonly string[];
    readonly about: readonly string[];
    readonly extras: readonly string[];
    readonly versions: readonly {
      readonly title: string;
      readonly price: {readonly amount: string};
      readonly formats: readonly string[];
    }[];
    /** The price before a reduction. */
    readonly was?: {readonly amount: string; readonly currencyCode: string} | null;
    /** Sizes of the files in the order of the formats. */
    readonly sizes?: readonly string[];
    /** Day of the last update: '2026-05-03'. */
    readonly updatedOn?: string | null;
  };
}

export interface Catalogue {
  readonly engine: SearchEngine<Product>;
  readonly collections: readonly Collection[];
  readonly byHandle: ReadonlyMap<string, Product>;
  /** The product that a message names by most of its title; null when it names none. */
  readonly namedIn: (message: string) => Product | null;
}

const FRESH_MS = 5 * 60_000;
const RETRY_MS = 20_000;
const TIME_LIMIT_MS = 8_000;
/** Of a title's telling words, as many must be there. */
const MOST_OF_TITLE = 0.7;

/** A reader that asks again once what it has is old, and meanwhile goes on with it. */
export function createCatalogueReader(
  siteUrl: string,
  now: () => number,
  send: typeof fetch = fetch,
): () => Promise<Catalogue | null> {
  let kept: Catalogue | null = null;
  let again = 0;
  let busy: Promise<void> | null = null;
  async function renew() {
    try {
      const response = await send(`${siteUrl}/api/catalogo`, {
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const body = asRecord(await response.json());
      if (!response.ok || !Array.isArray(body.products))
        throw new Error(`status ${response.status}`);
      kept = await createCatalogue(
        body.products as Product[],
        (body.collections ?? []) as Collection[],
      );
      again = now() + FRESH_MS;
    } catch (error) {
      again = now() + RETRY_MS;
      console.error(
        'sofia-chat has no catalogue:',
        error instanceof Error ? error.name : 'unknown',
      );
    }
    busy = null;
  }
  return async () => {
    if (siteUrl && now() >= again) busy ??= renew();
    if (!kept && busy) await busy;
    return kept;
  };
}

/** @param products with their texts as plain fields. */
export async function createCatalogue(
  products: readonly object[],
  collections: readonly Collection[],
): Promise<Catalogue> {
  const entries = products.map(
    (product) => ({...product, texts: () => product}) as unknown as Product,
  );
  const engine = await createSearchEngine(entries, collections);
  // 'Parrilla latina: fuego, corte y sazón' is named by its beginning as well.
  const titles = entries.flatMap((entry) =>
    [entry.title, ...(entry.title.includes(':') ? [entry.title.split(':', 1)[0]!] : [])].map(
      (title) => ({
        entry,
        terms: new Set(wordsOf(title).map(({term}) => term)),
      }),
    ),
  );
  return {
    engine,
    collections,
    byHandle: new Map(entries.map((entry) => [entry.handle, entry])),
    namedIn(message) {
      if (!hasContentWord(message)) return null;
      const terms = new Set(wordsOf(message).map(({term}) => term));
      let best: {entry: Product; share: number} | null = null;
      for (const {entry, terms: own} of titles) {
        const found = [...own].filter((term) => terms.has(term)).length;
        const share = found / own.size;
        if (found >= 2 && share >= MOST_OF_TITLE && (!best || share > best.share))
          best = {entry, share};
      }
      return best?.entry ?? null;
    },
  };
}
