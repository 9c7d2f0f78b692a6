/**
 * What an operator does with purchases by hand: give a product away, mail the way to the library again, take the right
 * to the files of an order, give it back, and publish or refuse a review. Each leaves a line in `operator_log`.
 */
import {isMailable, normaliseEmail} from '../common/email.ts';
import {isUuid} from '../common/uuid.ts';
import {selectAll, type Database} from '../database.ts';
import type {SendLink} from '../mail-link.ts';
import {digits, orderNameKey, runs} from '../orders/order-name.ts';
import {unknownOrder} from '../orders/order-state.ts';
import {createOrderStore} from '../orders/order-store.ts';
import {holds, type Right} from '../right.ts';
import {hasFiles} from './without-files.ts';

export interface ByHand {
  readonly database: Database;
  readonly sendLink: SendLink;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Given {
  readonly productId: string;
  readonly variantId: string;
  readonly title: string;
  readonly variantTitle: string;
}

interface OrderRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

type Action = 'grant' | 'resend' | 'revoke' | 'restore' | 'publish' | 'refuse';

/** Creates a free order of one product, and mails it. @throws {Error} when the address is invalid, or nothing could be opened. */
export async function grant(
  {database, sendLink, now}: ByHand,
  address: string,
  given: Given,
): Promise<{readonly name: string; readonly mailed: boolean}> {
  const email = normaliseEmail(address);
  if (!isMailable(email)) throw new Error(`${address} is no e-mail address`);
  if (!(await hasFiles(database, given))) {
    throw new Error(`'${given.title}' has no file to open yet: npm run files:push`);
  }
  const code = crypto.randomUUID().slice(-10);
  const id = `grant-${code}`;
  const name = `REGALO-${code.toUpperCase()}`;
  const at = new Date(now()).toISOString();
  const line = {
    id: `${id}-1`,
    position: 0,
    ...given,
    quantity: 1,
    removedQuantity: 0,
    totalCents: 0,
    paidAt: at,
  };
  const details = {at, name, email, handOffId: null, currency: 'USD', totalCents: 0, lines: [line]};
  const store = createOrderStore(database);
  await store.record(0, {...unknownOrder(id), details, paidAt: at}, null);
  const mailed = await sendLink(email);
  if (mailed) await store.markMailed(id, now());
  await log(database, 'grant', id, {email, productId: given.productId, variantId: given.variantId});
  return {name, mailed};
}

interface EndRow extends Right {
  readonly end_reason: string | null;
}

/**
 * Mails the way to the library to who paid the order.
 * @throws {Error} when there is no such order, nothing of it can be opened, or no mail goes.
 */
export async function resend({database, sendLink, now}: ByHand, order: string): Promise<string> {
  const {id, email} = await findOrder(database, order);
  const rights = await database.select<EndRow>(
    'entitlements',
    `order_id=eq.${encodeURIComponent(id)}&select=end_reason,ended_at,revoked_at`,
  );
  if (!rights.some(holds)) {
    const ends = new Set(rights.map((right) => right.end_reason ?? 'revoked'));
    throw new Error(`Nothing of ${order} can be opened: ${[...ends].join(', ') || 'no products'}`);
  }
  if (!(await sendLink(email))) {
    throw new Error('The account backend sent no mail: one a minute goes to an address');
  }
  await createOrderStore(database).markMailed(id, now());
  await log(database, 'resend', id, {});
  return email;
}

/**
 * Ends the right to the files of an order, or of one of its products, or gives it back (`restore`); what was refunded
 * stays ended. How many rights it was. @throws {Error} when there is no such order, or nothing of it.
 */
export async function setRevoked(
  {database, now}: ByHand,
  action: 'revoke' | 'restore',
  order: string,
  productId: string | null,
): Promise<number> {
  const {id} = await findOrder(database, order);
  const of = productId ? `&product_id=eq.${encodeURIComponent(productId)}` : '';
  const is = action === 'revoke' ? 'revoked_at=is.null' : 'revoked_at=not.is.null';
  const changed = await database.update(
    'entitlements',
    `order_id=eq.${encodeURIComponent(id)}&${is}${of}&select=id`,
    {revoked_at: action === 'revoke' ? new Date(now()).toISOString() : null},
  );
  if (changed.length === 0) throw new Error(`Nothing of ${order} is left to ${action}`);
  await log(database, action, id, {rights: changed.length, productId});
  return changed.length;
}

interface ReviewRow {
  readonly id: string;
  readonly stars: number;
  readonly body: string;
  readonly name: string | null;
  readonly entitlements: {
    readonly order_id: string;
    readonly order_lines: {readonly title: string};
  };
}

const REVIEW_COLUMNS = 'id,stars,body,name,entitlements(order_id,order_lines(title))';

/** The reviews that wait for a decision as text, the oldest first. */
export async function waitingReviews({database}: Pick<ByHand, 'database'>): Promise<string> {
  const rows = await database.select<ReviewRow>(
    'reviews',
    `state=eq.waiting&select=${REVIEW_COLUMNS}&order=written_at&limit=100`,
  );
  if (rows.length === 0) return 'No review waits.';
  return rows
    .map(({id, stars, body, name, entitlements: {order_lines: line}}) =>
      [
        `${id}  ${stars} of 5  ${line.title}  (${name ?? 'without a name'})`,
        body.replace(/^/gm, '  '),
      ]
        .join('\n')
        // A terminal obeys control characters.
        .replace(/[^\P{C}\n]/gu, '?'),
    )
    .join('\n');
}

/**
 * Publishes or refuses a review by its id, which its next change replaces: nobody publishes words that they have not
 * read. The title of its product. @throws {Error} when there is no such review.
 */
export async function decideReview(
  {database}: Pick<ByHand, 'database'>,
  action: 'publish' | 'refuse',
  id: string,
): Promise<string> {
  const state = action === 'publish' ? 'published' : 'refused';
  const [review] = isUuid(id)
    ? await database.update<ReviewRow>('reviews', `id=eq.${id}&select=${REVIEW_COLUMNS}`, {state})
    : [];
  if (!review) {
    throw new Error(
      `There is no review ${id}; its buyer may have changed it since: npm run orders:by-hand -- reviews`,
    );
  }
  await log(database, action, review.entitlements.order_id, {review: id});
  return review.entitlements.order_lines.title;
}

/**
 * Finds an order by its name, such as '#1001' or '1001', or by the provider's number. Nothing is guessed: of a text that
 * names two orders, or says more than a name, the error lists the orders that it may mean.
 */
async function findOrder(database: Database, order: string): Promise<OrderRow> {
  const select = (which: string) =>
    selectAll<OrderRow>(
      database,
      'orders',
      `or=(${which})&paid_at=not.is.null&email=not.is.null&select=id,name,email&order=id`,
    );
  const key = encodeURIComponent(orderNameKey(order));
  // Signs of the API's own language stand in no id.
  const id = encodeURIComponent(order.trim().replace(/[^\w-]/g, ''));
  const exact = await select(`name_key.eq.${key},id.eq.${id}`);
  const numbers = runs(order).filter((run, _at, all) => run.length > 2 || all.length === 1);
  const isAsked = exact.length === 0 && numbers.some(Boolean);
  const alike = isAsked ? await select(numbers.map((run) => `name_key.like.*${run}*`).join()) : [];
  const [found, another] = isAsked
    ? alike.filter(({name}) => digits(name) === orderNameKey(order).replace(/^0+/, ''))
    : exact;
  if (found && !another) return found;
  const listed = (exact.length > 0 ? exact : alike)
    .slice(0, 10)
    .map((each) => `${each.name} (${each.id})`);
  throw new Error(
    `No single paid order is called ${order}` +
      (listed.length > 0 ? `; name one: ${listed.join(', ')}` : ''),
  );
}

async function log(
  database: Database,
  action: Action,
  orderId: string,
  detail: object,
): Promise<void> {
  await database.insert('operator_log', {action, order_id: orderId, detail});
}
