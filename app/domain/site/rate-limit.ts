/**
 * How often one sender may do something: at most `limit` times in any stretch of `windowMs`. Refused
 * attempts do not count, so whoever waits as told is let in.
 */
export interface RateLimit {
  readonly limit: number;
  /** Milliseconds. */
  readonly windowMs: number;
}

export interface Admission {
  readonly allowed: boolean;
  /** What to remember of this sender: epoch milliseconds, oldest first. */
  readonly hits: readonly number[];
  /** Milliseconds until the next attempt is let in; 0 when this one was. */
  readonly retryAfterMs: number;
}

/** Decides on an attempt at `now` (epoch milliseconds) after the remembered `hits`. */
export function admit(
  hits: readonly number[],
  now: number,
  {limit, windowMs}: RateLimit,
): Admission {
  // A clock that was set back must not lock anybody out.
  const recent = hits.filter((at) => at <= now && now - at < windowMs);
  const blocking = recent[recent.length - limit];
  return blocking === undefined
    ? {allowed: true, hits: [...recent, now], retryAfterMs: 0}
    : {allowed: false, hits: recent, retryAfterMs: blocking + windowMs - now};
}
