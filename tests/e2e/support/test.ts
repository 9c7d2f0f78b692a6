/**
 * The `test` of every end-to-end spec. Each worker has a shop of its own, shared by its tests; a
 * test that injects faults or changes products says `test.use({ownShop: true})` and gets a fresh one,
 * because the shop's caches outlive a test. One that needs accounts, the contact form's table or the
 * chat's function says `test.use({withSupabase: true})` at the top of its file.
 */
import {test as base, expect} from '@playwright/test';
import {startLocalShop, type LocalShop} from '../../../scripts/lib/local-shop';
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
  shop: [
    async ({ownShop, sharedShop, withSupabase}, use) => {
      const shop = ownShop ? await startLocalShop({withSupabase, silent: true}) : sharedShop;
      await use(shop);
      if (ownShop) await shop.close();
    },
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
