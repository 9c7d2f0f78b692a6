/** Which of the products that somebody bought have no file to open. */
import {selectAll, type Database} from '../database.ts';
import {isFileOf} from '../right.ts';

export interface BoughtEdition {
  readonly productId: string;
  readonly variantId: string | null;
  /** Titles of the day of the purchase. */
  readonly title: string;
  readonly variantTitle: string;
}

interface RightRow {
  readonly product_id: string;
  readonly variant_id: string | null;
  readonly order_lines: {readonly title: string; readonly variant_title: string};
}

interface FileRow {
  readonly product_id: string;
  readonly variant_ids: readonly string[] | null;
}

type Reader = Pick<Database, 'select'>;

/** Each product, or edition of it, once. @throws {DatabaseError} */
export async function boughtWithoutFiles(database: Reader): Promise<readonly BoughtEdition[]> {
  const columns = 'product_id,variant_id,order_lines(title,variant_title)';
  const [rights, files] = await Promise.all([
    selectAll<RightRow>(
      database,
      'entitlements',
      `select=${columns}&ended_at=is.null&revoked_at=is.null&order=id`,
    ),
    selectAll<FileRow>(database, 'product_files', 'select=product_id,variant_ids&order=path'),
  ]);
  const empty = rights.filter((right) => !files.some((file) => isFileOf(file, right)));
  const byEdition = new Map(
    empty.map(({product_id, variant_id, order_lines: {title, variant_title}}) => [
      `${product_id} ${variant_id}`,
      {productId: product_id, variantId: variant_id, title, variantTitle: variant_title},
    ]),
  );
  return [...byEdition.values()];
}

/** @throws {DatabaseError} */
export async function hasFiles(
  database: Reader,
  {productId, variantId}: Pick<BoughtEdition, 'productId' | 'variantId'>,
): Promise<boolean> {
  const files = await selectAll<FileRow>(
    database,
    'product_files',
    `product_id=eq.${encodeURIComponent(productId)}&select=product_id,variant_ids&order=path`,
  );
  return files.some((file) => isFileOf(file, {product_id: productId, variant_id: variantId}));
}
