import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  acceptCrossSell,
  crossSellStatus,
  isOfferable,
  nextCrossSellChange,
  parseStoredCrossSell,
  transitionCrossSell,
  type CrossSellEvent,
  type CrossSellRecord,
} from '~/domain/offers/cross-sell';
import {VISITOR_TERMS as TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {aProduct, aVariant, DAY, HOUR, NOW, SECOND, stored} from '../fixtures';

const products = ['a', 'b', 'c', 'd'].map((id) =>
  aProduct(id, {firstVariant: aVariant(`v-${id}`)}),
);
const OPEN: CrossSellRecord = {
  productId: 'a',
  expiresAt: NOW + 60 * SECOND,
  cooldownUntil: 0,
  wasUsed: false,
};

function draw(overrides: Partial<Extract<CrossSellEvent, {type: 'draw'}>> = {}): CrossSellEvent {
  return {type: 'draw', products, cartVariantIds: [], random: 0, ...overrides};
}
const tick = (record: CrossSellRecord | null, now: number) =>
  transitionCrossSell(record, {type: 'tick'}, now, TERMS);
const accept = (record: CrossSellRecord | null, now: number) =>
  acceptCrossSell(record, 'a', now, TERMS).state;

describe('drawing', () => {
  test('opens an offer for 60 seconds', () => {
    expect(transitionCrossSell(null, draw(), NOW, TERMS)).toEqual(OPEN);
    expect(crossSellStatus(OPEN, NOW, TERMS)).toEqual({
      kind: 'open',
      productId: 'a',
      remainingSeconds: 60,
    });
  });

  test.each([
    [0, 'a'],
    [0.2499, 'a'],
    [0.25, 'b'],
    [0.9999, 'd'],
  ])('with %d picks %s of four', (random, productId) => {
    expect(transitionCrossSell(null, draw({random}), NOW, TERMS)).toMatchObject({productId});
  });

  test('passes over what is in the cart, has no variant, or is sold out', () => {
    const candidates = [
      ...products.slice(0, 1),
      aProduct('none', {firstVariant: null}),
      aProduct('sold out', {firstVariant: aVariant('s', {availableForSale: false})}),
      ...products.slice(1, 2),
    ];
    const event = draw({products: candidates, cartVariantIds: ['v-a'], random: 0.99});
    expect(transitionCrossSell(null, event, NOW, TERMS)).toMatchObject({productId: 'b'});
  });

  test('looks at the first 50 products and not at the 51st', () => {
    const many = Array.from({length: 51}, (_, i) => aProduct(String(i + 1)));
    const cartVariantIds = many.slice(0, 49).map(({firstVariant}) => firstVariant?.id ?? '');
    const event = draw({products: many, cartVariantIds, random: 0.99});
    expect(transitionCrossSell(null, event, NOW, TERMS)).toMatchObject({productId: '50'});
    const allFifty = draw({products: many, cartVariantIds: [...cartVariantIds, '50-variant']});
    expect(transitionCrossSell(null, allFifty, NOW, TERMS)).toBeNull();
  });
});

describe('the 60 seconds', () => {
  test('are open at 59 s and over at 60 s', () => {
    expect(crossSellStatus(OPEN, NOW + 59 * SECOND, TERMS)).toMatchObject({remainingSeconds: 1});
    expect(tick(OPEN, NOW + 60 * SECOND - 1)).toBe(OPEN);
    expect(tick(OPEN, NOW + 60 * SECOND)).toEqual({
      ...OPEN,
      cooldownUntil: NOW + 60 * SECOND + DAY,
    });
    expect(crossSellStatus(OPEN, NOW + 60 * SECOND, TERMS)).toEqual({kind: 'expired'});
    expect(tick(OPEN, NOW + 60 * SECOND + DAY)).toBeNull();
  });

  test('are never more, also when the clock jumps back', () => {
    expect(tick(OPEN, NOW - HOUR)).toEqual({...OPEN, expiresAt: NOW - HOUR + 60 * SECOND});
    expect(crossSellStatus(OPEN, NOW - HOUR, TERMS)).toMatchObject({remainingSeconds: 60});
  });
});

describe('accepting', () => {
  test('sets a 24-hour cooldown and marks the offer as used', () => {
    const used = accept(OPEN, NOW + SECOND);
    expect(used).toEqual({...OPEN, cooldownUntil: NOW + SECOND + DAY, wasUsed: true});
    expect(crossSellStatus(used, NOW + SECOND, TERMS)).toEqual({kind: 'accepted'});
  });

  test('says whether the offer was open', () => {
    expect(acceptCrossSell(OPEN, 'a', NOW, TERMS).outcome).toBe('accepted');
    expect(acceptCrossSell(OPEN, 'a', NOW + 60 * SECOND, TERMS).outcome).toBe('over');
    expect(acceptCrossSell(accept(OPEN, NOW), 'a', NOW, TERMS).outcome).toBe('over');
    expect(acceptCrossSell(OPEN, 'b', NOW, TERMS)).toEqual({state: OPEN, outcome: 'over'});
  });
});

describe('the cooldown', () => {
  const used = accept(OPEN, NOW);

  test('runs at 23:59:59 and is cleared at 24:00:00', () => {
    expect(tick(used, NOW + DAY - 1)).toBe(used);
    expect(tick(used, NOW + DAY)).toBeNull();
    expect(crossSellStatus(used, NOW + DAY, TERMS)).toEqual({kind: 'none'});
  });

  test('is never longer than 24 hours from now', () => {
    const forever = {...OPEN, cooldownUntil: NOW + 1000 * DAY, wasUsed: true};
    expect(tick(forever, NOW)?.cooldownUntil).toBe(NOW + DAY);
  });
});

test('a product that was added meanwhile is not offered beside itself', () => {
  expect(isOfferable(aProduct('a'), [])).toBe(true);
  expect(isOfferable(aProduct('a'), ['a-variant'])).toBe(false);
});

const odd = [
  {productId: ''},
  {expiresAt: NaN},
  {cooldownUntil: -1},
  {wasUsed: true},
  {wasUsed: 'no'},
];
test.each([null, [], 'a', {}, ...odd.map((part) => ({...OPEN, ...part}))])(
  'a stored record is none when it is %j',
  (value) => {
    expect(parseStoredCrossSell(value)).toBeNull();
  },
);

test('no sequence of events opens a second offer within 24 hours of the first, or leaves what storage refuses', () => {
  const step = fc.record({
    type: fc.constantFrom('draw' as const, 'accept' as const, 'tick' as const),
    elapsed: fc.oneof(
      fc.nat({max: 2 * DAY}),
      fc.constantFrom(0, SECOND, 59 * SECOND, 60 * SECOND, DAY),
    ),
    random: fc.double({min: 0, max: 1, maxExcluded: true, noNaN: true}),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let record: CrossSellRecord | null = null;
      let now = NOW;
      const openings: number[] = [];
      for (const {type, elapsed, random} of steps) {
        now += elapsed;
        const before = crossSellStatus(record, now, TERMS);
        const event = type === 'draw' ? draw({random}) : {type: 'tick' as const};
        record =
          type === 'accept' ? accept(record, now) : transitionCrossSell(record, event, now, TERMS);
        const after = crossSellStatus(record, now, TERMS);
        if (after.kind === 'open' && before.kind !== 'open') openings.push(now);
        if (after.kind === 'open' && before.kind === 'open') {
          expect(after.productId).toBe(before.productId);
        }
        expect(parseStoredCrossSell(stored(record))).toEqual(record);
      }
      openings.forEach((at, i) =>
        expect(at - (openings[i - 1] ?? -Infinity)).toBeGreaterThanOrEqual(DAY),
      );
    }),
  );
});

describe('in a campaign', () => {
  const end = NOW + 3 * DAY;
  const terms: OfferTerms = {
    mode: 'campaign',
    windows: {'cross-sell': {startsAt: NOW, endsAt: end}},
  };
  const drawn = transitionCrossSell(null, draw(), NOW, terms);

  test("the offer lasts as long as the shop's window, for everybody", () => {
    expect(crossSellStatus(null, NOW - 1, terms)).toEqual({kind: 'off'});
    expect(crossSellStatus(drawn, NOW, terms)).toMatchObject({remainingSeconds: 3 * 86_400});
    const more = {...terms, moreTimeSince: NOW - 1};
    expect(crossSellStatus(drawn, end - 1, more)).toMatchObject({remainingSeconds: 1});
    expect(crossSellStatus(drawn, end, terms)).toEqual({kind: 'off'});
    expect(nextCrossSellChange(null, NOW - 1, terms)).toBe(NOW);
    expect(nextCrossSellChange(drawn, NOW, terms)).toBe(end);
  });

  test('nothing is drawn or taken outside of it', () => {
    expect(transitionCrossSell(null, draw(), NOW - 1, terms)).toBeNull();
    expect(acceptCrossSell(drawn, 'a', end, terms)).toEqual({state: drawn, outcome: 'over'});
  });

  test('who takes it is not offered another before the next campaign', () => {
    const {state, outcome} = acceptCrossSell(drawn, 'a', NOW, terms);
    expect(outcome).toBe('accepted');
    expect(crossSellStatus(state, end - 1, terms)).toEqual({kind: 'accepted'});
    const next: OfferTerms = {...terms, windows: {'cross-sell': {startsAt: NOW, endsAt: end + 1}}};
    expect(crossSellStatus(state, NOW, next)).toEqual({kind: 'none'});
  });
});

test('where the shop makes no offers there is none, whatever is stored', () => {
  const none: OfferTerms = {mode: 'none', windows: {}};
  expect(crossSellStatus(OPEN, NOW, none)).toEqual({kind: 'off'});
  expect(transitionCrossSell(null, draw(), NOW, none)).toBeNull();
  expect(acceptCrossSell(OPEN, 'a', NOW, none).outcome).toBe('over');
});
