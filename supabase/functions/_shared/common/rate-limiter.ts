/**
 * Limits how often one sender may do something, in the memory of one isolate. Hosts run several isolates and
 * start new ones, so a determined sender gets through more often than the rule says; it stops careless machines
 * and costs no storage.
 */

/** Admits at most `limit` attempts in any period of `windowMs`. Refused attempts do not count. */
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

/** Senders and attempts remembered, so that a flood of addresses cannot fill the memory. */
const CAPACITY = 10_000;
const MAX_ATTEMPTS = 100_000;

/** The sender seen longest ago is forgotten first. @param capacity of senders. @param maxAttempts of all of them. */
export function createRateLimiter(
  {limit, windowMs}: RateLimit,
  capacity = CAPACITY,
  maxAttempts = MAX_ATTEMPTS,
): RateLimiter {
  const senders = new Map<string, readonly number[]>();
  let attempts = 0;
  const forget = (sender: string) => {
    attempts -= senders.get(sender)?.length ?? 0;
    senders.delete(sender);
  };
  return (sender, now) => {
    if (sender === null) return 0;
    // A clock that was set back must not lock anybody out.
    const recent = (senders.get(sender) ?? []).filter((at) => at <= now && now - at < windowMs);
    const blocking = recent[recent.length - limit];
    const counted = blocking === undefined ? [...recent, now] : recent;
    // Deleting first moves the sender to the end of the map's order.
    forget(sender);
    senders.set(sender, counted);
    attempts += counted.length;
    for (const [oldest] of senders) {
      if (senders.size <= capacity && attempts <= maxAttempts) break;
      forget(oldest);
    }
    return blocking === undefined ? 0 : Math.ceil((blocking + windowMs - now) / 1000);
  };
}
