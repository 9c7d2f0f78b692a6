/** Columns of the database's API that a library shows: of a right to files, and of the files themselves. */
export const RIGHT_COLUMNS =
  'id,order_id,product_id,variant_id,granted_at,end_reason,revoked_at,' +
  'order_lines(position,title,variant_title,quantity,refunded_quantity,total_cents),' +
  'certificates(id)';
export const ORDER_COLUMNS = 'name,currency,paid_at,total_cents,refunded_cents';
export const FILE_COLUMNS = 'product_id,variant_ids,name,format,bytes,version,updated_at';

/** Limit for each file; the library and SofIA mention it. */
export const MAX_DOWNLOADS_A_DAY = 30;
