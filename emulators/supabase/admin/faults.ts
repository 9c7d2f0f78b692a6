/**
 * Faults that tests and demos order: the next requests (to one service, or all) fail in the chosen
 * way, a given number of times or until cleared.
 */
import {FaultQueue, parseQueuedFault, type QueuedFault} from '../../fault-queue';

const SERVICES = ['auth', 'rest', 'functions', 'storage'] as const;
export type Service = (typeof SERVICES)[number];

const FAULT_KINDS = ['http', 'rate-limit', 'nonsense', 'empty', 'slow', 'drop'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault extends QueuedFault {
  readonly kind: FaultKind;
  /** Null for all. */
  readonly service: Service | null;
  /** Part of the path that the fault hits, such as `/token`; null for every path. */
  readonly path: string | null;
}

const DEFAULT_STATUS = 503;

export class FaultList extends FaultQueue<Fault> {
  /** The fault that hits a request of this service, if any. */
  takeFor(service: Service, path: string): Fault | null {
    return this.take(
      (fault) =>
        (fault.service === null || fault.service === service) &&
        (fault.path === null || path.includes(fault.path)),
    );
  }
}

/** Parses a fault posted by a test, or returns the problem. */
export function parseFault(input: Record<string, unknown>): Fault | {readonly problem: string} {
  const {kind, service, path} = input;
  if (!FAULT_KINDS.some((known) => known === kind)) {
    return {problem: `kind must be one of ${FAULT_KINDS.join(', ')}`};
  }
  if (service != null && !SERVICES.some((known) => known === service)) {
    return {problem: `service must be one of ${SERVICES.join(', ')}`};
  }
  if (path != null && typeof path !== 'string') return {problem: 'path must be a string'};
  const queued = parseQueuedFault(input, DEFAULT_STATUS);
  if ('problem' in queued) return queued;
  return {
    kind: kind as FaultKind,
    service: (service ?? null) as Service | null,
    path: path ?? null,
    ...queued,
  };
}
