/** Requests a second and waits of the three screens that shoppers open most, kept and rendered. */
import {load, missingCache, type Load} from './load';
import {CATEGORY, HOME, PRODUCT} from './routes';

export interface RouteRates {
  readonly route: string;
  readonly hit: Load;
  readonly miss: Load;
  /** Milliseconds that the worker takes for a page while it has nothing else to do. */
  readonly renderMs: number;
}

const CONNECTIONS = 8;
const HITS = 4_000;
const MISSES = 400;
const LONE_REQUESTS = 100;
/** A busy moment makes a machine look slow; nothing makes it look fast. */
const RUNS = 3;

export const RATED = [HOME, CATEGORY, PRODUCT] as const;

export async function measureRates(shopUrl: string): Promise<readonly RouteRates[]> {
  const rates: RouteRates[] = [];
  for (const {name, path} of RATED) {
    const url = shopUrl + path;
    await fetch(url);
    // Both in each run, so that they share the machine's mood.
    const runs: {hit: Load; miss: Load}[] = [];
    for (let run = 0; run < RUNS; run++) {
      const hit = await load({url, connections: CONNECTIONS, amount: HITS});
      const requests = [missingCache(path)];
      const miss = await load({url, connections: CONNECTIONS, amount: MISSES, requests});
      runs.push({hit, miss});
    }
    const lone = {url, connections: 1, amount: LONE_REQUESTS};
    const loneHit = await load(lone);
    const loneMiss = await load({...lone, requests: [missingCache(path)]});
    rates.push({
      route: name,
      hit: best(runs.map(({hit}) => hit)),
      miss: best(runs.map(({miss}) => miss)),
      renderMs: loneMiss.p50 - loneHit.p50,
    });
  }
  return rates;
}

function best(loads: readonly Load[]): Load {
  return loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
}
