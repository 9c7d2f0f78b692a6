/**
 * How many messages one address may send: `limit` in any window of `windowMs`. Kept in memory, so
 * each instance of the function counts for itself; what it protects is the bill of the model.
 */
export interface RateLimiter {
  /** Seconds to wait, or 0 when the message may pass (and is counted). `now` in epoch milliseconds. */
  take(address: string, now: number): number;
}

/** Addresses that are remembered; beyond it the one not heard of for longest is forgotten. */
const MAX_ADDRESSES = 10_000;

export function createRateLimiter(limit: number, windowMs: number): RateLimiter {
  const times = new Map<string, readonly number[]>();
  return {
    take(address, now) {
      const recent = (times.get(address) ?? []).filter((time) => now - time < windowMs);
      // Deleting first moves the address to the end of the map's order.
      times.delete(address);
      times.set(address, recent);
      if (times.size > MAX_ADDRESSES) times.delete(times.keys().next().value ?? address);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= limit) {
        return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
      }
      times.set(address, [...recent, now]);
      return 0;
    },
  };
}

/**
 * The address that the network in front of the service saw, which nobody can forge; elsewhere the
 * first of the forwarded ones, which a caller can: hence the limit for everyone together.
 */
export function callerAddress(headers: Headers): string {
  const [forwarded] = headers.get('x-forwarded-for')?.split(',') ?? [];
  return headers.get('cf-connecting-ip')?.trim() || forwarded?.trim() || 'unknown';
}
