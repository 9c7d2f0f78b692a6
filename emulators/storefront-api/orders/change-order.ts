/** Refunds, cancellations and edits of orders, as an operator makes them at the provider. */
import {leftOf, type Order, type OrderLine, type OrderRefund} from '../cart/order';

export interface RefundRequest {
  /** Lines to refund; if empty, everything that is left. */
  readonly lines: readonly {readonly line: string; readonly quantity: number}[];
}

/** Parses a refund posted by a test, or returns the problem. */
export function parseRefund(
  input: Record<string, unknown>,
): RefundRequest | {readonly problem: string} {
  const {lines = []} = input;
  if (!Array.isArray(lines)) return {problem: 'lines must be a list'};
  const parsed: {line: string; quantity: number}[] = [];
  for (const each of lines as readonly unknown[]) {
    const {line, quantity = 1} = (each ?? {}) as {line?: unknown; quantity?: unknown};
    if (typeof line !== 'string') return {problem: 'line must be the id or the title of a line'};
    if (!Number.isInteger(quantity) || (quantity as number) < 1) {
      return {problem: 'quantity must be a positive integer'};
    }
    parsed.push({line, quantity: quantity as number});
  }
  return {lines: parsed};
}

/** The refunded order and the refund; null if nothing is left to refund. */
export function refundOrder(
  order: Order,
  {lines: asked}: RefundRequest,
  now: Date,
): {readonly order: Order; readonly refund: OrderRefund} | null {
  const lines = order.lines.flatMap((line) => {
    const left = leftOf(order, line);
    const wanted = asked.length
      ? (asked.find((each) => each.line === line.id || each.line === line.title)?.quantity ?? 0)
      : left;
    const quantity = Math.min(left, wanted);
    return quantity > 0 ? [{line, quantity}] : [];
  });
  if (lines.length === 0) return null;
  const refund: OrderRefund = {
    id: `${order.id}${String(500 + order.refunds.length)}`,
    createdAt: now.toISOString(),
    amountCents: lines.reduce(
      (sum, {line, quantity}) => sum + Math.round((line.totalCents * quantity) / line.quantity),
      0,
    ),
    lines: lines.map(({line, quantity}) => ({lineId: line.id, quantity})),
  };
  const changed = {
    ...order,
    updatedAt: now.toISOString(),
    refunds: [...order.refunds, refund],
  };
  return {order: changed, refund};
}

/** The order after its operator added this line, whose price is due. */
export function addLine(order: Order, line: OrderLine, now: Date): Order {
  const added = {...line, id: `${order.id}${String(800 + order.lines.length)}`};
  return {
    ...order,
    updatedAt: now.toISOString(),
    totalCents: order.totalCents + line.totalCents,
    dueCents: (order.dueCents ?? 0) + line.totalCents,
    lines: [...order.lines, added],
  };
}

/** The cancelled order; an earlier cancellation is kept. */
export function cancelOrder(order: Order, now: Date): Order {
  if (order.cancelledAt) return order;
  return {...order, cancelledAt: now.toISOString(), updatedAt: now.toISOString()};
}
