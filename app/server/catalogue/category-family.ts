import {niches} from '~/content/niches';

interface Relative {
  readonly handle: string;
  readonly name: string;
}

export interface CategoryFamily {
  /** The category that a subcategory is in. */
  readonly parent: Relative | null;
  readonly subcategories: readonly Relative[];
}

/** What is above and below a category in the ebook tree of spec section 3. */
export function categoryFamily(handle: string): CategoryFamily {
  const niche = niches.find((one) => one.handle === handle);
  const parent = niches.find(({subcategories}) =>
    subcategories.some((subcategory) => subcategory.handle === handle),
  );
  return {
    parent: parent ? relative(parent) : null,
    subcategories: niche ? niche.subcategories.map(relative) : [],
  };
}

function relative({handle, name}: Relative): Relative {
  return {handle, name};
}
