/**
 * The hand-off to the hosted checkout. The new tab is opened at the click, before the answer is
 * there, because browsers block a tab that opens later; it is closed again when the shopper must
 * first be told something.
 */
import {useRef, useState} from 'react';
import {checkoutCreated, type CartState} from '~/domain/cart/cart';
import {lineDiscount, liveOffer} from '~/domain/cart/line-discount';
import {buyableLines} from '~/domain/cart/cart-total';
import {
  cartAsCharged,
  checkoutDifference,
  shownLine,
  type CheckoutDifference,
} from '~/domain/cart/checkout-difference';
import {createCheckout} from '../api-client';
import {cartStore, useCart} from './cart';
import {now} from '../browser/clock';
import {refreshPrices} from './shop-prices';

export type CheckoutState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'processing'}
  /** The checkout is open in a tab of its own. */
  | {readonly kind: 'opened'; readonly url: string}
  /** The browser refused the tab. */
  | {readonly kind: 'blocked'; readonly url: string}
  /** The provider will not do what was shown; the cart shows the truth from here on. */
  | {readonly kind: 'differs'; readonly url: string; readonly difference: CheckoutDifference}
  | {readonly kind: 'failed'; readonly reason: string};

const IDLE: CheckoutState = {kind: 'idle'};

/** @param shownAt the moment (epoch milliseconds) whose prices the shopper sees. */
export function useCheckout(waitingText: string, shownAt: number) {
  const [{state, contents}, setState] = useState({state: IDLE, contents: ''});
  const current = useCart((cart) => contentsOf(cart, shownAt));
  // State alone would let a second click through before the next render.
  const busy = useRef(false);

  const show = (next: CheckoutState) =>
    setState({state: next, contents: contentsOf(cartStore.store.getState().value, now())});

  async function start(): Promise<void> {
    const {items} = cartStore.store.getState().value;
    if (busy.current || buyableLines(items).length === 0) return;
    busy.current = true;
    show({kind: 'processing'});
    const tab = openWaitingTab(waitingText);
    try {
      show(await handOff(tab, shownAt));
    } finally {
      busy.current = false;
    }
  }

  // What was said of a checkout holds for the cart that was handed over, and for no other.
  const outdated = state.kind !== 'processing' && contents !== current;
  return {state: outdated ? IDLE : state, start, reset: () => show(IDLE)};
}

function contentsOf({items}: CartState, at: number): string {
  return buyableLines(items)
    .map((line) => {
      const {amount} = lineDiscount(line, at).price;
      return `${line.variantId}×${line.quantity}@${amount}`;
    })
    .join();
}

async function handOff(tab: Window | null, shownAt: number): Promise<CheckoutState> {
  const {items} = cartStore.store.getState().value;
  const clicked = now();
  const shown = buyableLines(items).map((line) =>
    shownLine(line, shownAt, liveOffer(line, clicked)),
  );
  const answer = await createCheckout(
    shown.map(({line, requestedOffer}) => ({
      merchandiseId: line.variantId,
      quantity: line.quantity,
      offer: requestedOffer,
    })),
    landingQuery(),
  );
  if (!answer.ok) {
    tab?.close();
    // A line was refused: the shop says which.
    if (answer.error === 'rejected') await refreshPrices();
    return {kind: 'failed', reason: answer.error};
  }
  const {cartId, checkoutUrl: url, total, lines} = answer;
  const difference = checkoutDifference(shown, shownAt, lines, total);
  const answered = now();
  cartStore.change((cart) => {
    const charged = difference ? cartAsCharged(cart, lines, difference, answered) : cart;
    return checkoutCreated(charged, cartId, url, answered);
  });
  if (difference) {
    tab?.close();
    return {kind: 'differs', url, difference};
  }
  if (!tab || tab.closed) return {kind: 'blocked', url};
  tab.location.replace(url);
  return {kind: 'opened', url};
}

/**
 * The query string with which this tab's document was asked for. The browser remembers it, so nothing
 * is stored, and no page needs code for it before the checkout.
 */
function landingQuery(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).search : '';
}

function openWaitingTab(text: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The checkout must not be able to steer this page.
  tab.opener = null;
  tab.document.title = text;
  tab.document.body.textContent = text;
  return tab;
}
