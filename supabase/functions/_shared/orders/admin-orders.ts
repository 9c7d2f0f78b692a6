/** The provider's own list of orders, read again by its Admin API: what a lost webhook should have brought. */
import {unknownOrder, type OrderState} from './order-state.ts';

export interface AdminOrders {
  /** Orders that changed since, each whole, the oldest change first. `since` in epoch milliseconds. */
  changedSince(since: number): AsyncIterable<OrderState>;
  /** The newest of this name, such as '#1001'; null when there is none. */
  byName(name: string): Promise<OrderState | null>;
}

/** The provider's API did not answer, or refused. */
class AdminApiError extends Error {}

const REQUEST_LIMIT_MS = 20_000;
const PAGE_SIZE = 100;
const MAX_TRIES = 5;

const LIST = `query OrdersToReconcile($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { id }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ONE = `query OrderToReconcile($id: ID!) {
  order(id: $id) {
    legacyResourceId name email currencyCode displayFinancialStatus
    createdAt processedAt updatedAt cancelledAt
    customAttributes { key value }
    totalPriceSet { shopMoney { amount } }
    lineItems(first: 250) {
      nodes {
        id title variantTitle quantity product { id } variant { id }
        discountedTotalSet(withCodeDiscounts: true) { shopMoney { amount } }
      }
    }
    refunds(first: 100) {
      legacyResourceId createdAt
      totalRefundedSet { shopMoney { amount } }
      refundLineItems(first: 100) { nodes { quantity lineItem { id } } }
    }
  }
}`;

interface MoneyBag {
  readonly shopMoney: {readonly amount: string};
}

interface AdminOrder {
  readonly legacyResourceId: string;
  readonly name: string;
  readonly email: string | null;
  readonly currencyCode: string;
  readonly displayFinancialStatus: string | null;
  readonly createdAt: string;
  readonly processedAt: string | null;
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
  readonly customAttributes: readonly {readonly key: string; readonly value: string | null}[];
  readonly totalPriceSet: MoneyBag;
  readonly lineItems: {
    readonly nodes: readonly {
      readonly id: string;
      readonly title: string;
      readonly variantTitle: string | null;
      readonly quantity: number;
      readonly product: {readonly id: string} | null;
      readonly variant: {readonly id: string} | null;
      readonly discountedTotalSet: MoneyBag;
    }[];
  };
  readonly refunds: readonly {
    readonly legacyResourceId: string;
    readonly createdAt: string | null;
    readonly totalRefundedSet: MoneyBag;
    readonly refundLineItems: {
      readonly nodes: readonly {
        readonly quantity: number;
        readonly lineItem: {readonly id: string};
      }[];
    };
  }[];
}

const PAID = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

export function createAdminOrders({url, token}: {url: string; token: string}): AdminOrders {
  const ask = async <Data>(query: string, variables: object): Promise<Data> => {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': token},
        body: JSON.stringify({query, variables}),
        signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      }).catch((error: unknown) => {
        throw new AdminApiError(String(error));
      });
      if (!response.ok) throw new AdminApiError(`The Admin API answered ${response.status}`);
      const {data, errors} = (await response.json()) as {
        data?: Data;
        errors?: readonly {message: string; extensions?: {code?: string}}[];
      };
      if (data && !errors) return data;
      const throttled = errors?.some(({extensions}) => extensions?.code === 'THROTTLED');
      if (!throttled || tries === MAX_TRIES) {
        throw new AdminApiError(errors?.[0]?.message ?? 'The Admin API answered nothing');
      }
      await new Promise((resolve) => setTimeout(resolve, 1000 * tries));
    }
  };
  const list = (first: number, after: string | null, query: string) =>
    ask<{
      orders: {
        nodes: readonly {id: string}[];
        pageInfo: {hasNextPage: boolean; endCursor: string | null};
      };
    }>(LIST, {first, after, query});
  const one = async (id: string) => {
    const {order} = await ask<{order: AdminOrder | null}>(ONE, {id});
    return order && stateOf(order);
  };
  return {
    async *changedSince(since) {
      let after: string | null = null;
      for (;;) {
        const query = `updated_at:>='${new Date(since).toISOString()}'`;
        const {orders}: Awaited<ReturnType<typeof list>> = await list(PAGE_SIZE, after, query);
        for (const {id} of orders.nodes) {
          const state = await one(id);
          if (state) yield state;
        }
        if (!orders.pageInfo.hasNextPage) return;
        after = orders.pageInfo.endCursor;
      }
    },
    async byName(name) {
      const {orders} = await list(1, null, `name:"${name.replace(/[^\w#.-]/g, '')}"`);
      const [found] = orders.nodes;
      return found ? one(found.id) : null;
    },
  };
}

/** The same state that the webhooks of this order make. */
function stateOf(order: AdminOrder): OrderState {
  const email = order.email?.trim().toLowerCase();
  const handOff = order.customAttributes.find(({key}) => key === '_pago')?.value;
  const paid = PAID.includes(order.displayFinancialStatus ?? '');
  return {
    ...unknownOrder(order.legacyResourceId),
    details: email
      ? {
          at: iso(order.updatedAt),
          name: order.name.slice(0, 64),
          email: email.slice(0, 254),
          handOffId: handOff?.slice(0, 64) || null,
          currency: order.currencyCode,
          totalCents: cents(order.totalPriceSet),
          lines: order.lineItems.nodes.map((line, position) => ({
            id: numberOf(line.id),
            position,
            productId: line.product?.id ?? null,
            variantId: line.variant?.id ?? null,
            title: line.title.slice(0, 255),
            variantTitle: line.variantTitle?.slice(0, 255) ?? '',
            quantity: line.quantity,
            totalCents: cents(line.discountedTotalSet),
          })),
        }
      : null,
    paidAt: paid ? iso(order.processedAt ?? order.createdAt) : null,
    cancelledAt: order.cancelledAt && iso(order.cancelledAt),
    refunds: order.refunds.map((refund) => ({
      id: refund.legacyResourceId,
      refundedAt: iso(refund.createdAt ?? order.updatedAt),
      amountCents: cents(refund.totalRefundedSet),
      lines: refund.refundLineItems.nodes.map(({quantity, lineItem}) => ({
        lineId: numberOf(lineItem.id),
        quantity,
      })),
    })),
  };
}

function numberOf(gid: string): string {
  return gid.split('/').at(-1)?.split('?')[0] ?? gid;
}

function cents({shopMoney}: MoneyBag): number {
  return Math.max(0, Math.round(Number(shopMoney.amount) * 100));
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
