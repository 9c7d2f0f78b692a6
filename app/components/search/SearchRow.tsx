import {ComboboxOption} from '@headlessui/react';
import {Link} from '@remix-run/react';
import {forwardRef, memo, type HTMLAttributes, type ReactNode} from 'react';
import {markedRanges, searchPreview} from '~/domain/search/search-excerpt';
import {formatPrice} from '~/domain/text/format-price';
import {imageAtWidth} from '../ui/ResponsiveImage';
import type {IndexedProduct} from '~/domain/search/dialog-search';

interface SearchRowProps {
  readonly result: IndexedProduct;
  readonly query: string;
  /** Where it stands in the list; spares the combobox from asking the document. */
  readonly order: number;
  /** How many there are, also those that are not in the document yet. */
  readonly count: number;
}

/** Rows out of sight cost nothing until they are scrolled to. */
const ROW =
  'flex min-h-22 items-center gap-3 rounded-lg px-2 py-2 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] hover:bg-paper-deep aria-selected:bg-mango-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink sm:gap-4 sm:px-3';

/** A product that was found: an option of the combobox, and a link. */
export const SearchRow = memo(function SearchRow({
  result: {product},
  query,
  order,
  count,
}: SearchRowProps) {
  const {handle, title, description, image, price, marks} = product;
  return (
    <ComboboxOption
      as={ResultLink}
      to={`/producto/${handle}`}
      value={handle}
      order={order}
      aria-posinset={order + 1}
      aria-setsize={count}
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
    </ComboboxOption>
  );
});

interface ResultLinkProps extends HTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  /** The combobox sets it on the option that Enter opens. */
  readonly 'data-focus'?: string;
}

/**
 * What the combobox makes of an option would take every press, of any button and with any key, as a
 * choice. Here a press is one of a link, and 'selected' is the option that Enter opens.
 */
const ResultLink = forwardRef<HTMLAnchorElement, ResultLinkProps>(function ResultLink(
  {id, to, children, 'data-focus': active, 'aria-posinset': position, 'aria-setsize': count},
  ref,
) {
  return (
    <Link
      ref={ref}
      id={id}
      role="option"
      aria-selected={active !== undefined}
      aria-posinset={position}
      aria-setsize={count}
      tabIndex={-1}
      to={to}
      prefetch="intent"
      className={ROW}
    >
      {children}
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
