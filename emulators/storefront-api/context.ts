import type {GraphQLResolveInfo} from 'graphql';
import type {CartService} from './cart/cart-service';
import type {CatalogueStore} from './catalogue-index/catalogue-store';
import type {ApiVersion} from './graphql/api-versions';
import type {ShopContent} from './shop-content';

/** Facts about the request that resolvers need. */
export interface RequestContext {
  /** Origin under which the caller reached the emulator; absolute addresses start with it. */
  readonly origin: string;
  readonly shop: ShopContent;
  /** The oldest API version that is still served. */
  readonly oldestVersion: ApiVersion;
  /** Country and language from `@inContext`, or the shop's own. */
  readonly country: string;
  readonly language: string;
  readonly catalogue: CatalogueStore;
  readonly carts: CartService;
}

export type Resolver<Source, Args = Record<string, unknown>> = (
  source: Source,
  args: Args,
  context: RequestContext,
  info: GraphQLResolveInfo,
) => unknown;

/** Resolvers by field. `never` accepts a resolver of any source and arguments. */
export type FieldResolvers = Record<string, Resolver<never, never>>;
