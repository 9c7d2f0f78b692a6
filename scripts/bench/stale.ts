/**
 * Pages that a hundred shoppers ask for at once. Those that have gone stale are served as fast as
 * fresh ones, and one refresh runs behind them; for those that nobody has kept, all wait for the one
 * who renders. A page goes stale five minutes after it was rendered; keep it early and do something
 * else meanwhile.
 */
import {takeCalls} from './cold-visit';
import {load, missingCache, type Load} from './load';
import {RATED} from './rates';
import type {BenchRoute} from './routes';
import {startLocalShop, type LocalShop} from '../lib/local-shop';

const FRESH_MS = 5 * 60_000;
const SHOPPERS = 100;
/** How often a hundred shoppers come to a page that nobody has kept. */
const CROWDS = 10;
/** A page that asks the provider nothing. */
const STILL_PATH = '/faq';
/** The cache keeps the pages of each host apart, and nobody else asks this one. */
const HOST = 'stale.test';

export interface RouteStale {
  readonly route: string;
  readonly stale: Load;
  readonly hit: Load;
  readonly unkept: Load;
  /** Answers by their `X-Cache`. */
  readonly states: Readonly<Record<string, number>>;
  /** Calls to the provider for all of them together. */
  readonly calls: number;
  readonly mostCalls: number;
}

export interface KeptPages {
  /** Waits until they are stale when it is too early. */
  measure(): Promise<readonly RouteStale[]>;
  close(): Promise<void>;
}

/** In a shop of its own: nobody else must refresh what its pages are made of, or calls tell nothing. */
export async function keepPages(say: (text: string) => void): Promise<KeptPages> {
  const shop = await startLocalShop({withSupabase: true, silent: true});
  const close = () => shop.close();
  try {
    for (const {path} of RATED) await ask(shop.url, path, {}, 1);
  } catch (error) {
    await close();
    throw error;
  }
  const staleAt = Date.now() + FRESH_MS + 1_000;
  return {
    async measure() {
      const early = staleAt - Date.now();
      if (early > 0) {
        say(`waiting ${Math.round(early / 1000)} s until the pages are stale`);
        await new Promise((resolve) => setTimeout(resolve, early));
      }
      // After minutes without work the runtime has to find its feet, which is not what is measured.
      await ask(shop.url, STILL_PATH, {}, SHOPPERS);
      const measured: RouteStale[] = [];
      for (const route of RATED) measured.push(await measureRoute(shop, route));
      return measured;
    },
    close,
  };
}

async function measureRoute(
  shop: LocalShop,
  {name, path, mostCalls}: BenchRoute,
): Promise<RouteStale> {
  await takeCalls(shop);
  const states: Record<string, number> = {};
  const stale = await ask(shop.url, path, states, SHOPPERS);
  const hit = await ask(shop.url, path, {}, SHOPPERS);
  const calls = await takeCalls(shop);
  const unkept = await load({
    url: shop.url,
    connections: SHOPPERS,
    amount: CROWDS * SHOPPERS,
    requests: [missingCache(path, SHOPPERS)],
  });
  return {route: name, stale, hit, unkept, states, calls, mostCalls};
}

function ask(
  shopUrl: string,
  path: string,
  states: Record<string, number>,
  shoppers: number,
): Promise<Load> {
  return load({
    url: shopUrl,
    connections: shoppers,
    amount: shoppers,
    requests: [
      {
        path,
        headers: {'accept-encoding': 'gzip', host: HOST},
        onResponse: (_status, _body, _context, headers) => {
          const state = String(headers?.['x-cache'] ?? headers?.['X-Cache'] ?? 'none');
          states[state] = (states[state] ?? 0) + 1;
        },
      },
    ],
  });
}
