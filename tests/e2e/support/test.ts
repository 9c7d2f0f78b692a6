/**
 * The `test` of every end-to-end spec. Each worker has a shop of its own, shared by its tests; a
 * test that injects faults or changes products says `test.use({ownShop: true})` and gets a fresh one:
 * another shop of the worker, whose caches and provider are as at the start before each such test. One that needs accounts, the contact form's table or the
 * chat's function says `test.use({withSupabase: true})` at the top of its file.
 */
import {test as base, expect} from '@playwright/test';
import {
  startInstrumentedShop,
  startLocalShop,
  type InstrumentedShop,
  type LocalShop,
} from '../../../scripts/lib/local-shop';
import {EmulatorAdmin} from '../../../scripts/lib/emulator-admin';
import {SupabaseAdmin} from './supabase-admin';
import {watchForProblems, type Problems} from './problems';

export interface ShopOptions {
  /** Whether each test gets a fresh shop. */
  ownShop: boolean;
}

interface TestFixtures {
  shop: LocalShop;
  /** Orders to the emulator behind the shop. */
  emulator: EmulatorAdmin;
  /** Orders to the Supabase emulator behind it. */
  supabase: SupabaseAdmin;
  problems: Problems;
}

interface WorkerFixtures {
  /** Whether the worker's shops have a Supabase project. */
  withSupabase: boolean;
  /** Whether its accounts wait for their address to be confirmed. */
  confirmEmails: boolean;
  sharedShop: LocalShop;
  /** Started when it is first asked for. */
  freshShop: () => Promise<LocalShop>;
}

/** A busy machine takes its time to start a shop, which is none of the test's. */
const START_LIMIT_MS = 90_000;

export const test = base.extend<ShopOptions & TestFixtures, WorkerFixtures>({
  ownShop: [false, {option: true}],
  withSupabase: [false, {option: true, scope: 'worker'}],
  confirmEmails: [false, {option: true, scope: 'worker'}],
  sharedShop: [
    async ({withSupabase, confirmEmails}, use) => {
      const shop = await startLocalShop({withSupabase, confirmEmails, silent: true});
      await use(shop);
      await shop.close();
    },
    {scope: 'worker', timeout: START_LIMIT_MS},
  ],
  freshShop: [
    async ({withSupabase}, use) => {
      let starting: Promise<InstrumentedShop> | undefined;
      await use(async () => {
        starting ??= startInstrumentedShop({withSupabase});
        const shop = await starting;
        // In this order: what is read from here on is new, and then what was kept before is gone.
        await new EmulatorAdmin(shop.emulatorUrl).reset();
        await shop.worker.forget();
        return shop;
      });
      await (await starting)?.close();
    },
    {scope: 'worker', timeout: START_LIMIT_MS},
  ],
  shop: [
    async ({ownShop, freshShop, sharedShop}, use) => use(ownShop ? await freshShop() : sharedShop),
    {timeout: START_LIMIT_MS},
  ],
  baseURL: async ({shop}, use) => use(shop.url),
  emulator: async ({shop}, use) => use(new EmulatorAdmin(shop.emulatorUrl)),
  supabase: async ({shop}, use) => {
    if (!shop.supabase) throw new Error('Say test.use({withSupabase: true}) in this file.');
    const admin = new SupabaseAdmin(shop.supabase);
    await use(admin);
    await admin.clearFaults();
  },
  problems: [
    async ({context}, use) => {
      const problems = await watchForProblems(context);
      await use(problems);
      problems.verify();
    },
    {auto: true},
  ],
});

/** For tests of what no width changes: they run on the phone alone. */
export const ONE_WIDTH = {tag: '@one-width'};

export {expect};
