/**
 * What the migrations promise, on the PostgreSQL that the emulator carries: policies in plain SQL (on one of the
 * machine's by `npm run check:rls`), and schedules of webhooks written by `record_order`.
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

it('lets each kind of person do with each table what is meant', async () => {
  await database.driver.exec('truncate public.orders, public.webhook_events cascade');
  const [result] = (await run('tests/sql/row-level-security.sql')).at(-1)?.rows ?? [];
  expect(result).toEqual({result: expect.stringMatching(/^\d{3} checks as meant$/) as unknown});
});
