import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSafeCache} from '~/server/http/safe-cache';
import {
  answerFromCache,
  type PageCache,
  createPageMemory,
  createPageStore,
  type PageMemory,
} from '~/server/page-cache/page-cache';
import {pageKey} from '~/server/page-cache/page-key';
import {pageOf} from '~/server/page-cache/stored-page';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ROUTE: Parameters<typeof pageKey>[1] = {
  id: 'routes/_index',
  path: '/',
  facts: {cache: 'shared', searchEngines: 'listed'},
};
const START = Date.UTC(2026, 0, 1);

let now = START;
let pending: Promise<unknown>[] = [];
let render: ReturnType<typeof vi.fn<(request: Request) => Promise<Response>>>;
let cache: Cache;
let memory: PageMemory;
let pages: PageCache;
let shop = 0;

beforeEach(() => {
  now = START;
  pending = [];
  render = vi.fn(async () => document(`rendered at ${now}`));
  cache = memoryCache();
  memory = createPageMemory();
  pages = {
    store: createPageStore(safely(), memory),
    waitUntil: (promise) => void pending.push(promise),
    version: 'v1',
    now: () => now,
  };
  // What is being rendered is remembered by address, across tests too.
  shop++;
});
afterEach(settled);

describe('answerFromCache', () => {
  it('renders a page once and keeps it for five minutes', async () => {
    expect(stateOf(await ask('/'))).toBe('miss');
    await settled();
    now += 5 * MINUTE - 1;
    const kept = await ask('/');
    expect(stateOf(kept)).toBe('hit');
    expect(await textOf(kept)).toBe(`rendered at ${START}`);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders a page again that was good for 30 seconds', async () => {
    render = vi.fn(async () => document('incomplete', {'Cache-Control': 'public, max-age=30'}));
    await ask('/');
    await settled();
    now += 30_000 - 1;
    expect(stateOf(await ask('/'))).toBe('hit');
    now += 1;
    expect(stateOf(await ask('/'))).toBe('stale');
  });

  it.each([' ', ',', ', ', '.', '1', '"'])(
    'is not held up by a header full of %j',
    async (filler) => {
      await ask('/');
      await settled();
      for (const name of ['If-None-Match', 'Accept-Encoding', 'Accept-Language', 'Range']) {
        const started = performance.now();
        await ask('/', {[name]: `a${filler.repeat(60_000 / filler.length)}b`});
        // A quadratic reading of it takes seconds.
        expect(performance.now() - started).toBeLessThan(500);
      }
    },
  );

  it('answers from memory, fresh or stale, without a look at the cache', async () => {
    await ask('/');
    await settled();
    const match = vi.spyOn(cache, 'match').mockReturnValue(later<undefined>().promise);
    expect(stateOf(await ask('/'))).toBe('hit');
    now += 5 * MINUTE;
    expect(stateOf(await ask('/'))).toBe('stale');
    pending = [];
    now += DAY;
    match.mockRestore();
    expect(stateOf(await ask('/'))).toBe('miss');
  });

  it('takes over what another isolate has refreshed', async () => {
    await ask('/');
    await settled();
    now += 5 * MINUTE;
    await ask('/', {}, elsewhere());
    await settled();
    // As another isolate, which does not know of the claim.
    now += 10_000;
    expect(stateOf(await ask('/'))).toBe('stale');
    await settled();
    const refreshed = await ask('/');
    expect(stateOf(refreshed)).toBe('hit');
    expect(await textOf(refreshed)).toBe(`rendered at ${now - 10_000}`);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/tienda?pagina=2', true],
    ['/tienda?q=nada&pagina=2', false],
  ])('gives other isolates what has an end: %s', async (path, isGiven) => {
    const page = await pageOf(document('page'), now);
    await pages.store.keep(`https://shop.test${path}`, page!);
    expect(pages.store.recall(`https://shop.test${path}`)).toBe(page);
    const found = await elsewhere().store.find(`https://shop.test${path}`);
    expect(found !== null).toBe(isGiven);
  });

  it('sends nothing of another build, whose files may be gone', async () => {
    await ask('/');
    await settled();
    expect(stateOf(await ask('/', {}, {...pages, version: 'v2'}))).toBe('miss');
    expect(stateOf(await ask('/'))).toBe('hit');
  });

  it('refreshes a stale page exactly once for 100 shoppers at once, whom it does not hold up', async () => {
    await ask('/');
    await settled();
    now += 5 * MINUTE;
    const slow = later<Response>();
    render.mockReturnValueOnce(slow.promise);
    const answers = await Promise.all(Array.from({length: 100}, () => ask('/')));
    expect(new Set(answers.map(stateOf))).toEqual(new Set(['stale']));
    slow.resolve(document('new'));
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
    expect(await textOf(await ask('/'))).toBe('new');
  });

  it('keeps the old page when the refresh fails, and tries again after ten seconds', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await ask('/');
    await settled();
    now += 5 * MINUTE;
    render.mockResolvedValueOnce(new Response('down', {status: 503}));
    await ask('/');
    await settled();
    now += 9_999;
    expect(stateOf(await ask('/'))).toBe('stale');
    await settled();
    expect(render).toHaveBeenCalledTimes(2);
    now += 1;
    expect(stateOf(await ask('/'))).toBe('stale');
    await settled();
    expect(stateOf(await ask('/'))).toBe('hit');
  });

  it('lets the others render when the first render throws', async () => {
    render.mockRejectedValueOnce(new Error('down'));
    const asked = await Promise.allSettled([ask('/'), ask('/')]);
    expect(asked.map(({status}) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('renders once for 40 who ask at once while nothing is kept', async () => {
    const answers = await Promise.all(Array.from({length: 40}, () => ask('/')));
    expect(render).toHaveBeenCalledTimes(1);
    for (const answer of answers) expect(await textOf(answer)).toBe(`rendered at ${START}`);
  });

  it('renders for whoever waits once the one who renders has been silent for 20 seconds', async () => {
    const gone = later<Response>();
    render.mockReturnValueOnce(gone.promise);
    const first = ask('/');
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
    const others = [ask('/'), ask('/')];
    now += 19_999;
    await pause(150);
    expect(render).toHaveBeenCalledTimes(1);
    now += 1;
    for (const other of await Promise.all(others)) {
      expect(await textOf(other)).toBe(`rendered at ${now}`);
    }
    expect(render).toHaveBeenCalledTimes(2);
    gone.resolve(document('late'));
    expect(await textOf(await first)).toBe('late');
    await settled();
    expect(await textOf(await ask('/'))).toBe(`rendered at ${now}`);
  });

  it('makes nobody wait in line for what must not be kept', async () => {
    const slow = later<void>();
    render.mockImplementation(async () => {
      if (render.mock.calls.length > 1) await slow.promise;
      return new Response('not found', {status: 404});
    });
    const answers = Array.from({length: 4}, () => ask('/'));
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4));
    slow.resolve();
    for (const answer of await Promise.all(answers)) expect(answer?.status).toBe(404);
  });

  it('never keeps an error, a cookie, or what is private', async () => {
    for (const response of [
      () => new Response('not found', {status: 404}),
      () => document('a', {'Set-Cookie': 'a=1'}),
      () => document('a', {'Cache-Control': 'private'}),
      () => document('a', {'Cache-Control': 'no-store'}),
    ]) {
      render.mockImplementation(async () => response());
      render.mockClear();
      expect(stateOf(await ask('/'))).toBeNull();
      await settled();
      await ask('/');
      await settled();
      expect(render).toHaveBeenCalledTimes(2);
    }
  });

  it('answers 304, without a body, to who has the page', async () => {
    const first = await ask('/');
    await settled();
    const etag = first?.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await ask('/', {'If-None-Match': `"other", ${etag}`});
    expect(again?.status).toBe(304);
    expect(again?.body).toBeNull();
    expect((await ask('/', {'If-None-Match': '"other"'}))?.status).toBe(200);
  });

  it('sends it compressed to who takes it, and plain to who does not', async () => {
    await ask('/');
    await settled();
    const compressed = await ask('/', {'Accept-Encoding': 'gzip, br'});
    expect(compressed?.headers.get('Content-Encoding')).toBe('gzip');
    const bytes = new Uint8Array((await compressed?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(gunzipSync(bytes).toString()).toBe(`rendered at ${START}`);
    const plain = await ask('/');
    expect(plain?.headers.has('Content-Encoding')).toBe(false);
    expect(await textOf(plain)).toBe(`rendered at ${START}`);
  });
});

function ask(path: string, headers: Record<string, string> = {}, from = pages): Promise<Response> {
  const request = new Request(`https://shop-${shop}.test${path}`, {headers});
  const url = pageKey(request, ROUTE);
  if (!url) throw new Error(`${path} is not for the cache`);
  return answerFromCache(request, url, from, render);
}

function stateOf(response: Response | null): string | null {
  return response?.headers.get('X-Cache') ?? null;
}

async function textOf(response: Response | null): Promise<string | undefined> {
  return response?.text();
}

function document(text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {headers: {'Content-Type': 'text/html', ...headers}});
}

/** Until all that was started has ended, what it started in turn included. */
async function settled(): Promise<void> {
  while (pending.length > 0) await Promise.allSettled(pending.splice(0));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function later<T>(): {promise: Promise<T>; resolve: (value: T) => void} {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return {promise, resolve};
}

/** The pages as another isolate has them, which remembers nothing yet. */
function elsewhere(): PageCache {
  return {...pages, store: createPageStore(safely(), createPageMemory())};
}

/** What stands before the host's cache, as it is when a test begins to use it. */
function safely() {
  return createSafeCache('pages', {open: async () => cache, now: () => now, findLimitMs: 20_000});
}

/** As the worker's, which hands out a new body each time. */
function memoryCache(): Cache {
  const entries = new Map<string, {body: ArrayBuffer; headers: Headers}>();
  return {
    async match(request: Request) {
      const entry = entries.get(request.url);
      return entry && new Response(entry.body.slice(0), {headers: entry.headers});
    },
    async put(request: Request, response: Response) {
      const body = await response.arrayBuffer();
      entries.set(request.url, {body, headers: response.headers});
    },
  } as unknown as Cache;
}
