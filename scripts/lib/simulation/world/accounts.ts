/**
 * The account backend: the real functions for webhooks and orders over tables in memory. The database with
 * its row-level security has tests of its own (`npx tsx scripts/check-rls.ts`); a run here has no time for it.
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
import {orderStatus} from '../../../../supabase/functions/_shared/purchases/order-status.ts';
import {SHOP_DOMAIN, WEBHOOK_SECRET} from '../../../../emulators/storefront-api/constants';
import {orderPayload} from '../../../../emulators/storefront-api/orders/order-payloads';
import type {Emulator} from '../../../../emulators/storefront-api/emulator';
import {Crash, MemoryStore} from '../../schedules/memory-store';
import type {Answered, Asked} from './network';
import type {Timeline} from './timeline';

/** Somebody with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

interface Wish {
  readonly user_id: string;
  readonly product_id: string;
  readonly name: string;
  readonly handle: string;
}

const SESSION_SECONDS = 3_600;

export class Accounts {
  /** How many of the next steps of a function are its last. */
  crashes = 0;
  readonly orders: MemoryStore;
  private wishes: readonly Wish[] = [];
  private readonly receiveWebhook: (request: Request) => Promise<Response>;
  private tasks: Promise<unknown>[] = [];
  private renewed = 0;

  constructor(
    private readonly timeline: Timeline,
    private readonly people: readonly Person[],
  ) {
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

  /** What the browser keeps of a session of this person. */
  sessionOf(person: Person): object {
    this.renewed += 1;
    const expires = Math.floor(this.timeline.now / 1000) + SESSION_SECONDS;
    const claims = {sub: person.id, email: person.email, exp: expires, n: this.renewed};
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return {
      access_token: `${encode({alg: 'HS256', typ: 'JWT'})}.${encode(claims)}.signature`,
      refresh_token: `refresh-${person.id}-${this.renewed}`,
      token_type: 'bearer',
      expires_in: SESSION_SECONDS,
      expires_at: expires,
      user: userOf(person),
    };
  }

  wishesOf(person: Person): readonly string[] {
    return this.wishes.filter((each) => each.user_id === person.id).map((each) => each.product_id);
  }

  async answer({url, ...asked}: Asked): Promise<Answered> {
    const response = await this.respond(url, new Request(url, asked));
    const {status, headers} = response;
    return {status, headers: Object.fromEntries(headers), body: await response.text()};
  }

  private async respond({pathname, searchParams}: URL, request: Request): Promise<Response> {
    if (pathname === '/functions/v1/shopify-webhooks') return this.webhook(request);
    if (pathname === '/functions/v1/purchases/status') {
      return orderStatus(this.database(), (await request.json()) as Record<string, unknown>);
    }
    if (pathname === '/auth/v1/token') {
      const {refresh_token: token} = (await request.json()) as {refresh_token?: string};
      const owner = this.people.find(({id}) => token?.includes(id));
      return owner ? Response.json(this.sessionOf(owner)) : Response.json({}, {status: 400});
    }
    const person = this.personOf(request);
    if (!person) return Response.json({code: 'PGRST301', message: 'No session'}, {status: 401});
    if (pathname === '/auth/v1/user') return Response.json(userOf(person));
    if (pathname !== '/rest/v1/wishlist_items') return Response.json({}, {status: 404});
    return this.changeWishes(request, person, searchParams);
  }

  /** What lost webhooks should have brought. */
  async reconcile({carts}: Emulator): Promise<void> {
    const all = () =>
      carts
        .orders()
        .map((order) => readWebhook('orders/paid', JSON.stringify(orderPayload(order))));
    const orders: AdminOrders = {
      async *changedSince() {
        yield* await Promise.resolve(all());
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

  private async changeWishes(
    request: Request,
    {id}: Person,
    searchParams: URLSearchParams,
  ): Promise<Response> {
    const own = this.wishes.filter((each) => each.user_id === id);
    if (request.method === 'GET') {
      return Response.json(own.map(({product_id, name, handle}) => ({product_id, name, handle})));
    }
    if (request.method === 'DELETE') {
      const listed = (searchParams.get('product_id') ?? '').split(/[(),"]+/);
      this.wishes = this.wishes.filter(
        (each) => each.user_id !== id || !listed.includes(each.product_id),
      );
      return new Response(null, {status: 204});
    }
    const rows = (await request.json()) as readonly Wish[];
    const added = rows.filter((row) => own.every((each) => each.product_id !== row.product_id));
    this.wishes = [...this.wishes, ...added];
    return new Response(null, {status: 201});
  }

  private personOf(request: Request): Person | undefined {
    const token = (request.headers.get('authorization') ?? '').split('.')[1] ?? '';
    const claims = Buffer.from(token, 'base64url').toString('utf8');
    return this.people.find(({id}) => claims.includes(id));
  }

  /** As far as the status of an order is read from it. */
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

/** An order as the database answers it to the function that tells its status. */
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

function userOf({id, email}: Person): object {
  return {
    id,
    email,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    identities: [],
    created_at: '2026-01-01T00:00:00Z',
  };
}
