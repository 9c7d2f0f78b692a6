import {createHash} from 'node:crypto';

/**
 * A token that looks random and is not: the same purpose and number always give the same token, so
 * that two runs of a test see the same ids.
 */
export function deterministicToken(purpose: string, number: number, length: number): string {
  return createHash('sha256').update(`${purpose}:${number}`).digest('hex').slice(0, length);
}
