import {expect, test} from 'vitest';
import {isOfferCode} from '~/domain/offers/offers';

test.each(['combo-99', 'COMBO-10', '', 'toString', '__proto__', null, 10, ['combo-10']])(
  '%j is not',
  (code) => {
    expect(isOfferCode(code)).toBe(false);
  },
);
