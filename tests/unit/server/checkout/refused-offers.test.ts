import {expect, test} from 'vitest';
import {refusedOffers} from '~/server/checkout/checkout';
import type {OfferCode} from '~/domain/offers/offers';

const CODES = {'combo-10': 'COMBO1', 'combo-20': 'COMBO10'};
const lines = (...offers: (OfferCode | null)[]) =>
  offers.map((offer, i) => ({merchandiseId: `v${i}`, quantity: 1, offer}));
const applied = (code: string, applicable: boolean) => ({code, applicable});
const warning = (code: string, message: string) => ({code, message});

test('an offer whose code applies is not refused, in whatever case it is spelt', () => {
  expect(refusedOffers(lines('combo-10', null), CODES, [applied('combo1', true)], [])).toEqual([]);
});

test('each warning belongs to the code that its sentence names', () => {
  const refused = refusedOffers(
    lines('combo-10', 'combo-20', 'combo-20'),
    CODES,
    [applied('COMBO1', false), applied('COMBO10', false)],
    [
      warning('MERCHANDISE_OUT_OF_STOCK', "The product 'COMBO1' is already sold out."),
      warning('DISCOUNT_USAGE_LIMIT_REACHED', 'Discount code COMBO10 has been used up.'),
      warning('DISCOUNT_CURRENTLY_INACTIVE', 'El código «combo1» no está activo.'),
    ],
  );
  expect(refused).toEqual([
    {offer: 'combo-10', reason: 'inactive'},
    {offer: 'combo-20', reason: 'used-up'},
  ]);
});

test('a single refusal needs no name in its warning; of several without one the reason is unknown', () => {
  const warnings = [warning('DISCOUNT_NOT_FOUND', 'Enter a valid discount code')];
  expect(refusedOffers(lines('combo-10'), CODES, [applied('COMBO1', false)], warnings)).toEqual([
    {offer: 'combo-10', reason: 'not-found'},
  ]);
  expect(refusedOffers(lines('combo-10', 'combo-20'), CODES, [], warnings)).toEqual([
    {offer: 'combo-10', reason: 'unknown'},
    {offer: 'combo-20', reason: 'unknown'},
  ]);
});
