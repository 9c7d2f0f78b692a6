import {useOfflineGuard} from './use-offline-guard';
import {useBlocker, type BlockerFunction} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {PRERENDERED_KEY} from '~/domain/offline/offline-copy';
import {asRecord} from '~/domain/text/parse-unknown';
import {removeStored, writeText} from '~/state/browser/browser-storage';
import {cartStore} from '~/state/cart/cart';

/** Lazy-loaded. What becomes of links while the network is gone, or while the browser has the next page ready. */
export default function NetworkHost() {
  useOfflineGuard();
  return <PrerenderedPages />;
}

/**
 * Follows a link into the page that the browser has prerendered for it, if there is one. The router would render the
 * page anew; the browser has it laid out and shows it in the next frame. A prerendered page announces itself through
 * the storage (`code-after-paint.ts`).
 *
 * The browser prerenders two pages at a time for a pointer that comes near, and drops the oldest.
 */
const MOST_WAITING = 2;

/** Addresses of prerendered pages, the latest last. */
const waiting = new Set<string>();

/** Renders nothing; blocks the navigations that the browser takes over. */
export function PrerenderedPages() {
  // The router warns about every hash link while a blocker exists, so register it only if a page waits.
  const [someWait, setSomeWait] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const {signal} = unmounted;
    addEventListener(
      'storage',
      ({key, newValue}) => {
        if (key !== PRERENDERED_KEY || !newValue) return;
        remember(newValue);
        setSomeWait(true);
      },
      {signal},
    );
    // The browser discards prerendered pages with the page that is left.
    addEventListener(
      'pagehide',
      () => {
        waiting.clear();
        setSomeWait(false);
      },
      {signal},
    );
    askForWaiting();
    return () => unmounted.abort();
  }, []);
  return someWait ? <Blocker /> : null;
}

function Blocker() {
  useBlocker(shouldLeaveToBrowser);
  return null;
}

/** Asks already prerendered pages to announce themselves again. */
function askForWaiting(): void {
  writeText(PRERENDERED_KEY, '');
  removeStored(PRERENDERED_KEY);
}

/** Blocks a navigation of the router whose page is prerendered, and has the browser navigate there instead. */
const shouldLeaveToBrowser: BlockerFunction = ({currentLocation, nextLocation, historyAction}) => {
  const {pathname, search, hash} = nextLocation;
  const {href} = new URL(pathname + search + hash, location.origin);
  const isPlain = String(historyAction) === 'PUSH' && nextLocation.state === null;
  // Forms are sent to the page that they stand on, so its own address is left to the router.
  const isElsewhere = pathname !== currentLocation.pathname;
  // The router's navigation closes an open dialog; left to the browser, it would still be open upon Back.
  const isOpen = document.querySelector('[role="dialog"]');
  if (!isPlain || !isElsewhere || isOpen || beganHandOff() || !waiting.delete(href)) return false;
  location.assign(href);
  return true;
};

/**
 * Whether a hand-off began in this document: leaving it would close the waiting checkout tab, and browsers do not
 * activate prerendered pages for documents with an opened tab.
 */
function beganHandOff(): boolean {
  const {handOffs} = cartStore.store.getState().value;
  return handOffs.some((each) => Number(asRecord(each)?.at) >= performance.timeOrigin);
}

function remember(address: string): void {
  waiting.delete(address);
  waiting.add(address);
  for (const oldest of waiting) if (waiting.size > MOST_WAITING) waiting.delete(oldest);
}
