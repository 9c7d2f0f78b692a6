/**
 * `npx tsx scripts/screenshots.ts [-- name…]`: every screen (or those named) at phone and desktop width, from
 * the production build.
 */
import {chromium, type Browser, type Page} from '@playwright/test';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {CHROMIUM_ARGUMENTS, requireChromium} from './lib/chromium';
import {fail} from './lib/fail';
import {startLocalShop, type LocalShop} from './lib/local-shop';
import {SCREENS, type Screen} from './lib/screens';

const FOLDER = 'screenshots';
const WIDTHS = [
  {width: 390, height: 844},
  {width: 1440, height: 900},
];

const names = process.argv.slice(2);
const screens = SCREENS.filter(({name}) => names.length === 0 || names.includes(name));
if (screens.length === 0) fail(`There is no such screen: ${names.join(', ')}.`);
if (!existsSync('dist/server')) fail('There is no build to picture. Run `npm run build` first.');
mkdirSync(FOLDER, {recursive: true});
try {
  const shop = await startLocalShop({withSupabase: true, silent: true});
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    for (const viewport of WIDTHS) {
      for (const screen of screens) await picture(browser, shop, screen, viewport);
    }
  } finally {
    await browser.close();
    await shop.close();
  }
} catch (error) {
  fail(error);
}

async function picture(
  browser: Browser,
  shop: LocalShop,
  {name, path: address, prepare, overlay = false}: Screen,
  viewport: {width: number; height: number},
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    baseURL: shop.url,
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address);
  await prepare?.(page);
  if (!overlay) await walkThrough(page);
  await loadPictures(page);
  const file = path.join(FOLDER, `${name}-${viewport.width}.png`);
  await page.screenshot({path: file, fullPage: !overlay});
  console.log(file);
  await context.close();
}

/** Scrolls through the page once, for what appears when it comes near. */
async function walkThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

/** Also those beyond the edge of a shelf that slides sideways. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
