/** The local shop's discount codes, which follow the table of offers. */
import type {DiscountCode} from '../../emulators/storefront-api/cart/discount-codes';
import {OFFER_CODES, OFFERS} from '../../app/domain/offers/offers';

/** Codes in the Storefront API emulator's format: COMBO10, CRUCE50 and so on. */
export const EMULATOR_DISCOUNTS: readonly DiscountCode[] = OFFER_CODES.map((offer) => {
  const {kind, percent} = OFFERS[offer];
  const code = `${kind === 'combo' ? 'COMBO' : 'CRUCE'}${percent}`;
  return {code, percentage: percent, offer};
});

/** The same codes as a value of `PRIVATE_OFFER_CODES`. */
export const EMULATOR_OFFER_CODES = JSON.stringify(
  Object.fromEntries(EMULATOR_DISCOUNTS.map(({offer, code}) => [offer, code])),
);
