import {Suspense} from 'react';
import {homeSections as copy} from '~/copy/home';
import type {CategorisedProduct} from '~/domain/catalogue/views';
import {BenefitsStrip} from './BenefitsStrip';
import {Categories, type CategoriesProps} from './Categories';
import {Included} from './Included';
import {ProductShelf} from './ProductShelf';
import {WaysIn} from './WaysIn';
import {BrandSection} from '../brand-preview/BrandSection';

import {VisitedLast} from './VisitedLast';

export interface BelowTheFoldProps {
  readonly featured: readonly CategorisedProduct[];
  readonly newest: readonly CategorisedProduct[];
  readonly categories: CategoriesProps['categories'];
}

/** What follows the first screenful, hydrated section by section. */
export function BelowTheFold({featured, newest, categories}: BelowTheFoldProps) {
  return (
    <>
      <Included />
      <Suspense>
        <ProductShelf {...copy.featured} items={featured} badge="featured" />
      </Suspense>
      <Suspense>
        <BenefitsStrip />
      </Suspense>
      <Suspense>
        <ProductShelf {...copy.newest} items={newest} badge="new" />
      </Suspense>
      <Suspense>
        <Categories categories={categories} />
      </Suspense>
      <BrandSection image={featured[0]?.product.image} className="page py-6 sm:py-14" />
      <Suspense>
        <WaysIn />
      </Suspense>
      <VisitedLast />
    </>
  );
}
