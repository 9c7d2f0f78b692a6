import {useNavigation, Link} from '@remix-run/react';
import {shop as copy, noProducts, shopFacets} from '~/copy/shop';
import {ListHeader} from './ListHeader';
import {GridCard, ProductGrid} from './ProductGrid';
import type {ShopList} from '~/domain/catalogue/views';
import {ShopForm} from './ShopForm';
import {Pagination} from './Pagination';
import {POPULAR_SEARCHES} from '~/content/popular-searches';
import {searchPath} from '~/domain/catalogue/shop-filters';
import {ButtonLink} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Icon} from '~/components/ui/Icon';

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

interface NoProductsProps {
  /** Whether something narrows the list; otherwise the whole catalogue is empty. */
  readonly narrowed: boolean;
  /** Whether a text was looked for. */
  readonly searched: boolean;
}

/** Shown in place of the list. Lazy-loaded. */
function NoProducts({narrowed, searched}: NoProductsProps) {
  return (
    <EmptyState
      title={narrowed ? noProducts.empty : noProducts.emptyCatalogue}
      text={narrowed ? noProducts.emptyText : noProducts.emptyCatalogueText}
      illustration="/illustrations/not-found.svg"
    >
      {searched ? (
        <ul aria-label={noProducts.instead} className="flex flex-wrap justify-center gap-2">
          {POPULAR_SEARCHES.map((text) => (
            <li key={text}>
              <Link
                to={searchPath(text)}
                className="inline-flex min-h-11 items-center rounded-full border border-arena-deep bg-white px-4 text-sm font-bold whitespace-nowrap hover:border-ink"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {narrowed ? <ButtonLink to="/tienda">{noProducts.seeAll}</ButtonLink> : null}
    </EmptyState>
  );
}

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full px-4 text-sm font-bold transition-colors';

interface AppliedFiltersProps extends Pick<ShopList, 'applied'> {
  /** Id of the element with the product count. */
  readonly countId: string;
}

/**
 * Moves the focus from a link about to disappear to the next or previous one of its list, or to the element with this
 * id; otherwise it would be lost.
 */
function handOn(link: HTMLElement, otherwise: string): void {
  const others = link.closest('ul')?.querySelectorAll<HTMLElement>('a:not([href="/tienda"])') ?? [];
  const links = [...others];
  const at = links.indexOf(link);
  const next = at < 0 ? null : (links[at + 1] ?? links[at - 1]);
  (next ?? document.getElementById(otherwise))?.focus({preventScroll: true});
}

/** The active filters, each removable; hidden while a phone shows the open facets. Lazy-loaded. */
export function AppliedFilters({applied, countId}: AppliedFiltersProps) {
  if (applied.length === 0) return null;
  return (
    <ul
      aria-label={shopFacets.applied}
      className="mb-6 flex flex-wrap gap-2 pt-2 [form:has([open]>[open])~&]:hidden"
    >
      {applied.map(({label, without}) => (
        <li key={label} className="max-w-full">
          <Link
            to={without}
            rel="nofollow"
            preventScrollReset
            onClick={({currentTarget}) => handOn(currentTarget, countId)}
            className={`${CHIP} bg-selva-soft hover:bg-ink hover:text-paper`}
          >
            <span className="truncate">
              <span className="sr-only">{shopFacets.remove} </span>
              {label}
            </span>
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      {applied.length > 1 ? (
        <li>
          <Link
            to="/tienda"
            // Such a link keeps the focus of somebody who reached it while an earlier choice was still loading.
            rel="nofollow"
            preventScrollReset
            onClick={({currentTarget}) => handOn(currentTarget, countId)}
            className={`${CHIP} underline hover:bg-paper-deep`}
          >
            {shopFacets.clear}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
