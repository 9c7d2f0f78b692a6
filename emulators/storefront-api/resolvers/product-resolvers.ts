import {
  createMediaImageNode,
  type CollectionNode,
  type ProductNode,
  type VariantNode,
} from '../catalogue-index/nodes';
import {
  adjacentVariants,
  selectedOrFirstAvailableVariant,
  variantBySelectedOptions,
  type VariantSelection,
} from '../catalogue-index/select-variant';
import {encodeVariants} from '../catalogue-index/encode-variants';
import type {CatalogueOption} from '../catalogue/types';
import {connect, type PageArgs} from '../graphql/connection';
import type {FieldResolvers, RequestContext} from '../context';
import {gid} from '../gid';
import {findMetafield, type MetafieldIdentifier} from './metafield';
import {money} from '../money';
import {addressOf} from '../shop-content';
import type {ShopProfile} from '../shop-profile';
import {compareNumericIds, compareText} from '../catalogue-index/product-order';
import {truncate} from './truncate';

/** A description without tags on one line, as the provider's schema defines it. */
function singleLine(description: string, {gluesDescriptions}: ShopProfile): string {
  return description.replace(/\n/g, gluesDescriptions ? '' : ' ');
}

type SortedPageArgs = PageArgs & {readonly sortKey?: string | null};

export const productResolvers: FieldResolvers = {
  handle: ({data}: ProductNode) => data.handle,
  title: ({data}: ProductNode) => data.title,
  vendor: ({data}: ProductNode) => data.vendor,
  productType: ({data}: ProductNode) => data.productType,
  tags: ({data}: ProductNode) => data.tags,
  descriptionHtml: ({data}: ProductNode) => data.descriptionHtml,
  description: (
    {data}: ProductNode,
    {truncateAt}: {truncateAt?: number | null},
    {shop}: RequestContext,
  ) => truncate(singleLine(data.description, shop.profile), truncateAt),
  createdAt: ({data}: ProductNode) => data.createdAt,
  publishedAt: ({data}: ProductNode) => data.createdAt,
  updatedAt: ({data}: ProductNode) => data.updatedAt,
  availableForSale: ({available}: ProductNode) => available,
  seo: ({data}: ProductNode, _args: unknown, {shop}: RequestContext) => ({
    title: data.title,
    description: truncate(singleLine(data.description, shop.profile), 320),
  }),
  onlineStoreUrl: ({data}: ProductNode, _args: unknown, {shop}: RequestContext) =>
    addressOf(shop, shop.profile.productPath + data.handle),
  priceRange: ({minCents, maxCents}: ProductNode) => ({
    minVariantPrice: money(minCents),
    maxVariantPrice: money(maxCents),
  }),
  // A product without any compare-at price has a range of zeros, not null.
  compareAtPriceRange: ({data}: ProductNode) => {
    const prices = data.variants.map(({compareAtCents}) => compareAtCents ?? 0);
    return {
      minVariantPrice: money(Math.min(...prices, ...(prices.length > 0 ? [] : [0]))),
      maxVariantPrice: money(Math.max(...prices, 0)),
    };
  },
  options: (product: ProductNode, {first}: {first?: number | null}) =>
    product.data.options
      .slice(0, first ?? undefined)
      .map((option) => ({...option, id: gid('ProductOption', option.id), product})),
  featuredImage: ({data}: ProductNode) => data.images[0] ?? null,
  images: ({data}: ProductNode, args: PageArgs) => connect(data.images, args, {idOf: ({id}) => id}),
  media: ({data}: ProductNode, args: PageArgs) =>
    connect(data.images.map(createMediaImageNode), args, {idOf: ({id}) => id}),
  variants: ({variants}: ProductNode, args: SortedPageArgs) =>
    connect(sortVariants(variants, args.sortKey), args, {
      idOf: ({data}) => data.id,
      sort: args.sortKey ?? 'POSITION',
    }),
  variantsCount: ({variants}: ProductNode) => ({count: variants.length, precision: 'EXACT'}),
  variantBySelectedOptions: (product: ProductNode, args: VariantSelection) =>
    variantBySelectedOptions(product, args),
  selectedOrFirstAvailableVariant: (product: ProductNode, args: VariantSelection) =>
    selectedOrFirstAvailableVariant(product, args),
  adjacentVariants: (product: ProductNode, args: VariantSelection) =>
    adjacentVariants(product, args),
  encodedVariantExistence: ({data}: ProductNode) => encodeVariants(data, data.variants),
  encodedVariantAvailability: ({data}: ProductNode) =>
    encodeVariants(
      data,
      data.variants.filter(({availableForSale}) => availableForSale),
    ),
  totalInventory: ({data}: ProductNode) =>
    data.variants.reduce((sum, {stock}) => sum + (stock?.quantity ?? 0), 0),
  metafield: (product: ProductNode, identifier: MetafieldIdentifier) =>
    findMetafield(product, identifier),
  metafields: (
    product: ProductNode,
    {identifiers}: {identifiers: readonly MetafieldIdentifier[]},
  ) => identifiers.map((identifier) => findMetafield(product, identifier)),
  collections: (product: ProductNode, args: PageArgs, {catalogue}: RequestContext) => {
    const collections = catalogue.collectionsOf(product);
    return {
      ...connect<CollectionNode>(collections, args, {idOf: ({data}) => data.id}),
      totalCount: String(collections.length),
    };
  },
};

type OptionSource = CatalogueOption & {readonly product: ProductNode};

export const productOptionResolvers: FieldResolvers = {
  optionValues: ({id, name, values, swatches, product}: OptionSource) =>
    values.map((value, index) => ({
      id: `${id.replace('ProductOption', 'ProductOptionValue')}${String(index).padStart(2, '0')}`,
      name: value,
      swatch: swatches?.[value] ?? null,
      firstSelectableVariant:
        product.variants.find(({data}) =>
          data.selectedOptions.some((option) => option.name === name && option.value === value),
        ) ?? null,
    })),
};

function sortVariants(
  variants: readonly VariantNode[],
  sortKey: string | null | undefined,
): readonly VariantNode[] {
  switch (sortKey) {
    case 'ID':
      return [...variants].sort((a, b) => compareNumericIds(a.data.id, b.data.id));
    case 'TITLE':
      return [...variants].sort((a, b) => compareText(a.data.title, b.data.title));
    case 'SKU':
      return [...variants].sort((a, b) => compareText(a.data.sku, b.data.sku));
    default:
      return variants;
  }
}
