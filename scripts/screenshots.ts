/** `npm run screenshots`: every screen at phone and desktop width, from the production build. */
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

if (!existsSync('dist/server')) fail('There is no build to picture. Run `npm run build` first.');
mkdirSync(FOLDER, {recursive: true});
try {
  const shop = await startLocalShop();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    for (const viewport of WIDTHS) {
      for (const screen of SCREENS) await picture(browser, shop, screen, viewport);
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
  {name, path: address, prepare}: Screen,
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
  await showEverything(page);
  const file = path.join(FOLDER, `${name}-${viewport.width}.png`);
  await page.screenshot({path: file, fullPage: true});
  console.log(file);
  await context.close();
}

/** Scrolls through the page once, for pictures that load when they come near. */
async function showEverything(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  // A shelf that slides sideways keeps pictures beyond its edge waiting.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}
