/** Opens the project's database, on disk or in memory. */
import {existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createPgliteConnection, type PgliteConnection} from '@supabase/lite/pglite';
import {preparedDatabase} from './prepared-database';

/**
 * With the project's schema, which `prepare` gives to a database without one, or of fewer migrations. Null keeps
 * everything in memory. A folder that was left half made is made again.
 */
export async function openDatabase(
  dataDirectory: string | null,
  projectDirectory: string,
  prepare: (connection: PgliteConnection) => Promise<void>,
): Promise<PgliteConnection> {
  const prepared = () =>
    preparedDatabase(projectDirectory, async () => {
      const connection = await createPgliteConnection({});
      await prepare(connection);
      return connection;
    });
  if (dataDirectory === null) {
    return createPgliteConnection({pgliteOptions: {loadDataDir: await prepared()}});
  }
  const url = path.join(dataDirectory, 'database');
  const complete = path.join(dataDirectory, 'database.complete');
  if (existsSync(complete)) {
    const connection = await createPgliteConnection({url});
    await prepare(connection);
    return connection;
  }
  rmSync(url, {recursive: true, force: true});
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: {loadDataDir: await prepared()},
  });
  await connection.exec('checkpoint');
  writeFileSync(complete, '');
  return connection;
}
