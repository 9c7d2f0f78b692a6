/**
 * Faults that tests and demos order: the next requests (to one service, or all) fail in the chosen
 * way, a given number of times or until cleared.
 */
export const SERVICES = ['auth', 'rest', 'functions'] as const;
export type Service = (typeof SERVICES)[number];

export const FAULT_KINDS = ['http', 'rate-limit', 'nonsense', 'empty', 'slow', 'drop'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Null for all. */
  readonly service: Service | null;
  /** Part of the path that is hit, such as `/token`; null for every path. */
  readonly path: string | null;
  /** How many requests it still hits; null until cleared. */
  readonly times: number | null;
  /** HTTP status of the kind `http`. */
  readonly status: number;
  /** Milliseconds before the answer, whatever its kind. */
  readonly delayMs: number;
}

const DEFAULT_STATUS = 503;
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

  /** The fault that hits this request, if any; the oldest wins, and its count goes down. */
  take(service: Service, path: string): Fault | null {
    const index = this.faults.findIndex(
      (fault) =>
        (fault.service === null || fault.service === service) &&
        (fault.path === null || path.includes(fault.path)),
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
  const {kind, service, path, times, status, delayMs} = input;
  if (!FAULT_KINDS.some((known) => known === kind)) {
    return {problem: `kind must be one of ${FAULT_KINDS.join(', ')}`};
  }
  if (service != null && !SERVICES.some((known) => known === service)) {
    return {problem: `service must be one of ${SERVICES.join(', ')}`};
  }
  if (path != null && typeof path !== 'string') return {problem: 'path must be a string'};
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
    service: (service ?? null) as Service | null,
    path: path ?? null,
    times: times ?? null,
    status: status ?? DEFAULT_STATUS,
    delayMs: delayMs ?? (kind === 'slow' ? DEFAULT_SLOW_MS : 0),
  };
}

function isIntegerBetween(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
