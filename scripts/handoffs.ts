/**
 * `npm run handoffs -- --seed 7 --only edits`: hands carts over to the checkout in a real browser, in
 * every way that the groups of `scripts/lib/handoffs/cases` know, and judges each by what the provider's
 * own page asks. Prints a table of verdicts; ends with a failure when one is wrong.
 */
import {chromium} from '@playwright/test';
import {parseArgs} from 'node:util';
import {OFFER_MODES} from '../app/domain/offers/offer-terms';
import {CHROMIUM_ARGUMENTS, requireChromium} from './lib/chromium';
import {fail} from './lib/fail';
import {handOffCases} from './lib/handoffs/all-cases';
import {Lane, type CaseResult} from './lib/handoffs/lane';
import {startOddShop} from './lib/handoffs/odd-shop';
import {printVerdicts, wrongText} from './lib/handoffs/print-verdicts';
import {inParallel} from './lib/in-parallel';

const PICTURELESS = '--blink-settings=imagesEnabled=false';

try {
  const {values} = parseArgs({
    options: {
      seed: {type: 'string', default: '7'},
      /** A part of a group's or a case's name. */
      only: {type: 'string', default: ''},
      lanes: {type: 'string', default: '3'},
      /** Prints what was seen in each wrong one, too. */
      seen: {type: 'boolean', default: false},
    },
  });
  const {only} = values;
  const wanted = handOffCases(Number(values.seed)).filter(({group, name}) =>
    `${group}: ${name}`.includes(only),
  );
  if (wanted.length === 0) fail(`There is no such case: ${only}.`);
  const started = performance.now();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS, PICTURELESS],
  });
  const results: CaseResult[] = [];
  try {
    for (const mode of OFFER_MODES) {
      const queue = wanted.filter((each) => (each.mode ?? 'visitor') === mode);
      const lanes = Math.min(Number(values.lanes), queue.length);
      await inParallel(
        Array.from({length: lanes}, (_, index) => index),
        lanes,
        async () => {
          const shop = await startOddShop(mode);
          try {
            const lane = await Lane.open(browser, shop);
            for (let next = queue.shift(); next; next = queue.shift()) {
              const result = await lane.run(next);
              results.push(result);
              if (result.wrong) console.log(wrongText(result, values.seen));
            }
            await lane.close();
          } finally {
            await shop.close();
          }
        },
      );
    }
  } finally {
    await browser.close();
  }
  printVerdicts(results);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Seed ${values.seed}, ${seconds} s.`);
  if (results.some(({wrong}) => wrong)) process.exitCode = 1;
} catch (error) {
  fail(error);
}
