import {book as copy} from '~/copy/book';
import {deliveryOf, type BookFacts as Facts} from '~/domain/catalogue/book';
import type {Product, Variant} from '~/domain/catalogue/product';
import {Stars} from '../product-card/Stars';

interface BookFactsProps {
  readonly book: Facts;
  /** The formats are those that it brings. */
  readonly variant: Variant | null;
  /** What its reviews say; stars without any would look like a rating of this product. */
  readonly rating: Product['rating'];
}

/** What its reviews say, then pages, formats, language and last update on one line. Lazy-loaded, hence the default export. */
export default function BookFacts({book, variant, rating}: BookFactsProps) {
  const line = copy.factsLine(book, deliveryOf(book, variant).formats);
  return (
    <>
      {rating ? <Stars rating={rating} /> : null}
      {line ? <p className="mt-1 text-sm text-muted">{line}</p> : null}
    </>
  );
}
