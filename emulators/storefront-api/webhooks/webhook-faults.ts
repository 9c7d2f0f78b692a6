/** Faults of webhook delivery that tests and demos can inject. */
import {FaultQueue, parseQueuedFault, type QueuedFault} from '../../fault-queue';

const KINDS = ['lost', 'doubled', 'late', 'reordered', 'forged'] as const;

export interface WebhookFault extends QueuedFault {
  /**
   * `lost`: never sent. `doubled`: sent twice at once. `late`: after `delayMs`. `reordered`: after the
   * next one. `forged`: somebody sends a changed one first, with the true one's signature.
   */
  readonly kind: (typeof KINDS)[number];
  /** Null for every topic. */
  readonly topic: string | null;
}

const LATE_MS = 3000;

export class WebhookFaultList extends FaultQueue<WebhookFault> {
  takeFor(topic: string): WebhookFault | null {
    return this.take((fault) => fault.topic === null || fault.topic === topic);
  }
}

/** Parses a fault posted by a test, or returns the problem. */
export function parseWebhookFault(
  input: Record<string, unknown>,
): WebhookFault | {readonly problem: string} {
  const {kind, topic} = input;
  const known = KINDS.find((each) => each === kind);
  if (!known) return {problem: `kind must be one of ${KINDS.join(', ')}`};
  if (topic != null && typeof topic !== 'string') return {problem: 'topic must be a topic'};
  const queued = parseQueuedFault(input, 500);
  if ('problem' in queued) return queued;
  const delayMs = queued.delayMs || (known === 'late' ? LATE_MS : 0);
  return {...queued, delayMs, kind: known, topic: topic ?? null};
}
