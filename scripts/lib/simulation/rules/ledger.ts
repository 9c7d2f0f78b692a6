/**
 * What must be in the cart of a device by all that was done to it: the sum of the changes that were written,
 * each of which may only do what somebody wanted.
 */
import type {Page} from '../shopper/device';

export interface Line {
  readonly variantId: string;
  readonly quantity: number;
}

/** Change that an act may make: by how many units a variant, and to how many; null if it may change nothing. */
export type Intent = ((variantId: string, units: number, quantity: number) => boolean) | null;

interface Change {
  readonly intent: Intent;
  readonly what: string;
  before: readonly Line[];
  after: readonly Line[];
}

export class Ledger {
  private readonly expected = new Map<string, number>();
  /** Changed while nothing could be stored, or by a tab that went away: either may be true. */
  private readonly unsure = new Set<string>();
  private readonly pending = new Map<Page, Change[]>();

  constructor(private readonly accuse: (what: string) => void) {}

  /** Records a change that a tab shows; the returned function takes its effect each time it is applied. */
  begin(
    page: Page,
    what: string,
    intent: Intent,
  ): (before: readonly Line[], after: readonly Line[]) => void {
    const change: Change = {intent, what, before: [], after: []};
    this.pending.set(page, [...(this.pending.get(page) ?? []), change]);
    return (before, after) => {
      change.before = before;
      change.after = after;
    };
  }

  /** A tab has written all its changes, or could not. */
  written(page: Page, isTaken: boolean): void {
    for (const {intent, what, before, after} of this.pending.get(page) ?? []) {
      for (const {variantId, units, quantity} of differences(before, after)) {
        if (!intent?.(variantId, units, quantity)) {
          this.accuse(`${what} changed ${shortId(variantId)} by ${units}`);
        }
        if (isTaken) this.expected.set(variantId, (this.expected.get(variantId) ?? 0) + units);
        else this.unsure.add(variantId);
      }
    }
    this.pending.delete(page);
  }

  /** A tab ended; what it had not written is gone, and nobody was told. */
  gone(page: Page): void {
    this.pending.delete(page);
  }

  /** @param lines as they are stored. */
  check(lines: readonly Line[]): void {
    for (const variantId of new Set([
      ...this.expected.keys(),
      ...lines.map((each) => each.variantId),
    ])) {
      if (this.unsure.has(variantId)) continue;
      const stored = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const expected = this.expected.get(variantId) ?? 0;
      if (stored === expected) continue;
      this.accuse(`${shortId(variantId)}: ${stored} in the cart, ${expected} by what was done`);
      this.expected.set(variantId, stored);
    }
  }

  /** From here on what is stored counts: where storage was full, tabs may have held different carts. */
  forget(lines: readonly Line[]): void {
    for (const variantId of this.unsure) {
      const stored = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      this.expected.set(variantId, stored);
    }
    this.unsure.clear();
  }
}

function differences(before: readonly Line[], after: readonly Line[]) {
  const ids = new Set([...before, ...after].map(({variantId}) => variantId));
  const unitsOf = (lines: readonly Line[], id: string) =>
    lines.find(({variantId}) => variantId === id)?.quantity ?? 0;
  return [...ids]
    .map((variantId) => {
      const quantity = unitsOf(after, variantId);
      return {variantId, units: quantity - unitsOf(before, variantId), quantity};
    })
    .filter(({units}) => units !== 0);
}

export function shortId(id: string): string {
  return id.replace(/^.*\//, '');
}
