import {book as copy} from '~/copy/book';
import {product as cardCopy} from '~/copy/product';
import {deliveryOf, type BookFacts as Facts} from '~/domain/book/book';
import type {Product, Variant} from '~/domain/product/product';
import {Icon} from '../ui/Icon';

interface BookFactsProps {
  readonly book: Facts;
  /** The formats are those that it brings. */
  readonly variant: Variant | null;
  /** What its reviews say; stars without any would look like a rating of this product. */
  readonly rating: Product['rating'];
}

/** What its reviews say, then pages, formats, language and last update on one line. */
export function BookFacts({book, variant, rating}: BookFactsProps) {
  const line = copy.factsLine(book, deliveryOf(book, variant).formats);
  return (
    <>
      {rating ? (
        <p className="mt-1 flex items-center gap-1 text-sm font-semibold">
          <Icon name="star" className="size-4 fill-current text-mango-deep" />
          {cardCopy.rating(rating.value, rating.count)}
        </p>
      ) : null}
      {line ? <p className="mt-1 text-sm text-muted">{line}</p> : null}
    </>
  );
}
