/**
 * Whole documents (and the data of client navigations), kept in the isolate's memory first and in the Cache API
 * second (`page-store.ts`): fresh for five minutes,
 * stale for a day while one request refreshes them. On Oxygen the same answers carry
 * `Oxygen-Cache-Control`, and its own full-page cache takes over.
 */
import {describeError, logWarning} from '../http/log';
import {answerWith} from './page-answer';
import {storedUnder} from './page-key';
import type {PageStore} from './page-store';
import {endFlight, joinFlight, type Flight} from './single-flight';
import {FRESH_MS, pageOf, STALE_MS, type StoredPage} from './stored-page';

/** After a refresh has begun, how long nobody begins another, should it fail. */
const RETRY_REFRESH_MS = 10_000;

export interface PageCache {
  readonly store: PageStore;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Of the build, so that a page never outlives the files it names. */
  readonly version: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Renders an address from scratch. */
export type Render = (request: Request) => Promise<Response>;

/** By key, until when nobody else starts a refresh; epoch milliseconds. */
const refreshing = new Map<string, number>();

interface Rendered {
  readonly response: Response;
  /** Null when it must not be kept. */
  readonly page: StoredPage | null;
  readonly kept: Promise<void>;
}

/**
 * The page from the cache, or a new one that is then kept.
 * @param url what is rendered, and kept under (`pageKey`); the request's headers alone count besides.
 */
export async function answerFromCache(
  request: Request,
  url: URL,
  {store, waitUntil, version, now}: PageCache,
  render: Render,
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

  const joined = await joinFlight(key, now);
  if (joined.role === 'follower') return answerWith(request, joined.page, 'miss', now() - started);
  const rendering = renderAndKeep();
  // It outlives the visitor who asked, or the others would wait in vain.
  waitUntil(finishFlight(key, joined.flight, rendering));
  const {page, response} = await rendering;
  return page ? answerWith(request, page, 'miss', now() - started) : response;
}

/** Leaves the rendered page to those who wait for it, and ends the flight once the page is kept. */
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
    // The leader is told of the error; the others try for themselves.
    flight.page = null;
  } finally {
    endFlight(key, flight);
  }
}

/**
 * Whether the caller is the one to refresh a stale page. The claim outlives the refresh, or whoever
 * had read the old page just before it was replaced would refresh it once more.
 */
function claimRefresh(key: string, now: number): boolean {
  for (const [claimed, until] of refreshing) if (until <= now) refreshing.delete(claimed);
  if (refreshing.has(key)) return false;
  refreshing.set(key, now + RETRY_REFRESH_MS);
  return true;
}

/** Whether somebody has begun to refresh a page, so that nobody else shall for now. @param now epoch milliseconds. */
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
