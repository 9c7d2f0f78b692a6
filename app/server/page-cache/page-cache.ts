/**
 * Caches documents and the data of client navigations: fresh for five minutes, then stale for a day while one request
 * renders them again. Concurrent requests for a page share one render. On Oxygen the answers carry
 * `Oxygen-Cache-Control` for its own full-page cache.
 */
import {describeError, logWarning} from '../http/log';
import {poll} from '../http/request';
import {storedUnder} from './page-key';
import {
  answerWith,
  FRESH_MS,
  pageOf,
  STALE_MS,
  type StoredPage,
  answerOf,
  readPage,
} from './stored-page';
import {LRUCache} from 'lru-cache';
import type {SafeCache} from '../http/safe-cache';

/** A failed refresh is not tried again earlier. */
const RETRY_REFRESH_MS = 10_000;

export interface PageCache {
  readonly store: PageStore;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Version of the build: a page must not outlive the files that it names. */
  readonly version: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Renders an address from scratch. */
export type Render = (request: Request) => Promise<Response>;

/** By page key, until when no other request may start a refresh; epoch milliseconds. */
const refreshing = new Map<string, number>();

interface Rendered {
  readonly response: Response;
  /** Null if the response must not be stored. */
  readonly page: StoredPage | null;
  readonly kept: Promise<void>;
}

/**
 * Answers with a stored page, or renders one and stores it.
 * @param url what is rendered, from `pageKey`; of the request only the headers count.
 * @param refuse answers in place of a page that would have to be rendered now; null to render it.
 */
export async function answerFromCache(
  request: Request,
  url: URL,
  {store, waitUntil, version, now}: PageCache,
  render: Render,
  refuse: () => Response | null = () => null,
): Promise<Response> {
  const started = now();
  const key = storedUnder(url, version);
  const ageOf = (page: StoredPage | null) => (page ? now() - page.renderedAt : Infinity);

  const renderAndKeep = async (): Promise<Rendered> => {
    const renderedAt = now();
    const response = await render(new Request(url));
    const page = await pageOf(response, renderedAt);
    return {response, page, kept: page ? store.keep(key, page) : Promise.resolve()};
  };

  const recalled = store.recall(key);
  const stored = ageOf(recalled) < STALE_MS ? recalled : await store.find(key);
  const age = ageOf(stored);
  if (stored && age < FRESH_MS) return answerWith(request, stored, 'hit', now() - started);
  if (stored && age < STALE_MS) {
    const isFreshElsewhere = async () => ageOf(await store.find(key)) < FRESH_MS;
    if (claimRefresh(key, started)) waitUntil(refresh(key, isFreshElsewhere, renderAndKeep));
    return answerWith(request, stored, 'stale', now() - started);
  }

  const refused = refuse();
  if (refused) return refused;
  const joined = await joinFlight(key, now);
  if (joined.role === 'follower') return answerWith(request, joined.page, 'miss', now() - started);
  const rendering = renderAndKeep();
  // Continues after its visitor has left, because others wait for the page.
  waitUntil(finishFlight(key, joined.flight, rendering));
  const {page, response} = await rendering;
  return page ? answerWith(request, page, 'miss', now() - started) : response;
}

/** Passes the page on to the followers, and ends the flight once the page is stored. */
async function finishFlight(
  key: string,
  flight: Flight,
  rendering: Promise<Rendered>,
): Promise<void> {
  try {
    const {page, kept} = await rendering;
    flight.page = page;
    await kept;
  } catch {
    // The leader gets the error; each follower renders for itself.
    flight.page = null;
  } finally {
    endFlight(key, flight);
  }
}

/**
 * Whether the caller refreshes a stale page. The claim outlives the refresh, because a request may have read the old
 * page just before it was replaced.
 */
function claimRefresh(key: string, now: number): boolean {
  for (const [claimed, until] of refreshing) if (until <= now) refreshing.delete(claimed);
  if (refreshing.has(key)) return false;
  refreshing.set(key, now + RETRY_REFRESH_MS);
  return true;
}

/** Whether another request refreshes the page. @param now epoch milliseconds. */
export function isBeingRefreshed(key: string, now: number): boolean {
  return (refreshing.get(key) ?? 0) > now;
}

async function refresh(
  key: string,
  isFreshElsewhere: () => Promise<boolean>,
  renderAndKeep: () => Promise<Rendered>,
): Promise<void> {
  try {
    if (await isFreshElsewhere()) return;
    const {page, kept} = await renderAndKeep();
    await kept;
    if (!page) logWarning('page-refresh-failed', {path: new URL(key).pathname});
  } catch (error) {
    logWarning('page-refresh-failed', {
      path: new URL(key).pathname,
      message: describeError(error).message,
    });
  }
}

/** A render with all its calls takes less time: after that, its request has died. */
const ABANDONED_MS = 20_000;
/** Hundreds may follow one render of a page. */
const FOLLOWER_POLL_MS = 60;

/** A running render of a page. */
interface Flight {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Undefined while running; null if the render failed or must not be cached, so nothing can be shared. */
  page: StoredPage | null | undefined;
  /** The flight that took over when this flight had been silent for too long. */
  successor?: Flight;
}

/** Flights by page key. A flight stays until its page is stored, so that no request renders the page again. */
const flights = new Map<string, Flight>();

type Joined =
  /** Another request has rendered the page. */
  | {readonly role: 'follower'; readonly page: StoredPage}
  /** The caller renders the page and ends the flight. */
  | {readonly role: 'leader'; readonly flight: Flight};

/** Waits for the page that another request renders, or makes the caller the one to render it. */
async function joinFlight(key: string, now: () => number): Promise<Joined> {
  let current = flights.get(key);
  return poll<Joined>(() => {
    // Follows the successors, because the map may no longer hold a flight that came and went meanwhile.
    while (current?.successor) current = current.successor;
    if (current?.page) return {role: 'follower', page: current.page};
    const running = current?.page === undefined ? current : undefined;
    if (running && now() - running.startedAt < ABANDONED_MS) return undefined;
    // Uncacheable pages are rendered per request: queuing would serialize them.
    const flight: Flight = {startedAt: now(), page: undefined};
    if (running) running.successor = flight;
    flights.set(key, flight);
    return {role: 'leader', flight};
  }, FOLLOWER_POLL_MS);
}

/** Ends a flight, unless another has taken it over. */
function endFlight(key: string, flight: Flight): void {
  if (flights.get(key) === flight) flights.delete(key);
}

/** Room for about three hundred pages; an isolate has 128 MB for everything. */
const CAPACITY_BYTES = 4_000_000;
/** Approximate size of a page's headers and its entry. */
const OVERHEAD_BYTES = 2_000;

/** The most recently requested pages. */
export type PageMemory = LRUCache<string, StoredPage>;

/** Pages in the memory of this isolate and in the Cache API, which other isolates share. The newer version stays. */
export interface PageStore {
  /** The copy in this isolate's memory, of any age. */
  recall(key: string): StoredPage | null;
  /** The newest copy in memory or the Cache API, of any age. */
  find(key: string): Promise<StoredPage | null>;
  /** Stores a page in memory at once; resolves when the Cache API has stored it or failed. */
  keep(key: string, page: StoredPage): Promise<void>;
}

export function createPageMemory(): PageMemory {
  return new LRUCache<string, StoredPage>({
    maxSize: CAPACITY_BYTES,
    sizeCalculation: ({body}) => body.byteLength + OVERHEAD_BYTES,
  });
}

/**
 * Addresses with a search text. Their number is unlimited, and a write to the Cache API for each would delay other
 * requests, so they are stored in memory only.
 */
const TYPED = /[?&]q=/;

export function createPageStore(cache: SafeCache, memory: PageMemory): PageStore {
  const recall = (key: string) => memory.get(key) ?? null;

  function remember(key: string, page: StoredPage): StoredPage {
    const known = recall(key);
    if (known && known.renderedAt >= page.renderedAt) return known;
    memory.set(key, page);
    return page;
  }

  return {
    recall,
    async find(key) {
      const page = TYPED.test(key) ? null : await cache.find(key, readPage);
      return page ? remember(key, page) : recall(key);
    },
    async keep(key, page) {
      remember(key, page);
      if (!TYPED.test(key)) await cache.keep(key, answerOf(page));
    },
  };
}
