import type {NicheSummary} from './views';

/**
 * How many products the niches have together; null when the shop does not tell of one of them: a sum
 * that leaves a niche out, or takes silence for none, would be false.
 */
export function totalProducts(
  niches: readonly Pick<NicheSummary, 'productCount'>[],
): number | null {
  const counts = niches.map(({productCount}) => productCount);
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}
