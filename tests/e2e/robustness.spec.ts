/**
 * Parts of `npm run faults` and `npm run fuzz` that are quick enough for every run: against the build
 * over HTTP, under instruments that make a cold or an old cache without waiting.
 */
import {FAULT_KINDS} from '../../scripts/lib/faults/fault-kinds';
import {FaultMatrix, type Cell} from '../../scripts/lib/faults/matrix';
import {INDEPENDENT_PROBES, PROVIDER_PROBES} from '../../scripts/lib/faults/probes';
import {fuzzRequests} from '../../scripts/lib/fuzz/fuzz-requests';
import {expect, test} from './support/test';

const SEED = 20_260_101;
/** One of each sort; the whole matrix has them all, and silence, which takes its time. */
const FAULTS = ['500', 'GraphQL', 'bad JSON', 'dropped'];
const QUICK_FAULTS = FAULT_KINDS.filter(({name}) => FAULTS.includes(name));
const ONE_FAULT = QUICK_FAULTS.slice(0, 1);

test.use({ownShop: true});

function wrong(cells: readonly Cell[]): readonly string[] {
  return cells.flatMap(({fault, probe, problem}) =>
    problem ? [`${fault}, ${probe.route} as ${probe.way}: ${problem}`] : [],
  );
}

test('with nothing kept, every route survives every fault of the provider', async ({freshShop}) => {
  const matrix = new FaultMatrix(freshShop);
  for (const fault of QUICK_FAULTS) {
    expect(wrong(await matrix.run('cold, all calls', fault, PROVIDER_PROBES))).toEqual([]);
  }
});

test('a first call that fails is made again where that does no harm', async ({freshShop}) => {
  const matrix = new FaultMatrix(freshShop);
  const probes = PROVIDER_PROBES.filter(({way}) => way !== 'data');
  for (const fault of ONE_FAULT) {
    expect(wrong(await matrix.run('cold, first call', fault, probes))).toEqual([]);
  }
});

test('a visited route answers with its last good page, and recovers', async ({freshShop}) => {
  const matrix = new FaultMatrix(freshShop);
  const probes = [...PROVIDER_PROBES, ...INDEPENDENT_PROBES];
  for (const fault of ONE_FAULT) {
    expect(wrong(await matrix.run('warm, old', fault, probes))).toEqual([]);
  }
});

test('300 hostile requests break nothing', async ({freshShop}) => {
  const {requests, problems} = await fuzzRequests(freshShop, SEED, 300);
  expect(requests).toBe(300);
  expect(problems).toEqual([]);
});
