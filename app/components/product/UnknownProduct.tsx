import {lazy, Suspense} from 'react';
import {productPage as copy} from '~/copy/product';
import {loadPatiently} from '../ui/hydration/load-patiently';

// Seldom seen, so not on the first load of every product.
const NotFound = lazy(() => loadPatiently(() => import('../layout/NotFound')));

/** Instead of the page of a product that the provider does not know. */
export function UnknownProduct() {
  return (
    <section className="page py-8">
      <Suspense>
        <NotFound title={copy.notFound} text={copy.notFoundText} />
      </Suspense>
    </section>
  );
}
