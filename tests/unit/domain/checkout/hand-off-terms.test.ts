/** On whatever terms the shop makes its offers, the hand-off asks for what the cart page shows. */
import {expect, test} from 'vitest';
import {amountDue} from '~/domain/checkout/amount-due';
import {EMPTY_CART, type CartState} from '~/domain/cart/cart';
import type {CartLine} from '~/domain/cart/cart-line';
import {answerHandOff, beginHandOff} from '~/domain/checkout/hand-off-transitions';
import {VISITOR_TERMS as TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {
  aCharge,
  aLine,
  anAnswer,
  anOfferLine,
  DAY,
  HOUR,
  MINUTE,
  NOW,
  SECOND,
  usd,
} from '../fixtures';

const CAMPAIGN: OfferTerms = {
  mode: 'campaign',
  windows: {'combo-30': {startsAt: NOW - DAY, endsAt: NOW + DAY}},
};
const WITHOUT: OfferTerms = {mode: 'none', windows: {}};

const combo = anOfferLine('combo-30', '10.0');
const onSale = aLine('v1', {price: usd('15.0'), compareAtPrice: usd('20.0')});

function pressed(line: CartLine, at: number, terms: OfferTerms) {
  const before: CartState = {...EMPTY_CART, items: [line]};
  const press = {id: 'a'.repeat(32), at, shownAt: at};
  const {state, outcome} = beginHandOff(before, press, terms);
  if (outcome.kind !== 'begun') throw new Error(outcome.kind);
  return {cart: state, handOff: outcome.handOff, page: amountDue(before, at, terms).total};
}

/** The provider's answer: the shop's price and what is asked for it. */
function answered(line: CartLine, at: number, terms: OfferTerms, price: string, total: string) {
  const {cart, handOff} = pressed(line, at, terms);
  const compareAtPrice = line.offer ? null : line.compareAtPrice;
  const answer = anAnswer([aCharge('v1', total, {price: usd(price), compareAtPrice})]);
  return answerHandOff(cart, handOff, answer, at + SECOND, terms);
}

const LATE = NOW + 15 * MINUTE;

test.each<
  [name: string, line: CartLine, at: number, terms: OfferTerms, offer: string | null, shown: string]
>([
  ["an offer on the visitor's clock", combo, LATE - 1, TERMS, 'combo-30', '7.0'],
  ['an offer after it', combo, LATE, TERMS, null, '10.0'],
  ['an offer in a campaign, hours later', combo, NOW + HOUR, CAMPAIGN, 'combo-30', '7.0'],
  ["a campaign's last moment", combo, NOW + DAY - 1, CAMPAIGN, 'combo-30', '7.0'],
  ['an offer after its campaign', combo, NOW + DAY, CAMPAIGN, null, '10.0'],
  ['an offer of a shop that makes none any more', combo, NOW, WITHOUT, null, '10.0'],
  ["the shop's own price on the visitor's clock", onSale, LATE - 1, TERMS, null, '15.0'],
  ["the shop's own price after it", onSale, LATE, TERMS, null, '20.0'],
  ["the shop's own price in a campaign", onSale, LATE, CAMPAIGN, null, '15.0'],
  ["the shop's own price without offers", onSale, LATE, WITHOUT, null, '15.0'],
])('%s is handed over as the page shows it', (_, line, at, terms, offer, shown) => {
  const {handOff, page} = pressed(line, at, terms);
  expect(handOff.lines).toMatchObject([{offer, shown: usd(shown)}]);
  expect(handOff.shown).toEqual(usd(shown));
  expect(page).toEqual(usd(shown));
});

test('an offer of a campaign that the shop does not grant is told from the price that was shown', () => {
  const {outcome} = answered(combo, LATE, CAMPAIGN, '10.0', '10.0');
  expect(outcome).toMatchObject({
    kind: 'differs',
    difference: {
      shown: usd('7.0'),
      asked: usd('10.0'),
      lines: [{reasons: [{kind: 'offer-refused', why: null}]}],
    },
  });
});
