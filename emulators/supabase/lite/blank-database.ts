/**
 * An empty database takes seconds of computing to make, and is always the same: it is made once and
 * kept in the cache as an archive, from which a new data directory or a test's database starts.
 */
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {PgliteConnection} from '@supabase/lite/pglite';
import {writeWholeFile} from '../../write-whole-file';
import {CACHE_DIRECTORY} from '../constants';

/** The archive's contents; `make` opens a database in memory when there is no archive yet. */
export async function blankDatabase(make: () => Promise<PgliteConnection>): Promise<Blob> {
  const file = path.resolve(CACHE_DIRECTORY, `blank-${await pgliteVersion()}.tar`);
  if (!existsSync(file)) await makeArchive(file, make);
  return new Blob([await readFile(file)]);
}

async function makeArchive(file: string, make: () => Promise<PgliteConnection>): Promise<void> {
  const connection = await make();
  try {
    await connection.exec('checkpoint');
    const archive = await connection.driver.dumpDataDir('none');
    await writeWholeFile(file, Buffer.from(await archive.arrayBuffer()));
  } finally {
    await connection.close();
  }
}

/** An archive belongs to the release that made it. */
async function pgliteVersion(): Promise<string> {
  const lite = createRequire(import.meta.resolve('@supabase/lite/pglite'));
  const entry = lite.resolve('@electric-sql/pglite');
  const manifest = await readFile(path.join(path.dirname(entry), '../package.json'), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}
