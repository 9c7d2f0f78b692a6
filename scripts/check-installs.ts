/**
 * `npm run check:installs`: asks npm 10 and npm 11 whether `npm ci` would work on every platform, without
 * installing anything. It needs a registry and a minute; `tests/scripts/lock-file.test.ts` needs neither
 * and tells most of it. Run it after a change of the lock file.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fail} from './lib/fail';
import {PLATFORMS, type Platform} from './lib/lock-file';

const NPM_VERSIONS = [10, 11];
/** Where the packages that offer it install theirs; the others do without. */
const MUSL: readonly Platform[] = ['x64', 'arm64'].map((cpu) => ({os: 'linux', cpu, libc: 'musl'}));
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

// Without `node_modules`, as a clean clone is.
const directory = mkdtempSync(path.join(tmpdir(), 'installs-'));
try {
  for (const file of FILES) cpSync(file, path.join(directory, file));
  const problems: string[] = [];
  for (const npm of NPM_VERSIONS) {
    for (const platform of [...PLATFORMS, ...MUSL]) {
      const name = `npm ${npm}, ${Object.values(platform).join(' ')}`;
      const problem = problemOf(npm, platform);
      console.log(`${problem === null ? '✔' : '✖'} ${name}`);
      if (problem !== null) problems.push(`${name}:\n${problem}`);
    }
  }
  if (problems.length > 0) fail(problems.join('\n\n'));
} finally {
  rmSync(directory, {recursive: true, force: true});
}

/** What npm says when it refuses; null when it would install. */
function problemOf(npm: number, platform: Platform): string | null {
  const flags = Object.entries(platform).map(([name, value]) => `--${name}=${value}`);
  const {status, stderr} = spawnSync(
    'npx',
    ['--yes', `npm@${npm}`, 'ci', '--dry-run', '--ignore-scripts', ...flags],
    {cwd: directory, encoding: 'utf8'},
  );
  return status === 0 ? null : stderr;
}
