/**
 * What a page does when the network is gone. With the service worker, which the document registers, the browser has
 * something to show for every address, so a page is left for one that it keeps; without it a page is never left at
 * all (docs/decisions/0026-without-a-network.md).
 */
import {COPY_MARK, KEEP_THE_REST} from '~/domain/offline/offline-copy';
import {onNetworkBack} from './on-network-back';

/** What the Navigation API says of a document that is about to be left. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
  /** True for the browser's own button. */
  readonly userInitiated: boolean;
}

/** @param tell says that there is no network. */
export function watchNetwork(tell: () => void): void {
  // Never, in browsers and private windows that have none.
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
 * Remix loads the document anew when the code of a page cannot be had, for the shop may have been
 * deployed anew; it does so for a page that is only pointed at, too. When it is the network that is gone,
 * known to the browser or not, what is on the page would be lost: it is loaded anew only once the shop has
 * answered. Browsers without the Navigation API have the guard of links alone.
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
      location.reload();
    }, tell);
  });
}

/** Back and forward: Remix would ask for data that nobody can give; the document may be a kept one. */
function loadOffline(event: PopStateEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  event.stopImmediatePropagation();
  const {pathname, search} = location;
  location.replace(pathname + search);
}
