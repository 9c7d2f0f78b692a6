import type {
  PictureFragment,
  ProductCardFragment,
  GetProductByHandleQuery,
  VariantOfferFragment,
  ProductCategoryFragment,
} from 'storefrontapi.generated';
import {niches} from '~/content/niches';
import {stripNumberPrefix} from '~/domain/catalogue/collection-title';
import type {Image, Product, ProductSummary, Variant} from '~/domain/catalogue/product';
import {plainLine} from '~/domain/text/plain-text';

/** From the provider's GraphQL shape to the domain's types; nothing behind this file knows GraphQL. */

/** The provider takes no longer ones. */
const MAX_TITLE_LENGTH = 255;

type ProviderProduct = NonNullable<GetProductByHandleQuery['product']>;

export function toImage({url, altText, width, height}: PictureFragment): Image {
  return {url, altText: altText ?? null, width: width ?? null, height: height ?? null};
}

function toVariant(variant: VariantOfferFragment): Variant {
  return {
    id: variant.id,
    title: plainLine(variant.title, MAX_TITLE_LENGTH),
    price: variant.price,
    compareAtPrice: variant.compareAtPrice ?? null,
    availableForSale: variant.availableForSale,
    selectedOptions: variant.selectedOptions,
  };
}

export function toProductSummary(product: ProductCardFragment): ProductSummary {
  const image = product.images.nodes[0];
  const firstVariant = product.variants.nodes[0];
  return {
    id: product.id,
    handle: product.handle,
    title: plainLine(product.title, MAX_TITLE_LENGTH),
    productType: product.productType,
    price: product.priceRange.minVariantPrice,
    image: image ? toImage(image) : null,
    firstVariant: firstVariant ? toVariant(firstVariant) : null,
  };
}

export function toProduct(product: ProviderProduct): Product {
  return {
    ...toProductSummary(product),
    description: product.description,
    tags: product.tags,
    images: product.images.nodes.map(toImage),
    variants: product.variants.nodes.map(toVariant),
    options: product.options.map((option) => ({
      name: option.name,
      values: option.optionValues.map((value) => value.name),
    })),
  };
}

export interface CollectionName {
  readonly handle: string;
  readonly title: string;
}

const NICHE_HANDLES: ReadonlySet<string> = new Set(niches.map((niche) => niche.handle));

/** The collection that stands for a product's category: its niche if it has one, else its first. */
export function mainCollection<T extends CollectionName>(collections: readonly T[]): T | null {
  return collections.find(({handle}) => NICHE_HANDLES.has(handle)) ?? collections[0] ?? null;
}

/** The name to show for it, without the number that sorts it in the shop's admin. */
export function categoryName(collections: readonly CollectionName[]): string | null {
  const collection = mainCollection(collections);
  return collection ? stripNumberPrefix(collection.title) : null;
}

/** A product as a card of a mixed list shows it. */
export interface CategorisedProduct {
  readonly product: ProductSummary;
  readonly category: string | null;
}

export function categorised(
  node: ProductCardFragment & ProductCategoryFragment,
): CategorisedProduct {
  return {product: toProductSummary(node), category: categoryName(node.collections.nodes)};
}
