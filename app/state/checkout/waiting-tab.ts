/** After it the tab goes back to the cart: whoever opened it went away without closing it. */
const ALONE_AFTER_SECONDS = 30;

/**
 * A tab that says that the checkout is being prepared, opened while the shopper's press still allows it;
 * null when the browser refuses. It leads back to the cart by itself when nobody comes for it.
 */
export function openWaitingTab(text: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The checkout must not be able to steer this page.
  tab.opener = null;
  const {document} = tab;
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
  return tab;
}
