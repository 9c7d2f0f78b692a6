/**
 * What the browser does for the shop when there is no network (docs/decisions/0026-without-a-network.md):
 * a document comes from the network or, without one, from a copy that says how old it is; where there is no
 * copy, the shop's own page stands in the place of the browser's. Nothing else is answered here but the
 * files of the build, which never change: no price, no search and no checkout can be an old one.
 */
import {parseUrl} from '@common/parse-url';
import {offline} from '~/copy/offline';
import {
  ALWAYS_KEPT,
  KEEP_THE_REST,
  OFFLINE_PATH,
  offlineAddress,
} from '~/domain/offline/offline-copy';
import {
  ageOf,
  copyIn,
  fileOf,
  forgetOtherBuilds,
  FRAME,
  keepFile,
  keepFiles,
  keepOpenPage,
  keepPage,
  keepVisited,
  PAGES,
  shown,
  withoutCode,
  orNothing,
} from './kept-pages';
import {scope, type FetchEvent} from './scope';

/** The copy of an open page is renewed when it is older. */
const FRESH_MS = 5 * 60_000;
/** The last page to be stored once somebody uses the shop: if it is stored, all of them are. */
const LAST_KEPT = ALWAYS_KEPT[1];
/** Illustrations of the pages that are always kept. Their names never change; each build keeps its own. */
const DRAWINGS = [
  '/icons.svg',
  '/illustrations/empty-cart.svg',
  '/illustrations/empty-wishlist.svg',
  '/illustrations/error.svg',
];

scope.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      orNothing(async () => forgetOtherBuilds((await openTabs()).length > 0)),
      // Starts the request while the worker starts.
      scope.registration.navigationPreload?.enable(),
    ]).then(() => scope.clients.claim()),
  );
});

// Somebody uses the shop; or a page was reached within it, where no document is asked for.
scope.addEventListener('message', (event) => {
  // A copy that cannot be kept now is kept at the next visit.
  if (event.data === KEEP_THE_REST) event.waitUntil(keepTheRest().catch(() => {}));
  const url = typeof event.data === 'string' ? ownUrl(event.data) : null;
  if (url) event.waitUntil(renewOpenPage(url).catch(() => {}));
});

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(answerDocument(event, url));
  else if (isFile(url)) event.respondWith(answerFile(event));
});

/** The network first. */
async function answerDocument(event: FetchEvent, url: URL): Promise<Response> {
  let response: Response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const copy = await copyIn(PAGES, url);
    return (copy && (await orNothing(() => shown(copy)))) ?? withoutCopy(url);
  }
  // The page is shown even if its copy cannot be kept.
  event.waitUntil(keepVisited(url, response.clone()).catch(() => {}));
  return response;
}

/** The copy first. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const copy = await fileOf(request);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.status === 200) {
    // The file is served even if its copy cannot be kept.
    event.waitUntil(keepFile(request, response.clone()).catch(() => {}));
  }
  return response;
}

function isFile({href, origin, pathname}: URL): boolean {
  const isOwn = origin === scope.location.origin;
  return (
    ((isOwn || href.startsWith(__BUILD__.base)) && pathname.includes('/assets/')) ||
    (isOwn && DRAWINGS.includes(pathname))
  );
}

/**
 * What must be here before the worker takes over, and what is open, whose files came before the worker. It
 * comes without a shopper's sign, so it brings no script: that, only where a worker of another build had it.
 */
async function prepare(): Promise<void> {
  await keepPage(FRAME, own(OFFLINE_PATH), 'without-code');
  // Without a drawing or a copy of an open page, the rest still works offline.
  await keepFiles(DRAWINGS).catch(() => {});
  await Promise.all((await openTabs()).map(({url}) => keepOpenPage(new URL(url)).catch(() => {})));
  if (await caches.match(LAST_KEPT, {ignoreVary: true})) await keepTheRest();
}

async function keepTheRest(): Promise<void> {
  if (await copyIn(FRAME, own(LAST_KEPT))) return;
  await keepPage(FRAME, own(OFFLINE_PATH));
  for (const path of ALWAYS_KEPT) await keepPage(FRAME, own(path));
}

async function renewOpenPage(url: URL): Promise<void> {
  if ((await ageOf(url)) > FRESH_MS) await keepOpenPage(url);
}

function openTabs() {
  return scope.clients.matchAll({type: 'window', includeUncontrolled: true});
}

async function withoutCopy(url: URL): Promise<Response> {
  const offlinePage = await copyIn(FRAME, own(OFFLINE_PATH));
  if (!offlinePage) return bareOfflinePage();
  // The page's code is better cached with the page itself, which is not cached yet.
  if (!(await copyIn(FRAME, own(LAST_KEPT)))) return withoutCode(offlinePage);
  // The offline page has no age.
  if (url.pathname === OFFLINE_PATH) return offlinePage;
  const copy = await copyIn(FRAME, own(url.pathname));
  return copy ? shown(copy) : Response.redirect(offlineAddress(url));
}

/** Last resort if even the cached offline page is missing. */
function bareOfflinePage(): Response {
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${offline.metaTitle}</title><h1>${offline.heading}</h1><a href="">${offline.retry}</a>`;
  return new Response(html, {headers: {'Content-Type': 'text/html; charset=utf-8'}});
}

function own(path: string): URL {
  return new URL(path, scope.location.origin);
}

function ownUrl(address: string): URL | null {
  const url = parseUrl(address);
  return url?.origin === scope.location.origin ? url : null;
}
