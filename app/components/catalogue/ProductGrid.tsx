import {Children, Suspense, type ReactNode} from 'react';
import {ProductCard, type ProductCardProps} from './ProductCard';

/**
 * Cards in columns. Lines that are not laid out yet have a reserved height, so that content below the list does not
 * move.
 */
export function ProductGrid({label, children}: {label?: string; children: ReactNode}) {
  return (
    <ul
      aria-label={label}
      className={`${columnsOf(Children.count(children))} sm:[&_.card-text]:off-screen-[12.25rem] [&>li]:[overflow-clip-margin:1rem] max-sm:[&>li]:off-screen-[calc(62.5vw+12rem)]`}
    >
      {children}
    </ul>
  );
}

/** 2, 3 or 6 columns, with large text fewer; a few cards fill the row of a wide window. */
export const columnsOf = (cards: number) =>
  `grid fit-columns gap-3 sm:gap-5 sm:[--least:28%] xl:gap-4 ${cards < 5 ? 'xl:[--least:22%]' : 'xl:[--least:15%]'}`;

/** A card of the grid. Each hydrates by itself, so that a page of them never blocks the main thread for long. */
export function GridCard(props: Omit<ProductCardProps, 'sizes'>) {
  return (
    <li>
      <Suspense>
        <ProductCard sizes={SIZES} {...props} />
      </Suspense>
    </li>
  );
}

/**
 * The `sizes` of a grid image. Slightly less than the layout width on phones, whose pixel density is above two
 * anyway.
 */
const SIZES = '(min-width: 80rem) 195px, (min-width: 40rem) 31vw, 35vw';
