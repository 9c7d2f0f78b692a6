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
 * The address that the network in front of the service saw, which nobody can forge: of the forwarded
 * ones the last, since those before it are the caller's word. Of IPv6 the first half, for one person
 * has the rest of it whole.
 */
export function callerAddress(headers: Headers): string {
  const seen = headers.get('x-forwarded-for')?.split(',').at(-1);
  const told = headers.get('cf-connecting-ip')?.trim() || seen?.trim() || 'unknown';
  // An IPv4 address as IPv6 has it.
  const address = told.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return address.includes(':') ? networkOf(address) : address;
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The /64 of an IPv6 address; what is none is given back as it is. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
