/** Maps the provider's GraphQL types to domain types, so that screens and rules do not depend on GraphQL. */
import type {
  FacetsFragment,
  GetProductByHandleQuery,
  PictureFragment,
  ProductCardFragment,
  ProductCategoryFragment,
  VariantOfferFragment,
} from 'storefrontapi.generated';
import {deliveredFormats, parseBook, type Book, parseFormats, parsePages} from '~/domain/book/book';
import type {CategorisedProduct} from '~/domain/catalogue/views';
import type {Image, Product, ProductSummary, Variant} from '~/domain/product/product';
import {parseRating, type ProductRating} from '~/domain/product/reviews';
import {plainLine} from '~/domain/markup/plain-text';
import {textOfMarkup} from './parse-rich-text';
import {categoryName} from './niche-tree';

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

/** Added only for products with reviews, to save bytes for the others. */
function withRating({rating, ratingCount}: ProductCardFragment): {rating?: ProductRating} {
  const parsed = parseRating(rating?.value, ratingCount?.value);
  return parsed ? {rating: parsed} : {};
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
    ...withRating(product),
    pages: parsePages(product.pages?.value),
    formats: deliveredFormats(
      parseFormats(product.formats?.value),
      product.editions?.value,
      firstVariant ?? null,
    ),
  };
}

export function toProduct(product: ProviderProduct): Product {
  return {
    ...toProductSummary(product),
    // The plain text has lost its line breaks; it is used only without markup.
    description: textOfMarkup(product.descriptionHtml) || product.description,
    tags: product.tags,
    images: product.images.nodes.map(toImage),
    variants: product.variants.nodes.map((variant) => ({
      ...toVariant(variant),
      ...(variant.image ? {image: toImage(variant.image)} : {}),
    })),
    options: product.options.map((option) => ({
      name: option.name,
      values: option.optionValues.map(({name, swatch}) => ({name, color: toColor(swatch?.color)})),
    })),
  };
}

/** Book data from the product's metafields. */
export function toBook({inside}: Pick<ProviderProduct, 'inside'>): Book {
  return parseBook(
    Object.fromEntries(inside.flatMap((field) => (field ? [[field.key, field.value]] : []))),
  );
}

/** A colour such as '#b4532a'; null in any other form, because the provider does not guarantee one. */
function toColor(color: string | null | undefined): string | null {
  return color && /^#[\da-f]{6}$/i.test(color) ? color : null;
}

export function categorised(
  node: ProductCardFragment & ProductCategoryFragment,
): CategorisedProduct {
  return {product: toProductSummary(node), category: categoryName(node.collections.nodes)};
}

/** The facet that every product falls under exactly once, in stock or not. */
const AVAILABILITY_FACET = 'filter.v.availability';

/**
 * Number of products in a list. The provider has no such field, but its availability facet counts them; null if the
 * shop has disabled that facet.
 */
export function countFromFacets({filters}: FacetsFragment): number | null {
  const facet = filters.find(({id}) => id === AVAILABILITY_FACET);
  return facet ? facet.values.reduce((sum, {count}) => sum + count, 0) : null;
}
