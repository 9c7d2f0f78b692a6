/**
 * Faults that tests and demos order: the next calls (of one operation, or all) fail in the chosen
 * way, a given number of times or until cleared.
 */
import {FaultQueue, parseQueuedFault, type QueuedFault} from '../../fault-queue';

const FAULT_KINDS = [
  'http',
  'graphql',
  'throttled',
  'access-denied',
  'invalid-json',
  'empty',
  'slow',
  'drop',
  'partial',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault extends QueuedFault {
  readonly kind: FaultKind;
  /** Operation name; null for every operation. */
  readonly operation: string | null;
}

const DEFAULT_STATUS = 500;

export class FaultList extends FaultQueue<Fault> {
  /** The fault that hits a call of this operation, if any. */
  takeFor(operationName: string | null): Fault | null {
    return this.take(({operation}) => operation === null || operation === operationName);
  }
}

/** Parses a fault posted by a test, or returns the problem. */
export function parseFault(input: Record<string, unknown>): Fault | {readonly problem: string} {
  const {kind, operation} = input;
  if (!FAULT_KINDS.some((known) => known === kind)) {
    return {problem: `kind must be one of ${FAULT_KINDS.join(', ')}`};
  }
  if (operation != null && typeof operation !== 'string') {
    return {problem: 'operation must be an operation name'};
  }
  const queued = parseQueuedFault(input, DEFAULT_STATUS);
  if ('problem' in queued) return queued;
  return {kind: kind as FaultKind, operation: operation ?? null, ...queued};
}
