/** After it the tab goes back to the cart: whoever opened it went away without closing it. */
const ALONE_AFTER_SECONDS = 30;

/**
 * A tab that says that the checkout is being prepared, opened while the shopper's press still allows it;
 * null when there is none. It leads back to the cart by itself when nobody comes for it. Never throws.
 *
 * Browsers inside of apps and content blockers answer `window.open` with nothing, with this very window, with an
 * object that has no document, or by throwing.
 */
export function openWaitingTab(text: string): Window | null {
  let tab: Window | null = null;
  try {
    tab = window.open('', '_blank');
    if (!tab || tab === window) return null;
    showWaiting(tab, text);
    return tab;
  } catch {
    closeTab(tab);
    return null;
  }
}

/** Closes a tab that may be none. */
function closeTab(tab: Window | null): void {
  try {
    tab?.close();
  } catch {
    // It throws on everything, as some content blockers' do.
  }
}

function showWaiting(tab: Window, text: string): void {
  const {document} = tab;
  // The checkout must not be able to steer this page.
  tab.opener = null;
  document.title = text;
  document.documentElement.lang = 'es';
  document.body.textContent = text;
  const logo = document.createElement('img');
  logo.src = new URL('/favicon.svg', window.location.href).href;
  logo.alt = '';
  logo.width = 64;
  document.body.prepend(logo);
  // The tab has no sheet of its own, and the shop's would keep it white until it is here.
  document.body.style.cssText =
    'display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;margin:0;background:#fbf7ef;color:#0b3b36;font:600 1.25rem/1.5 system-ui,sans-serif';
  const wayBack = document.createElement('meta');
  wayBack.httpEquiv = 'refresh';
  wayBack.content = `${ALONE_AFTER_SECONDS}; url=${new URL('/carrito', window.location.href).href}`;
  document.head.append(wayBack);
}
