/**
 * `npm run bench`: builds, starts the shop with its emulators on free ports, measures it, compares
 * it with `bench/budgets.ts`, and fails over them. `--only bytes,calls` measures just these parts;
 * `--ci` those that do not depend on how busy the machine is. Figures go to `.cache/bench/last.json`.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {LIGHTHOUSE, LIGHTHOUSE_WITH_TOLERANCE} from './bench/budgets';
import {largestFilm, weighFirstVisits} from './bench/bytes';
import {visitCold, type ColdVisit} from './bench/cold-visit';
import {timeInteractions} from './bench/interactions';
import {scoreRoutes} from './bench/lighthouse';
import {measureMemory} from './bench/memory';
import {overBudget} from './bench/over-budget';
import {measureRates} from './bench/rates';
import {report} from './bench/report';
import {PARTS, type Part, type Results} from './bench/results';
import {ROUTES, type BenchRoute} from './bench/routes';
import {keepPages} from './bench/stale';
import {fail} from './lib/fail';
import {startLocalShop} from './lib/local-shop';

const RESULTS = path.resolve('.cache/bench/last.json');
const MANY = 10_000;
const FOR_CI: readonly Part[] = ['bytes', 'calls', 'lighthouse'];

try {
  const {parts, lighthouseBudget} = readOptions();
  const results = await measure(parts, lighthouseBudget);
  mkdirSync(path.dirname(RESULTS), {recursive: true});
  writeFileSync(RESULTS, JSON.stringify(results, null, 2));
  console.log(report(results));
  const over = overBudget(results, lighthouseBudget);
  if (over.length > 0) fail(`Over budget:\n- ${over.join('\n- ')}`);
  console.log('\n✔ All within budget.');
  process.exit(0);
} catch (error) {
  fail(error);
}

function readOptions() {
  const {values} = parseArgs({options: {only: {type: 'string'}, ci: {type: 'boolean'}}});
  const named = values.only?.split(',') ?? (values.ci ? FOR_CI : PARTS);
  const unknown = named.filter((name) => !PARTS.includes(name as Part));
  if (unknown.length > 0) {
    throw new Error(`--only takes ${PARTS.join(', ')}; there is no ${unknown.join(', ')}.`);
  }
  return {
    parts: new Set(named as readonly Part[]),
    lighthouseBudget: values.ci ? LIGHTHOUSE_WITH_TOLERANCE : LIGHTHOUSE,
  };
}

async function measure(
  parts: ReadonlySet<Part>,
  lighthouseBudget: typeof LIGHTHOUSE,
): Promise<Results> {
  const before = loadavg()[0] ?? 0;
  say('build');
  const buildSeconds = build();
  const ofShops = await measureShops(parts, lighthouseBudget);
  const memory = parts.has('memory') && (say('memory'), await measureMemory());
  return {
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    load: [before, loadavg()[0] ?? 0],
    buildSeconds,
    ...ofShops,
    ...(memory && {memory}),
  };
}

async function measureShops(
  parts: ReadonlySet<Part>,
  lighthouseBudget: typeof LIGHTHOUSE,
): Promise<Partial<Results>> {
  // These pages grow stale while the rest is measured.
  const kept = parts.has('rates') ? await keepPages(say) : null;
  try {
    const ofOneShop = await measureOneShop(parts, lighthouseBudget);
    return {...ofOneShop, ...(kept && {stale: await kept.measure()})};
  } finally {
    await kept?.close();
  }
}

async function measureOneShop(
  parts: ReadonlySet<Part>,
  lighthouseBudget: typeof LIGHTHOUSE,
): Promise<Partial<Results>> {
  const shop = await startLocalShop({withSupabase: true, silent: true});
  try {
    const bytes = parts.has('bytes') && (say('bytes'), await weighFirstVisits(shop.url));
    const calls = parts.has('calls') && (say('calls'), await countCalls());
    const rates = parts.has('rates') && (say('rates'), await measureRates(shop.url));
    const scores =
      parts.has('lighthouse') &&
      (await scoreRoutes(shop.url, lighthouseBudget, (route) => say(`lighthouse: ${route}`)));
    const interactions = scores && (say('interactions'), await timeInteractions(shop.url));
    return {
      ...(bytes && {bytes, film: largestFilm()}),
      ...calls,
      ...(rates && {rates}),
      ...(scores && {lighthouse: scores}),
      ...(interactions && {interactions}),
    };
  } finally {
    await shop.close();
  }
}

/** @returns the seconds that it took. @throws {Error} when it failed. */
function build(): number {
  const started = performance.now();
  const {status, stderr} = spawnSync('npm', ['run', 'build'], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return (performance.now() - started) / 1000;
}

async function countCalls(): Promise<Pick<Results, 'visits' | 'largeVisits'>> {
  return {
    visits: await visitAll(ROUTES),
    // What asks for nothing does not grow.
    largeVisits: await visitAll(
      ROUTES.filter(({mostCalls}) => mostCalls > 0),
      MANY,
    ),
  };
}

async function visitAll(
  routes: readonly BenchRoute[],
  catalogueSize?: number,
): Promise<readonly ColdVisit[]> {
  const visits: ColdVisit[] = [];
  for (const route of routes) visits.push(await visitCold(route, catalogueSize));
  return visits;
}

function say(text: string): void {
  console.log(`… ${text}`);
}
