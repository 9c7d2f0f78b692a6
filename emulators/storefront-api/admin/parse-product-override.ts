import type {ProductOverride} from '../catalogue-index/product-override';
import {centsFromDecimal} from '../money';

/** Parses a product override posted by a test (prices are decimal strings), or returns the problem. */
export function parseProductOverride(
  input: Record<string, unknown>,
): ProductOverride | {readonly problem: string} {
  const override: {-readonly [Key in keyof ProductOverride]: ProductOverride[Key]} = {};
  for (const [key, value] of Object.entries(input)) {
    switch (key) {
      case 'price': {
        const cents = typeof value === 'string' ? centsFromDecimal(value) : null;
        if (cents === null) return {problem: "price must be a decimal string such as '12.00'"};
        override.priceCents = cents;
        break;
      }
      case 'stock':
        if (value !== null && !(Number.isSafeInteger(value) && Number(value) >= 0)) {
          return {problem: 'stock must be a whole number, or null for what nobody counts'};
        }
        override.stock = value as number | null;
        break;
      case 'availableForSale':
      case 'deleted':
        if (typeof value !== 'boolean') return {problem: `${key} must be true or false`};
        override[key] = value;
        break;
      case 'title':
      case 'description':
      case 'descriptionHtml':
        if (typeof value !== 'string') return {problem: `${key} must be a string`};
        override[key] = value;
        break;
      default:
        return {problem: `${key} cannot be overridden`};
    }
  }
  return override;
}
