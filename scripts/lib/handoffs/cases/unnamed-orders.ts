/**
 * The provider leads back without the name of the hand-off, as it does until the operator has written it
 * into the link: what was paid is then known only when one alone is open, else the shopper is asked.
 */
import type {Page} from '@playwright/test';
import type {Good} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {buysUnnamed} from '../purchase';
import {line} from './lines';
import {more, now, opens, plain} from './purchases';

const GROUP = 'orders that name no hand-off';

const ALONE: readonly HandOffCase[] = ['nothing', 'three units more'].map((change) => ({
  group: GROUP,
  name: `one open, ${change} since`,
  run: async (shopper) => {
    const goods = plain(shopper, 40, 2) as [Good, Good];
    await shopper.arrives({lines: goods.map((good) => line(good))});
    const tab = await opens(shopper);
    if (change !== 'nothing') await more(shopper, goods[0], 3);
    await buysUnnamed(shopper, tab, await now(shopper));
  },
}));

const SEVERAL: readonly HandOffCase[] = [[0], [1], [0, 1], [1, 0]].map((order) => ({
  group: GROUP,
  name: `two open, paid: ${order.map((each) => each + 1).join(', ')}`,
  run: async (shopper) => {
    const goods = plain(shopper, 42, 2) as [Good, Good];
    await shopper.arrives({lines: goods.map((good) => line(good))});
    const tabs = [await opens(shopper)];
    await more(shopper, goods[0]);
    await shopper.until(({lines}) => lines[0]?.quantity === 2);
    tabs.push(await opens(shopper));
    for (const index of order) {
      await buysUnnamed(shopper, tabs[index] as Page, await now(shopper));
    }
  },
}));

export const UNNAMED_ORDERS: readonly HandOffCase[] = [...ALONE, ...SEVERAL];
