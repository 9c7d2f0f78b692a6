/**
 * What the migrations promise, on the PostgreSQL that the emulator carries: policies in plain SQL, and schedules of
 * webhooks written by `record_order`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {createPgliteConnection, type PgliteConnection} from '@supabase/lite/pglite';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runSchedule} from '../../../scripts/lib/schedules/run-schedule';
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
import type {ScheduleStore} from '../../../scripts/lib/schedules/memory-store';

const SCHEDULES = 25;

let database: PgliteConnection;
const run = (file: string) => database.driver.exec(readFileSync(file, 'utf8'));

beforeAll(async () => {
  database = await createPgliteConnection({});
  await run('tests/sql/hosted.sql');
  for (const file of readdirSync('supabase/migrations').sort()) {
    await run(`supabase/migrations/${file}`);
  }
}, 240_000);
afterAll(() => database.close());

it('what the database keeps of a schedule is what the rules say', async () => {
  const {driver} = database;
  const violations: string[] = [];
  let crashes = 0;
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    await driver.exec('truncate public.orders, public.webhook_events cascade');
    const result = await runSchedule(
      seed,
      (crash) =>
        new SqlStore(
          async (statement, parameters) =>
            (await driver.query<object>(statement, [...parameters])).rows,
          crash,
        ),
    );
    crashes += result.crashes;
    violations.push(...result.violations.map((each) => `seed ${seed}: ${each}`));
  }
  expect(violations).toEqual([]);
  expect(crashes).toBeGreaterThan(SCHEDULES / 4);
});

it('limits what strangers write and the mails that they cause', async () => {
  await database.driver.exec('truncate public.orders, public.webhook_events cascade');
  expect((await run('tests/sql/limits.sql')).at(-1)?.rows).toEqual([{result: 'limits hold'}]);
});

it('grants each kind of person what the policies say, table by table', async () => {
  await database.driver.exec('truncate public.orders, public.webhook_events cascade');
  const [result] = (await run('tests/sql/row-level-security.sql')).at(-1)?.rows ?? [];
  expect(result).toEqual({result: expect.stringMatching(/^\d{3} checks hold$/) as unknown});
});

/** What the account of `id` keeps, and the address whose purchases it sees with the session `session`. */
async function accountOf(id: string, session: string) {
  const {driver} = database;
  const claims = JSON.stringify({sub: id, session_id: session});
  const {rows} = await driver.query<object>(
    `select encrypted_password as password, email_confirmed_at is not null as confirmed,
       (select count(*)::integer from auth.sessions where user_id = users.id) as sessions,
       set_config('request.jwt.claims', $2, false) is null as unset, private.confirmed_email() as sees
     from auth.users where id = $1`,
    [id, claims],
  );
  await driver.query(`select set_config('request.jwt.claims', '', false)`, []);
  const {password, confirmed, sessions, sees} = rows[0] as Record<string, unknown>;
  return {password, confirmed, sessions, sees};
}

it('takes over nothing by a change of address', async () => {
  const {driver} = database;
  const id = '00000000-0000-4000-8000-00000000000a';
  const [before, after, owners] = ['b', 'c', 'd'].map((end) => id.slice(0, -1) + end) as [
    string,
    string,
    string,
  ];
  const enter = (session: string) =>
    driver.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id]);
  const set = (what: string) => driver.query(`update auth.users set ${what} where id = $1`, [id]);
  await driver.query(
    `insert into auth.users values ($1, 'atacante@correo.test', 'theirs', now())`,
    [id],
  );
  await enter(before);
  const theirs = {password: 'theirs', confirmed: true, sessions: 1};
  expect(await accountOf(id, before)).toEqual({...theirs, sees: 'atacante@correo.test'});
  // Another spelling is the same mailbox.
  await set(`email = 'Atacante@correo.test'`);
  expect(await accountOf(id, before)).toMatchObject(theirs);

  await set(`email = 'duena@correo.test'`);
  const nothing = {password: '', confirmed: false, sees: null};
  expect(await accountOf(id, before)).toEqual({...nothing, sessions: 0});
  // Whoever confirms last is given a session, and may choose a password in it.
  await enter(after);
  await set(`encrypted_password = 'theirs again'`);
  expect(await accountOf(id, after)).toMatchObject({confirmed: false, sees: null});

  // The owner, who buys as a guest, confirms with the mailed link: the other one's token still runs.
  await set('email_confirmed_at = now()');
  expect(await accountOf(id, after)).toEqual({
    password: '',
    confirmed: true,
    sessions: 0,
    sees: null,
  });
  await enter(owners);
  expect(await accountOf(id, owners)).toMatchObject({sees: 'duena@correo.test', sessions: 1});
  await driver.query('delete from auth.users where id = $1', [id]);
});

/** Runs one statement; the rows. */
type Query = (statement: string, parameters: readonly unknown[]) => Promise<readonly object[]>;

const READ = `select to_jsonb(orders) || jsonb_build_object(
  'order_lines', (select coalesce(jsonb_agg(each), '[]') from public.order_lines each where order_id = orders.id),
  'refunds', (select coalesce(jsonb_agg(each), '[]') from public.refunds each where order_id = orders.id)
) as row from public.orders where id = $1`;

class SqlStore implements ScheduleStore {
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
