import type {CatalogueMetafield} from '../catalogue/types';
import type {ProductNode} from '../catalogue-index/nodes';
import {gid} from '../gid';

export interface MetafieldIdentifier {
  /** Without a namespace the provider takes the calling app's own, which is empty here. */
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

/** A metafield in the schema's form, with the dates of its product. */
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
