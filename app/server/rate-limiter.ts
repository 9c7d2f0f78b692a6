/**
 * Remembers who did something how often, in the memory of this isolate. Oxygen runs several isolates
 * and starts new ones, so a determined sender gets through more often than the rule says; it stops
 * the careless machines, and costs no storage.
 */
import {LRUCache} from 'lru-cache';
import {admit, type Admission, type RateLimit} from '~/domain/rate-limit';

/** Senders remembered, the latest ones: a flood of addresses must not fill the memory. */
const CAPACITY = 1_000;

export type RateLimiter = (sender: string, now: number) => Admission;

export function createRateLimiter(rule: RateLimit, capacity = CAPACITY): RateLimiter {
  const senders = new LRUCache<string, readonly number[]>({max: capacity});
  return (sender, now) => {
    const admission = admit(senders.get(sender) ?? [], now, rule);
    senders.set(sender, admission.hits);
    return admission;
  };
}
