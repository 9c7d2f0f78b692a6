import {useEffect, useState} from 'react';
import {cart as copy} from '~/copy/cart';
import type {ProductSummary} from '~/domain/product/product';
import {fetchOfferProducts} from '~/state/api-client';
import {GridCard, ProductGrid} from '../catalogue/ProductGrid';

/** Six products for an empty cart. Lazy-loaded, hence the default export. */
export default function SuggestedProducts() {
  const [products, setProducts] = useState<readonly ProductSummary[]>([]);
  useEffect(() => {
    // The empty cart does without them.
    fetchOfferProducts().then(setProducts, () => {});
  }, []);
  // From the whole list, which goes niche by niche.
  const step = Math.max(1, Math.floor(products.length / 6));
  const six = products.filter((_, index) => index % step === 0).slice(0, 6);
  return six.length === 0 ? null : (
    <section aria-labelledby="sugeridos" className="mt-10">
      <h2 id="sugeridos" className="mb-5 text-2xl">
        {copy.suggested}
      </h2>
      <ProductGrid>
        {six.map((product) => (
          <GridCard key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
