import type {ReactNode} from 'react';

/** Cards in 2, 3 or 6 columns by width. */
export function ProductGrid({label, children}: {label?: string; children: ReactNode}) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-6 xl:gap-4 sm:[&_.card-text]:off-screen-38 [&>li]:[overflow-clip-margin:1rem] max-sm:[&>li]:off-screen-92"
    >
      {children}
    </ul>
  );
}

/** The `sizes` of an image in the grid. */
export const GRID_CARD_SIZES = '(min-width: 80rem) 195px, (min-width: 40rem) 31vw, 46vw';
