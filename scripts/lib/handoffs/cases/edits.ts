/** The cart changes, in this tab or another, at each state of a hand-off. */
import type {Page} from '@playwright/test';
import type {Good, StoredLine} from '../goods';
import {decimal} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import {WrongHandOff, type Shopper} from '../shopper';
import {lookAtCart, type SeenCart} from '../cart-page';
import {line} from './lines';

type Where = 'this tab' | 'another tab';

interface Edit {
  /** Lines that it takes out of the cart, by their place. */
  readonly removes?: readonly number[];
  readonly make: (
    shopper: Shopper,
    tab: Page,
    goods: readonly Good[],
    press: (label: string) => Promise<void>,
  ) => Promise<void>;
}

/** Presses what carries the label, in the page, locked or not. @throws {WrongHandOff} when it is not there. */
async function presses(tab: Page, label: string): Promise<void> {
  const pressed = await tab.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').startsWith(wanted),
    );
    button?.click();
    return Boolean(button);
  }, label);
  if (!pressed) throw new WrongHandOff([`no '${label}' to press`], await lookAtCart(tab));
}

/**
 * Presses as often as the tab says that the payment is still being prepared: it hears of the end of another
 * tab's hand-off a little later, and a press until then changes nothing and is told why.
 */
async function pressesPatiently(shopper: Shopper, tab: Page, label: string): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await presses(tab, label);
    if (!LOCKED.test((await shopper.rests(tab)).live)) return;
    await shopper.until(({live, processing}) => !processing && !LOCKED.test(live), tab);
  }
}

const LOCKED = /prepar/i;

const title = (goods: readonly Good[], index: number) => goods[index]?.product.title ?? '';

const ON_CART: Readonly<Record<string, Edit>> = {
  'one unit more': {
    make: async (_shopper, _tab, goods, press) => press(`Agregar una unidad de ${title(goods, 0)}`),
  },
  'one unit less': {
    make: async (_shopper, _tab, goods, press) => press(`Quitar una unidad de ${title(goods, 0)}`),
  },
  'a line removed': {
    removes: [1],
    make: async (_shopper, _tab, goods, press) => press(`Eliminar ${title(goods, 1)}`),
  },
  'all lines removed': {
    removes: [0, 1, 2],
    make: async (_shopper, _tab, goods, press) => {
      for (const index of [0, 1, 2]) await press(`Eliminar ${title(goods, index)}`);
    },
  },
  'one removed and one unit more of another': {
    removes: [1],
    make: async (_shopper, _tab, goods, press) => {
      await press(`Eliminar ${title(goods, 1)}`);
      await press(`Agregar una unidad de ${title(goods, 0)}`);
    },
  },
};

/** By another page of the shop, as it is only in another tab while this one shows the cart. */
const ELSEWHERE: Readonly<Record<string, Edit>> = {
  'a product added on its page': {
    make: async (shopper, tab) => {
      const good = shopper.lane.goods.at(-2) as Good;
      await tab.goto(`/producto/${good.handle}`);
      await tab.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      );
      await tab.getByRole('button', {name: 'Agregar al carrito'}).first().click();
      await tab.getByRole('status').filter({hasText: /\S/}).first().waitFor();
    },
  },
  'another hand-off pressed': {
    make: async (_, tab) => void (await lookAtCart(tab, {pay: true})),
  },
};

type State = 'preparing' | 'ready' | 'told' | 'gone back' | 'refused' | 'blocked';
const STATES: readonly State[] = ['preparing', 'ready', 'told', 'gone back', 'refused', 'blocked'];

/** Three lines: two of a combo, the first of them twice, and one without an offer. */
function cartOf(shopper: Shopper): readonly StoredLine[] {
  const goods = shopper.lane.goods.filter(({beforeCents}) => beforeCents === null);
  const [first, second, third] = goods.slice(14, 17) as [Good, Good, Good];
  return [
    line(first, {quantity: 2, offer: 'combo-30'}),
    line(second, {offer: 'combo-30'}),
    line(third),
  ];
}

function editCase(state: State, name: string, where: Where, edit: Edit): HandOffCase {
  return {
    group: `edits while ${state}`,
    name: `${name}, in ${where}`,
    run: async (shopper) => {
      const lines = cartOf(shopper);
      const goods = lines.map(({good}) => good);
      await shopper.arrives({lines});
      const tab = where === 'this tab' ? shopper.page : await shopper.newTab();
      if (where === 'another tab' && !(name in ELSEWHERE)) await shopper.opensCart(tab);
      if (name === 'another hand-off pressed') await shopper.opensCart(tab);
      const removed = (edit.removes ?? []).map((index) => goods[index]?.key ?? '');
      const make = () =>
        edit.make(shopper, tab, goods, (label) =>
          state === 'preparing' ? presses(tab, label) : pressesPatiently(shopper, tab, label),
        );
      if (state === 'preparing') {
        await whilePreparing(shopper, tab, make, removed);
      } else {
        await reach(shopper, state, goods);
        await make();
        await expectEdited(shopper, tab, edit, removed);
      }
      for (const each of shopper.openedTabs()) {
        if (!shopper.isWaiting(each)) continue;
        await each.waitForURL(/\/cart\/c\//).catch(() => {});
      }
      await endsExact(shopper);
    },
  };
}

/** Whatever is in the way is closed; then the cart, if there is one, is handed over exactly. */
async function endsExact(shopper: Shopper): Promise<void> {
  let seen = await shopper.isHonest();
  if (seen.told) seen = await shopper.goesBack();
  if (seen.cents === null) return;
  await shopper.lane.admin.clearFaults();
  const verdict = await shopper.pays();
  if (verdict === 'told') {
    await shopper.goesBack();
    const again = await shopper.pays();
    if (again === 'exact') return;
  }
  if (verdict !== 'exact') throw new WrongHandOff([`${verdict} in the end`], seen);
}

async function whilePreparing(
  shopper: Shopper,
  tab: Page,
  edit: () => Promise<void>,
  removed: readonly string[],
): Promise<void> {
  const release = await holdAnswer(shopper.page);
  const before = await shopper.presses();
  await shopper.until(({processing}) => processing);
  await edit();
  await reachesAllTabs(shopper, tab);
  const during = await shopper.rests();
  expectEffectOrReason(before, during, await lookAtCart(tab));
  release();
  await shopper.judges(before, {removed});
}

/** What another tab did to the cart is here, too. */
async function reachesAllTabs(shopper: Shopper, tab: Page): Promise<void> {
  const there = await lookAtCart(tab);
  if (there.state === 'other') {
    // It has no cart to compare: its toast says that it has added, or why not.
    if (!/agregado/i.test(there.live)) return;
    const count = (await lookAtCart(shopper.page)).lines.length;
    await shopper.until(({lines}) => lines.length > count, shopper.page, STORAGE_PATIENCE_MS);
    return;
  }
  const units = unitsOf(await shopper.rests(tab));
  await shopper.until((seen) => unitsOf(seen) === units, shopper.page, STORAGE_PATIENCE_MS);
}

const STORAGE_PATIENCE_MS = 1_500;

function unitsOf({lines}: SeenCart): string {
  return lines.map(({key, quantity}) => `${key}×${quantity}`).join();
}

/** In each tab by itself a change is seen, or why there is none. */
function expectEffectOrReason(before: SeenCart, during: SeenCart, there: SeenCart): void {
  for (const [where, seen] of Object.entries({
    'the tab that pays': during,
    'the other tab': there,
  })) {
    const {state, summary, live, lines} = seen;
    if (state === 'cart' && unitsOf(before) !== unitsOf(seen)) continue;
    if (state === 'other' && /agregado/i.test(live)) continue;
    const said = [summary, live, ...lines.map(({text}) => text)].join(' ');
    if (/prepar|mientras|espera/i.test(said)) continue;
    throw new WrongHandOff([`the cart is locked without a visible reason in ${where}`], seen);
  }
}

async function reach(shopper: Shopper, state: State, goods: readonly Good[]): Promise<void> {
  const {admin} = shopper.lane;
  const [first] = goods;
  if (state === 'told' || state === 'gone back') {
    if (first) await admin.changeProduct(first.handle, {price: decimal(first.cents + 321)});
  }
  if (state === 'refused') await admin.injectFault({kind: 'http', operation: 'cartCreate'});
  if (state === 'blocked') {
    await shopper.page.evaluate(() => {
      window.open = () => null;
    });
  }
  const verdict = await shopper.pays();
  const wanted = {told: 'told', 'gone back': 'told', refused: 'refused'}[String(state)] ?? 'exact';
  if (verdict !== wanted) throw new WrongHandOff([`${verdict} instead of ${wanted}`], null);
  if (state === 'gone back') await shopper.goesBack();
}

/** The removed lines are gone, and no other. */
async function expectEdited(
  shopper: Shopper,
  tab: Page,
  {removes = []}: Edit,
  removed: readonly string[],
): Promise<void> {
  await reachesAllTabs(shopper, tab);
  const wanted = (seen: SeenCart) =>
    removes.length === 0 || !seen.lines.some(({key}) => removed.includes(key));
  const seen = await shopper.until(wanted);
  if (!wanted(seen))
    throw new WrongHandOff(['what was removed is still there'], {
      seen,
      there: await lookAtCart(tab),
    });
}

const EDITS: readonly HandOffCase[] = STATES.flatMap((state) => [
  ...Object.entries(ON_CART).flatMap(([name, edit]) =>
    (['this tab', 'another tab'] as const)
      // A notice stands in the way of this tab.
      .filter((where) => !(state === 'told' && where === 'this tab'))
      .map((where) => editCase(state, name, where, edit)),
  ),
  ...Object.entries(ELSEWHERE).map(([name, edit]) => editCase(state, name, 'another tab', edit)),
]);

export const EDIT_CASES = EDITS;
