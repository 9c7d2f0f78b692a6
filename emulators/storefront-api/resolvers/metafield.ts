import type {CatalogueMetafield} from '../catalogue/types';
import type {ProductNode} from '../catalogue-index/nodes';
import {gid} from '../gid';

export interface MetafieldIdentifier {
  /** Without it the provider means a namespace that belongs to the calling app; nothing is in it here. */
  readonly namespace?: string | null;
  readonly key: string;
}

/** Null when the product has no such metafield, as the provider answers. */
export function findMetafield(product: ProductNode, {namespace, key}: MetafieldIdentifier) {
  const found = product.data.metafields.find(
    (candidate) => candidate.namespace === namespace && candidate.key === key,
  );
  return found ? createMetafieldNode(product, found) : null;
}

/** A metafield as the schema has it; it is as old as its product. */
function createMetafieldNode(product: ProductNode, metafield: CatalogueMetafield) {
  const {createdAt, updatedAt} = product.data;
  return {
    __typename: 'Metafield',
    ...metafield,
    id: gid('Metafield', metafield.id),
    createdAt,
    updatedAt,
    parentResource: product,
  };
}
