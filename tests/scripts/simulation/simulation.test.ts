import {beforeAll, describe, expect, test} from 'vitest';
import type {ShopCode} from '../../../scripts/lib/simulation/code/load-shop';
import {loadShop} from '../../../scripts/lib/simulation/code/load-shop';
import {runScenario} from '../../../scripts/lib/simulation/run';
import {scenarioOf, simulate} from '../../../scripts/lib/simulation/simulate';

/** As many as the time of the test command allows; `npm run simulate` makes more. */
const RUNS = 200;

let code: ShopCode;
beforeAll(async () => {
  code = await loadShop();
});

describe('the whole shop by a virtual clock', () => {
  test('goes well in each run', async () => {
    const failure = await simulate(code, {runs: RUNS, first: 1});
    expect(failure && [`seed ${failure.seed}`, ...failure.outcome.story]).toBeNull();
  }, 120_000);

  test('does the same from the same seed', async () => {
    for (const seed of [3, 47, 101]) {
      const {digest} = await runScenario(code, scenarioOf(seed));
      expect((await runScenario(code, scenarioOf(seed))).digest).toBe(digest);
    }
  });

  test('does something else from another seed', async () => {
    const first = await runScenario(code, scenarioOf(1));
    const second = await runScenario(code, scenarioOf(2));
    expect(first.digest).not.toBe(second.digest);
  });
});
