/** Copies of documents and of the build's files, each kind in a cache that is named after the build. */
import {KEPT_PAGES} from '~/domain/limits';
import {
  addressOfCopy,
  COPIED_AT,
  COPY_MARK,
  filesOf,
  mayKeep,
  QUERY_NAMES,
  withoutHeldCode,
  withStrip,
} from '~/domain/offline/offline-copy';
import {offline} from '~/copy/offline';

export const PAGES = `reventaplr-paginas-${__BUILD__.version}`;
/** Pages that are always kept; visited pages never evict them. */
export const FRAME = `reventaplr-marco-${__BUILD__.version}`;
const FILES_PREFIX = 'reventaplr-archivos-';
const FILES = FILES_PREFIX + __BUILD__.version;

/** URLs whose responses must not be kept, such as a 404: a new request would not change that. */
const unkept = new Set<string>();

const OURS = /^reventaplr-(?:paginas|marco|archivos)-/;

/** A bar in the page's own colours at its lower edge, above a phone's navigation. */
const STRIP_LOOK =
  'fixed inset-x-0 bottom-0 z-20 bg-mango px-4 py-2 text-center text-sm font-bold text-ink-deep';
const ROOM_FOR_THE_BAR =
  '<span class="block h-[calc(4rem+env(safe-area-inset-bottom))] md:hidden"></span>';

/** Stores a response's text and time; null if it must not be kept. */
async function copyOf(url: URL, response: Response): Promise<Response | null> {
  if (!mayKeep(url, response)) return null;
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(COPIED_AT, String(Date.now()));
  return new Response(await response.text(), {headers});
}

/** The copy with a note of its age. */
export async function shown(copy: Response): Promise<Response> {
  const when = new Date(Number(copy.headers.get(COPIED_AT))).toLocaleString('es', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const strip = `<p role="status" ${COPY_MARK} class="${STRIP_LOOK}">${offline.copyOf(when)}${ROOM_FOR_THE_BAR}</p>`;
  return new Response(withStrip(await copy.text(), strip), {headers: copy.headers});
}

/** The copy without scripts, because its code is not cached: readable at any URL. */
export async function withoutCode(copy: Response): Promise<Response> {
  return new Response(withoutHeldCode(await copy.text()), {headers: copy.headers});
}

/**
 * Caches a page that is open or will be needed, with its files.
 * @throws if it cannot be fetched.
 */
export async function keepPage(
  cacheName: string,
  url: URL,
  files: 'all' | 'without-code' = 'all',
): Promise<void> {
  const response = await fetch(url, {headers: {Accept: 'text/html'}});
  await keep(cacheName, url, response, files);
}

/** Caches an open page, unless its response must not be kept. */
export async function keepOpenPage(url: URL): Promise<void> {
  if (!unkept.has(url.href)) await keepPage(PAGES, url);
}

/** Caches a network response and evicts the page visited longest ago. */
export async function keepVisited(url: URL, response: Response): Promise<void> {
  await keep(PAGES, url, response, 'all');
  const pages = await caches.open(PAGES);
  const visited = await pages.keys();
  await Promise.all(visited.slice(0, -KEPT_PAGES).map((request) => pages.delete(request)));
}

async function keep(
  cacheName: string,
  url: URL,
  response: Response,
  files: 'all' | 'without-code',
): Promise<void> {
  const copy = await copyOf(url, response);
  if (!copy) {
    unkept.add(url.href);
    return;
  }
  const text = await copy.clone().text();
  const address = addressOfCopy(url, copy.headers.get(QUERY_NAMES));
  await (await caches.open(cacheName)).put(address, copy);
  await keepFiles(filesOf(files === 'all' ? text : withoutHeldCode(text)));
}

/** Caches missing files; a file never changes under its name. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await cache.match(address))) await cache.add(new Request(address, {mode: 'cors'}));
    }),
  );
}

/** The cached copy of a page. */
export function copyIn(cacheName: string, url: URL): Promise<Response | undefined> {
  return copyOrNothing(async () => {
    const cache = await caches.open(cacheName);
    // Any copy of the page says which parameters change it.
    const copy = await cache.match(url.pathname, {ignoreSearch: true, ignoreVary: true});
    const names = copy?.headers.get(QUERY_NAMES) ?? null;
    return cache.match(addressOfCopy(url, names), {ignoreVary: true});
  });
}

/** A cached file of this build, or of the previous one, which tabs opened before a deploy still use. */
export function fileOf(request: Request): Promise<Response | undefined> {
  return copyOrNothing(async () => {
    for (const name of (await fileCaches()).reverse()) {
      const copy = await (await caches.open(name)).match(request, {ignoreVary: true});
      if (copy) return copy;
    }
    return undefined;
  });
}

/** Names of the caches of files, the oldest build first. */
async function fileCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(FILES_PREFIX));
}

/** Deletes the copies of other builds; of the build before, the files stay while tabs may use them. */
export async function forgetOtherBuilds(tabsAreOpen: boolean): Promise<void> {
  const previous = (await fileCaches()).filter((name) => name !== FILES).at(-1);
  const kept = [PAGES, FRAME, FILES, ...(tabsAreOpen && previous ? [previous] : [])];
  const names = (await caches.keys()).filter((name) => OURS.test(name) && !kept.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Caches a file that the network has just delivered. */
export async function keepFile(request: Request, response: Response): Promise<void> {
  await (await caches.open(FILES)).put(request, response);
}

/** Age of a visited page's copy in milliseconds; Infinity if there is none. */
export async function ageOf(url: URL): Promise<number> {
  const copy = await copyIn(PAGES, url);
  return copy ? Date.now() - Number(copy.headers.get(COPIED_AT)) : Infinity;
}

/** Longer than a cache on a slow disk needs, short enough for someone who waits for a page. */
const LIMIT_MS = 1000;

/** Whether a cache request has timed out and not finished since. */
let isStuck = false;

/** Treats a failed or slow cache as a miss, and does not wait for it again while it is stuck. Never rejects. */
export async function orNothing<Value>(
  ask: () => Promise<Value>,
  limitMs = LIMIT_MS,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(
      () => {
        isStuck = true;
        resolve(undefined);
      },
      isStuck ? 0 : limitMs,
    );
  });
  try {
    const answer = ask();
    answer.then(
      () => (isStuck = false),
      () => {},
    );
    return await Promise.race([answer, limit]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** The same for a copy; a broken cache may return something else. */
export async function copyOrNothing(
  ask: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const copy: unknown = await orNothing(ask);
  return copy instanceof Response ? copy : undefined;
}
