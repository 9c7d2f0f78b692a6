/**
 * `npm run simulate -- [--runs N] [--seed S]`: runs of the whole shop with everything that may go wrong, by a
 * virtual clock (docs/decisions/0027). A failure is told with its seed and the shortest scenario that fails.
 *
 * `--faults` plants faults instead, one after the other, each of which must be found within N runs.
 */
import './lib/require-node';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail';
import {SEQUENCE_FAULTS} from './lib/planted-faults/faults/sequence';
import {loadShop} from './lib/simulation/code/load-shop';
import {simulate, type Failure} from './lib/simulation/simulate';

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '200'},
    seed: {type: 'string', default: '1'},
    faults: {type: 'boolean', default: false},
  },
});
const runs = Number(values.runs);
const first = Number(values.seed);
const began = performance.now();
if (values.faults) await findFaults();
else await runAll();

async function runAll(): Promise<void> {
  const failure = await simulate(await loadShop(), {runs, first}, (run) => {
    if (run % 1000 === 0) console.log(`${run} runs, ${seconds()} s`);
  });
  if (failure) {
    const again = `again: npm run simulate -- --runs 1 --seed ${failure.seed}`;
    fail(`Run ${failure.run}, seed ${failure.seed} (${again})\n${told(failure)}`);
  }
  console.log(`${runs} runs from seed ${first} on, ${seconds()} s: all is as meant.`);
}

async function findFaults(): Promise<void> {
  const missed: string[] = [];
  for (const fault of SEQUENCE_FAULTS) {
    const failure = await simulate(await loadShop(fault), {runs, first});
    if (!failure) missed.push(fault.name);
    console.log(
      failure
        ? `✔ ${fault.name}: run ${failure.run}, ${seconds()} s\n${told(failure)}\n`
        : `✖ ${fault.name}: not found in ${runs} runs, ${seconds()} s\n`,
    );
  }
  const all = SEQUENCE_FAULTS.length;
  if (missed.length > 0) fail(`${missed.length} of ${all} faults were not found`);
  console.log(`All ${all} faults were found.`);
}

/** The shortened scenario, up to what must not be. */
function told({outcome}: Failure): string {
  const end = outcome.story.findIndex((line) => line.includes('✖'));
  return outcome.story
    .slice(0, end + 1)
    .map((line) => `  ${line}`)
    .join('\n');
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
