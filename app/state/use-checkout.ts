/**
 * The hand-off to the hosted checkout. The new tab is opened at the click, before the answer is
 * there, because browsers block a tab that opens later; it is closed again when the shopper must
 * first be told something.
 */
import {useRef, useState} from 'react';
import {checkoutCreated} from '~/domain/cart';
import {liveOffer} from '~/domain/cart-line-discount';
import {cartTotal} from '~/domain/cart-total';
import {compareMoney, parseMoney, type Money} from '~/domain/money';
import {asRecord, asText} from '~/domain/parse-unknown';
import {cartStore} from './cart';
import {now} from './clock';

export type CheckoutState =
  | {readonly kind: 'idle'}
  | {readonly kind: 'processing'}
  /** The checkout is open in a tab of its own. */
  | {readonly kind: 'opened'; readonly url: string}
  /** The browser refused the tab. */
  | {readonly kind: 'blocked'; readonly url: string}
  /** The provider will ask another amount than the one shown. */
  | {
      readonly kind: 'differs';
      readonly url: string;
      readonly shown: Money;
      readonly asked: Money;
    }
  | {readonly kind: 'failed'; readonly reason: string};

const TIME_LIMIT_MS = 20_000;
const IDLE: CheckoutState = {kind: 'idle'};

export function useCheckout(waitingText: string) {
  const [state, setState] = useState<CheckoutState>(IDLE);
  // State alone would let a second click through before the next render.
  const busy = useRef(false);

  async function start(): Promise<void> {
    if (busy.current || cartStore.store.getState().value.items.length === 0) return;
    busy.current = true;
    setState({kind: 'processing'});
    const tab = openWaitingTab(waitingText);
    try {
      setState(await handOff(tab));
    } finally {
      busy.current = false;
    }
  }

  return {state, start, reset: () => setState(IDLE)};
}

async function handOff(tab: Window | null): Promise<CheckoutState> {
  const {items} = cartStore.store.getState().value;
  const clicked = now();
  const shown = cartTotal(items, clicked);
  const answer = await requestCheckout(
    items.map((line) => ({
      merchandiseId: line.variantId,
      quantity: line.quantity,
      offer: liveOffer(line, clicked),
    })),
  );
  if (!answer.ok) {
    tab?.close();
    return {kind: 'failed', reason: answer.reason};
  }
  const {url, asked} = answer;
  cartStore.update((cart) => checkoutCreated(cart, answer.cartId, url, now()));
  if (shown && !sameAmount(shown, asked)) {
    tab?.close();
    return {kind: 'differs', url, shown, asked};
  }
  if (!tab || tab.closed) return {kind: 'blocked', url};
  tab.location.replace(url);
  return {kind: 'opened', url};
}

type Answer =
  | {readonly ok: true; readonly cartId: string; readonly url: string; readonly asked: Money}
  | {readonly ok: false; readonly reason: string};

async function requestCheckout(lines: readonly object[]): Promise<Answer> {
  try {
    const response = await fetch('/api/checkout', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(lines),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return readAnswer(await response.json());
  } catch {
    return {ok: false, reason: 'unavailable'};
  }
}

function readAnswer(value: unknown): Answer {
  const answer = asRecord(value);
  const cartId = asText(answer?.cartId);
  const url = asText(answer?.checkoutUrl);
  const asked = parseMoney(answer?.total);
  return cartId && url && asked
    ? {ok: true, cartId, url, asked}
    : {ok: false, reason: asText(answer?.error) ?? 'unavailable'};
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

function sameAmount(a: Money, b: Money): boolean {
  return a.currencyCode === b.currencyCode && compareMoney(a, b) === 0;
}
