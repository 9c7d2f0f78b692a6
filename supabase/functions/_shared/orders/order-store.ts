/** Storage of orders: the interface that the rules need, and its implementation on the project's database. */
import type {Database} from '../database.ts';
import {orderNameKey} from './order-name.ts';
import {
  byPosition,
  entitlementsOf,
  refundedQuantity,
  type OrderLine,
  type OrderState,
  type Refund,
} from './order-state.ts';

export interface WebhookEvent {
  readonly eventId: string;
  /** SHA-256 of the signed body, in hexadecimal. */
  readonly bodyDigest: string;
  readonly topic: string;
  /** Time from the provider's header, which is not signed. */
  readonly triggeredAt: string | null;
}

export interface StoredOrder {
  readonly revision: number;
  readonly state: OrderState;
}

export type Recorded = 'recorded' | 'duplicate' | 'conflict';

export interface OrderStore {
  /** Null if the order is unknown. */
  read(id: string): Promise<StoredOrder | null>;
  /** Writes all that follows from `state` in one step, unless the order is no longer at `revision`. */
  record(revision: number, state: OrderState, event: WebhookEvent | null): Promise<Recorded>;
  /**
   * Takes over the mail of an order that is paid and has none yet: the address, or null when there is
   * nothing to mail, or somebody tried within the last `pauseMs`.
   */
  claimMail(id: string, now: number, pauseMs: number): Promise<string | null>;
  markMailed(id: string, now: number): Promise<void>;
  /** By order id, when the provider last changed what we know of the order. */
  knownAsOf?(this: void, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Ids of orders paid after `since` (epoch milliseconds) without a mail, with a right that has not ended: first those that nobody has tried to
   * mail, then the longest ago.
   */
  withoutMail(most: number, since: number): Promise<readonly string[]>;
}

/** An order with its lines and refunds, as the database returns it. */
export interface OrderRow {
  readonly id: string;
  readonly revision: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly hand_off_id: string | null;
  readonly currency: string | null;
  readonly total_cents: number | null;
  readonly details_at: string | null;
  readonly paid_at: string | null;
  readonly cancelled_at: string | null;
  readonly expired_at: string | null;
  readonly refunded_at: string | null;
  readonly order_lines: readonly LineRow[];
  readonly refunds: readonly RefundRow[];
}

/** A row of `order_lines`. */
export interface LineRow {
  readonly id: string;
  readonly position: number;
  readonly product_id: string | null;
  readonly variant_id: string | null;
  readonly title: string;
  readonly variant_title: string;
  readonly quantity: number;
  readonly removed_quantity: number;
  readonly total_cents: number;
  readonly paid_at: string | null;
}

interface RefundRow {
  readonly id: string;
  readonly refunded_at: string;
  readonly amounts: Refund['amounts'];
  readonly lines: Refund['lines'];
}

export function createOrderStore(database: Database): OrderStore {
  return {
    async read(id) {
      const [row] = await database.select<OrderRow>(
        'orders',
        `id=eq.${encodeURIComponent(id)}&select=*,order_lines(*),refunds(*)`,
      );
      return row ? {revision: row.revision, state: stateOf(row)} : null;
    },

    record: (revision, state, event) =>
      database.call<Recorded>('record_order', {expected: revision, next: rowsOf(state), event}),

    async claimMail(id, now, pauseMs) {
      const before = new Date(now - pauseMs).toISOString();
      const open = `mailed_at=is.null&paid_at=not.is.null&email=not.is.null`;
      const rested = `or=(mail_tried_at.is.null,mail_tried_at.lt.${before})`;
      const [row] = await database.update<{email: string}>(
        'orders',
        `id=eq.${encodeURIComponent(id)}&${open}&${rested}&select=email`,
        {mail_tried_at: new Date(now).toISOString()},
      );
      return row?.email ?? null;
    },

    async markMailed(id, now) {
      await database.update('orders', `id=eq.${encodeURIComponent(id)}&select=id`, {
        mailed_at: new Date(now).toISOString(),
      });
    },

    async knownAsOf(ids) {
      const rows = await database.select<{id: string; details_at: string}>(
        'orders',
        `id=in.(${ids.map(encodeURIComponent).join(',')})&details_at=not.is.null&select=id,details_at`,
      );
      return new Map(rows.map((row) => [row.id, iso(row.details_at)]));
    },

    async withoutMail(most, since) {
      const rows = await database.select<{id: string}>(
        'orders',
        'mailed_at=is.null&paid_at=not.is.null&cancelled_at=is.null&refunded_at=is.null&email=not.is.null' +
          `&paid_at=gt.${new Date(since).toISOString()}&entitlements.ended_at=is.null` +
          `&select=id,entitlements!inner(ended_at)&order=mail_tried_at.asc.nullsfirst,paid_at&limit=${most}`,
      );
      return rows.map(({id}) => id);
    },
  };
}

/** Parameters of `record_order`. */
export function rowsOf(state: OrderState): object {
  const {id, details, paidAt, cancelledAt, expiredAt, refundedAt, refunds} = state;
  return {
    id,
    name: details?.name ?? null,
    nameKey: details ? orderNameKey(details.name) : null,
    email: details?.email ?? null,
    handOffId: details?.handOffId ?? null,
    currency: details?.currency ?? null,
    totalCents: details?.totalCents ?? null,
    detailsAt: details?.at ?? null,
    paidAt,
    cancelledAt,
    expiredAt,
    refundedAt,
    lines: (details?.lines ?? []).map((line) => ({
      ...line,
      refundedQuantity: refundedQuantity(state, line),
    })),
    refunds,
    entitlements: entitlementsOf(state),
  };
}

/** Converts a row to the state of an order. */
export function stateOf(row: OrderRow): OrderState {
  const {email, details_at: at} = row;
  return {
    id: row.id,
    details:
      email && at
        ? {
            at: iso(at),
            name: row.name ?? '',
            email,
            handOffId: row.hand_off_id,
            currency: row.currency ?? '',
            totalCents: Number(row.total_cents),
            lines: row.order_lines.map(lineOf).sort(byPosition),
          }
        : null,
    paidAt: row.paid_at && iso(row.paid_at),
    cancelledAt: row.cancelled_at && iso(row.cancelled_at),
    expiredAt: row.expired_at && iso(row.expired_at),
    refundedAt: row.refunded_at && iso(row.refunded_at),
    refunds: row.refunds.map((refund) => ({
      id: refund.id,
      refundedAt: iso(refund.refunded_at),
      amounts: refund.amounts,
      lines: refund.lines,
    })),
  };
}

function lineOf(row: LineRow): OrderLine {
  return {
    id: row.id,
    position: row.position,
    productId: row.product_id,
    variantId: row.variant_id,
    title: row.title,
    variantTitle: row.variant_title,
    quantity: row.quantity,
    removedQuantity: row.removed_quantity,
    totalCents: Number(row.total_cents),
    paidAt: row.paid_at && iso(row.paid_at),
  };
}

/** The database writes times in its own way; as texts they must compare with the provider's. */
function iso(time: string): string {
  return new Date(time.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
}
