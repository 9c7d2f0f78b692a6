/** After paying: what the order has leaves the cart, by variant and quantity, and nothing else does. */
import type {Page} from '@playwright/test';
import type {Good} from '../goods';
import {decimal} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import type {Contents} from '../judge';
import {adds, buys, buysAndUndoes, isAlive} from '../purchase';
import {contentsOf, WrongHandOff, type Shopper} from '../shopper';
import {line} from './lines';
import {SHAPES} from './provider';

const GROUP = 'purchases';
const SEVERAL = 'two and three open hand-offs';

/** Presses, and returns the checkout's tab. */
export async function opens(shopper: Shopper): Promise<Page> {
  const known = new Set(shopper.context.pages());
  const verdict = await shopper.pays();
  if (verdict === 'told') {
    const tab = await shopper.follows(/^Continuar y pagar/);
    return tab;
  }
  const tab = shopper.context.pages().find((each) => !known.has(each));
  if (!tab) throw new WrongHandOff([`${verdict}, and no tab`], null);
  return tab;
}

/** In the cart's tab: so many units more of a product. */
export async function more(shopper: Shopper, good: Good, times = 1): Promise<void> {
  const button = shopper.page.getByRole('button', {
    name: `Agregar una unidad de ${good.product.title}`,
  });
  for (let count = 0; count < times; count += 1) await button.click();
}

async function removes({page}: Shopper, good: Good): Promise<void> {
  await page.getByRole('button', {name: `Eliminar ${good.product.title} del carrito`}).click();
}

/** In a tab of its own, as a shopper does who goes on looking round. */
async function addsElsewhere(shopper: Shopper, good: Good): Promise<void> {
  const tab = await shopper.newTab();
  await tab.goto(`/producto/${good.handle}`);
  await isAlive(tab);
  await tab.getByRole('button', {name: 'Agregar al carrito'}).first().click();
  await tab.getByRole('status').filter({hasText: 'Producto agregado'}).waitFor();
  await shopper.until(({lines}) => lines.some(({key}) => key === good.key));
  await tab.close();
}

/** Lines without an offer. */
export function plain(shopper: Shopper, from: number, count: number): readonly Good[] {
  const goods = shopper.lane.goods.filter(({beforeCents}) => beforeCents === null);
  return goods.slice(from, from + count);
}

export const now = async (shopper: Shopper): Promise<Contents> =>
  contentsOf((await shopper.rests()).lines);

const ALONE: readonly HandOffCase[] = [
  ...Object.keys(SHAPES).map((shape): HandOffCase => ({
    group: GROUP,
    name: shape,
    run: async (shopper) => {
      await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
      const tab = await opens(shopper);
      await buys(shopper, tab, await now(shopper));
    },
  })),
  story('one unit was paid, and the line has four by then', async (shopper) => {
    const [first] = plain(shopper, 0, 1) as [Good];
    await shopper.arrives({lines: [line(first)]});
    const tab = await opens(shopper);
    await more(shopper, first, 3);
    await shopper.until(({lines}) => lines[0]?.quantity === 4);
    await buys(shopper, tab, await now(shopper));
  }),
  story('four units were paid, and the line has one by then', async (shopper) => {
    const [first] = plain(shopper, 0, 1) as [Good];
    await shopper.arrives({lines: [line(first, {quantity: 2})]});
    const tab = await opens(shopper);
    const less = shopper.page.getByRole('button', {name: /^Quitar una unidad/});
    await less.click();
    await shopper.until(({lines}) => lines[0]?.quantity === 1);
    await buys(shopper, tab, await now(shopper));
  }),
  story('a line was added after the hand-off', async (shopper) => {
    const [first, second] = plain(shopper, 2, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first)]});
    const tab = await opens(shopper);
    await addsElsewhere(shopper, second);
    await buys(shopper, tab, await now(shopper));
  }),
  story('a line was removed after the hand-off', async (shopper) => {
    const [first, second] = plain(shopper, 4, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first), line(second)]});
    const tab = await opens(shopper);
    await removes(shopper, second);
    await shopper.until(({lines}) => lines.length === 1);
    await buys(shopper, tab, await now(shopper));
  }),
  story('a line was removed and added again', async (shopper) => {
    const [first, second] = plain(shopper, 6, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first), line(second)]});
    const tab = await opens(shopper);
    await removes(shopper, second);
    await shopper.until(({lines}) => lines.length === 1);
    await addsElsewhere(shopper, second);
    await buys(shopper, tab, await now(shopper));
  }),
  story('a line was added elsewhere while the hand-off was prepared', async (shopper) => {
    const [first, second] = plain(shopper, 8, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first)]});
    const release = await holdAnswer(shopper.page);
    const before = await shopper.presses();
    await shopper.until(({processing}) => processing);
    const tab = await shopper.newTab();
    await tab.goto(`/producto/${second.handle}`);
    await isAlive(tab);
    await tab.getByRole('button', {name: 'Agregar al carrito'}).first().click();
    await tab.getByRole('status').filter({hasText: /\S/}).first().waitFor();
    await shopper.rests();
    release();
    const tabs = new Set(shopper.openedTabs());
    await shopper.judges(before);
    const opened = shopper.context.pages().find((each) => tabs.has(each));
    if (opened) await buys(shopper, opened, await now(shopper));
  }),
  story('a sold-out line stays', async (shopper) => {
    const [first, second] = plain(shopper, 10, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first), line(second)]});
    await shopper.lane.admin.changeProduct(second.handle, {availableForSale: false});
    const tab = await opens(shopper);
    await buys(shopper, tab, await now(shopper));
  }),
  story('the price changed, was told, and was paid', async (shopper) => {
    const [first, second] = plain(shopper, 12, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first, {quantity: 2}), line(second)]});
    await shopper.lane.admin.changeProduct(first.handle, {price: decimal(first.cents + 100)});
    const tab = await opens(shopper);
    await buys(shopper, tab, await now(shopper));
  }),
  story('the shop’s tab was closed meanwhile', async (shopper) => {
    const [first, second] = plain(shopper, 14, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first), line(second)]});
    const tab = await opens(shopper);
    const before = await now(shopper);
    await shopper.page.close();
    await buys(shopper, tab, before);
  }),
  story('by the link, since the browser opened no tab', async (shopper) => {
    const [first, second] = plain(shopper, 16, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first), line(second)]});
    await shopper.page.evaluate(() => {
      window.open = () => null;
    });
    await shopper.pays();
    const before = await now(shopper);
    await buys(shopper, await shopper.follows(/^Abrir el pago/), before);
  }),
  ...['one product', 'every offer'].map((shape) =>
    story(`${shape}, paid and taken back`, async (shopper) => {
      await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
      const tab = await opens(shopper);
      await buysAndUndoes(shopper, tab, await now(shopper));
      await shopper.opensCart();
      await shopper.pays();
    }),
  ),
  story('the same again, for a second order', async (shopper) => {
    const [first, second] = plain(shopper, 18, 2) as [Good, Good];
    await shopper.arrives({lines: [line(first)]});
    await buys(shopper, await opens(shopper), await now(shopper));
    await adds(shopper, second);
    await shopper.opensCart();
    await buys(shopper, await opens(shopper), await now(shopper));
  }),
];

export function story(name: string, run: HandOffCase['run'], group = GROUP): HandOffCase {
  return {group, name, run};
}

/** What happens to the cart between one hand-off and the next. */
const BETWEEN: Readonly<
  Record<string, (shopper: Shopper, goods: readonly Good[]) => Promise<void>>
> = {
  'a line added': async (shopper, goods) => {
    const there = (await shopper.rests()).lines.map(({key}) => key);
    const next = goods.find(({key}) => !there.includes(key));
    if (next) await addsElsewhere(shopper, next);
  },
  'a line removed': async (shopper) => {
    const {lines} = await shopper.rests();
    if (lines.length < 2) return;
    await shopper.page
      .getByRole('button', {name: /^Eliminar .* del carrito/})
      .last()
      .click();
    await shopper.until((seen) => seen.lines.length === lines.length - 1);
  },
  'a unit more': async (shopper, goods) => {
    const {lines} = await shopper.rests();
    await more(shopper, goods[0] as Good);
    await shopper.until((seen) => seen.lines[0]?.quantity !== lines[0]?.quantity);
  },
  nothing: async () => {},
};

const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[0], [1], [0, 1], [1, 0]],
  3: [[0], [1], [2], [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]],
};

const OPEN_ONES: readonly HandOffCase[] = [2, 3].flatMap((count) =>
  Object.entries(BETWEEN).flatMap(([change, make]) =>
    (ORDERS[count] ?? []).map((order) => ({
      group: SEVERAL,
      name: `${count} open, ${change} between, paid: ${order.map((each) => each + 1).join(', ')}`,
      run: async (shopper) => {
        const goods = plain(shopper, 20, 6);
        await shopper.arrives({
          lines: goods.slice(0, 3).map((good, index) => line(good, {quantity: index + 1})),
        });
        const tabs = [await opens(shopper)];
        while (tabs.length < count) {
          await make(shopper, goods);
          tabs.push(await opens(shopper));
        }
        for (const index of order) await buys(shopper, tabs[index] as Page, await now(shopper));
      },
    })),
  ),
);

export const PURCHASES: readonly HandOffCase[] = [...ALONE, ...OPEN_ONES];
