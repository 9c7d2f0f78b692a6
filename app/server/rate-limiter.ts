/**
 * Remembers who did something how often, in the memory of this isolate. Oxygen runs several isolates
 * and starts new ones, so a determined sender gets through more often than the rule says; it stops
 * the careless machines, and costs no storage.
 */
import {admit, type Admission, type RateLimit} from '~/domain/rate-limit';

/** Senders remembered, the latest ones: a flood of addresses must not fill the memory. */
const CAPACITY = 1_000;

export type RateLimiter = (sender: string, now: number) => Admission;

export function createRateLimiter(rule: RateLimit, capacity = CAPACITY): RateLimiter {
  const senders = new Map<string, readonly number[]>();
  return (sender, now) => {
    const admission = admit(senders.get(sender) ?? [], now, rule);
    // A map keeps its insertion order: the first one is the one seen longest ago.
    senders.delete(sender);
    senders.set(sender, admission.hits);
    const [oldest] = senders.keys();
    if (senders.size > capacity && oldest !== undefined) senders.delete(oldest);
    return admission;
  };
}
