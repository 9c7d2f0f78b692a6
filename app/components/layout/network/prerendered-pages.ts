/**
 * Follows a link into the page that the browser has prerendered for it, where there is one. The router would
 * render the page anew; the browser has it laid out, and shows it in the next frame. A page tells that it waits
 * (`code-after-paint.ts`); what nobody has prerendered is the router's, as ever.
 */
import type {Location} from '@remix-run/react';
import {PRERENDERED_KEY} from '~/domain/site/prerendered';
import {asRecord} from '~/domain/text/parse-unknown';
import {removeStored, writeText} from '~/state/browser/browser-storage';
import {cartStore} from '~/state/cart/cart';

/** The browser prerenders two at a time for a pointer that comes near, and drops the one before. */
const MOST_WAITING = 2;

/** What is used of the router; Remix keeps it at the window. */
interface Router {
  getBlocker(key: string, isStopped: (step: Step) => boolean): unknown;
  deleteBlocker(key: string): void;
}

interface Step {
  readonly currentLocation: Location<unknown>;
  readonly nextLocation: Location<unknown>;
  readonly historyAction: 'PUSH' | 'POP' | 'REPLACE';
}

/** By which the router knows who stops its steps. */
const BLOCKER = 'prerendered-pages';

/** Addresses, the latest last. */
const waiting = new Set<string>();

/** To be called once; a browser that prerenders nothing never hears of a page that waits. */
export function followIntoPrerendered(): void {
  const {__remixRouter: router} = window as {__remixRouter?: Router};
  if (!router) return;
  addEventListener('storage', ({key, newValue}) => {
    if (key !== PRERENDERED_KEY || !newValue) return;
    remember(newValue);
    router.getBlocker(BLOCKER, isTheBrowsers);
  });
  askForWaiting();
  // As it is upon Back, the pages that waited behind it are gone.
  addEventListener('pagehide', () => {
    waiting.clear();
    router.deleteBlocker(BLOCKER);
  });
}

/** Has pages that told of themselves before anybody heard them tell it again. */
function askForWaiting(): void {
  writeText(PRERENDERED_KEY, '');
  removeStored(PRERENDERED_KEY);
}

/** Whether a step of the router is stopped, since the browser takes it to the page that it has. */
function isTheBrowsers({currentLocation, nextLocation, historyAction}: Step): boolean {
  const {pathname, search, hash, state} = nextLocation;
  const {href} = new URL(pathname + search + hash, location.origin);
  const isPlain = historyAction === 'PUSH' && state === null;
  // A form is sent to the page that it stands on.
  const isElsewhere = pathname !== currentLocation.pathname;
  // What is open closes as the router leaves, and would still be open upon Back.
  const isOpen = document.querySelector('[role="dialog"]');
  if (!isPlain || !isElsewhere || isOpen || beganHandOff() || !waiting.delete(href)) return false;
  location.assign(href);
  return true;
}

/**
 * Whether a hand-off was begun since this document was there: leaving it would close the tab that waits for its
 * checkout, and the browser shows no prerendered page where a page has opened another.
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
