/** Chance that comes out the same for the same seed (mulberry32). */
export class Chance {
  constructor(private state: number) {}

  /** Between 0 and 1. */
  number(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.number() * end);
  }

  /** Whether something happens that does so in this share of all cases. */
  hits(share: number): boolean {
    return this.number() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Picks between `least` and `most` different members. */
  some<T>(list: readonly T[], least: number, most: number): readonly T[] {
    const left = [...list];
    const count = least + this.below(most - least + 1);
    return Array.from({length: Math.min(count, left.length)}, () => {
      return left.splice(this.below(left.length), 1)[0] as T;
    });
  }
}
