import {Link} from '@remix-run/react';
import {memo, type ReactNode} from 'react';
import {markedRanges, searchPreview} from '~/domain/search/search-excerpt';
import {formatPrice} from '~/domain/money/format-price';
import {imageAtWidth} from '../ui/ResponsiveImage';
import type {IndexedProduct} from '~/domain/search/dialog-search';

interface SearchRowProps {
  readonly result: IndexedProduct;
  readonly query: string;
  readonly id: string;
  /** Its place in the list. */
  readonly index: number;
  /** Whether Enter opens it. */
  readonly active: boolean;
  /** How many results there are, also those that are not in the document yet. */
  readonly count: number;
}

/** Rows out of sight cost nothing until they are scrolled to. */
const ROW =
  'flex min-h-22 items-center gap-3 rounded-lg px-2 py-2 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] hover:bg-paper-deep aria-selected:bg-mango-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink sm:gap-4 sm:px-3';

/** A product that was found: an option of the list, and a link. */
export const SearchRow = memo(function SearchRow({
  result: {product},
  query,
  id,
  index,
  active,
  count,
}: SearchRowProps) {
  const {handle, title, description, image, price, marks} = product;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      aria-posinset={index + 1}
      aria-setsize={count}
      tabIndex={-1}
      to={`/producto/${handle}`}
      prefetch="intent"
      className={ROW}
    >
      <img
        src={image ? imageAtWidth(image, 160) : '/placeholder.svg'}
        alt=""
        width={56}
        height={70}
        loading="lazy"
        decoding="async"
        className="h-17.5 w-14 shrink-0 rounded-sm bg-paper-deep object-cover"
      />
      <span className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-6">
        <span className="block min-w-0 flex-1">
          <span className="line-clamp-6 leading-snug font-bold">
            <Highlighted text={title} query={query} marks={marks} />
          </span>{' '}
          <span className="line-clamp-2 text-sm leading-snug text-muted">
            <Highlighted text={searchPreview(description, query)} query={query} marks={marks} />
          </span>
        </span>{' '}
        <span className="mt-1 block shrink-0 font-extrabold whitespace-nowrap tabular-nums">
          {formatPrice(price)}
        </span>
      </span>
    </Link>
  );
});

/** A text with what was searched for marked in it. */
function Highlighted({
  text,
  query,
  marks,
}: {
  readonly text: string;
  readonly query: string;
  readonly marks: readonly string[] | undefined;
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of markedRanges(text, query, marks)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-sm bg-mango text-ink-deep">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
