import {Suspense} from 'react';
import {homeSections as copy} from '~/copy/home';
import type {CategorisedProduct} from '~/domain/catalogue/views';
import {BenefitsStrip} from './BenefitsStrip';
import {Categories, type CategoriesProps} from './Categories';
import {Hero} from './Hero';
import {Included} from './Included';
import {ProductShelf} from './ProductShelf';
import {SocialProof} from './SocialProof';

interface HomeScreenProps {
  readonly featured: readonly CategorisedProduct[];
  readonly newest: readonly CategorisedProduct[];
  readonly categories: CategoriesProps['categories'];
}

/** What is below the first screenful is hydrated section by section, after what is seen first. */
export function HomeScreen({featured, newest, categories}: HomeScreenProps) {
  return (
    <>
      <Hero />
      <SocialProof />
      <Suspense>
        <Included />
      </Suspense>
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
    </>
  );
}
