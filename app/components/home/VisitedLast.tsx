import {Link} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {homeSections} from '~/copy/home';
import type {CategorisedProduct} from '~/domain/catalogue/views';
import {fetchProducts} from '~/state/api-client';
import {readPosition} from '~/state/reading-position';
import {readVisited} from '~/state/visited';
import {Icon} from '../ui/Icon';
import {ProductShelf} from './ProductShelf';

const copy = homeSections.visited;
const MOST_SHOWN = 6;

/**
 * What this browser looked at last, and the book that it was left in. Nothing for who comes for the first
 * time. It stands last and comes while its place is out of sight, so that nothing moves.
 */
export function VisitedLast() {
  const [items, setItems] = useState<readonly CategorisedProduct[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ids = readVisited()
      .slice(0, MOST_SHOWN)
      .map(({id}) => id);
    if (ids.length === 0) return;
    const abort = new AbortController();
    fetchProducts(ids.join(), abort.signal).then(
      (found) =>
        onceOutOfSight(place.current, abort.signal, () =>
          setItems(found.map((product) => ({product, category: null}))),
        ),
      // Who looks at the home page can do without.
      () => {},
    );
    return () => abort.abort();
  }, []);
  if (items.length === 0) return <div ref={place} />;
  const begun = items.find(({product}) => readPosition(product.handle) > 0)?.product;
  return (
    <>
      <ProductShelf title={copy.title} text={copy.text} items={items} />
      {begun ? (
        <p className="page pb-10">
          <Link
            to={`/producto/${begun.handle}/hojear`}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline decoration-arena-deep underline-offset-4 hover:decoration-current"
          >
            <Icon name="book-open" />
            {copy.readOn(begun.title)}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** Calls `then` as soon as nothing of the place is in the window, unless it is over before. */
function onceOutOfSight(place: Element | null, over: AbortSignal, then: () => void): void {
  if (!place || over.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    then();
  });
  observer.observe(place);
  over.addEventListener('abort', () => observer.disconnect());
}
