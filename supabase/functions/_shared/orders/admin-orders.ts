/** Reads orders from the provider's Admin API again, in case a webhook was lost. */
import type {AskAdmin} from './admin-api.ts';
import {centsOf} from '../common/cents.ts';
import {normaliseEmail} from '../common/email.ts';
import {cleanText, handOffIdOf} from './buyer-text.ts';
import {findByName, isConfirmation} from './order-name.ts';
import {unknownOrder, type OrderState} from './order-state.ts';

export interface ChangedOrder {
  readonly id: string;
  /** The whole order; null when it is gone. Rejects when this order cannot be read, which says nothing of others. */
  readonly read: () => Promise<OrderState | null>;
}

export interface AdminOrders {
  /**
   * Orders that changed since, the newest change first. `since` in epoch milliseconds. What `knownAsOf` says
   * is known as it is (ISO 8601 by id) is left out.
   */
  changedSince(since: number, knownAsOf?: OrderStore['knownAsOf']): AsyncIterable<ChangedOrder>;
  /** The order of this address (in lower case) that the typed number means; null if there is none. */
  byBuyer(email: string, typed: string): Promise<OrderState | null>;
}

import type {OrderStore} from './order-store.ts';

const PAGE_SIZE = 100;

const LIST = `query OrdersToReconcile($first: Int!, $after: String, $query: String) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT, reverse: true) {
    nodes { id legacyResourceId name confirmationNumber updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ONE = `query OrderToReconcile($id: ID!, $after: String) {
  order(id: $id) {
    legacyResourceId name email currencyCode displayFinancialStatus
    createdAt processedAt updatedAt cancelledAt
    customAttributes { key value }
    totalPriceSet { shopMoney { amount } }
    lineItems(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id title variantTitle quantity currentQuantity isGiftCard product { id } variant { id }
        discountedTotalSet(withCodeDiscounts: true) { shopMoney { amount } }
      }
    }
    refunds(first: 100) {
      legacyResourceId createdAt
      totalRefundedSet { shopMoney { amount currencyCode } }
      refundLineItems(first: 100) { nodes { quantity lineItem { id } } }
    }
    transactions(first: 100) { kind status processedAt }
  }
}`;

interface ListedOrder {
  readonly id: string;
  readonly legacyResourceId: string;
  readonly name: string;
  /** What the hosted thank-you page shows in place of the name, which it does not know yet. */
  readonly confirmationNumber: string | null;
  readonly updatedAt: string;
}

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
    readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
    readonly nodes: readonly {
      readonly id: string;
      readonly title: string;
      readonly variantTitle: string | null;
      readonly quantity: number;
      readonly currentQuantity: number;
      readonly isGiftCard: boolean;
      readonly product: {readonly id: string} | null;
      readonly variant: {readonly id: string} | null;
      readonly discountedTotalSet: MoneyBag;
    }[];
  };
  readonly refunds: readonly {
    readonly legacyResourceId: string;
    readonly createdAt: string | null;
    readonly totalRefundedSet: {
      readonly shopMoney: {readonly amount: string; readonly currencyCode: string};
    };
    readonly refundLineItems: {
      readonly nodes: readonly {
        readonly quantity: number;
        readonly lineItem: {readonly id: string};
      }[];
    };
  }[];
  readonly transactions: readonly {
    readonly kind: string;
    readonly status: string;
    readonly processedAt: string | null;
  }[];
}

const PAYMENTS = ['SALE', 'CAPTURE'];
const EXPIRED = ['EXPIRED', 'VOIDED'];
const PAID = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'];

export function createAdminOrders(ask: AskAdmin): AdminOrders {
  const list = (first: number, after: string | null, query: string) =>
    ask<{
      orders: {
        nodes: readonly ListedOrder[];
        pageInfo: {hasNextPage: boolean; endCursor: string | null};
      };
    }>(LIST, {first, after, query});
  const one = async (id: string) => {
    const lines: AdminOrder['lineItems']['nodes'][number][] = [];
    let after: string | null = null;
    for (;;) {
      const {order}: {order: AdminOrder | null} = await ask<{order: AdminOrder | null}>(ONE, {
        id,
        after,
      });
      if (!order) return null;
      lines.push(...order.lineItems.nodes);
      const {hasNextPage, endCursor}: AdminOrder['lineItems']['pageInfo'] =
        order.lineItems.pageInfo;
      if (!hasNextPage) return stateOf({...order, lineItems: {...order.lineItems, nodes: lines}});
      after = endCursor;
    }
  };
  return {
    async *changedSince(since, knownAsOf) {
      let after: string | null = null;
      for (;;) {
        const query = `updated_at:>='${new Date(since).toISOString()}'`;
        const {orders}: Awaited<ReturnType<typeof list>> = await list(PAGE_SIZE, after, query);
        const known = await knownAsOf?.(orders.nodes.map((node) => node.legacyResourceId));
        for (const {id, legacyResourceId, updatedAt} of orders.nodes) {
          if ((known?.get(legacyResourceId) ?? '') >= iso(updatedAt)) continue;
          yield {id: legacyResourceId, read: () => one(id)};
        }
        if (!orders.pageInfo.hasNextPage) return;
        after = orders.pageInfo.endCursor;
      }
    },
    async byBuyer(email, typed) {
      // Names are compared here: the provider's search knows only its own spelling of them.
      const query = `email:"${email.replace(/["\\*]/g, '')}"`;
      const named: ListedOrder[] = [];
      let after: string | null = null;
      do {
        const {orders}: Awaited<ReturnType<typeof list>> = await list(PAGE_SIZE, after, query);
        named.push(...orders.nodes);
        after = orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
      } while (after !== null);
      const found =
        named.find(({confirmationNumber}) => isConfirmation(typed, confirmationNumber)) ??
        findByName(typed, named);
      const order = found && (await one(found.id));
      // The search matches loosely, so the buyer's address is compared too.
      return order?.details?.email === email ? order : null;
    },
  };
}

/** Converts an order to the same state that its webhooks produce. */
function stateOf(order: AdminOrder): OrderState {
  const email = normaliseEmail(cleanText(order.email, 254));
  const handOff = order.customAttributes.find(({key}) => key === '_pago')?.value;
  const isPaid = PAID.includes(order.displayFinancialStatus ?? '');
  const paidAt = isPaid ? paidAtOf(order) : null;
  return {
    ...unknownOrder(order.legacyResourceId),
    details: email
      ? {
          at: iso(order.updatedAt),
          name: cleanText(order.name, 64),
          email,
          handOffId: handOffIdOf(handOff),
          currency: order.currencyCode,
          totalCents: cents(order.totalPriceSet),
          lines: order.lineItems.nodes.map((line, position) => ({
            id: numberOf(line.id),
            position,
            productId: line.isGiftCard ? null : (line.product?.id ?? null),
            variantId: line.variant?.id ?? null,
            title: cleanText(line.title, 255),
            variantTitle: cleanText(line.variantTitle, 255),
            quantity: line.quantity,
            removedQuantity: Math.max(0, line.quantity - line.currentQuantity),
            totalCents: cents(line.discountedTotalSet),
            paidAt,
          })),
        }
      : null,
    paidAt,
    cancelledAt: order.cancelledAt && iso(order.cancelledAt),
    expiredAt: EXPIRED.includes(order.displayFinancialStatus ?? '') ? iso(order.updatedAt) : null,
    refundedAt: order.displayFinancialStatus === 'REFUNDED' ? iso(order.updatedAt) : null,
    refunds: order.refunds.map((refund) => ({
      id: refund.legacyResourceId,
      refundedAt: iso(refund.createdAt ?? order.updatedAt),
      amounts: {
        [refund.totalRefundedSet.shopMoney.currencyCode]: cents(refund.totalRefundedSet),
      },
      lines: refund.refundLineItems.nodes.map(({quantity, lineItem}) => ({
        lineId: numberOf(lineItem.id),
        quantity,
      })),
    })),
  };
}

/** When the last payment came in; null for an order that cost nothing. */
function paidAtOf({transactions, processedAt, createdAt}: AdminOrder): string {
  const payments = transactions
    .filter(({kind, status}) => PAYMENTS.includes(kind) && status === 'SUCCESS')
    .flatMap((payment) => payment.processedAt ?? [])
    .map(iso)
    .sort();
  return payments.at(-1) ?? iso(processedAt ?? createdAt);
}

function numberOf(gid: string): string {
  return gid.split('/').at(-1)?.split('?')[0] ?? gid;
}

function cents({shopMoney}: MoneyBag): number {
  return centsOf(shopMoney.amount) ?? 0;
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
