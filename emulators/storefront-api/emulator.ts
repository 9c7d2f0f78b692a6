/** The state of one running emulator, which handlers receive as a whole. */
import type {AdminAccess} from './admin-api/admin-access';
import type {RequestLog} from './admin/request-log';
import type {FaultList} from './admin/faults';
import type {CartService} from './cart/cart-service';
import type {OrderLine} from './cart/order';
import type {DiscountRegistry} from './cart/discount-codes';
import type {CatalogueStore} from './catalogue-index/catalogue-store';
import type {VersionedExecutors} from './graphql/versioned-executors';
import type {AccessTokens} from './http/authenticate';
import type {ShopContent} from './shop-content';
import type {WebhookSender} from './webhooks/webhook-sender';

export interface OrderMail {
  readonly to: string;
  readonly subject: string;
  /** URL of the shop's thank-you page with the order's number and its hand-off. */
  readonly link: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

export type SoldProduct = Pick<OrderLine, 'productId' | 'title'>;

export interface Emulator {
  readonly catalogue: CatalogueStore;
  readonly carts: CartService;
  readonly discounts: DiscountRegistry;
  readonly executors: VersionedExecutors;
  readonly faults: FaultList;
  readonly log: RequestLog;
  readonly webhooks: WebhookSender;
  /** Mails about orders, which the provider sends itself; the newest last. */
  readonly mails: OrderMail[];
  /** Whether a paid checkout leads back to the shop, which the hosted one does not. */
  readonly returnsToShop: boolean;
  readonly tokens: AccessTokens;
  readonly shop: ShopContent;
  readonly adminAccess: AdminAccess;
  /** Awaited before an order is made: whoever reads it finds its files. Never rejects. */
  readonly beforeOrder: (products: readonly SoldProduct[]) => Promise<void>;
  /** SVG text of a catalogue image; null if there is no image at that path. */
  readonly renderImage: (path: string, options: {width?: number}) => string | null;
}
