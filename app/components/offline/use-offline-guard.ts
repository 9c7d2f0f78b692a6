import {timeLimit} from '@common/time-limit';
import {parseUrl} from '@common/parse-url';
import {useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {layout} from '~/copy/layout';
import {dismissToast, showToast} from '~/state/toasts';
import {onFirstAction} from '~/components/ui/hydration/on-first-action';
import {watchNetwork} from './offline';

/**
 * From these React tells a link that it is pointed at or focused, upon which Remix fetches the code of
 * its page, and when that fails loads the page anew, which offline is lost with it. That a pointer came
 * to a link is told when it leaves what it was on before.
 */
const INTENTS = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/**
 * Says when the network is gone, and keeps the shopper on the page that they have: a link is followed
 * where the browser keeps a copy of what it leads to, and is refused with a notice where it does not.
 */
export function useOfflineGuard(): void {
  const {key} = useLocation();
  useEffect(() => {
    navigator.serviceWorker?.controller?.postMessage(location.href);
  }, [key]);

  useEffect(() => {
    const unmounted = new AbortController();
    const {signal} = unmounted;
    addEventListener('offline', tell, {signal});
    // It is no longer true, and on a phone it lies over what would be pressed next.
    addEventListener('online', () => dismissToast(notice), {signal});
    addEventListener('click', guardLink, {capture: true, signal});
    for (const type of INTENTS)
      addEventListener(type, dropIntent, {capture: true, passive: true, signal});
    // Once a document, though an error screen and the way back from it each mount a layout.
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

/** How long an answer is waited for before the notice. */
const REACH_MS = 3_000;

let watching = false;

/** Number of the toast that says so, the last one. */
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
  if (navigator.onLine || !link || !leavesPage(link)) return;
  event.preventDefault();
  // A handler that navigates by itself must not see the click.
  event.stopPropagation();
  followOffline(link.href).catch(tell);
}

/** Whether it leads to another document of the shop, in this tab: not to a place on the page or another program. */
function leavesPage({href, target}: HTMLAnchorElement): boolean {
  const url = parseUrl(href);
  if (url?.origin !== location.origin || (target && target !== '_self')) return false;
  return !url.hash || url.pathname !== location.pathname || url.search !== location.search;
}

/**
 * The browser's word is only a hint: behind some VPNs it says that there is no network although there is.
 * @throws where there is neither a network nor a copy.
 */
async function followOffline(href: string): Promise<void> {
  const hasCopy =
    navigator.serviceWorker?.controller && (await caches.match(href, {ignoreVary: true}));
  if (!hasCopy) await fetch(href, {method: 'HEAD', cache: 'no-store', signal: timeLimit(REACH_MS)});
  location.assign(href);
}
