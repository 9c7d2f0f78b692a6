import {homeSections as copy} from '~/copy/home';
import {BenefitsStrip} from './BenefitsStrip';
import {Categories, type CategoriesProps} from './Categories';
import {ProductShelf, type ShelfItem} from './ProductShelf';

export interface BelowTheFoldProps {
  readonly featured: readonly ShelfItem[];
  readonly newest: readonly ShelfItem[];
  readonly categories: CategoriesProps['categories'];
}

/** Everything after the first two screenfuls of a phone. Lazy-loaded, hence the default export. */
export default function BelowTheFold({featured, newest, categories}: BelowTheFoldProps) {
  return (
    <>
      <ProductShelf {...copy.featured} items={featured} badge="featured" />
      <BenefitsStrip />
      <ProductShelf {...copy.newest} items={newest} badge="new" />
      <Categories categories={categories} />
    </>
  );
}
