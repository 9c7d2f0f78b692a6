/** The rights that an order gives, told in any order and any number of times. */
import {describe, expect, it} from 'vitest';
import {entitlementsOf, mergeOrders} from '../../supabase/functions/_shared/orders/order-state.ts';
import {readWebhook} from '../../supabase/functions/_shared/orders/read-webhook.ts';
import {anOrder} from './support';

const DAY = '2026-11-22T';
const LINE = {id: 11, product_id: 8001, title: 'Ebook', quantity: 2, price: '25.00'};
const order = (fields: object = {}) =>
  readWebhook('orders/paid', JSON.stringify(anOrder({line_items: [LINE], ...fields})));
const refund = (quantity: number, fields: object = {}) =>
  readWebhook(
    'refunds/create',
    JSON.stringify({
      id: 21,
      order_id: 1,
      created_at: `${DAY}11:00:00Z`,
      refund_line_items: [{line_item_id: 11, quantity}],
      ...fields,
    }),
  );
const transaction = (amount: string, status: string) => ({
  transactions: [{kind: 'refund', status, amount, currency: 'USD'}],
});

describe('an order', () => {
  it('gives no right before it is paid', () => {
    expect(entitlementsOf(order({financial_status: 'pending'}))).toEqual([]);
    expect(entitlementsOf(order())).toHaveLength(1);
  });

  it('keeps its newest details, whichever came last', () => {
    const old = order();
    const edited = order({email: 'eva@correo.test', updated_at: `${DAY}12:00:00Z`});
    expect(mergeOrders(old, edited).details?.email).toBe('eva@correo.test');
    expect(mergeOrders(edited, old).details?.email).toBe('eva@correo.test');
  });
});

describe('a refund', () => {
  const endOf = (...news: ReturnType<typeof refund>[]) =>
    entitlementsOf(news.reduce(mergeOrders, order()))[0]?.endReason;

  it('counts when the money went back, and not when that failed', () => {
    expect(endOf(refund(0, transaction('50.00', 'failure')))).toBeNull();
    expect(endOf(refund(0, transaction('50.00', 'success')))).toBe('refunded');
  });
});
