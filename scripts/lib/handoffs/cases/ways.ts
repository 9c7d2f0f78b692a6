/** The shopper leaves, reloads, closes and comes back at each state of a hand-off. */
import {decimal, type Good} from '../goods';
import type {HandOffCase} from '../hand-off-case';
import {holdAnswer} from '../hold-answer';
import {WrongHandOff, type Shopper} from '../shopper';
import {SHAPES} from './provider';

const GROUP = 'reload, back, forward, closed tabs';

type Way = (shopper: Shopper) => Promise<void>;

const WAYS: Readonly<Record<string, Way>> = {
  'reloads the cart': async ({page}) => void (await page.reload()),
  'goes back and forward': async ({page}) => {
    await page.goBack();
    await page.goForward();
  },
  'follows a link and goes back': async ({page}) => {
    await page.getByRole('link', {name: 'Continuar Comprando'}).click();
    await page.waitForURL(/\/$/);
    await page.goBack();
  },
  'follows a link and returns by another': async ({page}) => {
    await page.getByRole('link', {name: 'Continuar Comprando'}).click();
    await page.waitForURL(/\/$/);
    await page
      .getByRole('link', {name: /^Carrito/})
      .first()
      .click();
  },
  'closes the tab and opens another': async (shopper) => shopper.reopens(),
};

type State = 'preparing' | 'ready' | 'told' | 'refused';

function wayCase(state: State, name: string, way: Way): HandOffCase {
  return {
    group: GROUP,
    name: `${name} while ${state}`,
    run: async (shopper) => {
      const lines = SHAPES['every offer']?.(shopper) ?? [];
      await shopper.arrives({lines});
      const release = await reach(shopper, state, (lines[0]?.good ?? null) as Good);
      await way(shopper);
      release();
      await shopper.until(({state: shown}) => shown === 'cart');
      const seen = await settled(shopper);
      const missing = lines.filter(({good}) => !seen.lines.some(({key}) => key === good.key));
      if (missing.length > 0) throw new WrongHandOff(['lines lost'], {missing, seen});
      await shopper.lane.admin.clearFaults();
      if (seen.told) await shopper.goesBack();
      if ((await shopper.pays()) === 'told') {
        await shopper.goesBack();
        await shopper.pays();
      }
    },
  };
}

async function reach(shopper: Shopper, state: State, first: Good): Promise<() => void> {
  const {admin} = shopper.lane;
  if (state === 'preparing') {
    const release = await holdAnswer(shopper.page);
    await shopper.presses();
    await shopper.until(({processing}) => processing);
    return release;
  }
  if (state === 'told') {
    await admin.changeProduct(first.handle, {price: decimal(first.cents + 321)});
  }
  if (state === 'refused') await admin.injectFault({kind: 'http', operation: 'cartCreate'});
  await shopper.pays();
  if (state === 'told') await shopper.goesBack();
  return () => {};
}

/** Nothing is under way, no tab waits for nothing, and what the page says is so. */
async function settled(shopper: Shopper) {
  const seen = await shopper.settles();
  await shopper.isHonest();
  const waiting = shopper.openedTabs().filter((tab) => shopper.isWaiting(tab));
  if (seen.processing) throw new WrongHandOff(['under way for ever'], seen);
  if (waiting.length > 0) throw new WrongHandOff(['a tab was left that waits for nothing'], seen);
  await shopper.judgesTabs(seen);
  return seen;
}

const CLOSED_TAB: readonly HandOffCase[] = ['one product', 'every offer'].map((shape) => ({
  group: GROUP,
  name: `${shape}: the waiting tab is closed by the shopper`,
  run: async (shopper) => {
    await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
    const release = await holdAnswer(shopper.page);
    const before = await shopper.presses();
    await shopper.until(({processing}) => processing);
    const [tab] = shopper.openedTabs();
    await tab?.close();
    release();
    await shopper.judges(before);
    await shopper.follows(/^Abrir el pago/);
  },
}));

const BLOCKED: readonly HandOffCase[] = Object.keys(SHAPES).map((shape) => ({
  group: 'blocked popup',
  name: shape,
  run: async (shopper) => {
    await shopper.arrives({lines: SHAPES[shape]?.(shopper) ?? []});
    await shopper.page.evaluate(() => {
      window.open = () => null;
    });
    const verdict = await shopper.pays();
    if (verdict === 'told') await shopper.goesBack();
    if (verdict === 'refused') throw new WrongHandOff(['refused for want of a tab'], null);
  },
}));

const TWICE: readonly HandOffCase[] = ['pressed twice', 'pressed in two tabs at once'].map(
  (name) => ({
    group: GROUP,
    name,
    run: async (shopper) => {
      await shopper.arrives({lines: SHAPES['every offer']?.(shopper) ?? []});
      const other = name === 'pressed twice' ? shopper.page : await shopper.newTab();
      if (other !== shopper.page) await shopper.opensCart(other);
      const [before] = await Promise.all([shopper.presses(), shopper.presses(other)]);
      await shopper.settles(other);
      await shopper.judges(before);
      await shopper.isHonest(other);
    },
  }),
);

/** Steps are changes, not totals: none is lost between two tabs. */
const TEN_EACH: HandOffCase = {
  group: GROUP,
  name: 'two tabs add ten units each at once',
  run: async (shopper) => {
    const [first] = SHAPES['one product']?.(shopper) ?? [];
    await shopper.arrives({lines: first ? [first] : []});
    const other = await shopper.newTab();
    await shopper.opensCart(other);
    const tabs = [shopper.page, other];
    await Promise.all(tabs.map((tab) => tab.evaluate(addTen)));
    for (const tab of tabs) {
      const {lines} = await shopper.until((seen) => seen.lines[0]?.quantity === 21, tab);
      if (lines[0]?.quantity !== 21) throw new WrongHandOff(['units lost between tabs'], lines);
    }
    await shopper.pays();
  },
};

/** Runs in the page. */
async function addTen(): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    document.querySelector<HTMLElement>('button[aria-label^="Agregar una unidad"]')?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const WAY_CASES: readonly HandOffCase[] = [
  ...(['preparing', 'ready', 'told', 'refused'] as const).flatMap((state) =>
    Object.entries(WAYS).map(([name, way]) => wayCase(state, name, way)),
  ),
  ...CLOSED_TAB,
  ...BLOCKED,
  ...TWICE,
  TEN_EACH,
];
