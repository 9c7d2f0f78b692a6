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
  document.body.textContent = text;
  const wayBack = document.createElement('meta');
  wayBack.httpEquiv = 'refresh';
  wayBack.content = `${ALONE_AFTER_SECONDS}; url=${new URL('/carrito', window.location.href).href}`;
  document.head.append(wayBack);
  return tab;
}
