/**
 * `npm run fuzz -- --seed 7 --requests 5000 --mutations 700`: hostile requests against the production
 * build, and mutations of what browsers keep. The same seed gives the same run; without one it is
 * drawn, and printed. Ends with a failure when anything broke.
 */
import {parseArgs} from 'node:util';
import {fail} from './lib/fail';
import {fuzzRequests} from './lib/fuzz/fuzz-requests';
import {fuzzStoredState} from './lib/fuzz/fuzz-stored-state';
import {startInstrumentedShop} from './lib/local-shop';

const SHOWN_PROBLEMS = 30;

try {
  const {values} = parseArgs({
    options: {
      seed: {type: 'string'},
      requests: {type: 'string', default: '5000'},
      mutations: {type: 'string', default: '700'},
    },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}`);
  const stored = fuzzStoredState(seed, Number(values.mutations));
  console.log(`${stored.mutations} mutations of stored state: ${stored.problems.length} problems`);
  const shop = await startInstrumentedShop({withSupabase: true});
  try {
    const {requests, statuses, problems} = await fuzzRequests(shop, seed, Number(values.requests));
    const counts = [...statuses].sort(([a], [b]) => a - b);
    console.log(`${requests} requests: ${problems.length} problems`);
    for (const [status, count] of counts) console.log(`  ${status || 'none'}: ${count}`);
    const all = [...stored.problems, ...problems];
    for (const problem of all.slice(0, SHOWN_PROBLEMS)) console.error(`✖ ${problem}`);
    if (all.length > SHOWN_PROBLEMS) console.error(`… and ${all.length - SHOWN_PROBLEMS} more`);
    if (all.length > 0) process.exitCode = 1;
  } finally {
    await shop.close();
  }
} catch (error) {
  fail(error);
}
