/**
 * `npm run simulate -- [--runs N] [--seed S]`: runs of the whole shop with everything that may go wrong, by a
 * virtual clock (docs/decisions/0027). A failure is told with its seed and the shortest scenario that fails.
 */
import './lib/require-node';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail';
import {loadShop} from './lib/simulation/code/load-shop';
import {simulate} from './lib/simulation/simulate';

const {values} = parseArgs({
  options: {runs: {type: 'string', default: '200'}, seed: {type: 'string', default: '1'}},
});
const runs = Number(values.runs);
const first = Number(values.seed);
const code = await loadShop();
const began = performance.now();
const failure = await simulate(code, {runs, first}, (run) => {
  if (run % 1000 === 0) console.log(`${run} runs, ${seconds()} s`);
});
if (failure) {
  const {seed, run, outcome} = failure;
  fail(
    `Run ${run}, seed ${seed} (again: npm run simulate -- --runs 1 --seed ${seed})\n` +
      [...outcome.story, ...outcome.violations.map((each) => `✖ ${each}`)].join('\n'),
  );
}
console.log(`${runs} runs from seed ${first} on, ${seconds()} s: all is as meant.`);

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
