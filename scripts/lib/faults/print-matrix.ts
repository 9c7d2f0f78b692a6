import {PHASES, type Cell, type Phase} from './matrix';

const ROUTE_WIDTH = 44;
const WAY_WIDTH = 9;
const CELL_WIDTH = 10;

/** One table a phase: routes down, faults across, the status in the cell, '✖' where it is wrong. */
export function printMatrix(phase: Phase, cells: readonly Cell[]): void {
  const faults = [...new Set(cells.map(({fault}) => fault))];
  const probes = [...new Set(cells.map(({probe}) => probe))];
  console.log(`\n${phase}: ${PHASES[phase]}`);
  console.log(row('route', 'as', faults));
  for (const probe of probes) {
    const statuses = faults.map((fault) => {
      const cell = cells.find((each) => each.probe === probe && each.fault === fault);
      return cell ? `${cell.status}${cell.problem ? ' ✖' : ''}` : '';
    });
    console.log(row(probe.route, probe.way, statuses));
  }
  for (const {fault, probe, problem} of cells) {
    if (problem) console.log(`✖ ${fault}, ${probe.route} as ${probe.way}: ${problem}`);
  }
}

function row(route: string, way: string, cells: readonly string[]): string {
  const columns = cells.map((cell) => cell.padEnd(CELL_WIDTH));
  return (route.padEnd(ROUTE_WIDTH) + way.padEnd(WAY_WIDTH) + columns.join('')).trimEnd();
}
