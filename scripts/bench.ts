/**
 * `npm run bench`: builds, starts the shop with its emulators on free ports, measures it, compares
 * it with `bench/budgets.ts`, and fails over them. Times are medians of five or nine. Figures go to
 * `.cache/bench/last.json`, part by part.
 * - `--only bytes,calls` measures just these parts; `--routes home,producto` just these pages.
 * - `--ci` measures what does not depend on how busy the machine is.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {LIGHTHOUSE, LIGHTHOUSE_WITH_TOLERANCE, overBudget} from './bench/over-budget';
import {largestFilm, weighFirstVisits} from './bench/bytes';
import {visitCold, type ColdVisit} from './bench/cold-visit';
import {timeInteractions} from './bench/interactions';
import {scoreRoutes} from './bench/lighthouse';
import {measureRates} from './bench/rates';
import {report} from './bench/report';
import {PARTS, type Part, type Results} from './bench/results';
import {ROUTES, type BenchRoute} from './bench/routes';
import {fail} from './lib/fail';
import {startLocalShop} from './lib/local-shop';

const RESULTS = path.resolve('.cache/bench/last.json');
const MANY = 10_000;
const FOR_CI: readonly Part[] = ['bytes', 'calls', 'lighthouse'];

try {
  await bench(readOptions());
  process.exit(0);
} catch (error) {
  fail(error);
}

function readOptions() {
  const {values} = parseArgs({
    options: {
      only: {type: 'string'},
      routes: {type: 'string'},
      ci: {type: 'boolean'},
    },
  });
  const parts = values.only?.split(',') ?? (values.ci ? FOR_CI : PARTS);
  const names = ROUTES.map(({name}) => name);
  const routes = values.routes?.split(',') ?? names;
  refuseUnknown('only', parts, PARTS);
  refuseUnknown('routes', routes, names);
  return {
    parts: new Set(parts as readonly Part[]),
    routes: ROUTES.filter(({name}) => routes.includes(name)),
    lighthouseBudget: values.ci ? LIGHTHOUSE_WITH_TOLERANCE : LIGHTHOUSE,
  };
}

/** @throws {Error} when an option names what there is not. */
function refuseUnknown(option: string, named: readonly string[], known: readonly string[]): void {
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Error(`--${option} takes ${known.join(', ')}; there is no ${unknown.join(', ')}.`);
}

interface Wanted {
  readonly parts: ReadonlySet<Part>;
  readonly routes: readonly BenchRoute[];
  readonly lighthouseBudget: typeof LIGHTHOUSE;
}

/** Takes what one part has measured. */
type Keep = (measured: Partial<Results>) => void;

async function bench(wanted: Wanted): Promise<void> {
  const before = loadavg()[0] ?? 0;
  let results: Results = {
    at: new Date().toISOString(),
    node: process.version,
    cores: cpus().length,
    load: [before],
    buildSeconds: build(),
  };
  const keep: Keep = (measured) => {
    results = {...results, ...measured};
    mkdirSync(path.dirname(RESULTS), {recursive: true});
    writeFileSync(RESULTS, JSON.stringify(results, null, 2));
  };
  try {
    await measureOneShop(wanted, keep);
    keep({load: [before, loadavg()[0] ?? 0]});
  } finally {
    // What took most of an hour is worth reading even where the last part failed.
    console.log(report(results));
  }
  const over = overBudget(results, wanted.lighthouseBudget);
  if (over.length > 0) throw new Error(`Over budget:\n- ${over.join('\n- ')}`);
  console.log('\n✔ All within budget.');
}

async function measureOneShop({parts, routes}: Wanted, keep: Keep): Promise<void> {
  const tell = (text: string) => say(`lighthouse, ${text}`);
  const measure: Partial<Record<Part, (url: string) => Promise<Partial<Results>>>> = {
    bytes: async (url) => ({bytes: await weighFirstVisits(url, routes), film: largestFilm()}),
    calls: async () => ({
      visits: await visitAll(routes),
      // What asks for nothing does not grow.
      largeVisits: await visitAll(
        routes.filter(({mostCalls}) => mostCalls > 0),
        MANY,
      ),
    }),
    rates: async (url) => ({rates: await measureRates(url)}),
    lighthouse: async (url) => ({lighthouse: await scoreRoutes(url, routes, tell)}),
    interactions: async (url) => ({interactions: await timeInteractions(url)}),
  };
  const wanted = PARTS.flatMap((part) => {
    const measurePart = parts.has(part) && measure[part];
    return measurePart ? [{part, measurePart}] : [];
  });
  if (wanted.length === 0) return;
  const shop = await startLocalShop({withSupabase: true, silent: true});
  try {
    for (const {part, measurePart} of wanted) {
      say(part);
      keep(await measurePart(shop.url));
    }
  } finally {
    await shop.close();
  }
}

/** @returns the seconds that it took. @throws {Error} when it failed. */
function build(): number {
  say('build');
  const started = performance.now();
  const {status, stderr} = spawnSync('npm', ['run', 'build'], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return (performance.now() - started) / 1000;
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
