/** Stores and mails the news of an order step by step; the function may be ended after any step. */
import {entitlementsOf, mergeOrders, unknownOrder, type OrderState} from './order-state.ts';
import type {OrderStore, Recorded, WebhookEvent} from './order-store.ts';
import type {SendLink} from '../mail-link.ts';

/** Others may write the same order at the same moment. */
const MAX_TRIES = 8;
/** Pause before the same mail is tried again. */
const MAIL_PAUSE_MS = 2 * 60_000;

/**
 * Merges news into the stored order; 'unchanged' when nothing that concerns the buyer is new, though the provider's own
 * account of it may be. @throws {Error} when the store fails, or too many others write.
 */
export async function recordNews(
  store: OrderStore,
  news: OrderState,
  event: WebhookEvent | null,
): Promise<Exclude<Recorded, 'conflict'> | 'unchanged'> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await store.read(news.id);
    const before = stored?.state ?? unknownOrder(news.id);
    const next = mergeOrders(before, news);
    // A reconciliation that finds nothing new leaves no trace.
    if (!event && stored && isSame(next, mergeOrders(before, before))) return 'unchanged';
    const outcome = await store.record(stored?.revision ?? 0, next, event);
    if (outcome === 'conflict') continue;
    // A refund's webhook does not bring the rest of its order, which the reconciliation reads afterwards.
    const isOld = !event && stored && isSame(factsOf(before), factsOf(next));
    return isOld ? 'unchanged' : outcome;
  }
  throw new Error(`Order ${news.id} is written by too many at once`);
}

function factsOf(state: OrderState): object {
  const {name, email, handOffId} = state.details ?? {};
  const {paidAt, cancelledAt, expiredAt} = state;
  const rights = entitlementsOf(state);
  return {name, email, handOffId, paidAt, cancelledAt, expiredAt, rights};
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Mails the link to the library, once per order; resolves to whether it was sent now. */
export async function mailOrder(
  store: OrderStore,
  sendLink: SendLink,
  id: string,
  now: () => number,
): Promise<boolean> {
  const stored = await store.read(id);
  if (!stored || !entitlementsOf(stored.state).some(({endedAt}) => endedAt === null)) return false;
  const email = await store.claimMail(id, now(), MAIL_PAUSE_MS);
  if (!email || !(await sendLink(email, id))) return false;
  await store.markMailed(id, now());
  return true;
}
