/**
 * The offers through which a cart line may be bought, one row each (docs/product.md 6.1). Prices, the combo's levels, what a
 * checkout may ask for, the operator's discount codes, the doctor, the local shop's codes and the texts
 * all follow this table.
 */
import {MAX_CART_LINES, MAX_LINE_QUANTITY} from '../limits';

interface Offer {
  readonly kind: 'combo' | 'cross-sell';
  /** Number of other products that must be bought along with it. */
  readonly companions: number;
  /** Whole percent off each line of the offer. */
  readonly percent: number;
  /** Maximum quantity of one line. */
  readonly maxQuantity: number;
  /** Maximum number of lines with this offer in one cart. */
  readonly maxLines: number;
  /** Key of the text in `app/copy` that greets a shopper who has reached the offer. */
  readonly copyKey: 'first' | 'next' | 'best' | 'crossSell';
}

const COMBO = {kind: 'combo', maxQuantity: MAX_LINE_QUANTITY, maxLines: MAX_CART_LINES} as const;

const TABLE = {
  'combo-10': {...COMBO, companions: 1, percent: 10, copyKey: 'first'},
  'combo-20': {...COMBO, companions: 2, percent: 20, copyKey: 'next'},
  'combo-30': {...COMBO, companions: 3, percent: 30, copyKey: 'best'},
  // A visitor gets one cross-sell a day, for one unit.
  'cross-sell': {
    kind: 'cross-sell',
    companions: 1,
    percent: 50,
    maxQuantity: 1,
    maxLines: 1,
    copyKey: 'crossSell',
  },
} as const satisfies Record<string, Offer>;

/** How a cart line, a checkout request and the operator's discount codes name an offer. */
export type OfferCode = keyof typeof TABLE;

export const OFFERS: Readonly<Record<OfferCode, Offer>> = TABLE;

export const OFFER_CODES = Object.keys(TABLE) as readonly OfferCode[];

/** The levels of the combo, fewest companions first. */
export const COMBO_LEVELS: readonly OfferCode[] = OFFER_CODES.filter(
  (code) => OFFERS[code].kind === 'combo',
).sort((a, b) => OFFERS[a].companions - OFFERS[b].companions);

/** The most companions that a combo may have. */
export const COMBO_COMPANIONS = Math.max(...COMBO_LEVELS.map((code) => OFFERS[code].companions));

/** Percent that an offer takes off; 0 for a line without an offer. */
export function offerPercent(code: OfferCode | null): number {
  return code ? OFFERS[code].percent : 0;
}

/** Whether the value is the code of an offer that this shop makes. */
export function isOfferCode(value: unknown): value is OfferCode {
  return typeof value === 'string' && Object.hasOwn(TABLE, value);
}
