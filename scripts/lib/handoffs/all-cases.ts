import {CARTS, randomCarts} from './cases/carts';
import {COMBOS} from './cases/combos';
import {EDIT_CASES} from './cases/edits';
import {MODES} from './cases/modes';
import {MORE_TIME} from './cases/more-time';
import {ODD} from './cases/odd';
import {PROVIDER} from './cases/provider';
import {PURCHASES} from './cases/purchases';
import {THANKS} from './cases/thanks';
import {UNNAMED_ORDERS} from './cases/unnamed-orders';
import {WAY_CASES} from './cases/ways';
import {WINDOWS} from './cases/windows';
import type {HandOffCase} from './hand-off-case';

/** The whole matrix; the same for the same seed. */
export function handOffCases(seed: number): readonly HandOffCase[] {
  return [
    ...CARTS,
    ...randomCarts(seed, 40),
    ...COMBOS,
    ...WINDOWS,
    ...PROVIDER,
    ...ODD,
    ...EDIT_CASES,
    ...WAY_CASES,
    ...PURCHASES,
    ...UNNAMED_ORDERS,
    ...THANKS,
    ...MODES,
    ...MORE_TIME,
  ];
}
