/**
 * Reads recent orders from the provider when a browser asks for one that no webhook has brought. A buyer whose order
 * the shop does not know could pay the same cart twice, so this does not wait for the next reconciliation.
 */
import type {SendLink} from '../mail-link.ts';
import type {AdminOrders} from '../orders/admin-orders.ts';
import type {OrderStore} from '../orders/order-store.ts';
import {mendOrders} from '../orders/reconcile.ts';
import {mailOrder} from '../orders/take-news.ts';

export interface RecentParts {
  readonly store: OrderStore;
  /** Null without the provider's Admin API. */
  readonly orders: AdminOrders | null;
  readonly sendLink: SendLink;
  readonly afterwards: (task: Promise<unknown>) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly report: (message: string) => void;
}

/** Resolves to whether all recent orders are known now. */
export type ReadRecent = () => Promise<boolean>;

/** Browsers that ask within this time share a reading: the provider limits how often it is asked. */
const PAUSE_MS = 10_000;
/** The first reading looks back as far as the nightly reconciliation. */
const FIRST_SPAN_MS = 72 * 3_600_000;
/** The provider's search follows its orders with a delay. */
const OVERLAP_MS = 10 * 60_000;
/** The page waits ten seconds. */
const WAIT_MS = 6_000;

export function createReadRecent(parts: RecentParts): ReadRecent {
  const {store, orders, sendLink, afterwards, now, report} = parts;
  if (!orders) return () => Promise.resolve(false);
  let readUntil = now() - FIRST_SPAN_MS;
  let last: {readonly startedAt: number; readonly isComplete: Promise<boolean>} | null = null;

  const read = async (startedAt: number) => {
    let failures = 0;
    const fail = (what: string) => (error: unknown) => {
      failures += 1;
      report(`${what}: ${String(error)}`);
    };
    const since = readUntil - OVERLAP_MS;
    const {mended, done} = await mendOrders(store, orders, {since, now, fail});
    const isComplete = done && failures === 0;
    afterwards(
      Promise.all(
        mended.map((id) => mailOrder(store, sendLink, id, now).catch(fail(`mail of order ${id}`))),
      ),
    );
    if (isComplete) readUntil = startedAt;
    return isComplete;
  };

  return () => {
    const startedAt = now();
    if (!last || startedAt - last.startedAt >= PAUSE_MS) {
      last = {startedAt, isComplete: read(startedAt)};
      afterwards(last.isComplete);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), WAIT_MS);
    });
    return Promise.race([last.isComplete, late]).finally(() => clearTimeout(timer));
  };
}
