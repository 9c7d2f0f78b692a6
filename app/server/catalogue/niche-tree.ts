/**
 * Position of a product or collection in the ebook tree: eleven niches with subcategories, all of them collections of
 * the provider. The tree is in `app/content/niches.ts`.
 */
import {niches} from '~/content/niches';
import {pageHeads as copy} from '~/copy/seo';
import type {CollectionLink, Crumb} from '~/domain/catalogue/views';
import {stripNumberPrefix} from '~/domain/catalogue/collection';

/** A collection by the title that it has in the shop's admin. */
export interface CollectionTitle {
  readonly handle: string;
  readonly title: string;
}

const EBOOKS: Crumb = {label: copy.ebooks, to: '/ebooks-plr'};

export function subcategoriesOf(handle: string): readonly CollectionLink[] {
  const niche = niches.find((one) => one.handle === handle);
  return niche ? niche.subcategories.map(({handle, name}) => ({handle, name})) : [];
}

/** The niche that a collection is, or is below; null for any other collection. */
export function nicheOf(handle: string): string | null {
  const found = niches.find(
    (one) => one.handle === handle || one.subcategories.some((below) => below.handle === handle),
  );
  return found?.handle ?? null;
}

/** The way to a collection. */
export function collectionTrail(handle: string): readonly Crumb[] {
  const parent = niches.find(({subcategories}) =>
    subcategories.some((subcategory) => subcategory.handle === handle),
  );
  return parent ? [EBOOKS, crumb(parent)] : [EBOOKS];
}

/** The way to a product: through its niche and, of that niche, the subcategory that it is in. */
export function productTrail(collections: readonly CollectionTitle[]): readonly Crumb[] {
  const main = mainCollection(collections);
  if (!main) return [EBOOKS];
  const below = subcategoriesOf(main.handle);
  const subcategory = collections.find(({handle}) => below.some((one) => one.handle === handle));
  return [EBOOKS, crumb(main), ...(subcategory ? [crumb(subcategory)] : [])];
}

function crumb({handle, title}: CollectionTitle): Crumb {
  return {label: stripNumberPrefix(title), to: `/category/${handle}`};
}

const NICHE_HANDLES: ReadonlySet<string> = new Set(niches.map((niche) => niche.handle));

/** The collection that stands for a product's category: its niche if it has one, else its first. */
export function mainCollection<T extends CollectionTitle>(collections: readonly T[]): T | null {
  return collections.find(({handle}) => NICHE_HANDLES.has(handle)) ?? collections[0] ?? null;
}

/** A product's category on cards; null if it is in no collection. */
export function categoryName(collections: readonly CollectionTitle[]): string | null {
  const collection = mainCollection(collections);
  return collection ? stripNumberPrefix(collection.title) : null;
}
