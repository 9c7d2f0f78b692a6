/** What is above and below a product or a collection in the ebook tree of spec section 3. */
import {niches} from '~/content/niches';
import {pageHeads as copy} from '~/copy/page-heads';
import {stripNumberPrefix} from '~/domain/collection-title';
import {mainCollection, type CollectionName} from './product-category';

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
