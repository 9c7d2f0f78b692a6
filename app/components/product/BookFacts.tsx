import {book as copy} from '~/copy/book';
import {deliveryOf, type BookFacts as Facts} from '~/domain/catalogue/book';
import type {Variant} from '~/domain/catalogue/product';

interface BookFactsProps {
  readonly book: Facts;
  /** The formats are those that it brings. */
  readonly variant: Variant | null;
}

/** Pages, formats, language and last update, on one line. Lazy-loaded, hence the default export. */
export default function BookFacts({book, variant}: BookFactsProps) {
  const line = copy.factsLine(book, deliveryOf(book, variant).formats);
  return line ? <p className="mt-1 text-sm text-muted">{line}</p> : null;
}
