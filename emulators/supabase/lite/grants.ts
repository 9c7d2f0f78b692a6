/**
 * On its first request @supabase/lite grants every role everything on every table and leaves the
 * rest to row-level security. The hosted service keeps the grants of the migrations, so these
 * functions take them down and put them back.
 */
import type {PgliteConnection} from '@supabase/lite/pglite';

export interface Grant {
  readonly table: string;
  readonly role: string;
  readonly privilege: string;
  /** Null for the whole table. */
  readonly columns: string | null;
}

const ROLES = `('anon', 'authenticated')`;

/** The grants of visitors and signed-in people on the tables of the shop. */
export async function readGrants({driver}: PgliteConnection): Promise<readonly Grant[]> {
  const {rows} = await driver.query<Grant>(`
    select c.relname as "table", r.rolname as role, a.privilege_type as privilege, null as columns
    from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.relnamespace = 'public'::regnamespace and r.rolname in ${ROLES}
    union all
    select c.relname, r.rolname, a.privilege_type, string_agg(quote_ident(t.attname), ', ')
    from pg_class c
    join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
    join pg_roles r on r.oid = a.grantee
    where c.relnamespace = 'public'::regnamespace and r.rolname in ${ROLES}
    group by 1, 2, 3
  `);
  return rows;
}

/** Leaves exactly these grants. */
export async function writeGrants(
  {driver}: PgliteConnection,
  grants: readonly Grant[],
): Promise<void> {
  const statements = grants.map(
    ({table, role, privilege, columns}) =>
      `grant ${privilege}${columns ? ` (${columns})` : ''} on public."${table}" to ${role};`,
  );
  await driver.exec(
    `revoke all on all tables in schema public from anon, authenticated;\n${statements.join('\n')}`,
  );
}
