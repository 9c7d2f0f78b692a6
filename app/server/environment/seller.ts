/** The variables that name the seller: all four or none, since half an imprint is none. */
import type {Seller} from '~/domain/policies/seller';
import {plainLine} from '~/domain/markup/plain-text';

const VARIABLES = {
  name: 'PUBLIC_SELLER_NAME',
  taxId: 'PUBLIC_SELLER_TAX_ID',
  address: 'PUBLIC_SELLER_ADDRESS',
  hours: 'PUBLIC_SELLER_HOURS',
} as const satisfies Record<keyof Seller, string>;

/** Characters. */
const MAX_LENGTH = 200;

/** Null when nobody is named; what is missing is added to `problems`. */
export function parseSeller(read: (name: string) => string, problems: string[]): Seller | null {
  const line = (name: string) => plainLine(read(name), MAX_LENGTH);
  const names = Object.values(VARIABLES);
  const missing = names.filter((name) => !line(name));
  if (missing.length === names.length) return null;
  for (const name of missing)
    problems.push(`${name} is missing: the seller is named whole, or not at all`);
  return {
    name: line(VARIABLES.name),
    taxId: line(VARIABLES.taxId),
    address: line(VARIABLES.address),
    hours: line(VARIABLES.hours),
  };
}
