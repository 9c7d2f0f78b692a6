/** `POST /files {secret}`: what was bought with a hand-off, for the browser that has its secret. */
import {handOffIdOf, isHandOffSecret} from '../common/hand-off-secret.ts';
import {FILE_COLUMNS, ORDER_COLUMNS, RIGHT_COLUMNS} from '../common/library-columns.ts';
import {selectAll, type Database} from '../database.ts';
import type {Fields, Prove} from '../limit-paths.ts';
import {holds, isFileOf, type Right} from '../right.ts';
import {answer} from './answer.ts';
import {masked} from './order-status.ts';
import {
  isShared,
  secretAccess,
  secretEnd,
  type SecretAccess,
  type SecretOrder,
} from './secret-access.ts';

interface RightRow extends Right {
  readonly product_id: string;
  readonly variant_id: string | null;
  readonly orders: SecretOrder & {readonly paid_at: string; readonly email: string};
}

interface FileRow {
  readonly product_id: string;
  readonly variant_ids: readonly string[] | null;
}

/** Below the least `max_rows` that a project is likely to set; a cart has at most 100 lines. */
const MAX_RIGHTS = 200;

/** The answer at `now` (epoch milliseconds): 'waiting' for an order that is not known, or not paid yet. */
export async function secretFiles(
  database: Database,
  {secret}: Fields,
  now: number,
  prove: Prove = () => {},
): Promise<Response> {
  if (!isHandOffSecret(secret)) return answer(400, {error: 'invalid'});
  const handOffId = await handOffIdOf(secret);
  const rows = await database.select<RightRow>(
    'entitlements',
    `orders.hand_off_id=eq.${handOffId}&order=id&limit=${MAX_RIGHTS}` +
      `&select=${RIGHT_COLUMNS},ended_at,orders!inner(${ORDER_COLUMNS},email,hand_off_id,cancelled_at)`,
  );
  if (rows.length > 0) prove();
  const access = (row: RightRow) => secretAccess(row.orders, handOffId, now);
  const rights = rows.filter((row) => access(row) === 'open');
  if (rights.length === 0) return answer(200, {state: stateOf(rows.map(access))});
  if (await isShared(database, handOffId)) return answer(200, {state: 'expired'});
  const until = Math.min(...rights.map(({orders}) => secretEnd(orders.paid_at)));
  return answer(200, {
    state: 'open',
    until: new Date(until).toISOString(),
    // A secret opens files; the whole address is its owner's alone.
    email: masked(rights[0]?.orders.email ?? ''),
    rights: rights.map((right) => ({...right, orders: {...right.orders, email: undefined}})),
    files: await filesOf(database, rights.filter(holds)),
  });
}

function stateOf(all: readonly SecretAccess[]): 'expired' | 'cancelled' | 'waiting' {
  if (all.includes('expired')) return 'expired';
  return all.includes('cancelled') ? 'cancelled' : 'waiting';
}

async function filesOf(
  database: Database,
  rights: readonly RightRow[],
): Promise<readonly FileRow[]> {
  const products = [...new Set(rights.map(({product_id}) => product_id))];
  if (products.length === 0) return [];
  const files = await selectAll<FileRow>(
    database,
    'product_files',
    `product_id=in.(${products.map((id) => encodeURIComponent(`"${id}"`)).join(',')})` +
      `&select=${FILE_COLUMNS}&order=product_id,name`,
  );
  return files.filter((file) => rights.some((right) => isFileOf(file, right)));
}
