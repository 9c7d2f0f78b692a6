/** A provider that does more than the shop asked of it: cents, taxes, shop-wide discounts, split lines, nonsense. */
import type {Good, StoredLine} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import type {Oddity} from '../odd-provider';
import {cents, NONSENSE, oneLeft, onTheOrder, shopWide, split} from '../oddities';
import {WrongHandOff, type Shopper} from '../shopper';
import {SHAPES} from './provider';
import {paysInTheEnd} from './windows';

const GROUP = 'provider of its own will';
const SHAPES_TRIED = [
  'one product',
  'three of a combo line of 30%',
  'a cross-sell',
  'a sale that the cart shows as ended',
  'every offer',
];

const ODDITIES: Readonly<Record<string, (good: Good) => Oddity>> = {
  'a cent more on a line': (good) => cents(good, 1),
  'a cent less on a line': (good) => cents(good, -1),
  '50 cents more on a line': (good) => cents(good, 50),
  'a tax': () => onTheOrder(137),
  'a cent off the order': () => onTheOrder(-1, 'Centavo'),
  'an unnamed discount': () => onTheOrder(-99),
  '10% off the order': () => shopWide(10, 'order'),
  '15% off each line': () => shopWide(15, 'lines'),
  'all of it for nothing': () => shopWide(100, 'order'),
  'a line in two': split,
  'one unit left': oneLeft,
};

const WILLS: readonly HandOffCase[] = Object.entries(ODDITIES).flatMap(([name, make]) =>
  SHAPES_TRIED.map((shape) => ({
    group: GROUP,
    name: `${shape}: ${name}`,
    run: async (shopper) => {
      const lines = SHAPES[shape]?.(shopper) ?? [];
      await shopper.arrives({lines});
      shopper.lane.providerIs(make((lines[0] as StoredLine).good));
      await paysInTheEnd(shopper);
      // Who comes back when it is over finds the offers as they were.
      shopper.lane.providerIs(null);
      await paysInTheEnd(shopper);
    },
  })),
);

const WARNINGS = [
  'DISCOUNT_USAGE_LIMIT_REACHED',
  'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
  'DISCOUNT_CUSTOMER_NOT_ELIGIBLE',
  'DISCOUNT_NOT_FOUND',
  'SOMETHING_NEW',
];

const REFUSED_CODES: readonly HandOffCase[] = WARNINGS.map((warning) => ({
  group: GROUP,
  name: `a code refused: ${warning}`,
  run: async (shopper) => {
    await shopper.arrives({lines: SHAPES['three of a combo line of 30%']?.(shopper) ?? []});
    await shopper.lane.admin.switchCode('COMBO30', false);
    shopper.lane.providerIs({answer: (cart) => cart, warning});
    await paysInTheEnd(shopper);
  },
}));

/** Refused; or at least nothing is said that is not so. */
const NONSENSICAL: readonly HandOffCase[] = Object.entries(NONSENSE).map(([name, answer]) => ({
  group: GROUP,
  name: `nonsense: ${name}`,
  run: async (shopper) => {
    await shopper.arrives({lines: SHAPES['every offer']?.(shopper) ?? []});
    shopper.lane.providerIs({answer});
    await mayBeRefused(shopper);
    shopper.lane.providerIs(null);
    await paysInTheEnd(shopper);
  },
}));

async function mayBeRefused(shopper: Shopper): Promise<void> {
  const verdict = await shopper.pays();
  if (verdict === 'exact') throw new WrongHandOff(['taken at its word'], null);
  if (verdict === 'told') await shopper.goesBack();
}

export const ODD: readonly HandOffCase[] = [...WILLS, ...REFUSED_CODES, ...NONSENSICAL];
