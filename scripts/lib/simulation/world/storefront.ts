/** The provider: its emulator whole, asked without a connection. */
import {EventEmitter} from 'node:events';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {CartService} from '../../../../emulators/storefront-api/cart/cart-service';
import {DiscountRegistry} from '../../../../emulators/storefront-api/cart/discount-codes';
import {SHOP_DOMAIN, WEBHOOK_SECRET} from '../../../../emulators/storefront-api/constants';
import type {Emulator} from '../../../../emulators/storefront-api/emulator';
import {FaultList} from '../../../../emulators/storefront-api/admin/faults';
import {RequestLog} from '../../../../emulators/storefront-api/admin/request-log';
import {buildCatalogue} from '../../../../emulators/storefront-api/catalogue/build-catalogue';
import type {Catalogue} from '../../../../emulators/storefront-api/catalogue/types';
import {createEmulatorServer} from '../../../../emulators/storefront-api/server';
import {createEmulator} from '../../../../emulators/storefront-api/start';
import {WebhookSender} from '../../../../emulators/storefront-api/webhooks/webhook-sender';
import {EMULATOR_DISCOUNTS} from '../../emulator-offer-codes';
import type {Answered, Host} from './network';

/** So many products are enough for a choice, and few enough to be quick. */
const CATALOGUE_SIZE = 14;
/** Catalogue and schema take long to make and are the same in each run. */
let made: Emulator | null = null;

/** An emulator in which nothing has happened yet. @param report what it could not handle. */
export function openStorefront(report: (error: Error) => void): Emulator {
  made ??= createEmulator(
    {port: 0, shopUrl: 'https://tienda.test', catalogue: madeOnce(CATALOGUE_SIZE)},
    report,
  );
  made.catalogue.reset();
  const discounts = new DiscountRegistry(EMULATOR_DISCOUNTS);
  const webhooks = new WebhookSender();
  webhooks.target = {
    url: 'https://cuentas.test/functions/v1/shopify-webhooks',
    secret: WEBHOOK_SECRET,
    shopDomain: SHOP_DOMAIN,
  };
  return {
    ...made,
    // Who does not return is drawn by the scenario.
    returnsToShop: true,
    discounts,
    webhooks,
    carts: new CartService(made.catalogue, discounts),
    faults: new FaultList(),
    log: new RequestLog(),
  };
}

/** Caches what the built-in catalogue computes at each read. */
function madeOnce(size: number): Catalogue {
  const catalogue = buildCatalogue({size});
  return {...catalogue, products: catalogue.products.map((product) => ({...product}))};
}

/** Answers like the emulator's server. Rejects where the server would cut the connection. */
export function storefrontHost(emulator: Emulator, report: (error: Error) => void): Host {
  const server: Server = createEmulatorServer(emulator, () => 'http://proveedor.test', report);
  return ({method, url, headers, body}) => {
    const asked = {
      method,
      url: url.pathname + url.search,
      headers: {...headers, host: url.host},
      async *[Symbol.asyncIterator]() {
        await Promise.resolve();
        yield Buffer.from(body ?? '');
      },
    };
    return new Promise((resolve, reject) => {
      const answer = new Answer(resolve, () => reject(new Error('cut off')));
      server.emit(
        'request',
        asked as unknown as IncomingMessage,
        answer as unknown as ServerResponse,
      );
    });
  };
}

/** What a handler needs of an answer. */
class Answer extends EventEmitter {
  headersSent = false;
  destroyed = false;
  private status = 200;
  private headers: Record<string, string> = {};

  constructor(
    private readonly resolve: (answered: Answered) => void,
    private readonly cut: () => void,
  ) {
    super();
  }

  writeHead(status: number, headers: Readonly<Record<string, unknown>> = {}): this {
    this.headersSent = true;
    this.status = status;
    for (const [name, value] of Object.entries(headers)) this.headers[name] = String(value);
    return this;
  }

  end(body: string | Uint8Array = ''): void {
    this.resolve({status: this.status, headers: this.headers, body});
  }

  destroy(): void {
    this.destroyed = true;
    this.cut();
  }
}
