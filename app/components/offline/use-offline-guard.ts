import {timeLimit} from '@common/time-limit';
import {parseUrl} from '@common/parse-url';
import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {layout} from '~/copy/layout';
import {dismissToast, showToast} from '~/state/toasts';
import {onFirstAction} from '~/components/ui/hydration/on-first-action';
import {COPY_MARK, KEEP_THE_REST} from '~/domain/offline/offline-copy';

/**
 * React derives hover and focus of a link from these events. Remix then fetches the code of the link's page and, if
 * that fails, reloads the current page, which is lost when offline. (`mouseout` of the previous element is how React
 * notices that the pointer entered a link.)
 */
const INTENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/**
 * Reports that the network is gone and keeps the shopper on the current page: links to cached pages are followed,
 * others are refused with a notice.
 */
export function useOfflineGuard(): void {
  const {key} = useLocation();
  useEffect(() => {
    destination = null;
    navigator.serviceWorker?.controller?.postMessage(location.href);
  }, [key]);

  useEffect(() => {
    const unmounted = new AbortController();
    const {signal} = unmounted;
    addEventListener('offline', tell, {signal});
    // The notice is no longer true, and on a phone it covers what would be pressed next.
    addEventListener('online', () => dismissToast(notice), {signal});
    addEventListener('click', guardLink, {capture: true, signal});
    for (const type of INTENTS)
      addEventListener(type, dropIntent, {capture: true, passive: true, signal});
    // Once per document: an error screen and the way back from it each mount a layout.
    const cancel = watching
      ? undefined
      : onFirstAction(() => {
          watching = true;
          watchNetwork(tell);
        });
    return () => {
      unmounted.abort();
      cancel?.();
    };
  }, []);
}

/** Time to wait for an answer before the notice is shown. */
const REACH_MS = 3_000;

let watching = false;

/** Address of the link that was pressed last and is being followed. */
let destination: string | null = null;

/** Id of the latest toast about the network. */
let notice = 0;

function tell(): void {
  notice = showToast({tone: 'error', title: layout.offline});
}

function dropIntent(event: Event): void {
  if (navigator.onLine) return;
  const to = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;
  if (to instanceof Element && to.closest('a')) event.stopPropagation();
}

function guardLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const leaves = link !== null && leavesPage(link);
  destination = leaves && !(event.metaKey || event.ctrlKey || event.shiftKey) ? link.href : null;
  if (navigator.onLine || !leaves) return;
  event.preventDefault();
  // Handlers that navigate themselves must not receive the click.
  event.stopPropagation();
  followOffline(link.href).catch(tell);
}

/**
 * Whether the link leads to another document of the shop in this tab, not to an anchor or another program, nor opens
 * something in place.
 */
function leavesPage(link: HTMLAnchorElement): boolean {
  const {href, target} = link;
  const url = parseUrl(href);
  if (link.getAttribute('role') === 'button') return false;
  if (url?.origin !== location.origin || (target && target !== '_self')) return false;
  return !url.hash || url.pathname !== location.pathname || url.search !== location.search;
}

/**
 * `navigator.onLine` is only a hint: behind some VPNs it is wrong.
 * @throws if there is neither network nor cached copy.
 */
async function followOffline(href: string): Promise<void> {
  const hasCopy =
    navigator.serviceWorker?.controller && (await caches.match(href, {ignoreVary: true}));
  if (!hasCopy) await fetch(href, {method: 'HEAD', cache: 'no-store', signal: timeLimit(REACH_MS)});
  location.assign(href);
}

/**
 * What a page does when the network is gone. With the service worker, which the document registers, the browser has
 * something to show for every address, so a page is left for one that it keeps; without it a page is never left at
 * all (docs/decisions/0026-without-a-network.md).
 */
/** The Navigation API's event for leaving a document. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  /** True for the browser's own button. */
  readonly userInitiated: boolean;
}

/** @param tell reports that the network is gone. */
export function watchNetwork(tell: () => void): void {
  // Never resolves in browsers and private windows without a service worker.
  void navigator.serviceWorker?.ready.then(({active}) => active?.postMessage(KEEP_THE_REST));
  holdReloads(tell);
  addEventListener('popstate', loadOffline, true);
  if (!document.querySelector(`[${COPY_MARK}]`)) return;
  onNetworkBack(renew);
  if (navigator.onLine) renew();
}

function renew(): void {
  location.reload();
}

/**
 * When the code of a page cannot be loaded, Remix reloads the document, because the shop may have been deployed anew. It
 * does so even for a page that is only prefetched. Without a network the reload would lose what is on the page. So the
 * reload waits until the shop answers, and then loads the page that the shopper asked for. Browsers without the
 * Navigation API only have the check of links; they reload the page that they show.
 */
function holdReloads(tell: () => void): void {
  let isReachable = false;
  const {navigation} = window as {navigation?: EventTarget};
  navigation?.addEventListener('navigate', (event) => {
    const {navigationType, userInitiated} = event as NavigateEvent;
    if (navigationType !== 'reload' || userInitiated || isReachable) return;
    event.preventDefault();
    fetch(location.href, {method: 'HEAD', cache: 'no-store'}).then(() => {
      isReachable = true;
      if (destination) location.assign(destination);
      else location.reload();
    }, tell);
  });
}

/** Back and forward: Remix would request data without a network, but the document may be cached. */
function loadOffline(event: PopStateEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  event.stopImmediatePropagation();
  const {pathname, search} = location;
  location.replace(pathname + search);
}

/**
 * Calls back when the network returns, until the page is being left: it must not pull back a shopper who navigates
 * away. Only for placeholder pages, because Firefox keeps pages with such a listener out of its memory.
 * @returns the function that ends it.
 */
export function onNetworkBack(action: () => void): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const end = () => listening.abort();
  addEventListener('online', action, {signal});
  addEventListener('beforeunload', end, {signal});
  return end;
}
