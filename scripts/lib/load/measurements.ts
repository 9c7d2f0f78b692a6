/** What a load run saw, by kind of request. */
export class Measurements {
  private readonly byKind = new Map<string, {readonly ms: number[]; readonly statuses: number[]}>();
  private readonly carts = new Set<string>();
  private readonly wrong: string[] = [];

  /** `status` 0: no answer at all. */
  add(kind: string, status: number, ms: number): void {
    const known = this.byKind.get(kind) ?? {ms: [], statuses: []};
    this.byKind.set(kind, known);
    known.ms.push(ms);
    known.statuses.push(status);
  }

  addCart(cartId: string): void {
    if (this.carts.has(cartId)) this.wrong.push(`the cart ${cartId} twice`);
    this.carts.add(cartId);
  }

  addWrongCart(problem: string): void {
    this.wrong.push(problem);
  }

  get wrongCarts(): readonly string[] {
    return this.wrong;
  }

  get preparedCarts(): number {
    return this.carts.size;
  }

  kinds(): readonly string[] {
    return [...this.byKind.keys()].sort();
  }

  /** Requests of a kind that ended so; of all kinds without one. */
  count(matches: (status: number) => boolean, kind?: string): number {
    const kinds = kind === undefined ? [...this.byKind.values()] : [this.byKind.get(kind)];
    return kinds.reduce((sum, each) => sum + (each?.statuses.filter(matches).length ?? 0), 0);
  }

  /** Milliseconds within which this share (0 to 1) of a kind was answered. */
  percentile(kind: string, share: number): number {
    const sorted = [...(this.byKind.get(kind)?.ms ?? [])].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}
