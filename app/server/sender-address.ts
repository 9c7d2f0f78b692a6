import {buyerAddress} from './buyer-address';

/** Visitors whose address is not known share one allowance. */
const UNKNOWN_ADDRESS = 'unknown';

/** Whom a rate limit counts; never logged. */
export function senderAddress(request: Request): string {
  return buyerAddress(request) ?? UNKNOWN_ADDRESS;
}
