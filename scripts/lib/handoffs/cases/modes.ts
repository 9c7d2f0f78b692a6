/**
 * The shop on other terms than a visitor's own clocks: a campaign, in which one offer is over, one is to
 * come and two run, and no offers at all. What the cart shows is what these terms say, and what is asked.
 */
import type {OfferMode} from '../../../../app/domain/offers/offer-terms';
import {OFFER_PERCENT, reduced, type Offer, type StoredLine} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import {usd} from '../judge';
import {campaignWindows} from '../odd-shop';
import {WrongHandOff, type Shopper} from '../shopper';
import {mustBeExact} from './carts';
import {addsCombo, readPanel, unticks} from './combos';
import {EDIT_CASES} from './edits';
import {line} from './lines';
import {ODD} from './odd';
import {PROVIDER, SHAPES} from './provider';
import {PURCHASES} from './purchases';
import {THANKS} from './thanks';
import {UNNAMED_ORDERS} from './unnamed-orders';
import {WAY_CASES} from './ways';
import {accepts, offered, paysInTheEnd} from './windows';

type Mode = Exclude<OfferMode, 'visitor'>;

const HOUR_MS = 3_600_000;
const AGES = {'just now': 0, '16 min ago': 16 * 60_000, 'a day ago': 25 * HOUR_MS};
const COMBO = 'producto-03';

const group = (mode: Mode) => `in mode ${mode}`;

function makeCase(mode: Mode, name: string, run: HandOffCase['run']): HandOffCase {
  return {mode, group: group(mode), name, run};
}

/** Cases that hold on any terms. */
const EVERYWHERE: readonly RegExp[] = [
  /^provider changes.*: every offer: /,
  /^provider fails: (every offer: (http 500|the answer is lost)|answered with lines that are none)$/,
  /^provider of its own will: every offer: (a cent more on a line|10% off the order|a line in two)$/,
  /^edits while preparing: (a line removed, in this tab|a product added.*)$/,
  /^edits while (ready|told): (one unit more|a line removed), in another tab$/,
  /^reload, .*: (reloads the cart while|follows a link and goes back while ready|pressed in two)/,
  /^blocked popup: every offer$/,
  /^purchases: (every offer|a line was added after.*|every offer, paid and taken back)$/,
  /^two and three open.*: 2 open, a line added between, paid: (1|2, 1)$/,
  /^orders that name no hand-off: two open, paid: 1$/,
  /^links to .gracias: .*RP-7777&name=Ana while one is ready$/,
];

function everywhere(mode: Mode): readonly HandOffCase[] {
  const all = [
    ...PROVIDER,
    ...ODD,
    ...EDIT_CASES,
    ...WAY_CASES,
    ...PURCHASES,
    ...UNNAMED_ORDERS,
    ...THANKS,
  ];
  return all.flatMap((each) => {
    const name = `${each.group}: ${each.name}`;
    return EVERYWHERE.some((pattern) => pattern.test(name)) ? makeCase(mode, name, each.run) : [];
  });
}

/** The offers that the cart shows as running at `now`. */
function runs(shopper: Shopper, mode: Mode, offer: Offer, now: number): boolean {
  const {startsAt, endsAt} = campaignWindows(shopper.lane.shop.opensAt)[offer];
  return mode === 'campaign' && startsAt <= now && now < endsAt;
}

/** What the cart has to show at `now` for these lines, in cents. */
function due(shopper: Shopper, mode: Mode, lines: readonly StoredLine[], now: number): number {
  return lines.reduce((sum, {good, quantity, offer}) => {
    const off = offer && runs(shopper, mode, offer, now) ? OFFER_PERCENT[offer] : 0;
    return sum + reduced(good.cents * quantity, off);
  }, 0);
}

/** Comes at `now`, and finds the amount that these terms make. */
async function arrivesAt(
  shopper: Shopper,
  mode: Mode,
  lines: readonly StoredLine[],
  now: number,
): Promise<void> {
  await shopper.arrives({lines, at: now});
  const wanted = due(shopper, mode, lines, now);
  const seen = await shopper.until(({cents}) => cents === wanted, shopper.page, 2_000);
  if (seen.cents !== wanted) {
    throw new WrongHandOff([`shows ${usd(seen.cents)} instead of ${usd(wanted)}`], seen);
  }
}

/** The shapes of the matrix, their lines added so long ago: no clock but the shop's touches them. */
function aged(mode: Mode): readonly HandOffCase[] {
  return Object.entries(AGES).flatMap(([age, agoMs]) =>
    Object.entries(SHAPES).map(([shape, make]) =>
      makeCase(mode, `${shape}, added ${age}`, async (shopper) => {
        const {opensAt} = shopper.lane.shop;
        const lines = make(shopper).map((each) => ({...each, addedAt: opensAt - agoMs}));
        await arrivesAt(shopper, mode, lines, opensAt);
        await mustBeExact(shopper);
      }),
    ),
  );
}

function combos(mode: Mode): readonly HandOffCase[] {
  return [0, 1, 2, 3].map((companions) =>
    makeCase(mode, `${COMBO} with ${companions} companions`, async (shopper) => {
      await shopper.comes(shopper.lane.shop.opensAt, {});
      await readPanel(shopper, COMBO, mode === 'none' ? /Agregar \d+ producto/ : undefined);
      await unticks(shopper, companions);
      await addsCombo(shopper, []);
      await mustBeExact(shopper);
    }),
  );
}

/** Two lines of it, or one where two are not allowed. */
function linesOf({lane}: Shopper, offer: Offer): readonly StoredLine[] {
  const plain = lane.goods.filter(({beforeCents}) => beforeCents === null);
  return plain
    .slice(0, offer === 'cross-sell' ? 1 : 2)
    .map((good) => line(good, {offer, addedAt: lane.shop.opensAt}));
}

/** The end of what runs, by the browser's clock alone: the worker's and the provider's are their own. */
const ENDS: readonly HandOffCase[] = (['combo-30', 'cross-sell'] as const).flatMap((offer) => {
  const endOf = ({lane}: Shopper) => campaignWindows(lane.shop.opensAt)[offer].endsAt;
  return [-1, 0, 1].flatMap((side) => [
    makeCase('campaign', `${offer}, looked at ${side} ms from its end`, async (shopper) => {
      await arrivesAt(shopper, 'campaign', linesOf(shopper, offer), endOf(shopper) + side);
      await mustBeExact(shopper);
    }),
    makeCase('campaign', `${offer}, pressed ${side} ms from its end`, async (shopper) => {
      const end = endOf(shopper);
      await arrivesAt(shopper, 'campaign', linesOf(shopper, offer), end - 2_000);
      const before = await shopper.presses(shopper.page, end + side);
      await shopper.timeIs(end + side);
      if ((await shopper.judges(before)) !== 'told') return;
      await shopper.goesBack();
      await mustBeExact(shopper);
    }),
    makeCase('campaign', `${offer}, answered ${side} ms from its end`, async (shopper) => {
      const end = endOf(shopper);
      await arrivesAt(shopper, 'campaign', linesOf(shopper, offer), end - 5_000);
      const release = await holdAnswer(shopper.page);
      const before = await shopper.presses();
      await shopper.timeIs(end + side);
      await shopper.until(({processing}) => processing);
      release();
      await shopper.judges(before);
      await shopper.isHonest();
    }),
  ]);
});

/** A browser whose clock is wrong believes in an offer that is over, or has not begun. */
const WRONG_CLOCKS: readonly HandOffCase[] = (
  [
    ['combo-10', -2],
    ['combo-20', 2],
  ] as const
).map(([offer, hours]) =>
  makeCase('campaign', `${offer}, by a clock that is ${hours} h off`, async (shopper) => {
    const now = shopper.lane.shop.opensAt + hours * HOUR_MS;
    await arrivesAt(shopper, 'campaign', linesOf(shopper, offer), now);
    await paysInTheEnd(shopper);
    if (shopper.verdicts[0] !== 'told') {
      throw new WrongHandOff([`${String(shopper.verdicts[0])}, though no offer runs`], null);
    }
  }),
);

const CROSS_SELL = makeCase(
  'campaign',
  'the cross-sell, accepted an hour later',
  async (shopper) => {
    const {opensAt} = shopper.lane.shop;
    const [good] = shopper.lane.goods.slice(-1);
    await shopper.arrives({lines: good ? [line(good, {addedAt: opensAt})] : [], crossSell: true});
    await offered(shopper);
    await shopper.timeIs(opensAt + HOUR_MS);
    await accepts(shopper);
    const {lines} = await shopper.until((seen) => seen.lines.length === 2);
    if (lines.length !== 2) throw new WrongHandOff(['the cross-sell was not taken'], lines);
    await mustBeExact(shopper);
  },
);

export const MODES: readonly HandOffCase[] = [
  ...(['campaign', 'none'] as const).flatMap((mode) => [
    ...aged(mode),
    ...combos(mode),
    ...everywhere(mode),
  ]),
  ...ENDS,
  ...WRONG_CLOCKS,
  CROSS_SELL,
];
