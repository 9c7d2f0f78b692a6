/** Orders in a database, written by `record_order` itself, by a function that may die at any step. */
import type {
  Entitlement,
  OrderState,
} from '../../../supabase/functions/_shared/orders/order-state.ts';
import {
  rowsOf,
  stateOf,
  type OrderRow,
  type Recorded,
  type StoredOrder,
  type WebhookEvent,
} from '../../../supabase/functions/_shared/orders/order-store.ts';
import type {ScheduleStore} from './memory-store';

/** Runs one statement; the rows. */
export type Query = (
  statement: string,
  parameters: readonly unknown[],
) => Promise<readonly object[]>;

const READ = `select to_jsonb(orders) || jsonb_build_object(
  'order_lines', (select coalesce(jsonb_agg(each), '[]') from public.order_lines each where order_id = orders.id),
  'refunds', (select coalesce(jsonb_agg(each), '[]') from public.refunds each where order_id = orders.id)
) as row from public.orders where id = $1`;

export class SqlStore implements ScheduleStore {
  readonly recorded = new Map<string, number>();

  /** @param crash throws now and then; asked before and after each step. */
  constructor(
    private readonly query: Query,
    private readonly crash: () => void,
  ) {}

  async read(id: string): Promise<StoredOrder | null> {
    const [found] = await this.step<{row: OrderRow}>(READ, [id]);
    return found ? {revision: found.row.revision, state: stateOf(found.row)} : null;
  }

  async record(revision: number, state: OrderState, event: WebhookEvent | null): Promise<Recorded> {
    const statement = 'select public.record_order($1, $2::jsonb, $3::jsonb) as outcome';
    this.crash();
    const [answer] = (await this.query(statement, [
      revision,
      JSON.stringify(rowsOf(state)),
      event && JSON.stringify(event),
    ])) as [{outcome: Recorded}];
    if (event && answer.outcome === 'recorded') {
      this.recorded.set(event.eventId, (this.recorded.get(event.eventId) ?? 0) + 1);
    }
    this.crash();
    return answer.outcome;
  }

  async claimMail(id: string, now: number, pauseMs: number): Promise<string | null> {
    const [row] = await this.step<{email: string}>(
      `update public.orders set mail_tried_at = $2 where id = $1 and mailed_at is null and paid_at is not null
       and email is not null and (mail_tried_at is null or mail_tried_at < $3) returning email`,
      [id, iso(now), iso(now - pauseMs)],
    );
    return row?.email ?? null;
  }

  async markMailed(id: string, now: number): Promise<void> {
    await this.step('update public.orders set mailed_at = $2 where id = $1', [id, iso(now)]);
  }

  async withoutMail(most: number): Promise<readonly string[]> {
    const rows = await this.step<{id: string}>(
      `select id from public.orders where mailed_at is null and paid_at is not null and cancelled_at is null
       and refunded_at is null and email is not null and exists (select 1 from public.entitlements
         where order_id = orders.id and ended_at is null) order by mail_tried_at nulls first, paid_at limit $1`,
      [most],
    );
    return rows.map(({id}) => id);
  }

  async entitlements(id: string): Promise<readonly Pick<Entitlement, 'lineId' | 'endedAt'>[]> {
    return (await this.query(
      'select line_id as "lineId", ended_at::text as "endedAt" from public.entitlements where order_id = $1',
      [id],
    )) as readonly Pick<Entitlement, 'lineId' | 'endedAt'>[];
  }

  private async step<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<readonly Row[]> {
    this.crash();
    const rows = (await this.query(statement, parameters)) as readonly Row[];
    this.crash();
    return rows;
  }
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
