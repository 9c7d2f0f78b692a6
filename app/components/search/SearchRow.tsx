import {Link} from '@remix-run/react';
import {memo} from 'react';
import {formatPriceWithCurrency} from '~/domain/text/format-price';
import {imageAtWidth} from '../ui/ResponsiveImage';
import {Highlighted} from './Highlighted';
import type {IndexedProduct} from './indexed-product';

interface SearchRowProps {
  readonly id: string;
  readonly result: IndexedProduct;
  readonly query: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** Rows out of sight cost nothing until they are scrolled to. */
const ROW =
  'flex min-h-22 items-center gap-3 rounded-lg px-2 py-2 [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto] hover:bg-paper-deep aria-selected:bg-mango-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink sm:gap-4 sm:px-3';

export const SearchRow = memo(function SearchRow({
  id,
  result: {product, preview},
  query,
  active,
  onChoose,
}: SearchRowProps) {
  const {handle, title, image, price} = product;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={`/producto/${handle}`}
      prefetch="intent"
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
      }}
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
          <span className="line-clamp-2 leading-snug font-bold">
            <Highlighted text={title} query={query} />
          </span>{' '}
          <span className="line-clamp-2 text-sm leading-snug text-muted">
            <Highlighted text={preview} query={query} />
          </span>
        </span>{' '}
        <span className="mt-1 block shrink-0 font-extrabold whitespace-nowrap tabular-nums">
          {formatPriceWithCurrency(price)}
        </span>
      </span>
    </Link>
  );
});
