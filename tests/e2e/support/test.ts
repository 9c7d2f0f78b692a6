/**
 * The `test` of every end-to-end spec. The tests of a worker share a shop; which one, a spec says by options of
 * `test.use`: `withSupabase` for one that needs accounts, the contact form's table or the chat's function,
 * `shopOptions` for one of other variables or another catalogue. A test that injects faults or changes products
 * says `ownShop: true`: it gets another shop, whose caches and provider are as at the start before each such test.
 */
import {test as base, expect} from '@playwright/test';
import type {InstrumentedShop, LocalShop, LocalShopOptions} from '../../../scripts/lib/local-shop';
import {EmulatorAdmin} from '../../../scripts/lib/emulator-admin';
import {Shops} from './shops';
import {SupabaseAdmin} from './supabase-admin';
import {watchForProblems, type Problems} from './problems';
import {DESKTOP} from './windows';

export interface ShopOptions {
  /** Whether each test gets a fresh shop. */
  ownShop: boolean;
  /** Whether the shop has a Supabase project. */
  withSupabase: boolean;
  /** How the shop is started, if in a way of its own. */
  shopOptions: LocalShopOptions;
}

interface TestFixtures {
  shop: LocalShop;
  /** The shop of a test that has its own, with its worker's instruments. */
  freshShop: InstrumentedShop;
  /** Orders to the emulator behind the shop. */
  emulator: EmulatorAdmin;
  /** Orders to the Supabase emulator behind it. */
  supabase: SupabaseAdmin;
  problems: Problems;
}

interface WorkerFixtures {
  shops: Shops;
}

/** A busy machine takes its time to start a shop, which is none of the test's. */
const START_LIMIT_MS = 120_000;

export const test = base.extend<ShopOptions & TestFixtures, WorkerFixtures>({
  ownShop: [false, {option: true}],
  withSupabase: [false, {option: true}],
  shopOptions: [{}, {option: true}],
  shops: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from it.
    async ({}, use) => {
      const shops = new Shops();
      await use(shops);
      await shops.close();
    },
    {scope: 'worker', timeout: START_LIMIT_MS},
  ],
  // Playwright empties a context that it keeps, but for these.
  context: async ({context}, use) => {
    await context.setOffline(false);
    await context.clearPermissions();
    expect(await context.cookies(), 'a test begins as a first visit').toEqual([]);
    await use(context);
  },
  freshShop: async ({shop}, use) => {
    if (!isInstrumented(shop)) throw new Error('Say test.use({ownShop: true}) in this file.');
    await use(shop);
  },
  shop: [
    async ({shops, ownShop, withSupabase, shopOptions}, use) =>
      use(
        ownShop
          ? await shops.freshShop(withSupabase)
          : await shops.sharedShop({...shopOptions, withSupabase}),
      ),
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

function isInstrumented(shop: LocalShop): shop is InstrumentedShop {
  return 'worker' in shop;
}

/** Declares the tests of what the width of the window changes: on a phone, and on a desktop. */
export function inBothWindows(declareTests: () => void): void {
  test.describe('on a phone', declareTests);
  test.describe('on a desktop', () => {
    test.use(DESKTOP);
    declareTests();
  });
}

export {expect};
