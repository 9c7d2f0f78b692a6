/** Everything in a bench's results that is over its budget, a sentence each. */
import {
  BYTES,
  MOST_BLOCKING_TO_BAREST,
  MOST_GROWTH,
  MOST_INTERACTION_MS,
  RATES,
  type LighthouseBudget,
} from './budgets';
import type {RouteBytes} from './bytes';
import type {ColdVisit} from './cold-visit';
import {BARE} from './interactions';
import type {RouteScores} from './lighthouse';
import type {RouteRates} from './rates';
import type {Results} from './results';
import {ROUTES} from './routes';

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

/** Where many pictures are, most of which nobody has scrolled to. */
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
  return atLeast(`${route}: hits a miss`, hitsPerMiss.median, RATES.leastHitsPerMiss);
}

const SCORES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

function beyondLighthouse(
  routes: readonly RouteScores[],
  budget: LighthouseBudget,
): readonly string[] {
  const mostBlocking = blockingLimit(routes, budget);
  return routes.flatMap(({route, figures}) => [
    ...SCORES.flatMap((name) => atLeast(`${route}: ${name}`, figures[name].median, budget[name])),
    ...limit(`${route}: layoutShift`, figures.layoutShift.median, budget.layoutShift),
    ...limit(`${route}: largestPaint, ms`, figures.largestPaint.median, budget.largestPaint),
    ...limit(`${route}: blockingTime, ms`, figures.blockingTime.median, mostBlocking),
  ]);
}

/** Milliseconds that a page may block for, given what the barest page of the same run did. */
function blockingLimit(routes: readonly RouteScores[], budget: LighthouseBudget): number {
  const [barest] = [...routes].sort((a, b) => a.elements - b.elements);
  const ofBarest = barest?.figures.blockingTime.median ?? 0;
  return Math.max(budget.blockingTime, MOST_BLOCKING_TO_BAREST * ofBarest);
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
