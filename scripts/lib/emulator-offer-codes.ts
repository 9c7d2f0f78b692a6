/** `PRIVATE_OFFER_CODES` as the Storefront API emulator knows them. */
export const EMULATOR_OFFER_CODES = JSON.stringify({
  'combo-10': 'COMBO10',
  'combo-20': 'COMBO20',
  'combo-30': 'COMBO30',
  'cross-sell': 'CRUCE50',
});
