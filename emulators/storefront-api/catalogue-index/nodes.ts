/**
 * Catalogue entries as the resolvers see them: with their global ids, their relations and what
 * sorting and searching would otherwise compute for every query.
 */
import type {
  CatalogueCollection,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types';
import {gid} from '../gid';
import {fold, wordIndex} from '../search-query/fold';

export interface VariantNode {
  readonly __typename: 'ProductVariant';
  readonly id: string;
  readonly data: CatalogueVariant;
  readonly product: ProductNode;
}

export interface ProductNode {
  readonly __typename: 'Product';
  readonly id: string;
  readonly data: CatalogueProduct;
  readonly variants: readonly VariantNode[];
  /** Position in the catalogue, which also stands for 'best selling'. */
  readonly position: number;
  readonly minCents: number;
  readonly maxCents: number;
  readonly available: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly search: ProductSearchText;
}

/** Folded once, compared many times. */
export interface ProductSearchText {
  readonly title: string;
  readonly titleKey: string;
  readonly all: string;
  readonly tags: readonly string[];
  readonly type: string;
  readonly vendor: string;
  readonly skus: readonly string[];
}

export interface CollectionNode {
  readonly __typename: 'Collection';
  readonly id: string;
  readonly data: CatalogueCollection;
  readonly updatedAt: number;
  readonly titleIndex: string;
  readonly titleKey: string;
}

export interface MediaImageNode {
  readonly __typename: 'MediaImage';
  readonly id: string;
  readonly image: CatalogueImage;
}

export function createProductNode(data: CatalogueProduct, position: number): ProductNode {
  const prices = data.variants.map(({priceCents}) => priceCents);
  const variants: VariantNode[] = [];
  const node: ProductNode = {
    __typename: 'Product',
    id: gid('Product', data.id),
    data,
    variants,
    position,
    minCents: prices.length > 0 ? Math.min(...prices) : 0,
    maxCents: prices.length > 0 ? Math.max(...prices) : 0,
    available: data.variants.some(({availableForSale}) => availableForSale),
    createdAt: Date.parse(data.createdAt),
    updatedAt: Date.parse(data.updatedAt),
    search: searchText(data),
  };
  for (const variant of data.variants) {
    variants.push({
      __typename: 'ProductVariant',
      id: gid('ProductVariant', variant.id),
      data: variant,
      product: node,
    });
  }
  return node;
}

export function createCollectionNode(data: CatalogueCollection): CollectionNode {
  return {
    __typename: 'Collection',
    id: gid('Collection', data.id),
    data,
    updatedAt: Date.parse(data.updatedAt),
    titleIndex: wordIndex(data.title),
    titleKey: fold(data.title),
  };
}

export function createMediaImageNode(image: CatalogueImage): MediaImageNode {
  return {__typename: 'MediaImage', id: gid('MediaImage', image.id), image};
}

function searchText(data: CatalogueProduct): ProductSearchText {
  const skus = data.variants.map(({sku}) => fold(sku));
  let all: string | null = null;
  return {
    title: wordIndex(data.title),
    titleKey: fold(data.title),
    // Folding every description would double the start of a large catalogue: the first search does.
    get all() {
      const {title, productType, tags, vendor, description} = data;
      all ??= wordIndex([title, productType, ...tags, vendor, description, ...skus].join(' '));
      return all;
    },
    tags: data.tags.map(fold),
    type: fold(data.productType),
    vendor: fold(data.vendor),
    skus,
  };
}
