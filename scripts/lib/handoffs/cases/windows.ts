/** Windows of time, at both sides of their ends to the millisecond: at the look, at the press, before the answer. */
import type {Good, Offer} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import {lookAtCart} from '../cart-page';
import {START} from '../odd-shop';
import {WrongHandOff, type Shopper} from '../shopper';
import {line} from './lines';

const GROUP = 'windows';
const LINE_MS = 15 * 60_000;
const CROSS_SELL_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const KINDS = ['combo-10', 'combo-20', 'combo-30', 'cross-sell', 'sale'] as const;
const SIDES = [-1000, -1, 0, 1];

type Kind = (typeof KINDS)[number];

/** Two lines of the kind that were added so long ago, or one where two are not allowed. */
async function arrives(shopper: Shopper, kind: Kind, age: number): Promise<void> {
  const goods = goodsOf(shopper, kind);
  const offer: Offer | null = kind === 'sale' ? null : kind;
  await shopper.arrives({
    lines: goods.map((good) => line(good, {offer, addedAt: START - age})),
  });
}

function goodsOf({lane}: Shopper, kind: Kind): readonly Good[] {
  const onSale = lane.goods.filter(({beforeCents}) => (beforeCents !== null) === (kind === 'sale'));
  return onSale.slice(0, kind === 'cross-sell' ? 1 : 2);
}

/** Pays; what was told is so from then on, and the next hand-off is exact. */
export async function paysInTheEnd(shopper: Shopper): Promise<void> {
  if ((await shopper.pays()) !== 'told') return;
  await shopper.goesBack();
  if ((await shopper.isHonest()).cents === null) return;
  const verdict = await shopper.pays();
  if (verdict !== 'exact') throw new WrongHandOff([`${verdict} again, after it was told`], null);
}

const AT_LOOK: readonly HandOffCase[] = KINDS.flatMap((kind) =>
  SIDES.map((side) => ({
    group: GROUP,
    name: `${kind}, looked at ${side} ms from its end`,
    run: async (shopper) => {
      await arrives(shopper, kind, LINE_MS + side);
      await paysInTheEnd(shopper);
    },
  })),
);

const AT_PRESS: readonly HandOffCase[] = KINDS.flatMap((kind) =>
  SIDES.map((side) => ({
    group: GROUP,
    name: `${kind}, seen in time and pressed ${side} ms from its end`,
    run: async (shopper) => {
      await arrives(shopper, kind, LINE_MS - 2000);
      const before = await shopper.presses(shopper.page, START + 2000 + side);
      await shopper.timeIs(START + 2000 + side);
      if ((await shopper.judges(before)) !== 'told') return;
      await shopper.goesBack();
      await shopper.pays();
    },
  })),
);

const BEFORE_ANSWER: readonly HandOffCase[] = KINDS.flatMap((kind) =>
  [-1, 0].map((side) => ({
    group: GROUP,
    name: `${kind}, pressed in time and answered ${side} ms from its end`,
    run: async (shopper) => {
      await arrives(shopper, kind, LINE_MS - 5000);
      const release = await holdAnswer(shopper.page);
      const before = await shopper.presses();
      await shopper.timeIs(START + 5000 + side);
      await shopper.until(({summary}) => summary !== before.summary);
      release();
      await shopper.judges(before);
      await shopper.isHonest();
    },
  })),
);

/** The minute of the cross-sell. */
const CROSS_SELL: readonly HandOffCase[] = SIDES.map((side) => ({
  group: GROUP,
  name: `cross-sell, accepted ${side} ms from its end`,
  run: async (shopper) => {
    const [good] = shopper.lane.goods.slice(-1);
    await shopper.arrives({lines: [line(good as Good)], crossSell: true});
    await offered(shopper);
    await accepts(shopper, START + CROSS_SELL_MS + side);
    await shopper.timeIs(START + CROSS_SELL_MS + side);
    const {lines} = await shopper.isHonest();
    const taken = lines.length === 2;
    if (taken !== side < 0) {
      throw new WrongHandOff([`${taken ? 'taken' : 'not taken'} ${side} ms from its end`], lines);
    }
    await paysInTheEnd(shopper);
  },
}));

const MOVED_CLOCK: readonly HandOffCase[] = [
  {
    group: GROUP,
    name: 'two cross-sells, the clock a day ahead and back again',
    run: async (shopper) => {
      const [good] = shopper.lane.goods.slice(-1);
      await shopper.arrives({lines: [line(good as Good)], crossSell: true});
      await offered(shopper);
      await accepts(shopper);
      await shopper.until(({lines}) => lines.length === 2);
      await shopper.timeIs(START + DAY_MS);
      await shopper.opensCart();
      await offered(shopper);
      await accepts(shopper);
      await shopper.until(({lines}) => lines.length === 3);
      await shopper.timeIs(START + 1000);
      await shopper.opensCart();
      const verdict = await shopper.pays();
      if (verdict === 'refused') {
        throw new WrongHandOff(['refused until the window ends'], await lookAtCart(shopper.page));
      }
    },
  },
  ...(['combo-30', 'sale'] as const).map((kind): HandOffCase => ({
    group: GROUP,
    name: `${kind}, added in the future`,
    run: async (shopper) => {
      await arrives(shopper, kind, -DAY_MS);
      await paysInTheEnd(shopper);
    },
  })),
  ...(['combo-30', 'cross-sell'] as const).map((kind): HandOffCase => ({
    group: GROUP,
    name: `${kind}, the clock set back while the cart is open`,
    run: async (shopper) => {
      await arrives(shopper, kind, LINE_MS + 1000);
      await shopper.timeIs(START - 60_000);
      await shopper.until(({lines}) => lines.every(({text}) => /OFF/.test(text)));
      await paysInTheEnd(shopper);
    },
  })),
];

export async function offered({page}: Shopper): Promise<void> {
  await page.getByRole('button', {name: /con 50% de descuento/}).waitFor();
}

/** In one task: time goes on, and the press comes before the page has ticked. */
export async function accepts({page}: Shopper, at?: number): Promise<void> {
  await page.evaluate((moment) => {
    if (moment !== undefined) Date.now = () => moment;
    const button = [...document.querySelectorAll('button')].find(({textContent}) =>
      /con 50% de descuento/.test(textContent ?? ''),
    );
    button?.click();
  }, at);
}

export const WINDOWS: readonly HandOffCase[] = [
  ...AT_LOOK,
  ...AT_PRESS,
  ...BEFORE_ANSWER,
  ...CROSS_SELL,
  ...MOVED_CLOCK,
];
