import {compare, sharedList as copy} from '~/copy/compare';
import {toasts} from '~/copy/layout';
import type {ProductSummary} from '~/domain/product/product';
import {sharedPath} from '~/domain/share/shared-list';
import {addToCart} from '~/state/cart/cart';
import {showToast} from '~/state/toasts';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {GridCard, ProductGrid} from '~/components/catalogue/ProductGrid';
import {Button, ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';
import {ShareButtons} from './ShareButtons';

/** A shared list of products, named only by its link. */
export function SharedListScreen({products}: {products: readonly ProductSummary[]}) {
  if (products.length === 0) {
    return (
      <section className="page py-10">
        <h1 className="sr-only">{copy.heading}</h1>
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          illustration="/illustrations/not-found.svg"
        >
          <ButtonLink to="/tienda">{compare.shop}</ButtonLink>
        </EmptyState>
      </section>
    );
  }
  return (
    <>
      <ListHeader
        title={copy.heading}
        description={copy.intro(products.length)}
        facts={[]}
        trail={[]}
      />
      <section className="page pb-10">
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Button data-needs-script onClick={() => addAll(products)}>
            {copy.addAll}
          </Button>
          <ShareButtons path={sharedPath(products.map(({id}) => id))} title={copy.heading} />
        </div>
        <ProductGrid label={copy.list}>
          {products.map((product, index) => (
            <GridCard key={product.id} product={product} priority={index === 0} headingLevel={2} />
          ))}
        </ProductGrid>
      </section>
    </>
  );
}

/** Adds the available products to the cart and reports how many were new. */
function addAll(products: readonly ProductSummary[]): void {
  const added = products.filter(
    (product) =>
      product.firstVariant?.availableForSale &&
      addToCart(product, product.firstVariant) === 'added',
  );
  const action = {label: toasts.viewCart, to: '/carrito'};
  showToast(
    added.length > 0
      ? {tone: 'success', title: copy.added(added.length), action}
      : {tone: 'info', title: copy.nothingAdded, action},
  );
}
