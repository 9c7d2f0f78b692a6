/**
 * `npm run planted-faults -- [--only TEXT] COMMAND…`: plants each fault in a copy of the working tree and runs
 * the command there, such as `npx vitest run tests/unit`; a fault is found when the command fails.
 */
import './lib/require-node';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail';
import {FOUND_BY_SIMULATION} from './lib/planted-faults/found-by-simulation';
import {plant, type PlantedFault} from './lib/planted-faults/planted-fault';

const LEFT_BEHIND = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results']);

const {values, positionals} = parseArgs({
  options: {only: {type: 'string', default: ''}},
  allowPositionals: true,
});
const command = positionals.join(' ');
if (!command) fail('Say which command is to find the faults, such as: npx vitest run tests/unit');
const faults = FOUND_BY_SIMULATION.filter(({name}) => name.includes(values.only));
const copy = copyTree();
try {
  if (!passes()) fail(`'${command}' fails without any fault`);
  const missed = faults.filter((fault) => !isFound(fault)).map(({name}) => name);
  console.log(`${faults.length - missed.length} of ${faults.length} faults were found.`);
  if (missed.length > 0) fail(`Not found:\n${missed.join('\n')}`);
} finally {
  rmSync(copy, {recursive: true, force: true});
}

/** The working tree as it is, with the packages of this one. */
function copyTree(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'planted-faults-'));
  const isWanted = (file: string) => !LEFT_BEHIND.has(path.relative('.', file));
  cpSync('.', directory, {recursive: true, filter: isWanted});
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));
  return directory;
}

function isFound(fault: PlantedFault): boolean {
  const files = [...new Set(fault.edits.map(({file}) => file))];
  for (const file of files) {
    writeFileSync(path.join(copy, file), plant(fault, file, readFileSync(file, 'utf8')));
  }
  const found = !passes();
  for (const file of files) cpSync(file, path.join(copy, file));
  console.log(`${found ? '✔' : '✖'} ${fault.name}`);
  return found;
}

function passes(): boolean {
  return spawnSync(command, {cwd: copy, shell: true, stdio: 'ignore'}).status === 0;
}
