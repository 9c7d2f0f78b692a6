/** Orders in memory, written as `record_order` writes them, by a function that may die at any step. */
import {
  entitlementsOf,
  type Entitlement,
  type OrderState,
} from '../../../supabase/functions/_shared/orders/order-state.ts';
import type {
  OrderStore,
  Recorded,
  StoredOrder,
  WebhookEvent,
} from '../../../supabase/functions/_shared/orders/order-store.ts';

/** The function was ended between two of its steps. */
export class Crash extends Error {}

/** A store that a schedule is judged by. */
export interface ScheduleStore extends OrderStore {
  /** Number of times that each event was recorded. */
  readonly recorded: ReadonlyMap<string, number>;
  /** Rights that a reader would see now. */
  entitlements(id: string): Promise<readonly Pick<Entitlement, 'lineId' | 'endedAt'>[]>;
  /** All known states, by order; a database reveals less. */
  states?(): readonly OrderState[];
}

interface Row extends StoredOrder {
  readonly triedAt: number | null;
  readonly mailed: boolean;
}

export class MemoryStore implements ScheduleStore {
  private readonly rows = new Map<string, Row>();
  private readonly events = new Set<string>();
  readonly recorded = new Map<string, number>();

  /** @param crash throws a {@link Crash} now and then; asked before and after each step. */
  constructor(private readonly crash: () => void) {}

  read(id: string): Promise<StoredOrder | null> {
    return this.step(() => this.rows.get(id) ?? null);
  }

  record(revision: number, state: OrderState, event: WebhookEvent | null): Promise<Recorded> {
    return this.step(() => {
      const before = this.rows.get(state.id);
      const marks = event
        ? [`${event.topic} ${event.eventId}`, `${event.topic} ${event.bodyDigest}`]
        : [];
      if (marks.some((mark) => this.events.has(mark))) return 'duplicate';
      if ((before?.revision ?? 0) !== revision) return 'conflict';
      for (const mark of marks) this.events.add(mark);
      if (event) this.recorded.set(event.eventId, (this.recorded.get(event.eventId) ?? 0) + 1);
      const {triedAt = null, mailed = false} = before ?? {};
      this.rows.set(state.id, {revision: revision + 1, state, triedAt, mailed});
      return 'recorded';
    });
  }

  claimMail(id: string, now: number, pauseMs: number): Promise<string | null> {
    return this.step(() => {
      const row = this.rows.get(id);
      if (!row?.state.paidAt || row.mailed) return null;
      if (row.triedAt !== null && now - row.triedAt < pauseMs) return null;
      this.rows.set(id, {...row, triedAt: now});
      return row.state.details?.email ?? null;
    });
  }

  markMailed(id: string): Promise<void> {
    return this.step(() => {
      const row = this.rows.get(id);
      if (row) this.rows.set(id, {...row, mailed: true});
    });
  }

  withoutMail(most: number): Promise<readonly string[]> {
    return this.step(() =>
      [...this.rows.values()]
        .filter(({state, mailed}) => state.paidAt && state.details && !mailed)
        .map(({state}) => state.id)
        .slice(0, most),
    );
  }

  states(): readonly OrderState[] {
    return [...this.rows.values()].map(({state}) => state);
  }

  entitlements(id: string): Promise<readonly Entitlement[]> {
    const row = this.rows.get(id);
    return Promise.resolve(row ? entitlementsOf(row.state) : []);
  }

  private async step<Result>(act: () => Result): Promise<Result> {
    this.crash();
    await Promise.resolve();
    const result = act();
    this.crash();
    return result;
  }
}
