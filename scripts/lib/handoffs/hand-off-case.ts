import type {Shopper} from './shopper';

/** A story with at least one hand-off in it. */
export interface HandOffCase {
  readonly group: string;
  readonly name: string;
  /** @throws {WrongHandOff} when something is not as it must be. */
  readonly run: (shopper: Shopper) => Promise<void>;
}
