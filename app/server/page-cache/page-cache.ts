/**
 * Whole documents (and the data of client navigations) from the Cache API: fresh for five minutes,
 * stale for a day while one request refreshes them (design section 4). On Oxygen the same answers
 * carry `Oxygen-Cache-Control`, and its own full-page cache takes over.
 */
import {logWarning} from '../log';
import {pageKey} from './page-key';
import {pageOf, readPage, writePage, type StoredPage} from './stored-page';

const FRESH_MS = 5 * 60_000;
const STALE_MS = 24 * 60 * 60_000;
/** After a refresh that failed, how long the stale page is served without trying again. */
const RETRY_REFRESH_MS = 10_000;

type CacheState = 'hit' | 'stale' | 'miss';

export interface PageCache {
  readonly cache: Cache;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Of the build, so that a page never outlives the files it names. */
  readonly version: string;
  readonly routeIds: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Renders an address from scratch; `fresh` asks for reads that are not a minute old. */
export type Render = (request: Request) => Promise<Response>;

const refreshing = new Map<string, number>();
const rendering = new Map<string, Promise<StoredPage | null>>();

/** The answer from the cache, or a new one that is kept; null when the request is not for the cache. */
export async function answerFromCache(
  request: Request,
  {cache, waitUntil, version, routeIds, now}: PageCache,
  render: Render,
): Promise<Response | null> {
  const url = pageKey(request, routeIds);
  if (!url) return null;
  const started = now();
  const key = `${url.origin}/__page/${version}${url.pathname}${url.search}`;

  const renderAndKeep = async (): Promise<{page: StoredPage | null; response: Response}> => {
    const response = await render(new Request(url));
    const page = await pageOf(response, now());
    if (page) waitUntil(writePage(cache, key, page));
    return {page, response};
  };

  const stored = await readPage(cache, key);
  const age = stored ? started - stored.renderedAt : Infinity;
  if (stored && age < FRESH_MS) return answer(request, stored, 'hit', now() - started);
  if (stored && age < STALE_MS) {
    if ((refreshing.get(key) ?? 0) < started) {
      refreshing.set(key, started + RETRY_REFRESH_MS);
      waitUntil(refresh(key, renderAndKeep));
    }
    return answer(request, stored, 'stale', now() - started);
  }

  // One render for all who ask at once. It outlives the visitor who started it, or the others
  // would wait for ever.
  const running = rendering.get(key);
  const shared = running ? await running : null;
  if (shared) return answer(request, shared, 'miss', now() - started);
  const work = renderAndKeep();
  const page = work.then(
    (done) => done.page,
    () => null,
  );
  rendering.set(key, page);
  waitUntil(page);
  try {
    const done = await work;
    return done.page ? answer(request, done.page, 'miss', now() - started) : done.response;
  } finally {
    rendering.delete(key);
  }
}

async function refresh(
  key: string,
  renderAndKeep: () => Promise<{page: StoredPage | null}>,
): Promise<void> {
  try {
    const {page} = await renderAndKeep();
    if (page) refreshing.delete(key);
    else logWarning('page-refresh-failed', {path: new URL(key).pathname});
  } catch (error) {
    logWarning('page-refresh-failed', {
      path: new URL(key).pathname,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

function answer(request: Request, page: StoredPage, state: CacheState, ms: number): Response {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  headers.set('Oxygen-Cache-Control', 'public, max-age=300, stale-while-revalidate=86400');
  headers.set('Vary', 'Accept-Encoding');
  headers.set('X-Cache', state);
  headers.set('Server-Timing', `page;desc=${state};dur=${ms}`);

  if (matchesEtag(request, headers.get('etag'))) return new Response(null, {status: 304, headers});
  const compressed = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '');
  if (compressed) headers.set('Content-Encoding', 'gzip');
  if (request.method === 'HEAD') return new Response(null, {headers});
  return compressed
    ? new Response(page.body, {headers, encodeBody: 'manual'})
    : new Response(new Response(page.body).body?.pipeThrough(new DecompressionStream('gzip')), {
        headers,
      });
}

function matchesEtag(request: Request, etag: string | null): boolean {
  const asked = request.headers.get('If-None-Match');
  return etag !== null && asked !== null && asked.split(/\s*,\s*/).includes(etag);
}
