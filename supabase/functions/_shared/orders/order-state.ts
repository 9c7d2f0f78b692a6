/**
 * What is known of an order, and what follows from it. News may come twice, late and in any order, so
 * two states are merged by a rule that is commutative, associative and idempotent: what was said stays
 * said. Pure; shared by the webhook, the reconciliation and the tests.
 */

export interface OrderLine {
  readonly id: string;
  readonly position: number;
  /** Null for a line without a product, such as a tip. */
  readonly productId: string | null;
  readonly variantId: string | null;
  readonly title: string;
  readonly variantTitle: string;
  readonly quantity: number;
  /** After its discounts. */
  readonly totalCents: number;
}

export interface OrderDetails {
  /** When the provider last changed them, ISO 8601 in UTC. */
  readonly at: string;
  /** Such as '#1001'. */
  readonly name: string;
  /** In small letters. */
  readonly email: string;
  readonly handOffId: string | null;
  readonly currency: string;
  readonly totalCents: number;
  readonly lines: readonly OrderLine[];
}

export interface Refund {
  readonly id: string;
  readonly refundedAt: string;
  readonly amountCents: number;
  readonly lines: readonly {readonly lineId: string; readonly quantity: number}[];
}

/** Times are ISO 8601 in UTC, so that they compare as texts. */
export interface OrderState {
  readonly id: string;
  /** Null while only a refund of it is known. */
  readonly details: OrderDetails | null;
  readonly paidAt: string | null;
  readonly cancelledAt: string | null;
  /** By id. */
  readonly refunds: readonly Refund[];
}

export interface Entitlement {
  readonly lineId: string;
  readonly email: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly grantedAt: string;
  readonly endedAt: string | null;
  readonly endReason: 'refunded' | 'cancelled' | null;
}

export function unknownOrder(id: string): OrderState {
  return {id, details: null, paidAt: null, cancelledAt: null, refunds: []};
}

/** Both pieces of news of one order together. @throws {Error} when they are of two orders. */
export function mergeOrders(a: OrderState, b: OrderState): OrderState {
  if (a.id !== b.id) throw new Error(`Order ${a.id} is not order ${b.id}`);
  return {
    id: a.id,
    details: later(a.details, b.details),
    paidAt: earlier(a.paidAt, b.paidAt),
    cancelledAt: earlier(a.cancelledAt, b.cancelledAt),
    refunds: union(a.refunds, b.refunds),
  };
}

/** How many of a line were refunded, never more than were bought. */
export function refundedQuantity(order: OrderState, line: OrderLine): number {
  const parts = order.refunds.flatMap(({lines}) => lines.filter(({lineId}) => lineId === line.id));
  return Math.min(
    line.quantity,
    parts.reduce((sum, {quantity}) => sum + quantity, 0),
  );
}

/** The rights that the order gives or gave: none before it is paid, one for each line of a product. */
export function entitlementsOf(order: OrderState): readonly Entitlement[] {
  const {details, paidAt} = order;
  if (!details || !paidAt) return [];
  return details.lines.flatMap((line) => {
    if (!line.productId) return [];
    const end = endOf(order, details, line);
    return [
      {
        lineId: line.id,
        email: details.email,
        productId: line.productId,
        variantId: line.variantId,
        grantedAt: paidAt,
        endedAt: end?.at ?? null,
        endReason: end?.reason ?? null,
      },
    ];
  });
}

function endOf(
  order: OrderState,
  details: OrderDetails,
  line: OrderLine,
): {at: string; reason: 'refunded' | 'cancelled'} | null {
  if (order.cancelledAt) return {at: order.cancelledAt, reason: 'cancelled'};
  const returned = order.refunds.reduce((sum, {amountCents}) => sum + amountCents, 0);
  // The whole amount may be given back without a word about lines.
  const whole = details.totalCents > 0 && returned >= details.totalCents;
  if (!whole && refundedQuantity(order, line) < line.quantity) return null;
  const moments = order.refunds
    .filter(({lines}) => whole || lines.some(({lineId}) => lineId === line.id))
    .map(({refundedAt}) => refundedAt)
    .sort();
  return {at: moments.at(-1) ?? details.at, reason: 'refunded'};
}

/** '#rp-1001 ' and 'RP-1001' are the same order to a buyer. */
export function orderNameKey(name: string): string {
  return name.replace(/[#\s]/g, '').toUpperCase().slice(0, 64);
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** Of the same moment, the same one whichever came first. */
function later(a: OrderDetails | null, b: OrderDetails | null): OrderDetails | null {
  if (!a || !b) return a ?? b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

function union(a: readonly Refund[], b: readonly Refund[]): readonly Refund[] {
  const all = new Map([...a, ...b].map((refund) => [refund.id, refund]));
  return [...all.values()].sort((x, y) => (x.id < y.id ? -1 : x.id > y.id ? 1 : 0));
}
