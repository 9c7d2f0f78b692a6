/**
 * `npx tsx scripts/check-rls.ts`: the policies of supabase/migrations in plain SQL, on a PostgreSQL of this machine. It makes a
 * database cluster of its own in a temporary folder and removes it; nothing else is touched. With `DATABASE_URL` it
 * takes that empty database instead.
 */
import './lib/require-node';
import {spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fail} from './lib/fail';
import {freePort} from './lib/free-port';

const MIGRATIONS = 'supabase/migrations';
/** Where packages of Debian keep what is not on the path. */
const PACKAGED = '/usr/lib/postgresql';
/** The server refuses to run as root; anybody else will do. */
const NOBODY = {uid: 65_534, gid: 65_534};

const asServer = process.getuid?.() === 0 ? NOBODY : {};
const files = [
  'tests/sql/hosted.sql',
  ...readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => path.join(MIGRATIONS, name)),
  'tests/sql/limits.sql',
  'tests/sql/row-level-security.sql',
];

const given = process.env['DATABASE_URL']?.trim();
try {
  if (given) check(given);
  else await onOwnCluster(check);
} catch (error) {
  fail(error);
}

async function onOwnCluster(act: (address: string) => void): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reventa-postgres-'));
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  const port = await freePort();
  try {
    must('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'], asServer);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    must(
      'pg_ctl',
      ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'],
      asServer,
    );
    try {
      act(`postgresql://postgres@127.0.0.1:${port}/postgres`);
    } finally {
      must('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'], asServer);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function check(address: string): void {
  const all = files.flatMap((file) => ['-f', file]);
  const said = must('psql', [address, '-v', 'ON_ERROR_STOP=1', '-q', '-At', ...all], {});
  const version = must('psql', [address, '-At', '-c', 'show server_version'], {}).trim();
  console.log(`PostgreSQL ${version}: ${said.trim().split('\n').at(-1)}`);
}

/** What it printed. @throws {Error} with what it complained of. */
function must(program: string, parameters: readonly string[], as: object): string {
  const {status, stdout, stderr, error} = spawnSync(found(program), parameters, {
    ...as,
    encoding: 'utf8',
    // A server that goes on must not keep this waiting.
    stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
  });
  if (error) throw new Error(`${program} is not here: install PostgreSQL, or name a DATABASE_URL.`);
  if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
  return stdout;
}

function found(program: string): string {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).sort() : [];
  const packaged = versions.map((version) => path.join(PACKAGED, version, 'bin', program));
  return packaged.findLast((file) => existsSync(file)) ?? program;
}
