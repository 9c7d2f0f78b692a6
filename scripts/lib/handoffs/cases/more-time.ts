/** The shopper asks for more time, or takes it back, before, during and after a hand-off, in this tab or another. */
import {MORE_TIME_STORAGE_KEY} from '../../../../app/domain/limits';
import type {Good} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import {START} from '../odd-shop';
import type {Shopper} from '../shopper';
import {line} from './lines';
import {paysInTheEnd} from './windows';

const MINUTE_MS = 60_000;

const MOMENTS = ['at rest', 'preparing', 'ready'] as const;
const PLACES = ['this tab', 'another tab'] as const;
/** Minutes since the lines were added: their discount runs, or is over by the usual clock. */
const AGES = [5, 20] as const;

interface Situation {
  readonly moment: (typeof MOMENTS)[number];
  readonly place: (typeof PLACES)[number];
  /** Whether more time is wanted afterwards. */
  readonly wanted: boolean;
  readonly minutes: (typeof AGES)[number];
}

export const MORE_TIME: readonly HandOffCase[] = MOMENTS.flatMap((moment) =>
  PLACES.flatMap((place) =>
    [true, false].flatMap((wanted) =>
      AGES.map((minutes) => moreTimeCase({moment, place, wanted, minutes})),
    ),
  ),
);

function moreTimeCase({moment, place, wanted, minutes}: Situation): HandOffCase {
  return {
    group: 'more time',
    name: `${wanted ? 'asked for' : 'taken back'} ${moment}, in ${place}, lines of ${minutes} minutes`,
    run: async (shopper) => {
      const goods = shopper.lane.goods.filter(({beforeCents}) => beforeCents === null);
      const [first, second] = goods.slice(14, 16) as [Good, Good];
      const addedAt = START - minutes * MINUTE_MS;
      await shopper.arrives({
        lines: [
          line(first, {quantity: 2, offer: 'combo-30', addedAt}),
          line(second, {offer: 'combo-30', addedAt}),
        ],
        stored: wanted ? {} : {[MORE_TIME_STORAGE_KEY]: storedSince(addedAt - 1)},
      });
      if (moment === 'preparing') {
        const release = await holdAnswer(shopper.page);
        const before = await shopper.presses();
        await shopper.until(({processing}) => processing);
        await switches(shopper, place, wanted);
        release();
        await shopper.judges(before);
      } else {
        if (moment === 'ready') await shopper.pays();
        await switches(shopper, place, wanted);
        await shopper.isHonest();
      }
      await paysInTheEnd(shopper);
    },
  };
}

function storedSince(since: number): string {
  return JSON.stringify({state: since, version: 1});
}

/** On the page that has the switch; in this tab that is a step away from the cart, and back. */
async function switches(
  shopper: Shopper,
  place: Situation['place'],
  wanted: boolean,
): Promise<void> {
  const isHere = place === 'this tab';
  const tab = isHere ? shopper.page : await shopper.newTab();
  if (isHere) await tab.getByRole('link', {name: /^Necesito más tiempo/}).click();
  else await tab.goto('/accesibilidad');
  // Storage is read once the page is alive.
  const name = 'Diez veces más tiempo';
  await tab.getByRole('checkbox', {name, checked: !wanted}).click();
  await tab.waitForFunction(
    ([key, expected]) => {
      const {state = null} = JSON.parse(localStorage.getItem(key) ?? '{}') as {state?: unknown};
      return (state !== null) === expected;
    },
    [MORE_TIME_STORAGE_KEY, wanted] as const,
  );
  if (!isHere) return tab.close();
  await tab.goBack();
  await shopper.until(({state}) => state === 'cart');
}
