/**
 * Faults that tests and demos order: the next calls (of one operation, or all) fail in the chosen
 * way, a given number of times or until cleared.
 */
export const FAULT_KINDS = [
  'http',
  'graphql',
  'throttled',
  'invalid-json',
  'empty',
  'slow',
  'drop',
  'partial',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Operation name; null for every operation. */
  readonly operation: string | null;
  /** How many calls it still hits; null until cleared. */
  readonly times: number | null;
  /** HTTP status of the kind `http`. */
  readonly status: number;
  /** Milliseconds before the answer, whatever its kind. */
  readonly delayMs: number;
}

const DEFAULT_STATUS = 500;
const DEFAULT_SLOW_MS = 3000;

export class FaultList {
  private faults: Fault[] = [];

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
  take(operationName: string | null): Fault | null {
    const index = this.faults.findIndex(
      ({operation}) => operation === null || operation === operationName,
    );
    const fault = this.faults[index];
    if (!fault) return null;
    if (fault.times === 1) this.faults.splice(index, 1);
    else if (fault.times !== null) this.faults[index] = {...fault, times: fault.times - 1};
    return fault;
  }
}

/** A fault from what a test posted, or what is wrong with it. */
export function parseFault(input: Record<string, unknown>): Fault | {readonly problem: string} {
  const {kind, operation, times, status, delayMs} = input;
  if (!FAULT_KINDS.some((known) => known === kind)) {
    return {problem: `kind must be one of ${FAULT_KINDS.join(', ')}`};
  }
  if (operation != null && typeof operation !== 'string') {
    return {problem: 'operation must be an operation name'};
  }
  if (times != null && !isIntegerBetween(times, 1, 1_000_000)) {
    return {problem: 'times must be a positive integer'};
  }
  if (status != null && !isIntegerBetween(status, 400, 599)) {
    return {problem: 'status must be an HTTP error status (400 to 599)'};
  }
  if (delayMs != null && !isIntegerBetween(delayMs, 0, 120_000)) {
    return {problem: 'delayMs must be between 0 and 120000'};
  }
  return {
    kind: kind as FaultKind,
    operation: operation ?? null,
    times: times ?? null,
    status: status ?? DEFAULT_STATUS,
    delayMs: delayMs ?? (kind === 'slow' ? DEFAULT_SLOW_MS : 0),
  };
}

function isIntegerBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
