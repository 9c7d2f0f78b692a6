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

/** What one network may ask for on one path. */
export interface SharedRate {
  /** About one thing: a purchase, a session, a mailbox, a certificate. */
  readonly ofOne: number;
  /** In all, and much more: thousands of people share a network, such as a school's or a mobile provider's. */
  readonly ofNetwork: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

export interface SharedLimiter {
  /** Counts a well-formed request about a thing. @returns the seconds to wait; 0 if it is admitted. */
  wait(network: string | null, about: string, now: number): number;
  /** Tells that this secret or session was right: what others of the network ask for no longer counts against it. */
  prove(about: string): void;
}

/**
 * Limits a network so that nobody in it keeps the others from the shop. Malformed requests are refused before they are
 * counted; each path has a limiter of its own (docs/threat-model.md, Floods of requests).
 */
export function createSharedLimiter(
  {ofOne, ofNetwork, windowMs}: SharedRate,
  capacity = CAPACITY,
): SharedLimiter {
  const one = createRateLimiter({limit: ofOne, windowMs});
  const network = createRateLimiter({limit: ofNetwork, windowMs});
  const proven = new Set<string>();
  return {
    wait(sender, about, now) {
      if (sender === null) return 0;
      const seconds = one(`${sender} ${about}`, now);
      return seconds > 0 || proven.has(about) ? seconds : network(sender, now);
    },
    prove(about) {
      // Deleting first moves it to the end of the set's order.
      proven.delete(about);
      proven.add(about);
      for (const oldest of proven) {
        if (proven.size <= capacity) break;
        proven.delete(oldest);
      }
    },
  };
}
