/**
 * Choices that look random and never change: each is a hash of the product's position and of what
 * is being chosen, so that adding a new choice does not shuffle the others.
 */

/** A whole number from 0 to 2^32 - 1 (FNV-1a, then mixed so that neighbours differ). */
export function hash(n: number, purpose: string): number {
  let h = Math.imul(seedOf(purpose) ^ n, 2654435761);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return (h ^ (h >>> 16)) >>> 0;
}

const seeds = new Map<string, number>();

function seedOf(purpose: string): number {
  let seed = seeds.get(purpose);
  if (seed === undefined) {
    seed = 2166136261;
    for (let i = 0; i < purpose.length; i++) {
      seed = Math.imul(seed ^ purpose.charCodeAt(i), 16777619);
    }
    seeds.set(purpose, seed);
  }
  return seed;
}

/** Picks a member of the list; throws a RangeError if the list is empty. */
export function pick<T>(list: readonly T[], n: number, purpose: string): T {
  const chosen = list[hash(n, purpose) % list.length];
  if (chosen === undefined) throw new RangeError('Nothing to pick from');
  return chosen;
}

/** `count` different members of the list, in a varied order. */
export function pickSeveral<T>(list: readonly T[], count: number, n: number, purpose: string): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(hash(n, `${purpose}${chosen.length}`) % rest.length, 1));
  }
  return chosen;
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, n: number, purpose: string): number {
  return low + (hash(n, purpose) % (high - low + 1));
}
