/**
 * From a click to the largest paint of the next page, on the way home → category → product → back: into pages
 * that the browser has rendered beforehand, and by the router alone, as for who saves data. Puppeteer drives
 * it: in a browser that Playwright drives nothing is rendered beforehand.
 */
import {setTimeout} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import {PRERENDERED_KEY} from '../../app/domain/site/prerendered';
import {CHROMIUM_ARGUMENTS, requireWindowedChromium} from '../lib/chromium';
import {startCountingProxy} from './counting-proxy';
import {PrerenderingTab, type Place} from './prerendering-tab';
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, type Spread} from './spread';

export interface NextPages {
  readonly steps: readonly NextPageStep[];
  /** Bytes a visit that rendering beforehand costs beyond what is fetched without it. */
  readonly wastedBytes: Spread;
}

export interface NextPageStep {
  readonly name: string;
  /** Milliseconds, where the browser had rendered the page, or kept it. */
  readonly foreseen: Spread;
  /** Milliseconds, where the router renders it. */
  readonly byRouter: Spread;
}

interface Visit {
  /** Milliseconds of each step. */
  readonly waits: readonly number[];
  readonly bytes: number;
}

const TIMES = 9;
const PATIENCE_MS = 10_000;
/** From the moment that a page waits until the press, and after the way there is seen: a hand is not quicker. */
const REST_MS = 500;
/** A pointer is under way on a page before it comes to a link; from its first move on the page listens. */
const UNDER_WAY_MS = 1_500;
const BESIDE: Place = {x: 2, y: 400};
/**
 * As narrow as the browser lets a window be, about as wide as a phone. Without a graphics card it draws by
 * processor alone: at 1440 px that takes longer than everything else together.
 */
const WINDOW = '500,900';
const STEPS = [CATEGORY.path, PRODUCT.path] as const;
const NAMES = ['home → category', 'category → product', 'back'] as const;
/** Under which names a page notes, for the one that follows, when it was pressed and when it was shown again. */
const PRESSED = 'bench-pressed';
const SHOWN = 'bench-shown';

/** @throws {Error} when a page was not rendered beforehand, or Back did not come from the browser's memory. */
export async function timeNextPages(shopUrl: string): Promise<NextPages> {
  const foreseen: Visit[] = [];
  const byRouter: Visit[] = [];
  for (let time = 0; time < TIMES; time++) {
    foreseen.push(await visitInTurn(shopUrl, {savesData: false}));
    byRouter.push(await visitInTurn(shopUrl, {savesData: true}));
  }
  const waits = (visits: readonly Visit[], step: number) =>
    spreadOf(visits.map((visit) => visit.waits[step] ?? NaN));
  return {
    steps: NAMES.map((name, step) => ({
      name,
      foreseen: waits(foreseen, step),
      byRouter: waits(byRouter, step),
    })),
    wastedBytes: spreadOf(
      foreseen.map((visit, time) => visit.bytes - (byRouter[time]?.bytes ?? NaN)),
    ),
  };
}

async function visitInTurn(shopUrl: string, {savesData}: {savesData: boolean}): Promise<Visit> {
  const proxy = await startCountingProxy(shopUrl);
  const browser = await puppeteer.launch({
    executablePath: requireWindowedChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--window-size=${WINDOW}`],
    defaultViewport: null,
  });
  try {
    const tab = await PrerenderingTab.open(browser);
    const page = await tab.shown();
    await page.send('Network.enable');
    if (savesData) {
      await page.send('Network.setExtraHTTPHeaders', {headers: {'Save-Data': 'on'}});
    }
    await page.send('Page.navigate', {url: proxy.url + HOME.path});
    await tab.run(untilLoaded);
    await rest();
    const waits: number[] = [];
    for (const path of STEPS) waits.push(await follow(tab, path, savesData));
    waits.push(await goBack(tab, STEPS[0], savesData));
    return {waits, bytes: proxy.bytes()};
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** @returns milliseconds from the press to the largest paint. */
async function follow(tab: PrerenderingTab, path: string, savesData: boolean): Promise<number> {
  await tab.moveTo(BESIDE);
  await setTimeout(UNDER_WAY_MS);
  const place = await tab.run(placeOfLink, path);
  const waits = savesData ? null : tab.run(untilWaiting, PRERENDERED_KEY, path, PATIENCE_MS);
  await tab.moveTo(place);
  await waits;
  await rest();
  await tab.run(noteTimes, PRESSED, SHOWN);
  const rendered = savesData ? tab.run(untilRendered, path) : null;
  await tab.press(place);
  if (rendered) return (await rendered) - (await noted(tab, PRESSED));
  await rest();
  const painted = await tab.run(largestPaint, path);
  if (painted === null) throw new Error(`${path} was not rendered beforehand.`);
  return painted - (await noted(tab, PRESSED));
}

async function goBack(tab: PrerenderingTab, path: string, savesData: boolean): Promise<number> {
  const rendered = savesData ? tab.run(untilRendered, path) : null;
  await tab.run(stepBack, PRESSED);
  const painted = rendered ? await rendered : await rest().then(() => noted(tab, SHOWN));
  const pressed = await noted(tab, PRESSED);
  if (painted < pressed) throw new Error('Back did not come from the browser’s memory.');
  return painted - pressed;
}

/** Epoch milliseconds that a page of the tab has noted. */
function noted(tab: PrerenderingTab, name: string): Promise<number> {
  return tab.run((key) => Number(localStorage.getItem(key)), name);
}

const rest = () => setTimeout(REST_MS);

// What follows runs in the page, so it names nothing of this file.

/** Resolves once a page that was rendered beforehand has told that it waits, or patience has ended. */
function untilWaiting(key: string, path: string, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, patienceMs);
    window.addEventListener('storage', (event) => {
      if (event.key === key && event.newValue?.endsWith(path)) resolve();
    });
  });
}

function untilLoaded(): Promise<unknown> | null {
  if (document.readyState === 'complete' && location.protocol === 'http:') return null;
  return new Promise((resolve) => window.addEventListener('load', resolve));
}

/** The middle of the first link to the address that is seen, in CSS pixels. */
function placeOfLink(path: string): {x: number; y: number} {
  const link = [...document.querySelectorAll(`main a[href="${path}"]:not([aria-hidden])`)].find(
    (each) => each.getClientRects().length > 0,
  );
  if (!link) throw new Error(`No link leads to ${path}.`);
  link.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = link.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2};
}

/** Notes when the next press was made, and when this page was shown again, in epoch milliseconds. */
function noteTimes(pressed: string, shown: string): void {
  window.addEventListener(
    'click',
    ({timeStamp}) => localStorage.setItem(pressed, String(performance.timeOrigin + timeStamp)),
    {capture: true, once: true},
  );
  window.addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    // The second frame begins when the first has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => localStorage.setItem(shown, String(Date.now()))),
    );
  });
}

function stepBack(pressed: string): void {
  localStorage.setItem(pressed, String(Date.now()));
  history.back();
}

/** Epoch milliseconds of the frame after the one in which the router's page and its pictures are there. */
async function untilRendered(path: string): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  let isThere = false;
  while (!isThere) {
    await new Promise(requestAnimationFrame);
    const heading = document.querySelector('h1')?.textContent;
    isThere =
      location.pathname === path &&
      heading !== undefined &&
      heading !== before &&
      [...document.querySelectorAll('main img')].every(
        (picture) =>
          (picture as HTMLImageElement).complete ||
          picture.getBoundingClientRect().top > window.innerHeight,
      );
  }
  await new Promise(requestAnimationFrame);
  return Date.now();
}

/** Epoch milliseconds; null where the page had not been rendered before it was shown. */
function largestPaint(path: string): Promise<number | null> | null {
  if (location.pathname !== path) return null;
  const [navigation] = performance.getEntriesByType('navigation');
  const {activationStart} = navigation as PerformanceNavigationTiming & {activationStart: number};
  return new Promise((resolve) => {
    if (activationStart === 0) resolve(null);
    new PerformanceObserver((list) => {
      const at = Math.max(list.getEntries().at(-1)?.startTime ?? 0, activationStart);
      resolve(performance.timeOrigin + at);
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
}
