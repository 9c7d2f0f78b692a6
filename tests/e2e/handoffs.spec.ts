/**
 * Some of `npm run handoffs`, of each kind at least one: carts handed over to the checkout in every way, each
 * judged by what the provider's own page asks. Of this shop they know the screen alone.
 */
import {Lane} from '../../scripts/lib/handoffs/lane';
import {startOddShop, type OddShop} from '../../scripts/lib/handoffs/odd-shop';
import {reducedCases} from '../../scripts/lib/handoffs/reduced-cases';
import {expect, test} from './support/test';

/** A busy machine is slow, not wrong. */
const LIMIT_MS = 90_000;
const CASES = reducedCases();

// In one worker, so that there is one such shop.
test.describe.configure({mode: 'default', timeout: LIMIT_MS});

let shop: OddShop;
let lane: Lane;

test.beforeAll(async ({browser}) => {
  shop = await startOddShop();
  lane = await Lane.open(browser, shop);
});
test.afterAll(async () => {
  await lane.close();
  await shop.close();
});

for (const group of new Set(CASES.map((each) => each.group))) {
  test(`hand-offs: ${group}`, async () => {
    for (const each of CASES.filter((one) => one.group === group)) {
      const {wrong} = await lane.run(each);
      expect.soft(wrong?.problems ?? [], each.name).toEqual([]);
    }
  });
}
