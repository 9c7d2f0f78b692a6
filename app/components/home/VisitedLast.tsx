import {useEffect, useState} from 'react';
import {homeSections} from '~/copy/home';
import type {CategorisedProduct} from '~/domain/catalogue/views';
import {fetchProducts} from '~/state/api-client';
import {readPosition} from '~/state/reading-position';
import {readVisited} from '~/state/visited';
import {ButtonLink} from '../ui/Button';
import {ProductShelf} from './ProductShelf';

const copy = homeSections.visited;
const MOST_SHOWN = 6;

/**
 * What this browser looked at last, and the book that it was left in. Nothing for who comes for the first
 * time; it stands last, so that nothing moves when it comes.
 */
export function VisitedLast() {
  const [items, setItems] = useState<readonly CategorisedProduct[]>([]);
  useEffect(() => {
    const ids = readVisited()
      .slice(0, MOST_SHOWN)
      .map(({id}) => id);
    if (ids.length === 0) return;
    const abort = new AbortController();
    fetchProducts(ids.join(), abort.signal).then(
      (found) => setItems(found.map((product) => ({product, category: null}))),
      // Who looks at the home page can do without.
      () => {},
    );
    return () => abort.abort();
  }, []);
  if (items.length === 0) return null;
  const begun = items.find(({product}) => readPosition(product.handle) > 0)?.product;
  return (
    <>
      <ProductShelf title={copy.title} text={copy.text} items={items} />
      {begun ? (
        <p className="page pb-10">
          <ButtonLink look="outline" to={`/producto/${begun.handle}/hojear`}>
            {copy.readOn(begun.title)}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
