/** From the provider's GraphQL shape to the domain's types; nothing behind this file knows GraphQL. */
import {plainLine} from '~/domain/plain-text';
import type {Image, Product, ProductSummary, Variant} from '~/domain/product';
import type {
  PictureFragment,
  ProductCardFragment,
  GetProductByHandleQuery,
  VariantOfferFragment,
} from 'storefrontapi.generated';

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
