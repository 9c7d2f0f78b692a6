import type {CategorisedProduct} from '~/domain/catalogue/views';
import {homeSections as copy} from '~/copy/home';
import {BenefitsStrip} from './BenefitsStrip';
import {Categories, type CategoriesProps} from './Categories';
import {ProductShelf} from './ProductShelf';

export interface BelowTheFoldProps {
  readonly featured: readonly CategorisedProduct[];
  readonly newest: readonly CategorisedProduct[];
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
