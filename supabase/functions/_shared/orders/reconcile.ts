/** What a lost webhook should have brought, and the mails that were not sent. */
import type {SendLink} from '../mail-link.ts';
import type {AdminOrders} from './admin-orders.ts';
import type {OrderStore} from './order-store.ts';
import {mailOrder, recordNews} from './take-news.ts';

export interface Reconciled {
  /** Orders that the provider has changed since. */
  readonly seen: number;
  /** Ids of those orders that had changed or were unknown. */
  readonly mended: readonly string[];
  readonly mailed: number;
  /** Failures to read, record or mail, each with its reason; the other orders were handled. */
  readonly failed: readonly string[];
  /** Whether there was time for all; the newest changes come first. */
  readonly done: boolean;
}

/** The account backend limits how many mails it sends an hour; the rest waits for the next round. */
const MAX_MAILS = 25;
/** The doctor reports addresses that have accepted no mail for this long. */
const MAIL_DAYS = 14;
const DAY_MS = 86_400_000;
/** The hosted service ends a function after 150 seconds; mails are sent afterwards. */
const BUDGET_MS = 90_000;

export async function reconcile(
  store: OrderStore,
  /** Null without access to the provider's Admin API. */
  orders: AdminOrders | null,
  sendLink: SendLink,
  {since, now}: {since: number; now: () => number},
): Promise<Reconciled> {
  const failed: string[] = [];
  const fail = (what: string) => (error: unknown) => {
    failed.push(`${what}: ${reasonOf(error)}`);
  };
  const read = orders
    ? await mendOrders(store, orders, {since, now, fail})
    : {seen: 0, mended: [], done: true};
  if (!orders) fail('orders')('no access to the Admin API is set: npm run doctor');
  // Whatever became of the orders: mails that wait are sent.
  let mailed = 0;
  const waiting = await store
    .withoutMail(MAX_MAILS, now() - MAIL_DAYS * DAY_MS)
    .catch((error: unknown) => {
      fail('mails')(error);
      return [];
    });
  for (const id of waiting) {
    try {
      if (await mailOrder(store, sendLink, id, now)) mailed += 1;
    } catch (error) {
      fail(`mail of order ${id}`)(error);
    }
  }
  return {...read, mailed, failed};
}

interface Mending {
  readonly since: number;
  readonly now: () => number;
  readonly fail: (what: string) => (error: unknown) => void;
}

/** Handles each order separately: one broken order must not block all others each night. */
export async function mendOrders(
  store: OrderStore,
  orders: AdminOrders,
  {since, now, fail}: Mending,
) {
  const end = now() + BUDGET_MS;
  const mended: string[] = [];
  let seen = 0;
  try {
    for await (const {id, read} of orders.changedSince(since, store.knownAsOf)) {
      seen += 1;
      try {
        const order = await read();
        if (order && (await recordNews(store, order, null)) === 'recorded') mended.push(id);
      } catch (error) {
        fail(`order ${id}`)(error);
      }
      if (now() > end) return {seen, mended, done: false};
    }
    return {seen, mended, done: true};
  } catch (error) {
    fail('orders')(error);
    return {seen, mended, done: false};
  }
}

function reasonOf(error: unknown): string {
  return String(error)
    .replace(/^\w*Error: /, '')
    .slice(0, 200);
}
