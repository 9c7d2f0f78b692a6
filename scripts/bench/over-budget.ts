/** Everything in a bench's results that is over its budget, a sentence each. */
import type {RouteBytes} from './bytes';
import type {ColdVisit} from './cold-visit';
import {BARE} from './interactions';
import type {RouteScores} from './lighthouse';
import type {RouteRates} from './rates';
import type {Results} from './results';
import {ROUTES} from './routes';
import {BUDGET} from '../lib/bundle-size';

/** Bytes of a first visit, after gzip where gzip helps. */
const BYTES = {
  ...BUDGET,
  html: 40_000,
  font: 45_000,
  /** A film of the hero; no page waits for it. */
  film: 400_000,
  /** All that a phone fetches at the first view of home or of a list, pictures included. */
  firstView: 350_000,
} as const;

/** A shop with 10,000 products against one with 134: bytes of a page and its data. */
const MOST_GROWTH = 1.2;

/** Requests a second: pages from the cache against pages that are rendered. */
const LEAST_HITS_PER_MISS = 15;

export interface LighthouseFigures<Figure> {
  /** Scores, 0 to 100. */
  readonly performance: Figure;
  readonly accessibility: Figure;
  readonly bestPractices: Figure;
  readonly seo: Figure;
  readonly layoutShift: Figure;
  /** Milliseconds. */
  readonly largestPaint: Figure;
  readonly blockingTime: Figure;
}

/** What the median of five runs must reach. */
type LighthouseBudget = LighthouseFigures<number>;

export const LIGHTHOUSE: LighthouseBudget = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0.01,
  largestPaint: 1_800,
  blockingTime: 60,
};

/** Budgets for machines of continuous integration, which are slow at times. */
export const LIGHTHOUSE_WITH_TOLERANCE: LighthouseBudget = {
  ...LIGHTHOUSE,
  performance: 95,
  largestPaint: 2_200,
  blockingTime: 150,
};

/** Milliseconds from a tap to the next paint, on a phone a sixth as fast as this machine. */
const MOST_INTERACTION_MS = 100;

export function overBudget(results: Results, lighthouse: LighthouseBudget): readonly string[] {
  const {bytes, film, visits, largeVisits, rates, interactions} = results;
  return [
    ...(bytes ?? []).flatMap(heavy),
    ...limit('a film of the hero, bytes', film, BYTES.film),
    ...(visits ?? []).flatMap(chatty),
    ...(largeVisits ?? []).flatMap(chatty),
    ...(largeVisits ?? []).flatMap((large) => growing(large, visits ?? [])),
    ...(rates ?? []).flatMap(slow),
    ...beyondLighthouse(results.lighthouse ?? [], lighthouse),
    ...(results.lighthouse ?? [])
      .filter(({failed}) => failed.includes('bf-cache'))
      .map(({route}) => `${route}: is not kept for back and forward`),
    ...(interactions ?? [])
      .filter(({name}) => name !== BARE)
      .flatMap(({name, ms}) => limit(`${name}, ms`, ms.median, MOST_INTERACTION_MS)),
  ];
}

/** Routes with many pictures, most of which are below the fold. */
const LISTS = new Set(['home', 'tienda', 'ebooks-plr', 'category']);

function heavy(bytes: RouteBytes): readonly string[] {
  const {route, script, allScripts, style, html, font, total} = bytes;
  return [
    ...(LISTS.has(route) ? limit(`${route}: first view, bytes`, total, BYTES.firstView) : []),
    ...limit(`${route}: script, bytes`, script.gzip, BYTES.script),
    ...limit(`${route}: all scripts, bytes`, allScripts.gzip, BYTES.allScripts),
    ...limit(`${route}: style, bytes`, style.gzip, BYTES.style),
    ...limit(`${route}: html, bytes`, html.gzip, BYTES.html),
    ...limit(`${route}: font, bytes`, font.gzip, BYTES.font),
  ];
}

function chatty({route, coldCalls, warmCalls}: ColdVisit): readonly string[] {
  const most = ROUTES.find(({name}) => name === route)?.mostCalls ?? 0;
  return [
    ...limit(`${route}: calls when nothing is cached`, coldCalls, most),
    ...limit(`${route}: calls when it is cached`, warmCalls, 0),
  ];
}

function growing(large: ColdVisit, visits: readonly ColdVisit[]): readonly string[] {
  const small = visits.find(({route}) => route === large.route);
  if (!small) return [];
  return (['html', 'data'] as const).flatMap((name) =>
    limit(`${large.route}: growth of ${name}`, large[name] / small[name], MOST_GROWTH),
  );
}

function slow({route, hitsPerMiss}: RouteRates): readonly string[] {
  return atLeast(`${route}: hits a miss`, hitsPerMiss.median, LEAST_HITS_PER_MISS);
}

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

function beyondLighthouse(
  routes: readonly RouteScores[],
  budget: LighthouseBudget,
): readonly string[] {
  return routes.flatMap(({route, figures}) => [
    ...SCORES.flatMap((name) => atLeast(`${route}: ${name}`, figures[name].median, budget[name])),
    ...limit(`${route}: layoutShift`, figures.layoutShift.median, budget.layoutShift),
    ...limit(`${route}: largestPaint, ms`, figures.largestPaint.median, budget.largestPaint),
    ...limit(`${route}: blockingTime, ms`, figures.blockingTime.median, budget.blockingTime),
  ]);
}

function limit(what: string, value: number | undefined, most: number): readonly string[] {
  // What could not be measured (NaN) is not within budget.
  return value !== undefined && !(value <= most) ? [`${what} ${round(value)}, budget ${most}`] : [];
}

function atLeast(what: string, value: number, least: number): readonly string[] {
  return !(value >= least) ? [`${what} ${round(value)}, budget ${least}`] : [];
}

function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
