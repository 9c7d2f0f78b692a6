import type {WishedOrder} from '~/domain/search/product-wish';
import type {CatalogueEntry} from '../search/catalogue-entry';
import type {Hit} from '../search/search-engine';

/** Less is first. */
const KEYS: Readonly<Record<WishedOrder, (entry: CatalogueEntry) => number>> = {
  'best-selling': ({rank}) => rank,
  newest: ({createdAt}) => -Date.parse(createdAt),
  longest: ({pages}) => -(pages ?? 0),
  shortest: ({pages}) => pages ?? Infinity,
};

/** What was found in the order that was wished; of those of whose length nothing is known, the last. */
export function inOrder(hits: readonly Hit[], order: WishedOrder): Hit[] {
  const key = KEYS[order];
  return hits.toSorted((a, b) => key(a.entry) - key(b.entry) || a.entry.rank - b.entry.rank);
}
