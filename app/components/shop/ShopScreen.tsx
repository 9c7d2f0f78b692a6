import {useNavigation} from '@remix-run/react';
import {shop as copy} from '~/copy/shop';
import {isNarrowed, type ShopFilters} from '~/domain/shop-filters';
import type {ProductSummary} from '~/domain/product';
import {ListHeader} from '../category/ListHeader';
import {Pagination} from '../category/Pagination';
import {ProductCard} from '../product/ProductCard';
import {GRID_CARD_SIZES, ProductGrid} from '../product/ProductGrid';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/EmptyState';
import {Notice} from '../ui/Notice';
import {AppliedFilters} from './AppliedFilters';
import {ShopForm} from './ShopForm';

interface ShopScreenProps {
  readonly filters: ShopFilters;
  readonly page: {
    readonly products: readonly {
      readonly product: ProductSummary;
      readonly category: string | null;
    }[];
    readonly productCount: number;
    readonly page: number;
    readonly pageCount: number;
    readonly partial: boolean;
  };
}

/** Cards in the first row of a phone load at once. */
const EAGER_CARDS = 2;

export function ShopScreen({filters, page}: ShopScreenProps) {
  const {products, productCount, pageCount, partial} = page;
  const navigation = useNavigation();
  const filtering = navigation.state === 'loading' && navigation.location.pathname === '/tienda';
  const narrowed = isNarrowed(filters);
  const count = copy.products(productCount);
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={[count, copy.page(page.page, pageCount)]}
        trail={[]}
      />
      <section className="page">
        <ShopForm filters={filters} />
        <AppliedFilters filters={filters} />
        <p role="status" className="sr-only">
          {count}
        </p>
        {partial ? (
          <div className="mb-6">
            <Notice tone="info" title={copy.partial} />
          </div>
        ) : null}
        <div
          aria-busy={filtering}
          className="transition-opacity delay-150 duration-200 aria-busy:opacity-50"
        >
          {products.length > 0 ? (
            <ProductGrid label={copy.productList}>
              {products.map(({product, category}, index) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    category={category}
                    sizes={GRID_CARD_SIZES}
                    priority={index < EAGER_CARDS}
                    headingLevel={2}
                  />
                </li>
              ))}
            </ProductGrid>
          ) : (
            <EmptyState
              title={narrowed ? copy.empty : copy.emptyCatalogue}
              text={narrowed ? copy.emptyText : copy.emptyCatalogueText}
              illustration="/illustrations/not-found.svg"
            >
              {narrowed ? <ButtonLink to="/tienda">{copy.seeAll}</ButtonLink> : null}
            </EmptyState>
          )}
        </div>
        <Pagination page={page.page} pageCount={pageCount} label={copy.pagination} />
      </section>
    </>
  );
}
