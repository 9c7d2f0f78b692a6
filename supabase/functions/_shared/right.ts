/** The right to what one line of an order bought, as the table `entitlements` has it. */
export interface Right {
  readonly ended_at: string | null;
  readonly revoked_at: string | null;
}

/** Whether its files may be had: neither given back nor taken back by the shop. */
export function holds({ended_at, revoked_at}: Right): boolean {
  return ended_at === null && revoked_at === null;
}
