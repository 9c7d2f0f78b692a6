/** The ebooks of the demo catalogue: one a file of `books/`, filed as `niches.ts` says, in the order of their numbers. */
import {bookOf} from './books';
import {niches, type Niche, type Subcategory} from './niches';

export interface Ebook {
  /** '01' to '99', '100' and up. */
  readonly id: string;
  readonly name: string;
  readonly niche: Niche;
  /** Null if the niche has no subcategories. */
  readonly subcategory: Subcategory | null;
}

export const ebooks: readonly Ebook[] = niches
  .flatMap((niche) => [
    ...filed(niche, niche, null),
    ...niche.subcategories.flatMap((subcategory) => filed(subcategory, niche, subcategory)),
  ])
  .sort((a, b) => Number(a.id) - Number(b.id));

function filed(
  {ebooks: runs}: Subcategory,
  niche: Niche,
  subcategory: Subcategory | null,
): Ebook[] {
  const numbers = runs.flatMap(([first, last]) =>
    Array.from({length: last - first + 1}, (_, i) => first + i),
  );
  return numbers.map((number) => {
    const id = String(number).padStart(2, '0');
    return {id, name: bookOf(id).title, niche, subcategory};
  });
}
