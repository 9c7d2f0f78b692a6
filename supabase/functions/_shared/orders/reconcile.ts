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
  /** Orders that could not be recorded, with why; the others went on. */
  readonly failed: readonly string[];
  /** Whether there was time for all; the newest changes come first. */
  readonly done: boolean;
}

/** The account backend limits how many mails it sends an hour; the rest waits for the next round. */
const MAX_MAILS = 25;
/** An address that takes no mail for so long is told to the operator by the doctor. */
const MAIL_DAYS = 14;
const DAY_MS = 86_400_000;
/** The hosted service ends a function after 150 seconds; mails are sent afterwards. */
const BUDGET_MS = 90_000;

export async function reconcile(
  store: OrderStore,
  orders: AdminOrders,
  sendLink: SendLink,
  {since, now}: {since: number; now: () => number},
): Promise<Reconciled> {
  let seen = 0;
  let done = true;
  const mended: string[] = [];
  const failed: string[] = [];
  const end = now() + BUDGET_MS;
  for await (const order of orders.changedSince(since, store.knownAsOf)) {
    seen += 1;
    try {
      if ((await recordNews(store, order, null)) === 'recorded') mended.push(order.id);
    } catch (error) {
      // One order that no database takes must not stand before all others each night.
      failed.push(`${order.id}: ${String(error).slice(0, 200)}`);
    }
    if (now() > end) {
      done = false;
      break;
    }
  }
  let mailed = 0;
  for (const id of await store.withoutMail(MAX_MAILS, now() - MAIL_DAYS * DAY_MS)) {
    if (await mailOrder(store, sendLink, id, now)) mailed += 1;
  }
  return {seen, mended, mailed, failed, done};
}
