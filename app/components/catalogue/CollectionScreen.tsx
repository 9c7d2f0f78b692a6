import {collection as copy} from '~/copy/collection';
import type {CollectionLink, CollectionPage, Crumb, FacetGroup} from '~/domain/catalogue/views';
import {GridCard, ProductGrid} from './ProductGrid';
import {ButtonLink} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {ListHeader} from './ListHeader';
import {Facets} from './Facets';
import {Pagination} from './Pagination';
import {Link} from '@remix-run/react';

interface CollectionScreenProps {
  readonly page: CollectionPage;
  readonly description: string;
  readonly trail: readonly Crumb[];
  readonly subcategories: readonly CollectionLink[];
  /** Ways into the shop's list of this category, sorted and narrowed. */
  readonly facets: readonly FacetGroup[];
}

export function CollectionScreen({
  page,
  description,
  trail,
  subcategories,
  facets,
}: CollectionScreenProps) {
  const {name, products, productCount, pageCount} = page;
  return (
    <>
      <ListHeader
        title={name}
        description={description}
        facts={[copy.products(productCount), copy.page(page.page, pageCount)]}
        trail={trail}
        image={page.image}
      />
      <section className="page">
        <Subcategories label={copy.subcategories(name)} subcategories={subcategories} />
        {/* Their code may come after the list, which must not move then. */}
        <div
          className={facets.length ? 'mt-2 mb-4 min-h-11 rounded-xl bg-white px-4 shadow-card' : ''}
        >
          <Facets heading={copy.filter} groups={facets} inside />
        </div>
        {products.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            illustration="/illustrations/ebooks.svg"
          >
            <ButtonLink to="/ebooks-plr">{copy.allCategories}</ButtonLink>
          </EmptyState>
        ) : (
          <ProductGrid label={copy.productList(name)}>
            {products.map((product, index) => (
              <GridCard
                key={product.id}
                product={product}
                category={name}
                priority={index === 0}
                headingLevel={2}
              />
            ))}
          </ProductGrid>
        )}
        <Pagination page={page.page} pageCount={pageCount} label={copy.pagination} />
      </section>
    </>
  );
}

interface SubcategoriesProps {
  readonly label: string;
  readonly subcategories: readonly CollectionLink[];
}

/** Links to the subcategories, in one row that scrolls sideways on a phone. */
function Subcategories({label, subcategories}: SubcategoriesProps) {
  if (subcategories.length === 0) return null;
  return (
    <nav aria-label={label} className="sm:mb-2">
      <ul className="-mx-4 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {subcategories.map(({handle, name}) => (
          <li key={handle} className="max-w-full shrink-0">
            <Link
              to={`/category/${handle}`}
              prefetch="intent"
              className="inline-flex min-h-11 items-center rounded-full bg-selva-soft px-4 py-1 text-sm font-bold transition-colors hover:bg-ink hover:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
