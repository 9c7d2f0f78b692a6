/** Carts of every make, handed over while nothing changes: what is shown is what is asked. */
import {Chance} from '../../fuzz/chance';
import type {Good, Offer, StoredLine} from '../goods';
import {OFFER_PERCENT} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {START} from '../odd-shop';
import {WrongHandOff} from '../shopper';
import {line} from './lines';

const GROUP = 'carts';
const OFFERS: readonly (Offer | null)[] = [null, 'combo-10', 'combo-20', 'combo-30'];
const QUANTITIES = [1, 2, 3, 7, 98];

/** One line of each make, in each number. */
const SINGLE: readonly HandOffCase[] = OFFERS.flatMap((offer) =>
  QUANTITIES.map((quantity, index) => ({
    group: GROUP,
    name: `${quantity} of one product, ${offer ?? 'no offer'}`,
    run: async (shopper) => {
      const good = shopper.lane.goods[index * 3 + (offer ? OFFER_PERCENT[offer] / 10 : 0)] as Good;
      await shopper.arrives({lines: [line(good, {quantity, offer})]});
      await mustBeExact(shopper);
    },
  })),
);

/** Anything at all, by chance. */
export function randomCarts(seed: number, count: number): readonly HandOffCase[] {
  return Array.from({length: count}, (_, index) => ({
    group: 'random carts',
    name: `number ${index + 1} of seed ${seed}`,
    run: async (shopper) => {
      const lines = randomLines(new Chance(seed * 1000 + index), shopper.lane.goods);
      await shopper.arrives({lines});
      // A sale of the shop's that the cart shows as ended goes on, which is told.
      if ((await shopper.pays()) === 'exact') return;
      await shopper.goesBack();
      await mustBeExact(shopper);
    },
  }));
}

function randomLines(chance: Chance, goods: readonly Good[]): readonly StoredLine[] {
  let crossSold = false;
  return chance.some(goods, 1, 9).map((good) => {
    const offer = chance.pick<Offer | null>([...OFFERS, null, crossSold ? null : 'cross-sell']);
    crossSold ||= offer === 'cross-sell';
    const quantity = offer === 'cross-sell' ? 1 : 1 + chance.below(chance.hits(0.2) ? 98 : 4);
    // Up to 20 minutes old: about a quarter of the windows is over.
    return line(good, {quantity, offer, addedAt: START - chance.below(20 * 60_000)});
  });
}

const MIXED: readonly HandOffCase[] = [
  {
    group: GROUP,
    name: 'a cross-sell alone',
    run: async (shopper) => {
      await shopper.arrives({lines: [line(shopper.lane.goods[4] as Good, {offer: 'cross-sell'})]});
      await mustBeExact(shopper);
    },
  },
  {
    group: GROUP,
    name: 'every offer side by side',
    run: async (shopper) => {
      const offers = [...OFFERS, 'cross-sell'] as const;
      const lines = offers.map((offer, index) => line(shopper.lane.goods[index] as Good, {offer}));
      await shopper.arrives({lines});
      await mustBeExact(shopper);
    },
  },
  ...[20, 100].map((count): HandOffCase => ({
    group: GROUP,
    name: `${count} lines`,
    run: async (shopper) => {
      const lines = shopper.lane.goods
        .slice(0, count)
        .map((good, index) => line(good, {offer: OFFERS[index % 4] ?? null}));
      await shopper.arrives({lines});
      await mustBeExact(shopper);
    },
  })),
];

export async function mustBeExact(shopper: Parameters<HandOffCase['run']>[0]): Promise<void> {
  const verdict = await shopper.pays();
  if (verdict !== 'exact') throw new WrongHandOff([`${verdict}, though nothing changed`], null);
}

export const CARTS: readonly HandOffCase[] = [...SINGLE, ...MIXED];
