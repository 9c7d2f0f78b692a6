/**
 * The `test` of every end-to-end spec. Each worker has a shop of its own, shared by its tests; a
 * test that injects faults or changes products says `test.use({ownShop: true})` and gets a fresh one,
 * because the shop's caches outlive a test.
 */
import {test as base, expect} from '@playwright/test';
import {startLocalShop, type LocalShop} from '../../../scripts/lib/local-shop';
import {EmulatorAdmin} from './emulator-admin';
import {watchForProblems, type Problems} from './problems';

export interface ShopOptions {
  /** Whether each test gets a fresh shop. */
  ownShop: boolean;
}

interface TestFixtures {
  shop: LocalShop;
  /** Orders to the emulator behind the shop. */
  emulator: EmulatorAdmin;
  problems: Problems;
}

interface WorkerFixtures {
  sharedShop: LocalShop;
}

export const test = base.extend<ShopOptions & TestFixtures, WorkerFixtures>({
  ownShop: [false, {option: true}],
  sharedShop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from it.
    async ({}, use) => {
      const shop = await startLocalShop();
      await use(shop);
      await shop.close();
    },
    {scope: 'worker'},
  ],
  shop: async ({ownShop, sharedShop}, use) => {
    const shop = ownShop ? await startLocalShop() : sharedShop;
    await use(shop);
    if (ownShop) await shop.close();
  },
  baseURL: async ({shop}, use) => use(shop.url),
  emulator: async ({shop}, use) => use(new EmulatorAdmin(shop.emulatorUrl)),
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
