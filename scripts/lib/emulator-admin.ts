import type {Fault} from '../../emulators/storefront-api/admin/faults';
import type {Order} from '../../emulators/storefront-api/cart/order';
import type {ProductOverride} from '../../emulators/storefront-api/catalogue-index/product-override';

/** All operations fail, and all calls until cleared, unless `operation` and `times` say otherwise. */
type FaultOrder = Pick<Fault, 'kind'> & Partial<Fault>;
/** `price` is a decimal string, such as '12.00'. */
type ProductChange = Omit<ProductOverride, 'priceCents'> & {readonly price?: string};

/** Orders given to the Storefront API emulator behind a shop: faults, changed products, its log. */
export class EmulatorAdmin {
  constructor(private readonly url: string) {}

  async injectFault(fault: FaultOrder): Promise<void> {
    await this.call('POST', 'faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.call('DELETE', 'faults');
  }

  async changeProduct(handle: string, change: ProductChange): Promise<void> {
    await this.call('POST', `products/${encodeURIComponent(handle)}`, change);
  }

  /** Switches a discount code on or off. */
  async switchCode(code: string, enabled: boolean): Promise<void> {
    await this.call('POST', `codes/${code}`, {enabled});
  }

  /** Ends every API version before one such as '2026-01'. */
  async serveFrom(oldest: string): Promise<void> {
    await this.call('POST', 'version', {oldest});
  }

  /** Undoes everything that was ordered of it, carts and orders included. */
  async reset(): Promise<void> {
    await this.call('POST', 'reset');
  }

  async orders(): Promise<readonly Order[]> {
    const {orders} = (await this.call('GET', 'orders')) as {orders: readonly Order[]};
    return orders;
  }

  /** Where the mail about the newest order to this address leads. */
  async orderLink(email: string): Promise<string> {
    const {mails} = (await this.call('GET', 'mails')) as {
      mails: readonly {readonly to: string; readonly link: string}[];
    };
    const mail = mails.findLast(({to}) => to === email);
    if (!mail) throw new Error(`There is no mail about an order to ${email}`);
    return mail.link;
  }

  /** Gives one of a line back, as the operator would at the provider. */
  async refund(order: string, line: string): Promise<void> {
    await this.call('POST', `refunds/${order}`, {lines: [{line}]});
  }

  /** How often each operation was called since the start or the last `resetRequests`. */
  async requestsByOperation(): Promise<Readonly<Record<string, number>>> {
    const {byOperation} = (await this.call('GET', 'requests')) as {
      byOperation: Record<string, number>;
    };
    return byOperation;
  }

  /** Calls since then that pages made for themselves: the search reads the catalogue once for all of them. */
  async pageCalls(): Promise<number> {
    const {
      GetCatalogueState: _state,
      GetCatalogueIndex: _index,
      ...own
    } = await this.requestsByOperation();
    return Object.values(own).reduce((sum, count) => sum + count, 0);
  }

  async resetRequests(): Promise<void> {
    await this.call('DELETE', 'requests');
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.url}/__emulator/${path}`, {
      method,
      body: body ? JSON.stringify(body) : undefined,
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
}
