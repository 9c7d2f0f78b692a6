/**
 * The account backend: the real functions for webhooks and orders over tables in memory. The database with
 * its row-level security has tests of its own (`tests/sql`); a run here has no time for it.
 */
import type {AdminOrders} from '../../../../supabase/functions/_shared/orders/admin-orders.ts';
import type {Database} from '../../../../supabase/functions/_shared/database.ts';
import {
  entitlementsOf,
  type OrderState,
} from '../../../../supabase/functions/_shared/orders/order-state.ts';
import {rowsOf} from '../../../../supabase/functions/_shared/orders/order-store.ts';
import {readWebhook} from '../../../../supabase/functions/_shared/orders/read-webhook.ts';
import {reconcile} from '../../../../supabase/functions/_shared/orders/reconcile.ts';
import {createWebhookHandler} from '../../../../supabase/functions/_shared/orders/webhook-handler.ts';
import {orderStatus} from '../../../../supabase/functions/_shared/library/order-status.ts';
import {SHOP_DOMAIN, WEBHOOK_SECRET} from '../../../../emulators/storefront-api/constants';
import {orderPayload} from '../../../../emulators/storefront-api/orders/order-payloads';
import type {Emulator} from '../../../../emulators/storefront-api/emulator';
import {Crash, MemoryStore} from '../../schedules/memory-store';
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
      return orderStatus(this.database(), (await request.json()) as Record<string, unknown>);
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

  /** The part of a database that the status of an order is read from. */
  private database(): Database {
    const refuse = () => Promise.reject(new Error('Not asked here'));
    const select = (_table: string, query: string) => {
      const handOff = /hand_off_id=in\.\(([0-9a-f]{32})\)/.exec(query)?.[1];
      const found = this.orders.states().find(({details}) => details?.handOffId === handOff);
      return Promise.resolve(handOff && found?.details ? [statusOf(found)] : []);
    };
    return {select: select as Database['select'], update: refuse, insert: refuse, call: refuse};
  }
}

/** An order in the form that the database returns to the status function. */
function statusOf(state: OrderState): object {
  const row = rowsOf(state) as Readonly<Record<string, unknown>>;
  return {
    hand_off_id: row['handOffId'],
    name: row['name'],
    paid_at: row['paidAt'],
    currency: row['currency'],
    total_cents: row['totalCents'],
    email: row['email'],
    cancelled_at: row['cancelledAt'],
    entitlements: entitlementsOf(state).map(({endedAt}) => ({ended_at: endedAt})),
    order_lines: (state.details?.lines ?? []).map((line) => ({
      position: line.position,
      variant_id: line.variantId,
      product_id: line.productId,
      title: line.title,
      variant_title: line.variantTitle,
      quantity: line.quantity,
      total_cents: line.totalCents,
    })),
  };
}
