import type {Good, StoredLine} from '../goods';
import {START} from '../odd-shop';

/** A line of one unit without an offer, added just now, unless told otherwise. */
export function line(good: Good, changes: Partial<Omit<StoredLine, 'good'>> = {}): StoredLine {
  return {good, quantity: 1, offer: null, addedAt: START, ...changes};
}
