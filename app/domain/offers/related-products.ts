/**
 * Which products of the same collection go with a product (docs/product.md 4.4):
 * same product type 100 points, each shared tag 10, ties in the collection's own order. A companion
 * goes into the cart with one click, so it must be for sale; a card may show what is sold out.
 * A blank product type is the same as no other, and tags are compared without case, as in the shop.
 */
import {MAX_RELATED_CARDS, RELATED_TAG_SCORE, RELATED_TYPE_SCORE} from '../limits';
import {COMBO_COMPANIONS} from './offers';
import type {ProductSummary} from '~/domain/product/product';

/** Tags are known only if the query reads them; otherwise only the type decides. */
export type RelatedCandidate = Pick<ProductSummary, 'id' | 'productType' | 'firstVariant'> & {
  readonly tags?: readonly string[];
};

export interface RelatedProducts<T> {
  /** Companions of the combo, `COMBO_COMPANIONS` at most, best first. */
  readonly companions: readonly T[];
  /** The next best, 6 at most. */
  readonly more: readonly T[];
}

/** Ranks the candidates for `current`, itself and duplicates excluded. */
export function relatedProducts<T extends RelatedCandidate>(
  current: Omit<RelatedCandidate, 'firstVariant'>,
  candidates: readonly T[],
): RelatedProducts<T> {
  const seen = new Set([current.id]);
  const tags = tagSet(current);
  const ranked = candidates
    .filter(({id}) => !seen.has(id) && seen.add(id))
    .map((product) => ({product, score: score(current, tags, product)}))
    .sort((a, b) => b.score - a.score)
    .map(({product}) => product);
  const companions = ranked
    .filter((product) => product.firstVariant?.availableForSale)
    .slice(0, COMBO_COMPANIONS);
  const more = ranked
    .filter((product) => !companions.includes(product))
    .slice(0, MAX_RELATED_CARDS);
  return {companions, more};
}

function score(
  current: Pick<RelatedCandidate, 'productType'>,
  currentTags: ReadonlySet<string>,
  product: RelatedCandidate,
): number {
  const sameType = current.productType !== '' && product.productType === current.productType;
  const shared = [...tagSet(product)].filter((tag) => currentTags.has(tag)).length;
  return (sameType ? RELATED_TYPE_SCORE : 0) + shared * RELATED_TAG_SCORE;
}

function tagSet({tags = []}: Pick<RelatedCandidate, 'tags'>): ReadonlySet<string> {
  return new Set(tags.map((tag) => tag.trim().toLowerCase()));
}
