import {home as copy} from '~/copy/home';
import {BenefitsStrip} from './BenefitsStrip';
import {Categories, type CategoriesProps} from './Categories';
import {Hero} from './Hero';
import {Included} from './Included';
import {ProductShelf, type ShelfItem} from './ProductShelf';
import {SocialProof} from './SocialProof';

interface HomeScreenProps {
  readonly featured: readonly ShelfItem[];
  readonly newest: readonly ShelfItem[];
  readonly categories: CategoriesProps['categories'];
}

export function HomeScreen({featured, newest, categories}: HomeScreenProps) {
  return (
    <>
      <Hero />
      <SocialProof />
      <Included />
      <ProductShelf {...copy.featured} items={featured} badge="featured" />
      <BenefitsStrip />
      <ProductShelf {...copy.newest} items={newest} badge="new" />
      <Categories categories={categories} />
    </>
  );
}
