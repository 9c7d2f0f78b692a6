/** What a bench has measured; a part that was not asked for is missing. */
import type {RouteBytes} from './bytes';
import type {ColdVisit} from './cold-visit';
import type {Interaction} from './interactions';
import type {RouteScores} from './lighthouse';
import type {RouteRates} from './rates';

export const PARTS = ['bytes', 'calls', 'rates', 'lighthouse', 'interactions'] as const;
export type Part = (typeof PARTS)[number];

export interface Results {
  readonly at: string;
  readonly node: string;
  readonly cores: number;
  /** Load average of the last minute, before and after: a busy machine spoils the times. */
  readonly load: readonly number[];
  /** Null when the build was another checkout's. */
  readonly buildSeconds: number | null;
  readonly bytes?: readonly RouteBytes[];
  readonly film?: number;
  readonly visits?: readonly ColdVisit[];
  /** The same of a shop with 10,000 products. */
  readonly largeVisits?: readonly ColdVisit[];
  readonly rates?: readonly RouteRates[];
  readonly lighthouse?: readonly RouteScores[];
  readonly interactions?: readonly Interaction[];
}
