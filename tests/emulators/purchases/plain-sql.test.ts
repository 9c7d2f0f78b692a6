/**
 * What the migrations promise, on the PostgreSQL that the emulator carries: policies in plain SQL, and schedules of
 * webhooks written by `record_order`.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {createPgliteConnection, type PgliteConnection} from '@supabase/lite/pglite';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runSchedule} from '../../../scripts/lib/schedules/run-schedule';
import {SqlStore} from '../../../scripts/lib/schedules/sql-store';

const SCHEDULES = 40;

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

it('lets each kind of person do with each table what is meant', async () => {
  await database.driver.exec('truncate public.orders, public.webhook_events cascade');
  const [result] = (await run('tests/sql/row-level-security.sql')).at(-1)?.rows ?? [];
  expect(result).toEqual({result: expect.stringMatching(/^\d{3} checks as meant$/) as unknown});
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
