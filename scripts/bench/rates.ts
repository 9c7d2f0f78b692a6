/**
 * Requests a second and waits of the three screens that shoppers open most: kept, rendered, and sent by a
 * worker that does nothing else.
 */
import {startBareWorker} from './bare-worker';
import {load, missingCache, type Load} from './load';
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, TIMES, type Spread} from './spread';

export interface RouteRates {
  readonly route: string;
  /** Of the run that was in the middle by its ratio. */
  readonly hit: Load;
  readonly miss: Load;
  /** The same bytes from a worker that only sends them. */
  readonly bare: Load;
  /** Hits in the time of a miss. */
  readonly hitsPerMiss: Spread;
  /** The rate of hits as a share of the bare worker's. */
  readonly hitsToBare: Spread;
  /** Milliseconds that the worker takes for a page while it has nothing else to do. */
  readonly renderMs: number;
}

const CONNECTIONS = 8;
const HITS = 4_000;
/** Before anything counts, so that the runtime has compiled what it will run. */
const WARM_UP = 2_000;
const MISSES = 400;
const LONE_REQUESTS = 100;

export const RATED = [HOME, CATEGORY, PRODUCT] as const;

interface Run {
  readonly hit: Load;
  readonly miss: Load;
  readonly bare: Load;
}

export async function measureRates(shopUrl: string): Promise<readonly RouteRates[]> {
  const rates: RouteRates[] = [];
  for (const {name, path} of RATED) rates.push(await rate(name, path, shopUrl));
  return rates;
}

async function rate(route: string, path: string, shopUrl: string): Promise<RouteRates> {
  const url = shopUrl + path;
  await load({url, connections: CONNECTIONS, amount: WARM_UP});
  const bareWorker = await startBareWorker(url);
  try {
    const bareUrl = bareWorker.url + path;
    await load({url: bareUrl, connections: CONNECTIONS, amount: WARM_UP});
    // All of them in each run, so that they share the machine's mood.
    const runs: Run[] = [];
    for (let run = 0; run < TIMES; run++) {
      const bare = await load({url: bareUrl, connections: CONNECTIONS, amount: HITS});
      const hit = await load({url, connections: CONNECTIONS, amount: HITS});
      const requests = [missingCache(path)];
      const miss = await load({url, connections: CONNECTIONS, amount: MISSES, requests});
      runs.push({hit, miss, bare});
    }
    const middle = runs.toSorted((a, b) => perMiss(a) - perMiss(b))[runs.length >> 1];
    if (!middle) throw new Error('Nothing was measured.');
    const lone = {url, connections: 1, amount: LONE_REQUESTS};
    const loneHit = await load(lone);
    const loneMiss = await load({...lone, requests: [missingCache(path)]});
    return {
      route,
      ...middle,
      hitsPerMiss: spreadOf(runs.map(perMiss)),
      hitsToBare: spreadOf(runs.map(({hit, bare}) => hit.perSecond / bare.perSecond)),
      renderMs: loneMiss.p50 - loneHit.p50,
    };
  } finally {
    await bareWorker.close();
  }
}

function perMiss({hit, miss}: Run): number {
  return hit.perSecond / miss.perSecond;
}
