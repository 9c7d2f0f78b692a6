/** The right to the files of one order line: a row of the table `entitlements`. */
export interface Right {
  readonly ended_at: string | null;
  readonly revoked_at: string | null;
}

/** Whether the files may be downloaded: neither refunded nor revoked by the shop. */
export function holds({ended_at, revoked_at}: Right): boolean {
  return ended_at === null && revoked_at === null;
}
