/** A paid cart. Its amounts are those of the moment of payment. */
export interface Order {
  /** Such as 'RP-1001'. */
  readonly number: string;
  readonly cartToken: string;
  readonly name: string;
  readonly email: string;
  readonly completedAt: string;
  readonly totalCents: number;
  readonly discountCodes: readonly string[];
  readonly lines: readonly {
    readonly title: string;
    readonly merchandiseId: string;
    readonly quantity: number;
    readonly totalCents: number;
  }[];
}
