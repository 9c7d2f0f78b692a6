/**
 * Exact money. The provider speaks decimal strings; sums and discounts are done in integer minor
 * units (cents), so that no floating-point residue reaches a price.
 */

/** An amount as the provider writes it: a decimal string ('12.5') and an ISO 4217 code ('USD'). */
export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}
