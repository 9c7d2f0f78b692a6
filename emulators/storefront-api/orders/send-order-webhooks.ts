/** Sends the provider's webhooks about orders. */
import type {Order} from '../cart/order';
import type {Emulator} from '../emulator';
import {cancelOrder, refundOrder, type RefundRequest} from './change-order';
import {orderPayload, refundPayload} from './order-payloads';

/** Reports a new order, paid or awaiting its payment. */
export function sendCreated(emulator: Emulator, order: Order): void {
  emulator.webhooks.send('orders/create', orderPayload(order));
  if (order.paidAt) emulator.webhooks.send('orders/paid', orderPayload(order));
}

/** Records the awaited payment of an order at `paidAt` (ISO 8601); null if no payment is awaited. */
export function receivePayment(emulator: Emulator, order: Order, paidAt: string): Order | null {
  if ((order.paidAt && !order.dueCents) || order.cancelledAt) return null;
  const paid = {...order, paidAt, updatedAt: paidAt, dueCents: 0};
  emulator.carts.replaceOrder(paid);
  emulator.webhooks.send('orders/paid', orderPayload(paid));
  return paid;
}

/** Refunds an order and returns it; null if nothing is left to refund. */
export function refund({carts, webhooks}: Emulator, order: Order, asked: RefundRequest) {
  const done = refundOrder(order, asked, new Date());
  if (!done) return null;
  carts.replaceOrder(done.order);
  webhooks.send('refunds/create', refundPayload(done.order, done.refund));
  return done.order;
}

/** Cancels an order and returns it. */
export function cancel({carts, webhooks}: Emulator, order: Order): Order {
  const cancelled = cancelOrder(order, new Date());
  carts.replaceOrder(cancelled);
  webhooks.send('orders/cancelled', orderPayload(cancelled));
  return cancelled;
}
