/**
 * `npm run faults`: the fault matrix of the production build, all of it, as tables. Ends with a
 * failure when a cell is not as specified. Takes some minutes, most of which are silence.
 */
import {fail} from './lib/fail';
import {FAULT_KINDS} from './lib/faults/fault-kinds';
import {FaultMatrix, PHASES, type Cell, type Phase} from './lib/faults/matrix';
import {printMatrix} from './lib/faults/print-matrix';
import {INDEPENDENT_PROBES, PROVIDER_PROBES} from './lib/faults/probes';
import {startInstrumentedShop} from './lib/local-shop';

try {
  const shop = await startInstrumentedShop();
  try {
    const matrix = new FaultMatrix(shop);
    let total = 0;
    let wrong = 0;
    for (const phase of Object.keys(PHASES) as Phase[]) {
      // What asks the provider nothing has no first call.
      const independent = phase === 'cold, first call' ? [] : INDEPENDENT_PROBES;
      const cells: Cell[] = [];
      for (const fault of FAULT_KINDS) {
        cells.push(...(await matrix.run(phase, fault, [...PROVIDER_PROBES, ...independent])));
      }
      printMatrix(phase, cells);
      total += cells.length;
      wrong += cells.filter(({problem}) => problem).length;
    }
    console.log(`\n${total} cells, ${total - wrong} as specified, ${wrong} not.`);
    if (wrong > 0) process.exitCode = 1;
  } finally {
    await shop.close();
  }
} catch (error) {
  fail(error);
}
