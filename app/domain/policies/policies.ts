/**
 * The policies that the provider keeps for the shop (docs/product.md 2.16). Handles are the provider's own,
 * and a link of its checkout leads to the same text.
 */
export const POLICY_HANDLES = ['terms-of-service', 'privacy-policy', 'refund-policy'] as const;

export type PolicyHandle = (typeof POLICY_HANDLES)[number];
