/**
 * `npm run planted-faults -- [--only TEXT]… [--runs N] [--all-tests] [COMMAND…]`: plants each fault in a copy of the
 * working tree and says who finds it first: the tests that it concerns, N runs of the simulation, or else all unit tests.
 * With a command, such as that of a browser test, nobody but that looks for it. The table in docs/planted-faults.md follows.
 */
import './lib/require-node';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail';
import {AREAS} from './lib/planted-faults/areas';
import {
  pass,
  searchAllTests,
  searchByCommand,
  searchBySimulation,
  searchConcernedTests,
  searchNearTests,
  type Finding,
} from './lib/planted-faults/searches';
import {writeTable} from './lib/planted-faults/table';
import {copyTree} from './lib/planted-faults/tree-copy';

const {values, positionals} = parseArgs({
  options: {
    only: {type: 'string', multiple: true, default: ['']},
    runs: {type: 'string', default: '2000'},
    'all-tests': {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
const command = positionals.join(' ');
const searches = command
  ? [searchByCommand(command)]
  : [
      searchNearTests,
      searchConcernedTests,
      searchBySimulation(Number(values.runs)),
      ...(values['all-tests'] ? [searchAllTests] : []),
    ];
const faults = Object.entries(AREAS).flatMap(([area, each]) =>
  each.filter(({name}) => values.only.some((text) => `${area}: ${name}`.includes(text))),
);
const findings = new Map<string, Finding | null>();
const copy = copyTree();
try {
  for (const fault of faults) {
    const finding = copy.with(fault, () => {
      for (const search of searches) {
        const found = search(copy.directory, fault);
        if (found) return found;
      }
      return null;
    });
    findings.set(fault.name, finding);
    console.log(finding ? `✔ ${fault.name}\n  ${finding.by}` : `✖ ${fault.name}`);
  }
  const testFiles = [...findings.values()].flatMap((finding) => finding?.testFile ?? []);
  if (!pass(copy.directory, [...new Set(testFiles)])) fail('What found faults fails without any');
} finally {
  copy.remove();
}
const found = [...findings].map(([name, finding]) => [name, finding?.by ?? null] as const);
writeTable(new Map(found));
const missed = found.filter(([, by]) => by === null).map(([name]) => name);
console.log(`${found.length - missed.length} of ${found.length} faults were found.`);
if (missed.length > 0) fail(`Not found:\n${missed.join('\n')}`);
