/**
 * The policies that the provider keeps for the shop (docs/product.md 2.16). Handles are the provider's own,
 * and its checkout links to the same texts.
 */
export const POLICY_HANDLES = ['terms-of-service', 'privacy-policy', 'refund-policy'] as const;

export type PolicyHandle = (typeof POLICY_HANDLES)[number];

/** The seller, whom most countries' laws want named before payment (docs/product.md 2.16). */
export interface Seller {
  /** Name of the person or company that answers for the sale. */
  readonly name: string;
  /** Tax number with its kind, such as 'RFC ABC010203XY1'. */
  readonly taxId: string;
  readonly address: string;
  /** Opening hours of the support, in words. */
  readonly hours: string;
}

/** Reserved domains (RFC 2606) and words that mark demo values. */
const PLACEHOLDER = /\.(?:example|test|invalid)\b|\bfictici[ao]\b|\bdemo\b/i;

/** Whether a setting is blank or still a demo value. */
export function isPlaceholder(value: string | null | undefined): boolean {
  return !value?.trim() || PLACEHOLDER.test(value);
}
