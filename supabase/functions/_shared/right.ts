/** The right to the files of one order line: a row of the table `entitlements`. */
export interface Right {
  readonly ended_at: string | null;
  readonly revoked_at: string | null;
}

interface FileColumns {
  readonly product_id: string;
  /** The editions that it belongs to; null for all. */
  readonly variant_ids: readonly string[] | null;
}

interface BoughtColumns {
  readonly product_id: string | null;
  readonly variant_id: string | null;
}

/** Whether a file belongs to the edition that was bought: rows of `product_files` and of `entitlements` or `order_lines`. */
export function isFileOf(file: FileColumns, {product_id, variant_id}: BoughtColumns): boolean {
  return (
    file.product_id === product_id &&
    (file.variant_ids === null || file.variant_ids.includes(variant_id ?? ''))
  );
}

/** Whether the files may be downloaded: neither refunded nor revoked by the shop. */
export function holds({ended_at, revoked_at}: Right): boolean {
  return ended_at === null && revoked_at === null;
}
