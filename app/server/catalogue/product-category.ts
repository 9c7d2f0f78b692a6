import {niches} from '~/content/niches';
import {stripNumberPrefix} from '~/domain/collection-title';

export interface CollectionName {
  readonly handle: string;
  readonly title: string;
}

const NICHE_HANDLES: ReadonlySet<string> = new Set(niches.map((niche) => niche.handle));

/** The collection that stands for a product's category: its niche if it has one, else its first. */
export function mainCollection<T extends CollectionName>(collections: readonly T[]): T | null {
  return collections.find(({handle}) => NICHE_HANDLES.has(handle)) ?? collections[0] ?? null;
}

/** The name to show for it, without the number that sorts it in the shop's admin. */
export function categoryName(collections: readonly CollectionName[]): string | null {
  const collection = mainCollection(collections);
  return collection ? stripNumberPrefix(collection.title) : null;
}
