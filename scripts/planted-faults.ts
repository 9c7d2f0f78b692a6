/**
 * `npx tsx scripts/planted-faults.ts [TEXT]`: plants each fault whose name has the text, one at a time, in a copy of
 * the working tree, and runs the test that must find it. See docs/proofs.md.
 */
import './lib/require-node';
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fail} from './lib/fail';
import {PLANTED_FAULTS} from './lib/planted-faults';

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results']);
const wanted = process.argv[2] ?? '';

const directory = mkdtempSync(path.join(tmpdir(), 'planted-faults-'));
process.once('exit', () => rmSync(directory, {recursive: true, force: true}));
cpSync('.', directory, {
  recursive: true,
  filter: (file) => !LEFT_OUT.has(path.relative('.', file)),
});
symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'));

const passes = (test: string) =>
  spawnSync('npx', ['vitest', 'run', '--bail', '1', test], {cwd: directory, stdio: 'ignore'})
    .status === 0;

const missed: string[] = [];
const tests = new Set<string>();
for (const {name, file, search, replace, test} of PLANTED_FAULTS) {
  if (!name.includes(wanted)) continue;
  const place = path.join(directory, file);
  const before = readFileSync(place, 'utf8');
  if (before.split(search).length !== 2) fail(`'${name}' does not fit exactly once into ${file}`);
  writeFileSync(
    place,
    before.replace(search, () => replace),
  );
  const isFound = !passes(test);
  writeFileSync(place, before);
  if (!isFound) missed.push(`${name} (${test})`);
  tests.add(test);
  console.log(`${isFound ? '✔' : '✖'} ${name}`);
}
for (const test of tests) if (!passes(test)) fail(`${test} fails without a fault`);
if (missed.length > 0) fail(`Not found:\n${missed.join('\n')}`);
