import {homeSections as copy} from '~/copy/home';
import type {CategorisedProduct} from '~/domain/catalogue/views';
import {ProductCard} from '~/components/catalogue/ProductCard';
import {EmptyState} from '../ui/notices/EmptyState';
import {SectionHeading} from '~/components/ui/SectionHeading';

interface ProductShelfProps {
  readonly title: string;
  readonly text: string;
  readonly items: readonly CategorisedProduct[];
  readonly badge?: 'featured' | 'new';
}

const CARD_SIZES =
  '(min-width: 80rem) 195px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 44vw';

/** They give the row its height as it comes near: for the others stands a lower guess. */
const SEEN_AT_ONCE = 3;

/** A titled row of products: slides sideways under a thumb, stands as a grid on wider screens. */
export function ProductShelf({title, text, items, badge}: ProductShelfProps) {
  return (
    <section className="page py-6 off-screen-150 sm:py-14 sm:off-screen-140">
      <SectionHeading title={title} text={text} />
      {items.length === 0 ? (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          illustration="/illustrations/ebooks.svg"
        />
      ) : (
        <ul
          aria-label={text}
          className="shelf -mx-4 grid auto-cols-[44%] grid-flow-col gap-3 overflow-x-auto px-4 pt-1 pb-4 sm:mx-0 sm:grid-flow-row sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-4 xl:grid-cols-6 xl:gap-4"
        >
          {items.map(({product, category}, index) => (
            <li
              key={product.id}
              className={`snap-start [overflow-clip-margin:1rem] ${index < SEEN_AT_ONCE ? '' : 'max-sm:off-screen-80'}`}
            >
              <ProductCard product={product} category={category} badge={badge} sizes={CARD_SIZES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
