import type {VariantNode} from '../catalogue-index/nodes';
import type {FieldResolvers} from '../context';
import {money} from '../money';

const price = ({data}: VariantNode) => money(data.priceCents);
const compareAtPrice = ({data}: VariantNode) =>
  data.compareAtCents === null ? null : money(data.compareAtCents);

export const variantResolvers: FieldResolvers = {
  title: ({data}: VariantNode) => data.title,
  sku: ({data}: VariantNode) => data.sku,
  availableForSale: ({data}: VariantNode) => data.availableForSale,
  // True if the variant is sold beyond its stock; a sold-out variant is not for sale.
  currentlyNotInStock: ({data: {availableForSale, stock}}: VariantNode) =>
    availableForSale && Boolean(stock?.sellsBeyond) && (stock?.quantity ?? 0) <= 0,
  quantityAvailable: ({data}: VariantNode) => data.stock?.quantity ?? null,
  selectedOptions: ({data}: VariantNode) => data.selectedOptions,
  image: ({data, product}: VariantNode) => data.image ?? product.data.images[0] ?? null,
  price,
  priceV2: price,
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  quantityRule: () => ({minimum: 1, maximum: null, increment: 1}),
  taxable: () => true,
  weight: () => 0,
  weightUnit: () => 'KILOGRAMS',
};
