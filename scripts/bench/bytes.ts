/** What a phone fetches on its first visit to each route, until the network is quiet. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {chromium, devices, type Browser, type Response} from '@playwright/test';
import {gzipSize} from '../lib/bundle-size';
import {CHROMIUM_ARGUMENTS, requireChromium} from '../lib/chromium';
import {ROUTES, type BenchRoute} from './routes';

export interface Weight {
  readonly raw: number;
  /** As sent; of what is compressed already, the same as `raw`. */
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
  /** Those included that the page fetches afterwards by itself. */
  readonly allScripts: Weight;
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
const FILMS = path.resolve('dist/client/video');
const IS_FILM = /\.(?:webm|mp4)$/;

export async function weighFirstVisits(shopUrl: string): Promise<readonly RouteBytes[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const weighed: RouteBytes[] = [];
    for (const route of ROUTES) weighed.push(await weigh(browser, shopUrl, route));
    return weighed;
  } finally {
    await browser.close();
  }
}

/** Bytes of the largest film of the hero. */
export function largestFilm(): number {
  const films = readdirSync(FILMS).filter((name) => IS_FILM.test(name));
  return Math.max(...films.map((name) => statSync(path.join(FILMS, name)).size));
}

async function weigh(browser: Browser, shopUrl: string, route: BenchRoute): Promise<RouteBytes> {
  // Films are fetched whenever the browser has time; they have a budget of their own.
  const context = await browser.newContext({...devices['Pixel 7'], reducedMotion: 'reduce'});
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const document = await page.goto(shopUrl + route.path, {waitUntil: 'networkidle'});
  const html = (await document?.text()) ?? '';
  const seen = [...responses];

  const weights: Record<Kind, Weight> = {
    html: NOTHING,
    script: NOTHING,
    style: NOTHING,
    font: NOTHING,
    image: NOTHING,
  };
  let allScripts = NOTHING;
  for (const response of seen) {
    const type = response.request().resourceType();
    if (!isCounted(type)) continue;
    const weight = await weightOf(response);
    if (type === 'script') allScripts = sum(allScripts, weight);
    if (type === 'script' && !html.includes(new URL(response.url()).pathname)) continue;
    weights[KINDS[type]] = sum(weights[KINDS[type]], weight);
  }
  await context.close();
  return {route: route.name, requests: seen.length, ...weights, allScripts};
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
