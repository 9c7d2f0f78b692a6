/**
 * `npm run simulate -- [--runs N] [--seed S]`: seeded runs of the whole shop by a virtual clock, with everything that
 * may go wrong (docs/decisions/0027). A failure prints its seed and the shortest scenario that fails.
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
const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(1);

const failure = await simulate(await loadShop(), {runs, first}, (run) => {
  if (run % 1000 === 0) console.log(`${run} runs, ${seconds()} s`);
});
if (failure) {
  const {run, seed, outcome} = failure;
  const end = outcome.story.findIndex((line) => line.includes('✖'));
  const story = outcome.story.slice(0, end + 1).map((line) => `  ${line}`);
  fail(
    `Run ${run}, seed ${seed} (again: npm run simulate -- --runs 1 --seed ${seed})\n${story.join('\n')}`,
  );
}
console.log(`${runs} runs from seed ${first} on, ${seconds()} s: no rule was broken.`);
