import {niches} from '~/content/niches';
import {pageHeads as copy} from '~/copy/seo';
import {stripNumberPrefix} from '~/domain/catalogue/collection-title';
import {mainCollection, type CollectionName} from './map-product';
import type {FacetsFragment} from 'storefrontapi.generated';

/** What is above and below a product or a collection in the ebook tree of spec section 3. */

/** A step of the way down; the home page, with which it begins, and the page itself are left out. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

const EBOOKS: Crumb = {label: copy.ebooks, to: '/ebooks-plr'};

export function subcategoriesOf(handle: string): readonly {handle: string; name: string}[] {
  const niche = niches.find((one) => one.handle === handle);
  return niche ? niche.subcategories.map(({handle, name}) => ({handle, name})) : [];
}

/** The way to a collection. */
export function collectionTrail(handle: string): readonly Crumb[] {
  const parent = niches.find(({subcategories}) =>
    subcategories.some((subcategory) => subcategory.handle === handle),
  );
  return parent ? [EBOOKS, crumb(parent)] : [EBOOKS];
}

/** The way to a product: through its niche and, of that niche, the subcategory that it is in. */
export function productTrail(collections: readonly CollectionName[]): readonly Crumb[] {
  const main = mainCollection(collections);
  if (!main) return [EBOOKS];
  const below = subcategoriesOf(main.handle);
  const subcategory = collections.find(({handle}) => below.some((one) => one.handle === handle));
  return [EBOOKS, crumb(main), ...(subcategory ? [crumb(subcategory)] : [])];
}

function crumb({handle, title}: CollectionName): Crumb {
  return {label: stripNumberPrefix(title), to: `/category/${handle}`};
}

/** The facet that every product falls under exactly once, in stock or not. */
const AVAILABILITY_FACET = 'filter.v.availability';

/**
 * How many products a list has. The provider keeps no such field, but its availability facet counts
 * them; null when the shop has that facet switched off.
 */
export function countFromFacets({filters}: FacetsFragment): number | null {
  const facet = filters.find(({id}) => id === AVAILABILITY_FACET);
  return facet ? facet.values.reduce((sum, {count}) => sum + count, 0) : null;
}
