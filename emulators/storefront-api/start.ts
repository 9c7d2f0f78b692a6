/** Starts the Storefront API emulator. See the README beside this file for what it offers. */
import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';
import {FaultList} from './admin/faults';
import {RequestLog} from './admin/request-log';
import {AdminAccess} from './admin-api/admin-access';
import {CartService} from './cart/cart-service';
import {DiscountRegistry, type DiscountCode} from './cart/discount-codes';
import {buildCatalogue} from './catalogue/build-catalogue';
import {renderCover} from './catalogue/covers';
import type {Catalogue} from './catalogue/types';
import {CatalogueStore} from './catalogue-index/catalogue-store';
import {
  CLIENT_SECRET,
  DEFAULT_PRIVATE_TOKEN,
  DEFAULT_PUBLIC_TOKEN,
  DEFAULT_SHOP_URL,
  PORT_VARIABLE,
  SHOP_DOMAIN,
} from './constants';
import type {Emulator, SoldProduct} from './emulator';
import {API_VERSIONS, type ApiVersion} from './graphql/api-versions';
import {VersionedExecutors} from './graphql/versioned-executors';
import {createEmulatorServer} from './server';
import {createShopContent} from './shop-content';
import type {ShopProfile} from './shop-profile';
import {WebhookSender, type WebhookTarget} from './webhooks/webhook-sender';

export interface StorefrontEmulatorOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Number of products; 134 by default. */
  readonly catalogueSize?: number;
  /** Instead of the built-in catalogue. */
  readonly catalogue?: Catalogue;
  /** The shop's discount codes; by default four, for the storefront's offers. */
  readonly discountCodes?: readonly DiscountCode[];
  /** Origin of the shop that the checkout leads back to. */
  readonly shopUrl?: string;
  /** Name, menus, pages and so on of the shop; defaults to the demo shop's. */
  readonly shop?: Partial<ShopProfile>;
  readonly publicToken?: string;
  readonly privateToken?: string;
  /**
   * The oldest API version that it still serves, 2025-07 unless told: calls for an earlier one are answered
   * in this, as the provider does with versions that have ended.
   */
  readonly apiVersion?: ApiVersion;
  /** Awaited before an order is made, for example to make the files that it sells. */
  readonly beforeOrder?: (products: readonly SoldProduct[]) => Promise<void>;
  /** Leads a paid checkout back to the shop; by default it stays on the hosted page, as at the provider. */
  readonly returnsToShop?: boolean;
  /** Keeps internal errors out of the console. */
  readonly quiet?: boolean;
}

export interface RunningEmulator {
  readonly url: string;
  readonly port: number;
  /** URL that receives the admin's webhooks (orders, refunds, cancellations); null sends none. */
  sendWebhooks(target: WebhookTarget | null): void;
  /** The next order gets a number above this one, which an account backend keeps from an earlier run. */
  continueOrders(after: number): void;
  /** Resolves once the port is free again; open connections are cut. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const DEFAULT_CATALOGUE_SIZE = 134;

/** Listens on 127.0.0.1 only. Rejects with a clear message when the port is taken. */
export async function startStorefrontEmulator(
  options: StorefrontEmulatorOptions,
): Promise<RunningEmulator> {
  const report = (error: Error) => {
    if (!options.quiet) console.error('[storefront emulator]', error);
  };
  let url = '';
  const emulator = createEmulator(options, report);
  const server = createEmulatorServer(emulator, () => url, report);
  await listen(server, options.port);
  const {port} = server.address() as AddressInfo;
  url = `http://${HOST}:${port}`;
  return {
    url,
    port,
    sendWebhooks(target) {
      emulator.webhooks.target = target;
    },
    continueOrders: (after) => emulator.carts.continueOrders(after),
    close() {
      emulator.webhooks.close();
      return close(server);
    },
  };
}

/** All that an emulator holds; nothing listens yet. */
export function createEmulator(
  options: StorefrontEmulatorOptions,
  onInternalError: (error: Error) => void,
): Emulator {
  const catalogue = new CatalogueStore(
    options.catalogue ?? buildCatalogue({size: options.catalogueSize ?? DEFAULT_CATALOGUE_SIZE}),
  );
  const discounts = new DiscountRegistry(options.discountCodes);
  const adminAccess = new AdminAccess();
  const webhooks = new WebhookSender();
  webhooks.subscribed = (topic) =>
    [...adminAccess.webhooks.values()]
      .filter((each) => each.topic === topic.replace('/', '_').toUpperCase())
      .map(({uri}) => ({url: uri, secret: CLIENT_SECRET, shopDomain: SHOP_DOMAIN}));
  return {
    catalogue,
    discounts,
    carts: new CartService(catalogue, discounts),
    executors: new VersionedExecutors(options.apiVersion ?? API_VERSIONS[0], onInternalError),
    faults: new FaultList(),
    log: new RequestLog(),
    webhooks,
    mails: [],
    returnsToShop: options.returnsToShop ?? false,
    adminAccess,
    // An order is made even if the files of what it sells are not ready.
    beforeOrder: async (products) => options.beforeOrder?.(products).catch(onInternalError),
    tokens: {
      publicToken: options.publicToken ?? DEFAULT_PUBLIC_TOKEN,
      privateToken: options.privateToken ?? DEFAULT_PRIVATE_TOKEN,
    },
    shop: createShopContent(options.shopUrl ?? DEFAULT_SHOP_URL, options.shop ?? {}),
    renderImage: renderCover,
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
    server.listen(port, HOST, resolve);
  });
}

function portTaken(port: number): Error {
  return new Error(
    `Port ${port} is already in use, so the Storefront API emulator cannot start. ` +
      `Stop what listens there, or choose another port with ${PORT_VARIABLE}.`,
  );
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
