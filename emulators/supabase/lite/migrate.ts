/**
 * Applies `supabase/migrations/*.sql` as the Supabase CLI does: in order of version, each file and its
 * row in `supabase_migrations.schema_migrations` in one transaction, each file once.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PgliteConnection} from '@supabase/lite/pglite';

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** Roles that the hosted service has from the start. */
const ROLES = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end $$;
  grant usage on schema public to anon, authenticated, service_role;
`;

/** @throws {Error} naming the file that failed; files before it stay applied. */
export async function migrate(
  connection: PgliteConnection,
  projectDirectory: string,
): Promise<void> {
  const {driver} = connection;
  await driver.exec(ROLES);
  const {rows} = await driver.query<{version: string}>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({version}) => version));
  const directory = path.join(projectDirectory, 'migrations');
  for (const file of readdirSync(directory).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || applied.has(version)) continue;
    const statements = readFileSync(path.join(directory, file), 'utf8');
    try {
      await driver.transaction(async (transaction) => {
        await transaction.exec(statements);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      });
    } catch (error) {
      throw new Error(`The migration ${file} failed: ${(error as Error).message}`, {cause: error});
    }
  }
}
