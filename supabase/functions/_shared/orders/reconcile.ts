/** What a lost webhook should have brought, and the mails that were not sent. */
import type {SendLink} from '../mail-link.ts';
import type {AdminOrders} from './admin-orders.ts';
import type {OrderStore} from './order-store.ts';
import {mailOrder, recordNews} from './take-news.ts';

export interface Reconciled {
  /** Orders that the provider has changed since. */
  readonly seen: number;
  /** Of them, those that were not known as they are. */
  readonly mended: readonly string[];
  readonly mailed: number;
}

/** The account backend limits how many mails it sends an hour; the rest waits for the next round. */
const MAX_MAILS = 25;

export async function reconcile(
  store: OrderStore,
  orders: AdminOrders,
  sendLink: SendLink,
  {since, now}: {since: number; now: () => number},
): Promise<Reconciled> {
  let seen = 0;
  const mended: string[] = [];
  for await (const order of orders.changedSince(since)) {
    seen += 1;
    if ((await recordNews(store, order, null)) === 'recorded') mended.push(order.id);
  }
  let mailed = 0;
  for (const id of await store.withoutMail(MAX_MAILS)) {
    if (await mailOrder(store, sendLink, id, now)) mailed += 1;
  }
  return {seen, mended, mailed};
}
