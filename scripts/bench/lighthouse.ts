/** Lighthouse's scores and times of each route, as on a slow phone: the median of five runs. */
import {launch} from 'chrome-launcher';
import lighthouse, {type Config, type Result} from 'lighthouse';
import {CHROMIUM_ARGUMENTS, requireChromium} from '../lib/chromium';
import {LIGHTHOUSE, type LighthouseFigures} from './over-budget';
import type {BenchRoute} from './routes';
import {spreadOf, TIMES, type Spread} from './results';

export interface RouteScores {
  readonly route: string;
  readonly figures: LighthouseFigures<Spread>;
  /** Audits that cost points in any run, other than those of speed, and `bf-cache`, which costs none. */
  readonly failed: readonly string[];
}

interface Run {
  readonly figures: LighthouseFigures<number>;
  readonly failed: readonly string[];
}

/** On a busy machine the browser may start too late to be traced; such a run has no figures. */
const MOST_ATTEMPTS = 3;

/** The routes take turns, so that a moment in which the machine is busy is not all one route's. */
export async function scoreRoutes(
  shopUrl: string,
  routes: readonly BenchRoute[],
  say: (text: string) => void,
): Promise<readonly RouteScores[]> {
  const runs = new Map(routes.map((route) => [route, [] as Run[]]));
  for (let time = 1; time <= TIMES; time++) {
    for (const [route, ofRoute] of runs) {
      say(`${time} of ${TIMES}: ${route.name}`);
      ofRoute.push(await runOnce(shopUrl, route));
    }
  }
  return [...runs].map(([{name}, ofRoute]) => scoresOf(name, ofRoute));
}

function scoresOf(route: string, runs: readonly Run[]): RouteScores {
  const names = Object.keys(LIGHTHOUSE) as (keyof typeof LIGHTHOUSE)[];
  const spreads = names.map((name) => [name, spreadOf(runs.map(({figures}) => figures[name]))]);
  return {
    route,
    figures: Object.fromEntries(spreads) as RouteScores['figures'],
    failed: [...new Set(runs.flatMap(({failed}) => failed))],
  };
}

/** @throws {Error} when Lighthouse gives no result in any attempt. */
async function runOnce(shopUrl: string, route: BenchRoute): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    try {
      return readResult(await run(shopUrl, route));
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

async function run(shopUrl: string, route: BenchRoute): Promise<Result> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...CHROMIUM_ARGUMENTS],
    logLevel: 'silent',
  });
  const config: Config = {
    extends: 'lighthouse:default',
    // A page that asks not to be listed is not at fault for it.
    settings: {skipAudits: route.indexed ? [] : ['is-crawlable']},
  };
  try {
    const flags = {port: chrome.port, output: 'json', logLevel: 'silent'} as const;
    const result = await lighthouse(shopUrl + route.path, flags, config);
    const {runtimeError} = result?.lhr ?? {};
    if (runtimeError) throw new Error(`Lighthouse on ${route.path}: ${runtimeError.message}`);
    if (!result) throw new Error(`Lighthouse gave no result for ${route.path}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function readResult({categories, audits}: Result): Run {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  const blocksBack = audits['bf-cache']?.score === 0 ? ['bf-cache'] : [];
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({id}) => id),
  );
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      layoutShift: figure('cumulative-layout-shift'),
      largestPaint: figure('largest-contentful-paint'),
      blockingTime: figure('total-blocking-time'),
    },
    failed: [...failed, ...blocksBack],
  };
}
