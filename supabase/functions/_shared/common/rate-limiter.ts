/**
 * Limits how often one sender may do something, in the memory of one isolate. Hosts run several isolates and
 * start new ones, so a determined sender gets through more often than the rule says; it stops careless machines
 * and costs no storage.
 */

/** At most `limit` times in any stretch of `windowMs`. Refused attempts do not count. */
export interface RateLimit {
  readonly limit: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

/**
 * Counts an attempt at `now` (epoch milliseconds).
 * @returns the seconds until the sender may try again; 0 if this attempt is admitted. A sender whom the host does
 * not name (null) is never counted: an allowance that all visitors share could be used up by any one of them.
 */
export type RateLimiter = (sender: string | null, now: number) => number;

/** Senders remembered, so that a flood of addresses cannot fill the memory. */
const CAPACITY = 10_000;

/** @param capacity of senders; the one seen longest ago is forgotten first. */
export function createRateLimiter({limit, windowMs}: RateLimit, capacity = CAPACITY): RateLimiter {
  const senders = new Map<string, readonly number[]>();
  return (sender, now) => {
    if (sender === null) return 0;
    // A clock that was set back must not lock anybody out.
    const recent = (senders.get(sender) ?? []).filter((at) => at <= now && now - at < windowMs);
    const blocking = recent[recent.length - limit];
    // Deleting first moves the sender to the end of the map's order.
    senders.delete(sender);
    senders.set(sender, blocking === undefined ? [...recent, now] : recent);
    if (senders.size > capacity) senders.delete(senders.keys().next().value ?? sender);
    return blocking === undefined ? 0 : Math.ceil((blocking + windowMs - now) / 1000);
  };
}
