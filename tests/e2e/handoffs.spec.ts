/**
 * Some of `npm run handoffs`, of each kind at least one: carts handed over to the checkout in every way, each
 * judged by what the provider's own page asks. Of this shop they know the screen alone.
 */
import {OFFER_MODES} from '../../app/domain/offers/offer-terms';
import {Lane} from '../../scripts/lib/handoffs/lane';
import {startOddShop} from '../../scripts/lib/handoffs/odd-shop';
import {reducedCases} from '../../scripts/lib/handoffs/reduced-cases';
import {expect, test} from './support/test';

const CASES = reducedCases();

// In one worker, so that there is one such shop of each mode at a time.
test.describe.configure({mode: 'default'});

for (const mode of OFFER_MODES) {
  test.describe(`on the terms '${mode}'`, () => {
    const cases = CASES.filter((each) => (each.mode ?? 'visitor') === mode);
    let lane: Lane;

    test.beforeAll(async ({browser}) => {
      lane = await Lane.open(browser, await startOddShop(mode));
    });
    test.afterAll(async () => {
      await lane.close();
      await lane.shop.close();
    });

    for (const group of new Set(cases.map((each) => each.group))) {
      test(`hand-offs: ${group}`, async () => {
        for (const each of cases.filter((one) => one.group === group)) {
          const {wrong} = await lane.run(each);
          expect.soft(wrong?.problems ?? [], each.name).toEqual([]);
        }
      });
    }
  });
}
