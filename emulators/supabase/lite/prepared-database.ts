/**
 * A database with the project's schema and no row of a customer takes seconds of computing to make, and is the
 * same until a migration is added: it is made once and kept in the cache as an archive, from which a new data
 * directory or a test's database starts.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {PgliteConnection} from '@supabase/lite/pglite';
import {writeWholeFile} from '../../write-whole-file';
import {CACHE_DIRECTORY} from '../constants';

const NAME = 'database-';

/** The archive's contents; `make` gives a database in memory with the schema when there is no archive yet. */
export async function preparedDatabase(
  projectDirectory: string,
  make: () => Promise<PgliteConnection>,
): Promise<Blob> {
  const file = path.resolve(CACHE_DIRECTORY, `${NAME}${ingredients(projectDirectory)}.tar`);
  const kept = await readFile(file).catch(() => null);
  return new Blob([kept ?? (await makeArchive(file, make))]);
}

async function makeArchive(
  file: string,
  make: () => Promise<PgliteConnection>,
): Promise<Buffer<ArrayBuffer>> {
  const connection = await make();
  try {
    await connection.exec('checkpoint');
    const archive = await connection.driver.dumpDataDir('none');
    const content = Buffer.from(await archive.arrayBuffer());
    // Makes the folder, where there was no cache yet.
    await writeWholeFile(file, content);
    const folder = path.dirname(file);
    const former = readdirSync(folder).filter(
      (name) => name.endsWith('.tar') && name !== path.basename(file),
    );
    // Others may be doing the same.
    await Promise.all(former.map((name) => rm(path.join(folder, name), {force: true})));
    return content;
  } finally {
    await connection.close();
  }
}

/** A hash of all that an archive is made of: the releases of the libraries, the settings, the migrations. */
function ingredients(projectDirectory: string): string {
  const hash = createHash('sha256').update(releases());
  hash.update(readFileSync(path.join(projectDirectory, 'config.toml')));
  const migrations = path.join(projectDirectory, 'migrations');
  for (const name of readdirSync(migrations).sort()) {
    hash.update(name).update(readFileSync(path.join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

function releases(): string {
  const lite = import.meta.resolve('@supabase/lite/pglite');
  const pglite = createRequire(lite).resolve('@electric-sql/pglite');
  return ['@supabase/lite', '@electric-sql/pglite']
    .map((name, index) => {
      const entry = index === 0 ? new URL(lite).pathname : pglite;
      const root = entry.slice(0, entry.lastIndexOf(name) + name.length);
      return readFileSync(path.join(root, 'package.json'), 'utf8');
    })
    .join();
}
