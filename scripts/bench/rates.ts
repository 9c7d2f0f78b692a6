/** Requests a second and waiting times of the three pages that shoppers open most: cached and rendered. */
import {CATEGORY, HOME, PRODUCT} from './routes';
import {spreadOf, TIMES, type Spread} from './results';
import autocannon from 'autocannon';

/** Many requests at once, and how fast they were answered. */
interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** @throws {Error} when a request fails or is answered with a status other than 2xx. */
async function load(options: autocannon.Options): Promise<Load> {
  const run = {...options, headers: {'accept-encoding': 'gzip'}, timeout: 30};
  const started = performance.now();
  let last = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(run, (error, whole) => (error ? reject(error as Error) : resolve(whole)))
      // The library's own clock ticks once a second.
      .on('response', () => (last = performance.now()));
  });
  const {errors, non2xx} = result;
  if (errors > 0 || non2xx > 0)
    throw new Error(`${options.url}: ${errors} errors, ${non2xx} bad statuses`);
  const {p50, p99} = result.latency;
  return {perSecond: (result.requests.total / (last - started)) * 1000, p50, p99};
}

let asked = 0;

/**
 * A request that no cached page answers: the cache keeps the pages of each host apart, and each of
 * these asks another host; with `shoppers`, so many in a row ask the same one.
 */
function missingCache(path: string, shoppers = 1): autocannon.Request {
  return {
    path,
    setupRequest: (request) => {
      const host = `shop-${Math.floor(asked++ / shoppers)}.of-${shoppers}.test`;
      return {...request, headers: {...request.headers, host}};
    },
  };
}

export interface RouteRates {
  readonly route: string;
  /** Load of the run with the median ratio. */
  readonly hit: Load;
  readonly miss: Load;
  /** Hits in the time of a miss. */
  readonly hitsPerMiss: Spread;
}

const CONNECTIONS = 8;
const HITS = 4_000;
/** Requests before the measurement, so that the runtime has compiled its code. */
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
