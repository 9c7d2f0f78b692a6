/**
 * From a tap or a key to the next paint, as the browser itself times it, on a phone a sixth as fast as this
 * machine: what shoppers do most, on a page that they have moved and read.
 */
import {setTimeout} from 'node:timers/promises';
import {chromium, devices, type Browser, type Locator, type Page} from '@playwright/test';
import {CHROMIUM_ARGUMENTS, requireChromium} from '../lib/chromium';
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, type Spread} from './results';

export interface Interaction {
  readonly name: string;
  /** Milliseconds, each in steps of 8. */
  readonly ms: Spread;
}

interface Act {
  readonly name: string;
  readonly path: string;
  /** Preparation, which is not timed. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The tapped element; without it, text is typed into the element that `prepare` has focused. */
  readonly target?: (page: Page) => Locator;
  /** Waits for the effect of the interaction. */
  readonly follows?: (page: Page) => Promise<void>;
}

const SLOWDOWN = 6;
const TIMES = 9;
/** The browser does not report shorter interactions. */
const LEAST_MS = 16;
/** Somebody moves the page a little, reads, and finds what to press; at this speed the page is done meanwhile. */
const FIRST_LOOK_MS = 500;
const READING_MS = 2_500;
const AIMING_MS = 500;
/** Between two letters of a quick thumb. */
const LETTER_MS = 200;
const TEXT = 'ayuno';
const BARE_ID = 'bare-button';

/** Reference: a tap on the same page that no code of the shop handles. */
export const BARE = 'a bare button';

const searchButton = (page: Page) => page.getByRole('button', {name: /^Buscar/}).last();
const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Buscar Productos'});
const firstCard = (page: Page) => page.getByRole('article').first();

const ACTS: readonly Act[] = [
  {
    name: BARE,
    path: PRODUCT.path,
    prepare: putBareButton,
    target: (page) => page.locator(`#${BARE_ID}`),
  },
  {
    name: 'add to cart',
    path: PRODUCT.path,
    target: (page) => page.getByRole('button', {name: 'Agregar al carrito'}).first(),
    follows: (page) => page.getByText('Producto agregado al carrito').first().waitFor(),
  },
  {
    name: 'heart',
    path: CATEGORY.path,
    target: (page) => firstCard(page).getByRole('button', {name: /a favoritos$/}),
    follows: (page) =>
      firstCard(page)
        .getByRole('button', {name: /de favoritos$/})
        .waitFor(),
  },
  {
    name: 'open search',
    path: HOME.path,
    target: searchButton,
    follows: (page) => searchDialog(page).waitFor(),
  },
  {
    name: 'type',
    path: HOME.path,
    async prepare(page) {
      await tap(page, searchButton(page));
      await searchDialog(page).getByRole('combobox').focus();
    },
  },
  {
    name: 'open menu',
    path: HOME.path,
    target: (page) => page.getByRole('button', {name: 'Categorías', exact: true}).last(),
    follows: (page) => page.getByRole('dialog', {name: 'Categorías'}).waitFor(),
  },
  {
    name: 'tick combo',
    path: PRODUCT.path,
    target: (page) => page.getByRole('checkbox').nth(1),
  },
  {
    name: 'filter',
    path: '/tienda',
    target: (page) => page.getByText('Filtrar y ordenar'),
    follows: (page) => page.getByLabel('Nicho').waitFor(),
  },
  {
    name: 'tab',
    path: PRODUCT.path,
    target: (page) => page.getByRole('tab', {name: 'Incluye'}),
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
  {prepare, target, follows}: Act,
): Promise<number> {
  const context = await browser.newContext({...devices['Pixel 7']});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.goto(address);
    await setTimeout(FIRST_LOOK_MS);
    await page.evaluate(() => window.scrollBy(0, 60));
    await setTimeout(READING_MS);
    await prepare?.(page);
    // Not scrolled by the driver, which gives up when React replaces the element.
    await target?.(page).evaluate((each) => each.scrollIntoView({block: 'center'}));
    await setTimeout(AIMING_MS);
    const longest = await watchInteractions(page);
    if (target) await tap(page, target(page));
    else await page.keyboard.type(TEXT, {delay: LETTER_MS});
    await follows?.(page);
    return await longest();
  } finally {
    await context.close();
  }
}

/** A native button without a framework, whose text changes when it is tapped. */
async function putBareButton(page: Page): Promise<void> {
  await page.evaluate((id) => {
    const button = document.createElement('button');
    button.id = id;
    button.textContent = '0';
    button.style.cssText = 'position:fixed;top:40%;left:40%;padding:1rem';
    button.addEventListener('click', () => (button.textContent = '1'));
    document.body.append(button);
  }, BARE_ID);
}

/** Taps like a finger: the driver's own tap first runs a dozen checks, which take the page's time. */
async function tap(page: Page, target: Locator): Promise<void> {
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
