/**
 * Throws hostile requests at a shop, and looks after each batch whether it is still itself: the
 * clean pages are what they were, from the cache and rendered anew; nothing was added to what every
 * object inherits; and the log tells of no fault, and of nothing that somebody typed.
 */
import {inParallel} from '../in-parallel';
import type {InstrumentedShop} from '../local-shop';
import {Chance} from './chance';
import {drawRequest, type HostileRequest} from './hostile-request';
import {CANARY_EMAIL} from './hostile-texts';
import {judgeAnswer} from './judge-answer';
import {sendRaw} from './send-raw';

export interface FuzzReport {
  readonly requests: number;
  /** How often each status was answered; 0 counts connections that ended without an answer. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly problems: readonly string[];
}

const BATCH = 250;
const AT_ONCE = 8;
const CLEAN_PATHS = [
  '/',
  '/_root.data',
  '/tienda',
  '/category/01-salud-y-deportes',
  '/category/01-salud-y-deportes.data',
  '/producto/producto-01',
  '/producto/producto-01.data',
  '/faq',
  '/carrito',
];
/** What the log tells of faults; refusals and paths that do not exist are none. */
const FAULTS = ['unexpected-error', 'render-failed', 'read-failed', 'storefront-call-failed'];

export async function fuzzRequests(
  shop: InstrumentedShop,
  seed: number,
  count: number,
): Promise<FuzzReport> {
  const chance = new Chance(seed);
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  await searchMade(shop.url);
  const clean = await cleanPages(shop.url);
  await shop.worker.log();

  for (let sent = 0; sent < count; sent += BATCH) {
    const batch = Array.from({length: Math.min(BATCH, count - sent)}, () =>
      drawRequest(chance, shop.url),
    );
    await inParallel(batch, AT_ONCE, async (request) => {
      const answer = await sendRaw(shop.url, request);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const problem = answer && judgeAnswer(request, answer);
      if (problem) problems.push(`${describe(request)}: ${problem}`);
    });
    problems.push(...(await stillItself(shop, clean)).map((problem) => `${problem} (by ${sent})`));
  }
  return {requests: count, statuses, problems};
}

async function stillItself(
  {url, worker}: InstrumentedShop,
  clean: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const compare = async (when: string) => {
    for (const [path, body] of await cleanPages(url)) {
      if (body !== clean.get(path)) problems.push(`${path} is another page ${when}`);
    }
  };
  await compare('from the cache');
  await worker.forget();
  await searchMade(url);
  await compare('rendered anew');
  if (await worker.polluted()) problems.push('something was added to every object');
  for (const line of await worker.log()) {
    const text = JSON.stringify(line);
    if (FAULTS.includes(line.event ?? '')) problems.push(`the log tells of a fault: ${text}`);
    if (text.includes(CANARY_EMAIL) || text.includes(encodeURIComponent(CANARY_EMAIL))) {
      problems.push(`the log tells an address: ${text}`);
    }
  }
  return problems;
}

/** What lists can be narrowed by is counted from when the search is there; a list of facets waits for it. */
async function searchMade(origin: string): Promise<void> {
  await fetch(`${origin}/tienda?estado=oferta`);
}

async function cleanPages(origin: string): Promise<ReadonlyMap<string, string>> {
  const pages = CLEAN_PATHS.map(async (path): Promise<[string, string]> => {
    const answer = await sendRaw(origin, {method: 'GET', target: path, headers: {}, body: null});
    return [path, `${answer?.status ?? 'none'}\n${answer?.body ?? ''}`];
  });
  return new Map(await Promise.all(pages));
}

function describe({method, target, headers, body}: HostileRequest): string {
  return `${method} ${target} ${JSON.stringify(headers)} ${body?.slice(0, 200) ?? ''}`.trim();
}
