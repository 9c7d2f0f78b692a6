import {useNavigation} from '@remix-run/react';
import {shop as copy} from '~/copy/shop';
import {ListHeader} from './ListHeader';
import {GridCard, ProductGrid} from './ProductGrid';
import type {ShopList} from '~/domain/catalogue/views';
import {ShopForm} from './ShopForm';
import {AppliedFilters} from './AppliedFilters';
import {NoProducts} from './NoProducts';
import {Pagination} from './Pagination';

const COUNT_ID = 'cuantos';

export function ShopScreen({list}: {list: ShopList}) {
  const {products, productCount, pageCount, narrowed} = list;
  const navigation = useNavigation();
  const filtering = navigation.state === 'loading' && navigation.location.pathname === '/tienda';
  const count = copy.products(productCount);
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro}
        facts={[count, copy.page(list.page, pageCount)]}
        trail={[]}
      />
      <section className="page">
        <ShopForm {...list} />
        <AppliedFilters applied={list.applied} countId={COUNT_ID} />
        <p id={COUNT_ID} role="status" tabIndex={-1} className="sr-only">
          {count}
        </p>
        {list.partial ? (
          <p className="mb-6 rounded-lg bg-mango-soft p-4 font-bold">{copy.partial}</p>
        ) : null}
        <div
          aria-busy={filtering}
          className="transition-opacity delay-150 duration-200 aria-busy:opacity-50"
        >
          {products.length > 0 ? (
            <ProductGrid label={copy.productList}>
              {products.map(({product, category}, index) => (
                <GridCard
                  key={product.id}
                  product={product}
                  category={category}
                  priority={index === 0}
                  headingLevel={2}
                />
              ))}
            </ProductGrid>
          ) : (
            <NoProducts narrowed={narrowed} searched={list.fields.q !== ''} />
          )}
        </div>
        <Pagination page={list.page} pageCount={pageCount} label={copy.pagination} />
      </section>
    </>
  );
}
