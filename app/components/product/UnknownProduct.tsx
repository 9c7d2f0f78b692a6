import {productPage as copy} from '~/copy/product';
import {NotFound} from '~/components/layout/ErrorScreen';

/** Instead of the page of a product that the provider does not know. */
export function UnknownProduct() {
  return (
    <section className="page py-8">
      <NotFound title={copy.notFound} text={copy.notFoundText} />
    </section>
  );
}
