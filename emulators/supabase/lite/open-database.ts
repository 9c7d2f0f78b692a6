/** Opens the project's database, on disk or in memory. */
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPgliteConnection, type PgliteConnection} from '@supabase/lite/pglite';
import {blankDatabase} from './blank-database';

/** Null keeps everything in memory. A folder that was left half made is made again. */
export async function openDatabase(dataDirectory: string | null): Promise<PgliteConnection> {
  const blank = () => blankDatabase(() => createPgliteConnection({}));
  if (dataDirectory === null) {
    return createPgliteConnection({pgliteOptions: {loadDataDir: await blank()}});
  }
  const url = path.join(dataDirectory, 'database');
  const complete = path.join(dataDirectory, 'database.complete');
  if (existsSync(complete)) return createPgliteConnection({url});
  rmSync(url, {recursive: true, force: true});
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: {loadDataDir: await blank()},
  });
  await connection.exec('checkpoint');
  writeFileSync(complete, '');
  return connection;
}
