/** The ways in which the provider fails, as its emulator is told to. */
import type {FaultOrder} from '../emulator-admin';

export interface FaultKind {
  readonly name: string;
  readonly order: FaultOrder;
  /** Whether the shop tries a read again at once, so that one failure is never noticed. */
  readonly retried: boolean;
}

export const FAULT_KINDS: readonly FaultKind[] = [
  {name: '500', order: {kind: 'http', status: 500}, retried: true},
  {name: '502', order: {kind: 'http', status: 502}, retried: true},
  {name: '429', order: {kind: 'http', status: 429}, retried: true},
  {name: 'THROTTLED', order: {kind: 'throttled'}, retried: true},
  {name: 'GraphQL', order: {kind: 'graphql'}, retried: false},
  {name: 'partial', order: {kind: 'partial'}, retried: false},
  {name: 'bad JSON', order: {kind: 'invalid-json'}, retried: true},
  {name: 'empty', order: {kind: 'empty'}, retried: true},
  // Whoever waited for the whole time limit once must not wait for it twice.
  {name: 'silence', order: {kind: 'slow', delayMs: 30_000}, retried: false},
  {name: 'dropped', order: {kind: 'drop'}, retried: true},
];
