/** Requests a second and waits of the three screens that shoppers open most, kept and rendered. */
import {load, missingCache, type Load} from './load';
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, TIMES, type Spread} from './spread';

export interface RouteRates {
  readonly route: string;
  /** Of the run that was in the middle by its ratio. */
  readonly hit: Load;
  readonly miss: Load;
  /** Hits in the time of a miss. */
  readonly hitsPerMiss: Spread;
  /** Milliseconds that the worker takes for a page while it has nothing else to do. */
  readonly renderMs: number;
}

const CONNECTIONS = 8;
const HITS = 4_000;
const MISSES = 400;
const LONE_REQUESTS = 100;

export const RATED = [HOME, CATEGORY, PRODUCT] as const;

export async function measureRates(shopUrl: string): Promise<readonly RouteRates[]> {
  const rates: RouteRates[] = [];
  for (const {name, path} of RATED) {
    const url = shopUrl + path;
    await fetch(url);
    // Both in each run, so that they share the machine's mood.
    const runs: {hit: Load; miss: Load}[] = [];
    for (let run = 0; run < TIMES; run++) {
      const hit = await load({url, connections: CONNECTIONS, amount: HITS});
      const requests = [missingCache(path)];
      const miss = await load({url, connections: CONNECTIONS, amount: MISSES, requests});
      runs.push({hit, miss});
    }
    const middle = runs.sort((a, b) => ratio(a) - ratio(b))[runs.length >> 1];
    if (!middle) throw new Error('Nothing was measured.');
    const lone = {url, connections: 1, amount: LONE_REQUESTS};
    const loneHit = await load(lone);
    const loneMiss = await load({...lone, requests: [missingCache(path)]});
    rates.push({
      route: name,
      ...middle,
      hitsPerMiss: spreadOf(runs.map(ratio)),
      renderMs: loneMiss.p50 - loneHit.p50,
    });
  }
  return rates;
}

function ratio({hit, miss}: {readonly hit: Load; readonly miss: Load}): number {
  return hit.perSecond / miss.perSecond;
}
