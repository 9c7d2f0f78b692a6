/**
 * From what the provider's webhooks say to the state of an order. Their body is signed and their headers
 * are not: whether an order is paid is read in the body, whatever the topic claims.
 */
import {centsOf} from '../common/cents.ts';
import {isMailable, normaliseEmail} from '../common/email.ts';
import {cleanText, handOffIdOf} from './buyer-text.ts';
import {unknownOrder, type OrderLine, type OrderState, type Refund} from './order-state.ts';

/** `orders/create` reports orders that are paid days later, in cash or by transfer. */
export const TOPICS = [
  'orders/create',
  'orders/paid',
  'orders/cancelled',
  'refunds/create',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The body does not have the provider's format. */
export class MalformedWebhookError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Statuses in which the buyer's money has come in, though some or all of it may have been refunded since. */
const PAID = ['paid', 'partially_refunded', 'refunded'];
/** Statuses in which no payment is awaited any more. */
const EXPIRED = ['expired', 'voided'];
const HAND_OFF_ATTRIBUTE = '_pago';
const MAX_TEXT = 255;

export function isTopic(topic: string | null): topic is Topic {
  return TOPICS.some((known) => known === topic);
}

/** @throws {MalformedWebhookError} */
export function readWebhook(topic: Topic, body: string): OrderState {
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch {
    throw new MalformedWebhookError('The body is no JSON');
  }
  const record = object(fields, 'body');
  return topic === 'refunds/create' ? readRefundEvent(record) : readOrder(record);
}

function readRefundEvent(fields: Fields): OrderState {
  // The admin's test of this topic is of an order that nobody placed, and would wait for ever.
  if (!Number.isSafeInteger(Number(fields['order_id']))) throw new MalformedWebhookError('a test');
  const order = unknownOrder(id(fields['order_id'], 'order_id'));
  return {...order, refunds: [readRefund(fields)]};
}

function readOrder(fields: Fields): OrderState {
  const at = time(fields['updated_at'], 'updated_at');
  const email = normaliseEmail(
    cleanText(
      fields['email'] || fields['contact_email'] || emailOfCustomer(fields['customer']),
      254,
    ),
  );
  const status = text(fields['financial_status']);
  const paid = PAID.includes(status);
  const handOff = list(fields['note_attributes'])
    .map((each) => each as Fields | null)
    .find((each) => each?.['name'] === HAND_OFF_ATTRIBUTE);
  return {
    id: id(fields['id'], 'id'),
    // Without an address nobody could ever get the order's files; the doctor reports it to the operator.
    details: isMailable(email)
      ? {
          at,
          name: cleanText(fields['name'], 64),
          email,
          handOffId: handOffIdOf(handOff?.['value']),
          currency: currency(fields['currency']),
          totalCents: cents(fields['total_price'], 'total_price'),
          lines: list(fields['line_items']).map(readLine(paid ? at : null)),
        }
      : null,
    // No field says when: it is the first change after which the order was paid, not the day of the order.
    paidAt: paid ? at : null,
    cancelledAt:
      fields['cancelled_at'] == null ? null : time(fields['cancelled_at'], 'cancelled_at'),
    expiredAt: EXPIRED.includes(status) ? at : null,
    refundedAt: status === 'refunded' ? at : null,
    refunds: list(fields['refunds']).map((each) => readRefund(object(each, 'refunds'))),
  };
}

function emailOfCustomer(customer: unknown): unknown {
  return customer == null ? null : object(customer, 'customer')['email'];
}

const readLine =
  (paidAt: string | null) =>
  (value: unknown, position: number): OrderLine => {
    const fields = object(value, 'line_items');
    const quantity = Number(fields['quantity']);
    if (!Number.isInteger(quantity) || quantity < 0) throw new MalformedWebhookError('quantity');
    const current = Number(fields['current_quantity'] ?? quantity);
    const discount = list(fields['discount_allocations'])
      .map((each) => cents(object(each, 'discount_allocations')['amount'], 'amount'))
      .reduce((sum, each) => sum + each, 0);
    return {
      id: id(fields['id'], 'line_items.id'),
      position,
      // A gift card is delivered by the provider, and has no file.
      productId: fields['gift_card'] === true ? null : gid('Product', fields['product_id']),
      variantId: gid('ProductVariant', fields['variant_id']),
      title: cleanText(fields['title'], MAX_TEXT),
      variantTitle: cleanText(fields['variant_title'], MAX_TEXT),
      quantity,
      removedQuantity: Math.min(quantity, Math.max(0, quantity - current)) || 0,
      totalCents: Math.max(0, cents(fields['price'], 'price') * quantity - discount),
      paidAt,
    };
  };

function readRefund(fields: Fields): Refund {
  return {
    id: id(fields['id'], 'refund.id'),
    refundedAt: time(fields['created_at'], 'refund.created_at'),
    amounts: amountsOf(list(fields['transactions'])),
    lines: list(fields['refund_line_items'])
      .map((each) => object(each, 'refund_line_items'))
      .map(({line_item_id: line, quantity}) => ({
        lineId: id(line, 'line_item_id'),
        quantity: Math.max(0, Math.trunc(Number(quantity)) || 0),
      })),
  };
}

/** Sums by currency: the buyer's, and the shop's own if the provider reports it too. */
function amountsOf(transactions: readonly unknown[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const each of transactions) {
    const {kind, status, amount, currency: named, amount_set: both} = object(each, 'transactions');
    if (kind !== 'refund' || status !== 'success') continue;
    const own =
      both == null ? null : object(object(both, 'amount_set')['shop_money'], 'shop_money');
    const code = own?.['currency_code'] ?? named;
    const key = code == null ? '' : currency(code);
    sums[key] = (sums[key] ?? 0) + cents(own?.['amount'] ?? amount, 'amount');
  }
  return sums;
}

function currency(value: unknown): string {
  if (/^[A-Z]{3}$/.test(text(value))) return text(value);
  throw new MalformedWebhookError('currency');
}

function object(value: unknown, name: string): Fields {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value as Fields;
  throw new MalformedWebhookError(`${name} is no object`);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function id(value: unknown, name: string): string {
  const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (/^[0-9]{1,20}$/.test(written)) return written;
  throw new MalformedWebhookError(`${name} is no id`);
}

function gid(type: string, value: unknown): string | null {
  return value == null ? null : `gid://shopify/${type}/${id(value, type)}`;
}

function time(value: unknown, name: string): string {
  const moment = new Date(text(value));
  if (Number.isNaN(moment.getTime())) throw new MalformedWebhookError(`${name} is no time`);
  return moment.toISOString();
}

function cents(value: unknown, name: string): number {
  const amount = centsOf(value);
  if (amount === null) throw new MalformedWebhookError(`${name} is no amount`);
  return amount;
}
