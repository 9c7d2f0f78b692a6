/** Everything that one running emulator holds; handlers get it whole. */
import type {RequestLog} from './admin/request-log';
import type {FaultList} from './admin/faults';
import type {CartService} from './cart/cart-service';
import type {DiscountRegistry} from './cart/discount-codes';
import type {CatalogueStore} from './catalogue-index/catalogue-store';
import type {VersionedExecutors} from './graphql/versioned-executors';
import type {AccessTokens} from './http/authenticate';
import type {ShopContent} from './shop-content';

export interface Emulator {
  readonly catalogue: CatalogueStore;
  readonly carts: CartService;
  readonly discounts: DiscountRegistry;
  readonly executors: VersionedExecutors;
  readonly faults: FaultList;
  readonly log: RequestLog;
  readonly tokens: AccessTokens;
  readonly shop: ShopContent;
  /** SVG text of a catalogue image; null when there is none at that path. */
  readonly renderImage: (path: string, options: {width?: number}) => string | null;
}
