import type {FacetsFragment} from 'storefrontapi.generated';

/** The facet that every product falls under exactly once, in stock or not. */
const AVAILABILITY_FACET = 'filter.v.availability';

/**
 * How many products a list has. The provider keeps no such field, but its availability facet counts
 * them; null when the shop has that facet switched off.
 */
export function countFromFacets({filters}: FacetsFragment): number | null {
  const facet = filters.find(({id}) => id === AVAILABILITY_FACET);
  return facet ? facet.values.reduce((sum, {count}) => sum + count, 0) : null;
}
