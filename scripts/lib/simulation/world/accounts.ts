/**
 * The account backend: the real functions for webhooks and orders over tables in memory. The database with
 * its row-level security has tests of its own (`tests/sql`); a run here has no time for it.
 */
import type {AdminOrders} from '../../../../supabase/functions/_shared/orders/admin-orders.ts';
import {readWebhook} from '../../../../supabase/functions/_shared/orders/read-webhook.ts';
import {reconcile} from '../../../../supabase/functions/_shared/orders/reconcile.ts';
import {createWebhookHandler} from '../../../../supabase/functions/_shared/orders/webhook-handler.ts';
import {orderStatus} from '../../../../supabase/functions/_shared/library/order-status.ts';
import {SHOP_DOMAIN, WEBHOOK_SECRET} from '../../../../emulators/storefront-api/constants';
import {orderPayload} from '../../../../emulators/storefront-api/orders/order-payloads';
import type {Emulator} from '../../../../emulators/storefront-api/emulator';
import {Crash, MemoryStore} from '../../schedules/memory-store';
import {statusDatabase} from '../../schedules/status-database';
import type {Answered, Asked} from './network';
import type {Timeline} from './timeline';

export class Accounts {
  /** Number of the next steps of a function that crash it. */
  crashes = 0;
  readonly orders: MemoryStore;
  private readonly receiveWebhook: (request: Request) => Promise<Response>;
  private tasks: Promise<unknown>[] = [];

  constructor(private readonly timeline: Timeline) {
    this.orders = new MemoryStore(() => {
      if (this.crashes === 0) return;
      this.crashes -= 1;
      throw new Crash();
    });
    this.receiveWebhook = createWebhookHandler({
      secrets: [WEBHOOK_SECRET],
      shopDomain: SHOP_DOMAIN,
      store: this.orders,
      sendLink: () => Promise.resolve(true),
      now: () => this.timeline.now,
      afterwards: (task) => void this.tasks.push(task),
      report: () => {},
    });
  }

  async answer({url, ...asked}: Asked): Promise<Answered> {
    const response = await this.respond(url, new Request(url, asked));
    const {status, headers} = response;
    return {status, headers: Object.fromEntries(headers), body: await response.text()};
  }

  private async respond({pathname}: URL, request: Request): Promise<Response> {
    if (pathname === '/functions/v1/shopify-webhooks') return this.webhook(request);
    if (pathname === '/functions/v1/purchases/status') {
      const fields = (await request.json()) as Record<string, unknown>;
      // What webhooks lose stays lost here, so that pages are seen to bear it.
      const readRecent = () => Promise.resolve(true);
      return orderStatus(
        statusDatabase(() => this.orders.states()),
        fields,
        readRecent,
      );
    }
    return Response.json({}, {status: 404});
  }

  /** What lost webhooks should have brought. */
  async reconcile({carts}: Emulator): Promise<void> {
    const all = () =>
      carts
        .orders()
        .map((order) => readWebhook('orders/paid', JSON.stringify(orderPayload(order))));
    const orders: AdminOrders = {
      async *changedSince() {
        yield* await Promise.resolve(
          all().map((state) => ({id: state.id, read: () => Promise.resolve(state)})),
        );
      },
      byBuyer: (_, name) =>
        Promise.resolve(all().find(({details}) => details?.name === name) ?? null),
    };
    const now = () => this.timeline.now;
    await reconcile(this.orders, orders, () => Promise.resolve(true), {since: 0, now});
  }

  private async webhook(request: Request): Promise<Response> {
    try {
      const response = await this.receiveWebhook(request);
      await Promise.allSettled(this.tasks.splice(0));
      return response;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      return Response.json({code: 'WORKER_ERROR'}, {status: 500});
    }
  }
}
