/**
 * Follows a link into the page that the browser has prerendered for it, where there is one. The router would
 * render the page anew; the browser has it laid out, and shows it in the next frame. A page tells that it waits
 * (`code-after-paint.ts`); what nobody has prerendered is the router's, as ever.
 */
import {PRERENDERED_KEY} from '~/domain/site/prerendered';

/** The browser prerenders two at a time for a pointer that comes near, and drops the one before. */
const MOST_WAITING = 2;

/** What is used of the router; Remix keeps it at the window. */
interface Router {
  navigate(to: unknown, options?: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Addresses, the latest last. */
const waiting = new Set<string>();

/** To be called once; a browser that prerenders nothing never hears of a page that waits. */
export function followIntoPrerendered(): void {
  const {__remixRouter: router} = window as {__remixRouter?: Router};
  if (!router) return;
  addEventListener('storage', ({key, newValue}) => {
    if (key === PRERENDERED_KEY && newValue) remember(newValue);
  });
  // As it is upon Back, the pages that waited behind it are gone.
  addEventListener('pagehide', () => waiting.clear());
  const navigate = router.navigate.bind(router);
  router.navigate = (to, options) => {
    const address = isPlain(to, options) ? new URL(to, location.origin).href : '';
    // What is open closes as the router leaves, and would still be open upon Back.
    const isOpen = document.querySelector('[role="dialog"]');
    if (isOpen || !waiting.delete(address)) return navigate(to, options);
    location.assign(address);
    return Promise.resolve();
  };
}

function remember(address: string): void {
  waiting.delete(address);
  waiting.add(address);
  for (const oldest of waiting) if (waiting.size > MOST_WAITING) waiting.delete(oldest);
}

/** A step to another page of the shop as a link makes it: nothing is sent, handed on or replaced. */
function isPlain(to: unknown, options: Readonly<Record<string, unknown>> = {}): to is string {
  const {replace, state, formMethod} = options;
  return typeof to === 'string' && to.startsWith('/') && !replace && !state && !formMethod;
}
