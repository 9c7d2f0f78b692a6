import {expect, test} from 'vitest';
import {isOfferCode} from '~/domain/offers/offers';

test.each(['combo-10', 'combo-20', 'combo-30', 'cross-sell'])(
  '%s is an offer of this shop',
  (code) => {
    expect(isOfferCode(code)).toBe(true);
  },
);

test.each(['combo-40', 'COMBO-10', '', 'toString', '__proto__', null, 10, ['combo-10']])(
  '%j is not',
  (code) => {
    expect(isOfferCode(code)).toBe(false);
  },
);
