/** A provider whose orders are randomly paid, refunded and cancelled, with the resulting webhooks. */
import {createHash} from 'node:crypto';
import type {Topic} from '../../../supabase/functions/_shared/orders/read-webhook.ts';

export interface ProviderLine {
  readonly id: number;
  readonly quantity: number;
  readonly cents: number;
  /** Added by the operator after the payment. */
  readonly due?: boolean;
}

export interface ProviderOrder {
  readonly id: number;
  readonly secret: string;
  lines: readonly ProviderLine[];
  paid: boolean;
  cancelledAt: string | null;
  updatedAt: string;
  readonly refunds: {
    readonly id: number;
    readonly createdAt: string;
    readonly cents: number;
    readonly lines: readonly {readonly id: number; readonly quantity: number}[];
  }[];
}

export interface Webhook {
  readonly topic: Topic;
  readonly order: number;
  readonly body: string;
}

const CENTS = 999;

export class Provider {
  readonly orders: ProviderOrder[] = [];
  private moment = Date.UTC(2026, 10, 22);
  private ids = 1000;

  constructor(private readonly random: () => number) {}

  /** The webhooks of one order from its creation to its end, in chronological sequence. */
  live(): Webhook[] {
    // A code may take off the whole price.
    const cents = this.random() < 0.2 ? 0 : CENTS;
    const order: ProviderOrder = {
      id: this.nextId(),
      secret: digest(`secret of ${this.ids}`),
      lines: Array.from({length: this.pick(1, 4)}, () => ({
        id: this.nextId(),
        quantity: this.pick(1, 3),
        cents,
      })),
      paid: false,
      cancelledAt: null,
      updatedAt: this.now(),
      refunds: [],
    };
    this.orders.push(order);
    // Paid in cash or by transfer: reported before the payment, which sometimes never arrives.
    const pending =
      this.random() < 0.4 ? [this.webhook('orders/create', order, this.payload(order))] : [];
    if (this.random() < 0.15) {
      return this.random() < 0.5 ? [...pending, this.cancel(order)] : pending;
    }
    order.paid = true;
    order.updatedAt = this.now();
    const sent: Webhook[] = [...pending, this.webhook('orders/paid', order, this.payload(order))];
    for (const line of order.lines) {
      const fate = this.random();
      if (fate < 0.3) sent.push(this.refund(order, [{...line}]));
      else if (line.quantity > 1 && fate < 0.5) {
        sent.push(this.refund(order, [{...line, quantity: 1}]));
      }
    }
    // All that was paid, without a word about lines.
    if (this.random() < 0.1) sent.push(this.refund(order, [], totalOf(order)));
    if (order.refunds.length === 0 && this.random() < 0.5) sent.push(...this.edit(order));
    if (this.random() < 0.15) sent.push(this.cancel(order));
    return sent;
  }

  /** The whole order, as the provider's resources are written. */
  payload(order: ProviderOrder): object {
    return {
      id: order.id,
      name: `RP-${order.id}`,
      email: `buyer-${order.id}@correo.test`,
      currency: 'USD',
      total_price: decimal(totalOf(order)),
      financial_status: statusOf(order),
      created_at: order.updatedAt,
      processed_at: '2026-11-22T00:00:00Z',
      updated_at: order.updatedAt,
      cancelled_at: order.cancelledAt,
      note_attributes: [{name: '_pago', value: digest(order.secret).slice(0, 32)}],
      line_items: order.lines.map(({id, quantity, cents}) => ({
        id,
        quantity,
        product_id: id + 1,
        variant_id: id + 2,
        title: `Producto ${id}`,
        price: decimal(cents),
      })),
      refunds: order.refunds.map((refund) => refundPayload(order, refund)),
    };
  }

  private refund(
    order: ProviderOrder,
    lines: ProviderOrder['lines'],
    cents = totalOf({lines}),
  ): Webhook {
    const refund = {id: this.nextId(), createdAt: this.now(), cents, lines};
    order.refunds.push(refund);
    order.updatedAt = this.now();
    return this.webhook('refunds/create', order, refundPayload(order, refund));
  }

  /** The operator adds a line, which no webhook reports before it is paid, if ever. */
  private edit(order: ProviderOrder): Webhook[] {
    const due = this.random() < 0.5;
    order.lines = [...order.lines, {id: this.nextId(), quantity: 1, cents: CENTS, due}];
    order.updatedAt = this.now();
    return due ? [] : [this.webhook('orders/paid', order, this.payload(order))];
  }

  private cancel(order: ProviderOrder): Webhook {
    order.cancelledAt = this.now();
    order.updatedAt = this.now();
    return this.webhook('orders/cancelled', order, this.payload(order));
  }

  private webhook(topic: Topic, order: ProviderOrder, payload: object): Webhook {
    return {topic, order: order.id, body: JSON.stringify(payload)};
  }

  private now(): string {
    this.moment += 1000;
    return new Date(this.moment).toISOString();
  }

  private nextId(): number {
    this.ids += 10;
    return this.ids;
  }

  private pick(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }
}

/** Whether the files of a line may be read, by what the provider knows; written independently of the rules under test. */
export function mayRead(order: ProviderOrder, line: ProviderLine): boolean {
  if (!order.paid || order.cancelledAt !== null || line.due || isReturned(order)) return false;
  const returned = order.refunds
    .flatMap(({lines}) => lines.filter(({id}) => id === line.id))
    .reduce((sum, {quantity}) => sum + quantity, 0);
  return returned < line.quantity;
}

/** Of an order with something due: by whether anything was paid. */
function statusOf(order: ProviderOrder): string {
  if (!order.paid) return 'pending';
  if (isReturned(order)) return 'refunded';
  if (order.lines.some(({due}) => due)) return order.lines[0]?.cents ? 'partially_paid' : 'pending';
  return order.refunds.length ? 'partially_refunded' : 'paid';
}

function isReturned(order: ProviderOrder): boolean {
  const total = totalOf(order);
  return total > 0 && order.refunds.reduce((sum, {cents}) => sum + cents, 0) >= total;
}

function totalOf({lines}: Pick<ProviderOrder, 'lines'>): number {
  return lines.reduce((sum, {quantity, cents}) => sum + quantity * cents, 0);
}

function refundPayload(order: ProviderOrder, refund: ProviderOrder['refunds'][number]): object {
  return {
    id: refund.id,
    order_id: order.id,
    created_at: refund.createdAt,
    refund_line_items: refund.lines.map(({id, quantity}) => ({line_item_id: id, quantity})),
    transactions: [{kind: 'refund', status: 'success', amount: decimal(refund.cents)}],
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
