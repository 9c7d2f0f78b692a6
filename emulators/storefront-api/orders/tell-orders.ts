/** Tells of what happened to orders by webhooks, in the provider's topics. */
import type {Order} from '../cart/order';
import type {Emulator} from '../emulator';
import {cancelOrder, refundOrder, type RefundRequest} from './change-order';
import {orderPayload, refundPayload} from './order-payloads';

export function tellPaid({webhooks, beforeWebhook}: Emulator, order: Order): void {
  // What was sold may not be there in time; it is told all the same.
  const tell = () => webhooks.send('orders/paid', orderPayload(order));
  beforeWebhook(order).then(tell, tell);
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
