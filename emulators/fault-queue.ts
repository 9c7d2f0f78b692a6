/** What the faults of both emulators share: their queue, and the numbers that a test may post. */
export interface QueuedFault {
  /** Number of calls that the fault still hits; null until cleared. */
  readonly times: number | null;
  /** Share of the calls that the fault hits, between 0 and 1; spread like chance, but the same on every run. */
  readonly share: number;
  /** HTTP status of the kind `http`. */
  readonly status: number;
  /** Milliseconds before the answer, whatever its kind. */
  readonly delayMs: number;
}

export class FaultQueue<Fault extends QueuedFault> {
  private faults: Fault[] = [];
  private readonly random = seededRandom();

  list(): readonly Fault[] {
    return this.faults;
  }

  add(fault: Fault): void {
    this.faults.push(fault);
  }

  clear(): void {
    this.faults = [];
  }

  /** The fault that hits this call, if any; the oldest wins, and its count goes down. */
  take(hits: (fault: Fault) => boolean): Fault | null {
    const index = this.faults.findIndex(
      (fault) => hits(fault) && (fault.share === 1 || this.random() < fault.share),
    );
    const fault = this.faults[index];
    if (!fault) return null;
    if (fault.times === 1) this.faults.splice(index, 1);
    else if (fault.times !== null) this.faults[index] = {...fault, times: fault.times - 1};
    return fault;
  }
}

const DEFAULT_SLOW_MS = 3000;

/** Parses the numbers posted by a test, or returns the problem. */
export function parseQueuedFault(
  {kind, times, share, status, delayMs}: Record<string, unknown>,
  defaultStatus: number,
): QueuedFault | {readonly problem: string} {
  if (times != null && !isIntegerBetween(times, 1, 1_000_000)) {
    return {problem: 'times must be a positive integer'};
  }
  if (share != null && !(typeof share === 'number' && share > 0 && share <= 1)) {
    return {problem: 'share must be a number between 0 and 1'};
  }
  if (status != null && !isIntegerBetween(status, 400, 599)) {
    return {problem: 'status must be an HTTP error status (400 to 599)'};
  }
  if (delayMs != null && !isIntegerBetween(delayMs, 0, 120_000)) {
    return {problem: 'delayMs must be between 0 and 120000'};
  }
  return {
    times: times ?? null,
    share: share ?? 1,
    status: status ?? defaultStatus,
    delayMs: delayMs ?? (kind === 'slow' ? DEFAULT_SLOW_MS : 0),
  };
}

function isIntegerBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** Pseudo-random numbers between 0 and 1, always the same sequence (mulberry32). */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
