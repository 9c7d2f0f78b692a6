/** What follows from news of an order, and what becomes of news that nobody can record. */
import {createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {DatabaseError} from '../../supabase/functions/_shared/database.ts';
import type {AdminOrders} from '../../supabase/functions/_shared/orders/admin-orders.ts';
import {
  entitlementsOf,
  mergeOrders,
  type OrderState,
} from '../../supabase/functions/_shared/orders/order-state.ts';
import type {OrderStore} from '../../supabase/functions/_shared/orders/order-store.ts';
import {readWebhook} from '../../supabase/functions/_shared/orders/read-webhook.ts';
import {reconcile} from '../../supabase/functions/_shared/orders/reconcile.ts';
import {recordNews} from '../../supabase/functions/_shared/orders/take-news.ts';
import {createWebhookHandler} from '../../supabase/functions/_shared/orders/webhook-handler.ts';
import {anOrder} from './support';

const FIRST = '2026-11-22T10:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';

const line = (fields: object = {}) => ({
  id: 11,
  product_id: 8001,
  variant_id: 400_010,
  title: 'Ebook',
  quantity: 1,
  price: '50.00',
  ...fields,
});
const order = (fields: object = {}) => anOrder({line_items: [line()], ...fields});
const refund = (transactions: readonly object[], fields: object = {}) => ({
  id: 21,
  order_id: 1,
  created_at: LATER,
  transactions: transactions.map((each) => ({kind: 'refund', status: 'success', ...each})),
  ...fields,
});
const paid = (fields: object = {}) => readWebhook('orders/paid', JSON.stringify(order(fields)));
const refunded = (...of: Parameters<typeof refund>) =>
  readWebhook('refunds/create', JSON.stringify(refund(...of)));

/** The reasons why each line ended, the same whichever news came first. */
function ends(...news: OrderState[]): (string | null)[] {
  const forwards = news.reduce(mergeOrders);
  const again = [...news, ...news].reverse().reduce(mergeOrders);
  expect(again).toEqual(mergeOrders(forwards, forwards));
  return entitlementsOf(forwards).map(({endReason}) => endReason);
}

describe('the rights to what was bought', () => {
  it('begin when the order is paid, and belong to its newest address, whichever news came last', () => {
    expect(ends(paid({financial_status: 'pending'}))).toEqual([]);
    const edited = paid({email: 'eva@correo.test', updated_at: LATER});
    expect(mergeOrders(paid(), edited).details?.email).toBe('eva@correo.test');
    expect(mergeOrders(edited, paid()).details?.email).toBe('eva@correo.test');
  });

  it('end with a cancellation though the product was deleted since', () => {
    const at = {updated_at: LATER, cancelled_at: LATER};
    const line_items = [line({product_id: null, variant_id: null})];
    expect(ends(paid(), paid({...at, line_items}))).toEqual(['cancelled']);
    // Also news of the same moment, which has no later one.
    const same = paid({cancelled_at: LATER, line_items: [line({product_id: null})]});
    expect(ends(paid(), same)).toEqual(['cancelled']);
    expect(ends(paid(), paid({...at, line_items: []}))).toEqual(['cancelled']);
  });

  it('end when a refund grows, and stay so though the smaller one is told again', () => {
    const pending = refunded([]);
    const whole = refunded([{amount: '50.00', currency: 'USD'}]);
    expect(ends(paid(), pending)).toEqual([null]);
    const failed = refunded([{amount: '50.00', currency: 'USD', status: 'failure'}]);
    expect(ends(paid(), failed)).toEqual([null]);
    expect(ends(paid(), pending, whole, pending)).toEqual(['refunded']);
    const some = (quantity: number) =>
      refunded([], {refund_line_items: [{line_item_id: 11, quantity}]});
    expect(ends(paid({line_items: [line({quantity: 2})]}), some(1), some(2))).toEqual(['refunded']);
  });

  it('end when the provider says that all has gone back, whatever the sums are', () => {
    const edited = paid({financial_status: 'refunded', updated_at: LATER});
    const less = refunded([{amount: '30.00', currency: 'USD'}]);
    expect(ends(paid(), less, edited)).toEqual(['refunded']);
  });

  it('stay when a part goes back in the currency of its buyer', () => {
    const two = paid({line_items: [line(), line({id: 12})]});
    const pesos = {amount: '400.00', currency: 'MXN'};
    expect(ends(two, refunded([pesos]))).toEqual([null, null]);
    const both = {...pesos, amount_set: {shop_money: {amount: '20.00', currency_code: 'USD'}}};
    expect(ends(two, refunded([both]), refunded([pesos]))).toEqual([null, null]);
    const all = {...pesos, amount_set: {shop_money: {amount: '50.00', currency_code: 'USD'}}};
    expect(ends(two, refunded([all]))).toEqual(['refunded', 'refunded']);
  });

  it('end on the day when they ended, whatever goes back later', () => {
    const line_items = [line(), line({id: 12})];
    const [second, third] = ['2026-11-23T11:00:00.000Z', '2026-11-24T11:00:00.000Z'];
    const two = paid({line_items});
    const refund_line_items = [{line_item_id: 11, quantity: 1}];
    const first = refunded([{amount: '20.00', currency: 'USD'}], {refund_line_items});
    const rest = refunded([{amount: '30.00', currency: 'USD'}], {id: 22, created_at: second});
    const all = paid({line_items, financial_status: 'refunded', updated_at: third});
    const days = (...news: OrderState[]) =>
      entitlementsOf(news.reduce(mergeOrders)).map(({endedAt}) => endedAt);
    expect(days(two, first)).toEqual([LATER, null]);
    expect(days(two, first, rest)).toEqual([LATER, second]);
    expect(days(all, rest, first, two)).toEqual([LATER, second]);
    const at = '2026-11-23T10:00:00.000Z';
    const cancelled = paid({line_items, cancelled_at: at, updated_at: at});
    expect(days(two, first, cancelled, rest)).toEqual([LATER, at]);
    // The provider says that all went back, though the sums are less.
    const less = refunded([{amount: '10.00', currency: 'USD'}], {id: 22, created_at: FIRST});
    expect(days(all, less, first)).toEqual([LATER, LATER]);
  });

  it('are not given to a gift card, which has no file, nor to a tip', () => {
    const others = [line({id: 12, gift_card: true}), line({id: 13, product_id: null, price: '2'})];
    expect(ends(paid({line_items: [line(), ...others]}))).toEqual([null]);
  });

  it('are given to what was added to a paid or free order once that is paid, too', () => {
    const line_items = [line({price: '0.00'}), line({id: 12, product_id: 8002})];
    const at = '2026-11-22T12:00:00.000Z';
    const gone = line_items.map((each) => ({...each, product_id: null, variant_id: null}));
    for (const status of ['partially_paid', 'pending', 'authorized', 'expired', 'voided', '']) {
      const due = paid({line_items, financial_status: status, updated_at: LATER});
      expect(ends(paid(), due), status).toEqual([null]);
      expect(ends(paid(), due, paid({line_items, updated_at: at})), status).toEqual([null, null]);
      // Whoever pays a voucher has what they ordered, though its product was deleted meanwhile.
      expect(ends(due, paid({line_items: gone, updated_at: at})), status).toEqual([null, null]);
    }
  });

  it('are given to what was added and paid after the whole order was refunded', () => {
    const at = '2026-11-24T10:00:00.000Z';
    const first = line({current_quantity: 0});
    const whole = paid({line_items: [first], financial_status: 'refunded', updated_at: LATER});
    const sum = refunded([{amount: '20.00', currency: 'USD'}]);
    const line_items = [first, line({id: 12, product_id: 8002})];
    const added = paid({line_items, financial_status: 'partially_refunded', updated_at: at});
    const both = [line(), line({id: 12, product_id: 8002})];
    const larger = paid({line_items: both, total_price: '100.00', updated_at: at});
    for (const news of [
      ...[
        [paid(), whole, sum, added],
        [paid(), sum, added],
        [added, sum, whole, paid()],
      ],
      [paid(), refunded([{amount: '50.00', currency: 'USD'}]), larger],
    ])
      expect(ends(...news)).toEqual(['refunded', null]);
  });

  it('are not given to what was taken out of the order before it was paid', () => {
    const edited = [line({quantity: 2, current_quantity: 1}), line({id: 12, current_quantity: 0})];
    expect(ends(paid({line_items: edited}))).toEqual([null, 'refunded']);
  });
});

it('what a buyer wrote into the order is cut to what can be stored, and a hand-off to the form of this shop', () => {
  const attribute = (value: string) => paid({note_attributes: [null, {name: '_pago', value}]});
  expect(attribute('0123456789abcdef'.repeat(2)).details?.handOffId).toHaveLength(32);
  for (const value of ['x'.repeat(63) + '😀', '0123456789ABCDEF'.repeat(2), 'ff']) {
    expect(attribute(value).details?.handOffId).toBeNull();
  }
  expect(() => refunded([], {order_id: Number('820982911946154508')})).toThrow('a test');
  expect(paid({created_at: FIRST, processed_at: FIRST, updated_at: LATER}).paidAt).toBe(LATER);
  const named = paid({line_items: [line({title: 'x'.repeat(254) + '😀\u0000'})]});
  expect(named.details?.lines[0]?.title).toBe('x'.repeat(254));
  for (const named of [{contact_email: 'Eva@correo.test'}, {customer: {email: 'Eva@correo.test'}}])
    expect(paid({email: '', ...named}).details?.email).toBe('eva@correo.test');
});

/** A store that refuses one order. */
function storeThatRefuses(refused: string, error: Error): OrderStore & {recorded: string[]} {
  const recorded: string[] = [];
  return {
    recorded,
    read: () => Promise.resolve(null),
    record: (_revision, {id}) => {
      if (id === refused) return Promise.reject(error);
      recorded.push(id);
      return Promise.resolve('recorded');
    },
    claimMail: (id) => Promise.resolve(recorded.includes(id) ? 'ana@correo.test' : null),
    markMailed: () => Promise.resolve(),
    withoutMail: () => Promise.resolve([]),
  };
}

describe('an order that cannot be recorded', () => {
  async function post(body: string, error: Error) {
    const reports: string[] = [];
    const handle = createWebhookHandler({
      secrets: ['secret'],
      shopDomain: null,
      store: storeThatRefuses('1', error),
      sendLink: () => Promise.resolve(true),
      now: () => Date.parse(LATER),
      afterwards: () => undefined,
      report: (message) => void reports.push(message),
    });
    const response = await handle(
      new Request('https://project.test/', {
        method: 'POST',
        body,
        headers: {
          'x-shopify-topic': 'orders/paid',
          'x-shopify-hmac-sha256': createHmac('sha256', 'secret').update(body).digest('base64'),
        },
      }),
    );
    return {status: response.status, reports};
  }

  it('is reported and taken when it never can be, and asked for again when it may pass', async () => {
    const body = JSON.stringify(order());
    const forGood = await post(body, new DatabaseError('check', '23514'));
    expect([forGood.status, forGood.reports.length]).toEqual([200, 1]);
    const malformed = await post('{"id": 1}', new Error('never reached'));
    expect([malformed.status, malformed.reports.length]).toEqual([200, 1]);
    for (const code of ['40001', 'PGRST202', '42501', null]) {
      expect((await post(body, new DatabaseError('down', code))).status).toBe(503);
    }
  });

  it('is not counted as mended when only a refund is read again', async () => {
    const known = mergeOrders(paid(), refunded([{amount: '50.00', currency: 'USD'}]));
    const store = {...storeThatRefuses('', new Error('none')), recorded: [] as string[]};
    store.read = () => Promise.resolve({revision: 1, state: known});
    store.record = async (_revision, {id}) => (store.recorded.push(id) ? 'recorded' : 'conflict');
    const again = {...mergeOrders(known, paid({updated_at: LATER})), refundedAt: LATER};
    expect(await recordNews(store, again, null)).toBe('unchanged');
    expect(store.recorded).toEqual(['1']);
    expect(await recordNews(store, {...again, cancelledAt: LATER}, null)).toBe('recorded');
  });

  it('does not keep the reconciliation from those behind it', async () => {
    const states = ['1', '2', '3'].map((id) => ({...paid(), id}));
    const orders: AdminOrders = {
      async *changedSince() {
        yield* await Promise.resolve(
          states.map((state) => ({id: state.id, read: () => Promise.resolve(state)})),
        );
      },
      byBuyer: () => Promise.resolve(null),
    };
    const store = storeThatRefuses('1', new DatabaseError('check', '23514'));
    const send = () => Promise.resolve(true);
    const all = await reconcile(store, orders, send, {since: 0, now: () => 0});
    expect(all).toMatchObject({mended: ['2', '3'], done: true});
    expect(all.failed).toEqual([expect.stringContaining('1: ')]);
    expect((await reconcile(store, null, send, {since: 0, now: () => 0})).failed).toHaveLength(1);
    // Where time runs out it says so, and still answers.
    let clock = 0;
    const slow = await reconcile(store, orders, send, {since: 0, now: () => (clock += 60_000)});
    expect(slow).toMatchObject({seen: 2, done: false});
  });
});
