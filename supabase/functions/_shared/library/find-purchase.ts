/**
 * `POST /find {order, email}` and `POST /access {email}`: mail a link that opens the library. The answer is the same, and
 * as quick, whatever there is of the address: what is looked up is looked up afterwards.
 */
import {isMailable, normaliseEmail} from '../common/email.ts';
import {createRateLimiter, createSharedLimiter} from '../common/rate-limiter.ts';
import type {Database} from '../database.ts';
import type {Fields} from '../limit-paths.ts';
import type {SendLink} from '../mail-link.ts';
import type {AdminOrders} from '../orders/admin-orders.ts';
import {namesAnOrder} from '../common/names-an-order.ts';
import {findByName} from '../orders/order-name.ts';
import type {OrderStore} from '../orders/order-store.ts';
import {recordNews} from '../orders/take-news.ts';
import {answer} from './answer.ts';

export interface FindParts {
  readonly database: Database;
  readonly store: OrderStore;
  readonly sendLink: SendLink;
  /** Null without the provider's Admin API. */
  readonly orders: AdminOrders | null;
  readonly afterwards: (task: Promise<unknown>) => void;
  /** Counts one more mail to a buyer's address; false if the limit is reached. */
  readonly claimMail: (email: string) => Promise<boolean>;
  /** Whether the provider has been asked for too many unknown orders; counted. */
  readonly askedEnough: (email: string) => boolean;
}

export interface AccessParts extends Pick<
  FindParts,
  'database' | 'sendLink' | 'afterwards' | 'claimMail'
> {
  /** Mails an address that has bought nothing, but has an account. */
  readonly sendAccountLink: SendLink;
  /** A separate count for these addresses, so that they cannot use up the buyers' mails. */
  readonly claimAccountMail: FindParts['claimMail'];
}

/** Below the least `max_rows` that a project is likely to set. */
const PAGE_SIZE = 200;

interface PaidOrder {
  readonly id: string;
  readonly name: string | null;
}

type NamedOrder = PaidOrder & {readonly name: string};

const MINUTE_MS = 60_000;

/**
 * Limits how often the provider is asked for unknown orders: in all, because the reconciliation shares its allowance
 * there, and by network and mailbox, so that neither neighbours nor a few networks use up what all have.
 */
export function createLookUpLimit(): (network: string, email: string, now: number) => boolean {
  const shared = createSharedLimiter({ofOne: 2, ofNetwork: 20, windowMs: MINUTE_MS});
  const ofAll = createRateLimiter({limit: 120, windowMs: MINUTE_MS});
  return (network, email, now) => shared.wait(network, email, now) > 0 || ofAll('all', now) > 0;
}

/** The mailbox that is asked for; null for a malformed one. */
export function readMailbox({email: typed}: Fields): string | null {
  const email = typeof typed === 'string' ? normaliseEmail(typed) : '';
  return isMailable(email) ? email : null;
}

/** The same with the name of an order. */
export function readPurchase(fields: Fields) {
  const {order} = fields;
  const email = readMailbox(fields);
  return email && typeof order === 'string' && namesAnOrder(order) ? {email, order} : null;
}

export function findPurchase(parts: FindParts, fields: Fields): Response {
  const asked = readPurchase(fields);
  if (!asked) return answer(400, {error: 'invalid'});
  return answerFirst(parts, () => look(parts, asked.order, asked.email));
}

/** Mails access by the address alone: to buyers, and to everybody with an account. */
export function sendAccess(parts: AccessParts, fields: Fields): Response {
  const email = readMailbox(fields);
  if (!email) return answer(400, {error: 'invalid'});
  return answerFirst(parts, async () => {
    const [order] = await paidOrders(parts.database, email, '', 1);
    if (order) {
      if (await parts.claimMail(email)) await parts.sendLink(email);
      return;
    }
    // First, so that made-up addresses use up nobody's mails.
    if (!(await parts.database.call<boolean>('has_account', {address: email}))) return;
    if (await parts.claimAccountMail(email)) await parts.sendAccountLink(email);
  });
}

function answerFirst({afterwards}: Pick<FindParts, 'afterwards'>, task: () => Promise<void>) {
  afterwards(task().catch((error: unknown) => console.error('purchases, mail:', String(error))));
  return answer(202, {ok: true});
}

async function look(parts: FindParts, order: string, email: string): Promise<void> {
  const orders = await ordersOf(parts.database, email);
  const known = findByName(order, orders);
  // Only an order that the shop does not know can have lost its webhook.
  const isTheirs = known !== null || (await mend(parts, order, email));
  // Wrong guesses do not count against anybody's mails.
  if (isTheirs && (await parts.claimMail(email))) await parts.sendLink(email);
}

/** All paid orders of the address: the database cuts long answers, so they are read in pages. */
export async function ordersOf(
  database: Pick<Database, 'call'>,
  email: string,
): Promise<readonly NamedOrder[]> {
  const all: PaidOrder[] = [];
  let page: readonly PaidOrder[];
  do {
    page = await paidOrders(database, email, all.at(-1)?.id ?? '', PAGE_SIZE);
    all.push(...page);
  } while (page.length === PAGE_SIZE);
  return all.filter((order): order is NamedOrder => order.name !== null);
}

/** Sorted by id, those behind `after`. The address travels in the body: the gateway logs whole URLs. */
function paidOrders(
  database: Pick<Database, 'call'>,
  address: string,
  after: string,
  most: number,
): Promise<readonly PaidOrder[]> {
  return database.call('paid_orders_of', {address, after, most});
}

/** Asks the provider for this order, whose webhook may have been lost. */
async function mend(
  {orders, store, askedEnough}: FindParts,
  order: string,
  email: string,
): Promise<boolean> {
  if (!orders || askedEnough(email)) return false;
  const found = await orders.byBuyer(email, order);
  if (!found?.paidAt) return false;
  await recordNews(store, found, null);
  return true;
}
