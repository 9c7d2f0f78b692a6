import {readFile} from 'node:fs/promises';
import {chromium, type Browser, type Page} from '@playwright/test';
import sharp from 'sharp';

export const fontFile = new URL(
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
);

export interface Size {
  width: number;
  height: number;
}

/** Starts the developer's own Chromium: `CHROMIUM_PATH`, or the usual place on Linux. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--force-color-profile=srgb', '--font-render-hinting=none'],
  });
}

/** Opens a blank page of the given size, in CSS pixels, with the brand's font ready. */
export async function openStage(browser: Browser, size: Size): Promise<Page> {
  const page = await browser.newPage({viewport: size, deviceScaleFactor: 1});
  const font = (await readFile(fontFile)).toString('base64');
  await page.setContent(
    `<!doctype html><style>
      @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${font}); }
      html, body { margin: 0; background: transparent; font-family: Bricolage; }
      body > svg, body > img { display: block; width: 100vw; height: 100vh; }
    </style><body></body>`,
  );
  await page.evaluate(() => document.fonts.load('800 40px Bricolage'));
  return page;
}

/** Shows the markup on the stage and returns a PNG of it, with alpha. */
async function snapshot(stage: Page, markup: string): Promise<Buffer> {
  await stage.evaluate((html) => {
    document.body.innerHTML = html;
  }, markup);
  return stage.screenshot({type: 'png', omitBackground: true});
}

/** Renders one picture to PNG at the given size in pixels. */
export async function renderPng(browser: Browser, markup: string, size: Size): Promise<Buffer> {
  const stage = await openStage(browser, size);
  const png = await snapshot(stage, markup);
  await stage.close();
  return png;
}

/**
 * A drawing of a few flat colours as pixels, for what every page shows: a browser lays each SVG out as a
 * document of its own, which costs a slow phone 20 to 80 ms.
 */
export async function renderFlat(browser: Browser, svg: string, size: Size): Promise<Buffer> {
  const png = await renderPng(browser, svg, size);
  return sharp(png).png({palette: true, colours: 16, effort: 10}).toBuffer();
}
