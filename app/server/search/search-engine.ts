/** The shop's search (`supabase/functions/_shared/search`) over the shop's own entries and niches. */
import {niches} from '~/content/niches';
import {
  createSearchEngine as createEngine,
  type Collection,
  type SearchEngine as Engine,
} from '../../../supabase/functions/_shared/search/engine';
import type {CatalogueEntry} from './catalogue-entry';

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
