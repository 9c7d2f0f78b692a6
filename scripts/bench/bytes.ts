/** Measures what a phone fetches on its first visit to each route, until the page fetches nothing more. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {chromium, devices, type Browser, type Response} from '@playwright/test';
import {gzipSize} from '../lib/bundle-size';
import {CHROMIUM_ARGUMENTS, requireChromium} from '../lib/chromium';
import {CLIENT_DIRECTORY} from '../lib/preview-server';
import type {BenchRoute} from './routes';

export interface Weight {
  readonly raw: number;
  /** Size as sent; equal to `raw` for compressed formats. */
  readonly gzip: number;
}

const KINDS = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

/** `script` is what the document names, which is there before the page is alive. */
export interface RouteBytes extends Readonly<Record<Kind, Weight>> {
  readonly route: string;
  readonly requests: number;
  /** Elements in the document once it is hydrated. */
  readonly elements: number;
  /** Weight of all scripts, including those fetched later without a gesture, and the service worker. */
  readonly allScripts: Weight;
  /** Bytes of everything fetched at first view, films included. */
  readonly total: number;
}

const PHONE = {width: 390, height: 844};
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
/** Long enough for everything that waits for an idle moment of the browser. */
const SILENCE_MS = 3_000;
const IS_FILM = /\.(?:webm|mp4)$/;

export async function weighFirstVisits(
  shopUrl: string,
  routes: readonly BenchRoute[],
): Promise<readonly RouteBytes[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const weighed: RouteBytes[] = [];
    for (const route of routes) weighed.push(await weigh(browser, shopUrl, route));
    return weighed;
  } finally {
    await browser.close();
  }
}

/** Bytes of the largest film of the hero. */
export function largestFilm(): number {
  const directory = path.join(CLIENT_DIRECTORY, 'video');
  const films = readdirSync(directory).filter((name) => IS_FILM.test(name));
  return Math.max(...films.map((name) => statSync(path.join(directory, name)).size));
}

async function weigh(browser: Browser, shopUrl: string, route: BenchRoute): Promise<RouteBytes> {
  const context = await browser.newContext({...devices['Pixel 7'], viewport: PHONE});
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const answer = await page.goto(shopUrl + route.path, {waitUntil: 'networkidle'});
  const text = (await answer?.text()) ?? '';
  await silence(responses, SILENCE_MS);
  const elements = await page.locator('*').count();
  const seen = [...responses];
  const pictures = await page.evaluate(() => Array.from(document.images, (one) => one.currentSrc));
  const shown = new Set(pictures.filter(Boolean));
  const shownPaths = new Set([...shown].map((url) => new URL(url).pathname));

  const weights: Record<Kind, Weight> = {
    html: NOTHING,
    script: NOTHING,
    style: NOTHING,
    font: NOTHING,
    image: NOTHING,
  };
  let allScripts = NOTHING;
  let films = 0;
  for (const response of seen) {
    const type = response.request().resourceType();
    if (type === 'media') films += Number(response.headers()['content-length']);
    if (!isCounted(type)) continue;
    // An emulated phone looks ahead for pictures at the width of its window, and fetches one for nothing.
    const url = response.url();
    if (type === 'image' && !shown.has(url) && shownPaths.has(new URL(url).pathname)) continue;
    const weight = await weightOf(response);
    if (type === 'script') allScripts = sum(allScripts, weight);
    if (type === 'script' && !text.includes(new URL(response.url()).pathname)) continue;
    weights[KINDS[type]] = sum(weights[KINDS[type]], weight);
  }
  // It comes without a gesture, too, though not by the page.
  const worker = await (await context.request.get(`${shopUrl}/sw.js`)).body();
  allScripts = sum(allScripts, {raw: worker.length, gzip: gzipSize(worker)});
  await context.close();
  const {html, style, font, image} = weights;
  const total =
    films + [html, style, font, image, allScripts].reduce((all, {gzip}) => all + gzip, 0);
  return {route: route.name, requests: seen.length, elements, ...weights, allScripts, total};
}

/** Resolves once nothing has arrived for so many milliseconds. */
async function silence(arrived: readonly unknown[], ms: number): Promise<void> {
  for (let before = -1; before !== arrived.length;) {
    before = arrived.length;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}

const NOTHING: Weight = {raw: 0, gzip: 0};

function sum(a: Weight, b: Weight): Weight {
  return {raw: a.raw + b.raw, gzip: a.gzip + b.gzip};
}

async function weightOf(response: Response): Promise<Weight> {
  const body = await response.body();
  const compressible = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  return {raw: body.length, gzip: compressible ? gzipSize(body) : body.length};
}

function isCounted(type: string): type is keyof typeof KINDS {
  return Object.hasOwn(KINDS, type);
}
