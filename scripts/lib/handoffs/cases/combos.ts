/** The combo of a product page: what its panel promises is what the cart gains and the checkout asks. */
import type {Good} from '../goods';
import {storedCart} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {amountsIn} from '../hosted-checkout';
import {usd} from '../judge';
import {START} from '../odd-shop';
import {WrongHandOff, type Shopper} from '../shopper';
import {line} from './lines';
import {paysInTheEnd} from './windows';

const GROUP = 'combos by the shop’s own panel';
/** Their companions are the same on every run. */
const HANDLES = ['producto-03', 'producto-40', 'producto-77'];
const OFFER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

interface Panel {
  /** Titles, that of the page first. */
  readonly titles: readonly string[];
  /** How many products the button says that it adds; 0 where it cannot be pressed. */
  readonly adds: number;
  /** In cents: 'Total del combo', or 'Por agregar' where some of it is in the cart. */
  readonly cents: number;
}

/** Opens the product and reads its panel once it is alive and says what only the browser can say. */
export async function readPanel(
  {page}: Shopper,
  handle: string,
  says = /\d+% de descuento|Sin descuento|ya está/i,
): Promise<Panel> {
  await page.goto(`/producto/${handle}`);
  const region = page.locator('#combo');
  await region.scrollIntoViewIfNeeded();
  await page.waitForFunction((pattern) => {
    const panel = document.querySelector('#combo');
    const fiber = Object.keys(panel ?? {}).some((key) => key.startsWith('__reactFiber'));
    return fiber && new RegExp(pattern, 'i').test(panel?.textContent ?? '');
  }, says.source);
  return panelNow(page);
}

async function panelNow(page: Shopper['page']): Promise<Panel> {
  const {titles, button, total} = await page.evaluate(() => {
    const panel = document.querySelector('#combo');
    const buttons = [...(panel?.querySelectorAll('button') ?? [])];
    const add = buttons.find((each) => /^Agregar/.test(each.textContent ?? ''));
    return {
      titles: [...(panel?.querySelectorAll('ul li label') ?? [])].map((each) => each.textContent),
      button: add && !add.disabled ? add.textContent : null,
      total:
        /(?:Total del combo|Por agregar).*?(\$[\d,.]+)/s.exec(panel?.textContent ?? '')?.[1] ?? '',
    };
  });
  const adds = Number(/(\d+) producto/.exec(button ?? '')?.[1] ?? 0);
  return {titles: titles.map(String), adds, cents: amountsIn(total)[0] ?? 0};
}

/** Adds what the panel offers and checks that the cart gained what was promised. */
export async function addsCombo(shopper: Shopper, had: readonly Good[]): Promise<void> {
  const {page} = shopper;
  const promised = await panelNow(page);
  if (promised.adds > 0) {
    await page
      .locator('#combo')
      .getByRole('button', {name: /^Agregar/})
      .click();
    await page
      .getByRole('status')
      .filter({hasText: /carrito/})
      .first()
      .waitFor();
  }
  const seen = await shopper.opensCart();
  const gained = seen.lines.filter(({key}) => !had.some((good) => good.key === key));
  const hadCents = had.reduce((sum, {cents}) => sum + cents, 0);
  const gainedCents = (seen.cents ?? 0) - hadCents;
  const problems = [];
  if (gained.length !== promised.adds) {
    problems.push(`'Agregar ${promised.adds} productos' added ${gained.length}`);
  }
  if (promised.adds > 0 && gainedCents !== promised.cents) {
    problems.push(`'Total del combo ${usd(promised.cents)}' added ${usd(gainedCents)}`);
  }
  if (problems.length > 0) throw new WrongHandOff(problems, {promised, seen});
}

function goodsOf({lane}: Shopper, {titles}: Panel): readonly Good[] {
  return titles.map((title) => {
    const good = lane.goods.find((each) => title.includes(each.product.title));
    if (!good) throw new Error(`No product for '${title}'`);
    return good;
  });
}

export async function unticks({page}: Shopper, companions: number): Promise<void> {
  const boxes = page.locator('#combo').getByRole('checkbox');
  for (const index of [1, 2, 3]) if (index > companions) await boxes.nth(index).click();
}

/** Each size, with nothing in the cart. */
const SIZES: readonly HandOffCase[] = HANDLES.flatMap((handle) =>
  [0, 1, 2, 3].map((companions) => ({
    group: GROUP,
    name: `${handle} with ${companions} companions`,
    run: async (shopper) => {
      await shopper.comes(START, {});
      await readPanel(shopper, handle);
      await unticks(shopper, companions);
      await addsCombo(shopper, []);
      await paysInTheEnd(shopper);
    },
  })),
);

/** Each size, with each product of it in the cart at its full price, and with all. */
const PARTLY_THERE: readonly HandOffCase[] = [1, 2, 3].flatMap((companions) =>
  [[0], [1], [0, 1], [0, 1, 2, 3].slice(0, companions + 1)].map((there) => ({
    group: GROUP,
    name: `${companions} companions, number ${there.join(' and ')} in the cart already`,
    run: async (shopper) => {
      await shopper.comes(START, {});
      const [handle = ''] = HANDLES;
      const goods = goodsOf(shopper, await readPanel(shopper, handle));
      const had = there.map((index) => goods[index] as Good);
      await shopper.page.evaluate(
        (text) => localStorage.setItem('reventaplr-cart', text),
        storedCart(had.map((good) => line(good))),
      );
      await readPanel(shopper, handle);
      await unticks(shopper, companions);
      await addsCombo(shopper, had);
      await paysInTheEnd(shopper);
    },
  })),
);

/** The window of the offer, at both sides, and that of its new start. */
const WINDOWS: readonly HandOffCase[] = [OFFER_MS, OFFER_MS + DAY_MS].flatMap((end) =>
  [-1, 0, 1].map((side) => ({
    group: GROUP,
    name: `visited ${end / 60_000} min after its start, ${side} ms`,
    run: async (shopper) => {
      const [handle = ''] = HANDLES;
      const offers = {[handle]: {startTime: START, expiryTime: START + OFFER_MS}};
      await shopper.comes(START + end + side, {
        'reventaplr-offers': JSON.stringify({state: offers, version: 1}),
      });
      const {page} = shopper;
      await readPanel(shopper, handle);
      const reduced = /\d+% de descuento/.test(await page.locator('#combo').innerText());
      const wanted = end === OFFER_MS ? side < 0 : side >= 0;
      const text = await page.locator('#combo').innerText();
      if (/30% de descuento\n/.test(text) !== wanted && reduced !== wanted) {
        throw new WrongHandOff(
          [`offer ${reduced ? 'runs' : 'is over'} ${side} ms from there`],
          text,
        );
      }
      await addsCombo(shopper, []);
      await paysInTheEnd(shopper);
    },
  })),
);

/** Seen in time and pressed after the end, before the page has ticked. */
const AT_PRESS: readonly HandOffCase[] = [-1, 0, 1].map((side) => ({
  group: GROUP,
  name: `seen in time, added ${side} ms from the end`,
  run: async (shopper) => {
    const [handle = ''] = HANDLES;
    await shopper.comes(START, {});
    await readPanel(shopper, handle);
    const at = START + OFFER_MS + side;
    await shopper.page.evaluate((moment) => {
      Date.now = () => moment;
      const buttons = [...document.querySelectorAll<HTMLElement>('#combo button')];
      buttons.find(({textContent}) => /^Agregar/.test(textContent ?? ''))?.click();
    }, at);
    await shopper.timeIs(at);
    await shopper.page
      .getByRole('status')
      .filter({hasText: /carrito/})
      .first()
      .waitFor();
    await shopper.opensCart();
    await paysInTheEnd(shopper);
  },
}));

export const COMBOS: readonly HandOffCase[] = [...SIZES, ...PARTLY_THERE, ...WINDOWS, ...AT_PRESS];
