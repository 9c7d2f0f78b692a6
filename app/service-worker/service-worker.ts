/**
 * What the browser does for the shop when there is no network (docs/decisions/0026-without-a-network.md):
 * a document comes from the network or, without one, from a copy that says how old it is; where there is no
 * copy, the shop's own page stands in the place of the browser's. Nothing else is answered here but the
 * files of the build, which never change: no price, no search and no checkout can be an old one.
 */
import {CacheFirst} from 'workbox-strategies/CacheFirst.js';
import {ExpirationPlugin} from 'workbox-expiration/ExpirationPlugin.js';
import {NetworkFirst} from 'workbox-strategies/NetworkFirst.js';
import {registerRoute} from 'workbox-routing/registerRoute.js';
import {KEPT_PAGES} from '~/domain/limits';
import {ALWAYS_KEPT, filesOf, OFFLINE_PATH, offlineAddress} from '~/domain/site/offline-copy';
import {ageOf, copyOf, FILES, FRAME, keepFiles, keepPage, PAGES, shown} from './kept-pages';
import {scope} from './scope';

/** The copy of a page that is open is made anew when it is older. */
const FRESH_MS = 5 * 60_000;
const KEPT_FILES = 200;
const OURS = /^reventaplr-(?:paginas|marco|archivos)-/;

scope.addEventListener('install', (event) => {
  event.waitUntil(prepare().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOtherBuilds(),
      // The network is asked while the worker starts.
      scope.registration.navigationPreload?.enable(),
    ]).then(() => scope.clients.claim()),
  );
});

// A page that was reached within the shop, where no document is asked for.
scope.addEventListener('message', (event) => {
  const url = typeof event.data === 'string' ? ownUrl(event.data) : null;
  if (url) event.waitUntil(keepOpenPage(url).catch(() => {}));
});

registerRoute(
  ({request}) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: PAGES,
    matchOptions: {ignoreVary: true},
    plugins: [
      new ExpirationPlugin({maxEntries: KEPT_PAGES, matchOptions: {ignoreVary: true}}),
      {
        cacheWillUpdate: ({request, response}) => copyOf(new URL(request.url), response),
        cacheDidUpdate: async ({newResponse}) =>
          keepFiles(filesOf(await newResponse.clone().text())),
        cachedResponseWillBeUsed: async ({cachedResponse}) =>
          cachedResponse ? shown(cachedResponse) : null,
        handlerDidError: ({request}) => withoutCopy(new URL(request.url)),
      },
    ],
  }),
);

registerRoute(
  ({url, sameOrigin}) =>
    ((sameOrigin || url.href.startsWith(__BUILD__.base)) && url.pathname.includes('/assets/')) ||
    (sameOrigin && __BUILD__.files.includes(url.pathname)),
  new CacheFirst({
    cacheName: FILES,
    matchOptions: {ignoreVary: true},
    plugins: [new ExpirationPlugin({maxEntries: KEPT_FILES, purgeOnQuotaError: true})],
  }),
);

/** What must be here before the worker takes over, and what is open: its files came before the worker. */
async function prepare(): Promise<void> {
  const {origin} = scope.location;
  await Promise.all(ALWAYS_KEPT.map((path) => keepPage(FRAME, origin + path)));
  await keepFiles(__BUILD__.files);
  const open = await scope.clients.matchAll({type: 'window', includeUncontrolled: true});
  await Promise.all(open.map(({url}) => keepPage(PAGES, url).catch(() => {})));
}

async function keepOpenPage(url: URL): Promise<void> {
  if ((await ageOf(PAGES, url)) > FRESH_MS) await keepPage(PAGES, url.href);
}

async function withoutCopy(url: URL): Promise<Response> {
  const frame = await caches.open(FRAME);
  const copy = await frame.match(url.pathname, {ignoreVary: true});
  if (!copy) return Response.redirect(offlineAddress(url));
  // Of the page without a network nothing is old.
  return url.pathname === OFFLINE_PATH ? copy : shown(copy);
}

async function forgetOtherBuilds(): Promise<void> {
  const kept = [PAGES, FRAME, FILES];
  const names = (await caches.keys()).filter((name) => OURS.test(name) && !kept.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function ownUrl(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.origin === scope.location.origin ? url : null;
}
