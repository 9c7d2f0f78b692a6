import type {OfferMode} from '../../../app/domain/offers/offer-terms';
import type {Shopper} from './shopper';

/** A story with at least one hand-off in it, or it fails. */
export interface HandOffCase {
  /** On what terms the shop makes its offers; 'visitor' when left out. */
  readonly mode?: OfferMode;
  readonly group: string;
  readonly name: string;
  /** @throws {WrongHandOff} when something is not as it must be. */
  readonly run: (shopper: Shopper) => Promise<void>;
}
