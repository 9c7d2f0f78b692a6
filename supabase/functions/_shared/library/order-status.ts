/**
 * `POST /status {handOffs}`: what the browser that handed these carts over may know of the orders they became,
 * as soon as they are known, paid or not. While one of them is not, the provider is asked.
 */
import type {Database} from '../database.ts';
import {holds, type Right} from '../right.ts';
import type {Fields, Prove} from '../limit-paths.ts';
import {answer} from './answer.ts';
import type {ReadRecent} from './read-recent.ts';
import {secretEnd} from './secret-access.ts';

interface StatusRow {
  readonly hand_off_id: string;
  readonly name: string;
  readonly currency: string;
  readonly total_cents: number;
  readonly email: string;
  readonly paid_at: string | null;
  readonly cancelled_at: string | null;
  readonly expired_at: string | null;
  readonly entitlements: readonly (Right & {readonly line_id: string})[];
  readonly order_lines: readonly {
    readonly id: string;
    readonly position: number;
    readonly variant_id: string | null;
    readonly product_id: string | null;
    readonly title: string;
    readonly variant_title: string;
    readonly quantity: number;
    readonly total_cents: number;
  }[];
}

/** A hand-off's id is long, random and known to that browser alone. */
const HAND_OFF = /^[0-9a-f]{32}$/;
/**
 * Shopify marks an unpaid order as expired after three days, when a voucher can often be paid for a week: to say that
 * it is over would make its buyer pay twice.
 */
const EXPIRED_GRACE_MS = 4 * 86_400_000;
/** The number that a browser keeps: `MAX_HAND_OFFS` of the shop. */
const MAX_HAND_OFFS = 10;

export async function orderStatus(
  database: Database,
  {handOff, handOffs}: Fields,
  readRecent: ReadRecent,
  prove: Prove = () => {},
): Promise<Response> {
  // Pages of an earlier build ask for a single hand-off, and wait for its payment.
  if (handOff !== undefined) {
    const [order] = await ordersOf(database, validOf([handOff]));
    if (order) prove();
    return answer(200, order && !order.awaiting ? {known: true, ...order} : {known: false});
  }
  const asked = readHandOffs({handOffs});
  if (!asked) return answer(400, {error: 'invalid'});
  const known = await ordersOf(database, asked);
  if (known.length > 0) prove();
  if (known.filter(({awaiting}) => !awaiting).length === asked.length) {
    return answer(200, {orders: known});
  }
  const isRead = await readRecent();
  const orders = await ordersOf(database, asked);
  // An empty list would say that nothing was paid; the page then warns before it opens another checkout.
  return isRead || orders.length > 0
    ? answer(200, {orders})
    : answer(503, {error: 'provider-unread'});
}

/** The hand-offs that are asked for; null for anything but a list of few. */
export function readHandOffs({handOff, handOffs}: Fields): readonly string[] | null {
  const asked = handOff === undefined ? handOffs : [handOff];
  return Array.isArray(asked) && asked.length <= MAX_HAND_OFFS ? validOf(asked) : null;
}

function validOf(ids: readonly unknown[]): readonly string[] {
  return ids.filter((id): id is string => typeof id === 'string' && HAND_OFF.test(id));
}

/** An order for each hand-off: the paid one, if two orders name the same hand-off. */
async function ordersOf(database: Database, asked: readonly string[]) {
  if (asked.length === 0) return [];
  const rows = await database.select<StatusRow>(
    'orders',
    `hand_off_id=in.(${asked.join(',')})&email=not.is.null&order=paid_at.desc.nullslast&limit=100` +
      '&select=hand_off_id,name,currency,total_cents,email,paid_at,cancelled_at,expired_at,' +
      'entitlements(line_id,ended_at,revoked_at),order_lines(*)',
  );
  return asked.flatMap((id) => {
    const row = rows.find(({hand_off_id}) => hand_off_id === id);
    return row ? [statusOf(row)] : [];
  });
}

function statusOf(order: StatusRow) {
  const unpaid = order.paid_at === null;
  const isOver = Date.now() - Date.parse(order.expired_at ?? '') > EXPIRED_GRACE_MS;
  const cancelled = order.cancelled_at !== null || (unpaid && isOver);
  return {
    handOff: order.hand_off_id,
    name: order.name,
    currency: order.currency,
    totalCents: Number(order.total_cents),
    // After that day the browser may be somebody else's.
    email: Date.now() < secretEnd(order.paid_at ?? '') || unpaid ? masked(order.email) : '',
    awaiting: unpaid && !cancelled,
    unpaid,
    cancelled,
    // All that was bought went back, in however many refunds.
    refunded: order.entitlements.length > 0 && !order.entitlements.some(holds),
    lines: [...order.order_lines]
      .sort((a, b) => a.position - b.position)
      .map((line) => ({
        productId: line.product_id,
        variantId: line.variant_id,
        title: line.title,
        variantTitle: line.variant_title,
        quantity: line.quantity,
        totalCents: Number(line.total_cents),
        refunded: order.entitlements.some((right) => right.line_id === line.id && !holds(right)),
      })),
  };
}

/** Masks an address: 'ana@correo.test' becomes 'a•••••@correo.test'. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••••${email.slice(at)}`;
}
