/** Products related to one: of its collections first by shared type, then by shared tags. */
import type {CatalogueStore} from '../catalogue-index/catalogue-store';
import type {ProductNode} from '../catalogue-index/nodes';

/** The provider's number of recommendations. */
const MAX_RECOMMENDATIONS = 10;
/** Enough to choose from, so that a huge collection is not scored whole. */
const MAX_CANDIDATES = 500;

export function relatedProducts(product: ProductNode, catalogue: CatalogueStore): ProductNode[] {
  const candidates = new Set<ProductNode>();
  for (const collection of catalogue.collectionsOf(product)) {
    for (const candidate of catalogue.productsOf(collection, 'MANUAL')) {
      if (candidates.size >= MAX_CANDIDATES) break;
      if (candidate !== product) candidates.add(candidate);
    }
  }
  const tags = new Set(product.search.tags);
  const score = ({search}: ProductNode) =>
    (search.type === product.search.type ? 100 : 0) +
    10 * search.tags.filter((tag) => tags.has(tag)).length;
  return [...candidates]
    .map((candidate) => ({candidate, score: score(candidate)}))
    .sort((a, b) => b.score - a.score || a.candidate.position - b.candidate.position)
    .slice(0, MAX_RECOMMENDATIONS)
    .map(({candidate}) => candidate);
}
