/** Requests a second and waiting times of the three pages that shoppers open most: cached and rendered. */
import {load, missingCache, type Load} from './load';
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, TIMES, type Spread} from './spread';

export interface RouteRates {
  readonly route: string;
  /** Of the run with the median ratio. */
  readonly hit: Load;
  readonly miss: Load;
  /** Hits in the time of a miss. */
  readonly hitsPerMiss: Spread;
}

const CONNECTIONS = 8;
const HITS = 4_000;
/** Before anything counts, so that the runtime has compiled what it will run. */
const WARM_UP = 2_000;
const MISSES = 400;

const RATED = [HOME, CATEGORY, PRODUCT] as const;

type Run = Pick<RouteRates, 'hit' | 'miss'>;

export async function measureRates(shopUrl: string): Promise<readonly RouteRates[]> {
  const rates: RouteRates[] = [];
  for (const {name, path} of RATED) rates.push(await rate(name, path, shopUrl));
  return rates;
}

async function rate(route: string, path: string, shopUrl: string): Promise<RouteRates> {
  const url = shopUrl + path;
  await load({url, connections: CONNECTIONS, amount: WARM_UP});
  const runs: Run[] = [];
  for (let run = 0; run < TIMES; run++) {
    const hit = await load({url, connections: CONNECTIONS, amount: HITS});
    const requests = [missingCache(path)];
    const miss = await load({url, connections: CONNECTIONS, amount: MISSES, requests});
    runs.push({hit, miss});
  }
  const middle = runs.toSorted((a, b) => perMiss(a) - perMiss(b))[runs.length >> 1];
  if (!middle) throw new Error('Nothing was measured.');
  return {route, ...middle, hitsPerMiss: spreadOf(runs.map(perMiss))};
}

function perMiss({hit, miss}: Run): number {
  return hit.perSecond / miss.perSecond;
}
