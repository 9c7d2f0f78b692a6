import type {FieldResolvers} from '../context';
import {cartMutationResolvers} from '../resolvers/cart-mutation-resolvers';
import {cartLineResolvers, cartResolvers} from '../resolvers/cart-resolvers';
import {collectionResolvers} from '../resolvers/collection-resolvers';
import {imageResolvers, mediaImageResolvers} from '../resolvers/image-resolvers';
import {localizationResolvers} from '../resolvers/localization-resolvers';
import {productOptionResolvers, productResolvers} from '../resolvers/product-resolvers';
import {queryResolvers} from '../resolvers/query-resolvers';
import {shopResolvers} from '../resolvers/shop-resolvers';
import {sitemapResolvers} from '../resolvers/sitemap-resolvers';
import {variantResolvers} from '../resolvers/variant-resolvers';

/** Every resolver, by type and field of the schema. */
export const RESOLVERS: Record<string, FieldResolvers> = {
  QueryRoot: queryResolvers,
  Mutation: cartMutationResolvers,
  Shop: shopResolvers,
  Localization: localizationResolvers,
  Product: productResolvers,
  ProductOption: productOptionResolvers,
  ProductVariant: variantResolvers,
  Collection: collectionResolvers,
  Image: imageResolvers,
  MediaImage: mediaImageResolvers,
  Sitemap: sitemapResolvers,
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
};
