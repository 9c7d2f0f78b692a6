/** Tells of what happened to orders by webhooks, in the provider's topics. */
import type {Order} from '../cart/order';
import type {Emulator} from '../emulator';
import {cancelOrder, refundOrder, type RefundRequest} from './change-order';
import {orderPayload, refundPayload} from './order-payloads';

/** A new order, whether it is paid or awaits its payment. */
export function sendCreated(emulator: Emulator, order: Order): void {
  emulator.webhooks.send('orders/create', orderPayload(order));
  if (order.paidAt) sendPaid(emulator, order);
}

function sendPaid({webhooks, beforeWebhook}: Emulator, order: Order): void {
  // What was sold may not be there in time; it is told all the same.
  const tell = () => webhooks.send('orders/paid', orderPayload(order));
  beforeWebhook(order).then(tell, tell);
}

/** The awaited payment of an order comes in at `paidAt` (ISO 8601), which is told; null when none is awaited. */
export function receivePayment(emulator: Emulator, order: Order, paidAt: string): Order | null {
  if (order.paidAt || order.cancelledAt) return null;
  const paid = {...order, paidAt, updatedAt: paidAt};
  emulator.carts.replaceOrder(paid);
  sendPaid(emulator, paid);
  return paid;
}

/** The order after a refund, which is told; null when nothing of what is asked is left. */
export function refund({carts, webhooks}: Emulator, order: Order, asked: RefundRequest) {
  const done = refundOrder(order, asked, new Date());
  if (!done) return null;
  carts.replaceOrder(done.order);
  webhooks.send('refunds/create', refundPayload(done.order, done.refund));
  return done.order;
}

/** The order after its cancellation, which is told. */
export function cancel({carts, webhooks}: Emulator, order: Order): Order {
  const cancelled = cancelOrder(order, new Date());
  carts.replaceOrder(cancelled);
  webhooks.send('orders/cancelled', orderPayload(cancelled));
  return cancelled;
}
