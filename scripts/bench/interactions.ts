/**
 * From a tap or a key to the next paint, as the browser itself times it, on a phone a sixth as fast as this
 * machine: what shoppers do most.
 */
import {chromium, devices, type Browser, type Locator, type Page} from '@playwright/test';
import {CHROMIUM_ARGUMENTS, requireChromium} from '../lib/chromium';
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, type Spread} from './spread';

export interface Interaction {
  readonly name: string;
  /** Milliseconds, each in steps of 8. */
  readonly ms: Spread;
}

interface Act {
  readonly name: string;
  readonly path: string;
  /** What comes before, and is not timed. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly perform: (page: Page) => Promise<void>;
}

const SLOWDOWN = 6;
const TIMES = 9;
/** The browser tells of no interaction that took less. */
const LEAST_MS = 16;

const ACTS: readonly Act[] = [
  {
    name: 'add to cart',
    path: PRODUCT.path,
    async perform(page) {
      await tap(page, page.getByRole('button', {name: 'Agregar al carrito'}).first());
      await page.getByText('Producto agregado al carrito').first().waitFor();
    },
  },
  {
    name: 'heart',
    path: CATEGORY.path,
    async perform(page) {
      const card = page.getByRole('article').first();
      await tap(page, card.getByRole('button', {name: /a favoritos$/}));
      await card.getByRole('button', {name: /de favoritos$/}).waitFor();
    },
  },
  {name: 'open search', path: HOME.path, perform: openSearch},
  {
    name: 'type',
    path: HOME.path,
    prepare: openSearch,
    async perform(page) {
      await page.getByRole('dialog').getByRole('combobox').focus();
      for (const letter of 'ayuno') await page.keyboard.press(letter);
    },
  },
  {
    name: 'open menu',
    path: HOME.path,
    async perform(page) {
      await tap(page, page.getByRole('button', {name: 'Categorías', exact: true}).last());
      await page.getByRole('dialog', {name: 'Categorías'}).waitFor();
    },
  },
  {
    name: 'tick combo',
    path: PRODUCT.path,
    async perform(page) {
      await tap(page, page.getByRole('checkbox').nth(1));
    },
  },
  {
    name: 'filter',
    path: '/tienda',
    async perform(page) {
      await tap(page, page.getByText('Filtrar y ordenar'));
      await page.getByLabel('Nicho').waitFor();
    },
  },
  {
    name: 'tab',
    path: PRODUCT.path,
    async perform(page) {
      await tap(page, page.getByRole('tab', {name: 'Incluye'}));
    },
  },
];

export async function timeInteractions(shopUrl: string): Promise<readonly Interaction[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const timed: Interaction[] = [];
    for (const act of ACTS) {
      const all: number[] = [];
      for (let time = 0; time < TIMES; time++)
        all.push(await timeOnce(browser, shopUrl + act.path, act));
      timed.push({name: act.name, ms: spreadOf(all)});
    }
    return timed;
  } finally {
    await browser.close();
  }
}

async function timeOnce(
  browser: Browser,
  address: string,
  {prepare, perform}: Act,
): Promise<number> {
  const context = await browser.newContext({...devices['Pixel 7']});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.goto(address);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await prepare?.(page);
    const longest = await watchInteractions(page);
    await perform(page);
    return await longest();
  } finally {
    await context.close();
  }
}

async function openSearch(page: Page): Promise<void> {
  await tap(page, page.getByRole('button', {name: /^Buscar/}).last());
  await page.getByRole('dialog', {name: 'Buscar Productos'}).waitFor();
}

/** As a finger does: the driver's own tap asks the page a dozen things first, in the page's time. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be tapped is not there.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Watches what 'Interaction to Next Paint' counts: what a tap sets off, without the moves of a
 * pointer that no finger made. The function returned waits for the longest; the browser tells of it
 * once the paint is on screen.
 */
async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  const taps = await page.evaluateHandle((least) => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {interactionId?: number})[]) {
        if (entry.interactionId) durations.push(entry.duration);
      }
    }).observe({type: 'event', durationThreshold: least} as PerformanceObserverInit);
    return durations;
  }, LEAST_MS);
  return async () => {
    await page.waitForFunction((durations) => durations.length > 0, taps);
    return Math.max(...(await taps.jsonValue()));
  };
}
