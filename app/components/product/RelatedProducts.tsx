import {productPage as copy} from '~/copy/product';
import type {ProductSummary} from '~/domain/product/product';
import {ProductCard} from '~/components/catalogue/ProductCard';

interface RelatedProductsProps {
  readonly products: readonly ProductSummary[];
  readonly category: string | null;
}

const SIZES = '(min-width: 64rem) 190px, (min-width: 40rem) 31vw, 44vw';

/** A row to swipe on phones, a grid where there is room. */
export function RelatedProducts({products, category}: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="relacionados" className="mt-14 off-screen-120 lg:mt-20">
      <h2 id="relacionados" className="text-2xl sm:text-3xl">
        {copy.related}
      </h2>
      <ul className="-mx-4 mt-3 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-2 pb-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-6 lg:gap-4">
        {products.map((product) => (
          <li key={product.id} className="w-44 flex-none snap-start sm:w-auto">
            <ProductCard product={product} category={category} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
