/**
 * Hands the cart over to the provider's checkout. The new tab is opened at the press, before the answer
 * is there, because browsers block a tab that opens later; it is closed again when there is nothing to
 * pay in it, and when this page goes away.
 */
import {
  answerHandOff,
  beginHandOff,
  dropHandOff,
  failHandOff,
  openHandOff,
} from '~/domain/checkout/hand-off-transitions';
import type {CheckoutDifference} from '~/domain/checkout/checkout-difference';
import {handOffNotice} from '~/domain/checkout/amount-due';
import {isUnsettled, type DropReason, type HandOff} from '~/domain/checkout/hand-off';
import {refreshCart} from '~/domain/cart/line-status';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {handOffIdOf} from '@common/hand-off-secret';
import {createCheckout} from '~/state/api-client';
import {now} from '~/state/browser/clock';
import {unlockedCartStore} from '~/state/cart/cart';
import {askShop} from '~/state/cart/shop-prices';

/** The changed amount that the shopper must see before paying. */
export interface PriceDifference {
  readonly handOffId: string;
  readonly url: string;
  readonly difference: CheckoutDifference;
}

/**
 * Runs from the press to the provider's answer; the cart's records hold the outcome. Never rejects.
 * @param shownAt the moment (epoch milliseconds) whose prices the shopper sees.
 * @param terms the offer terms that those prices follow.
 * @param today reads the current terms: if they have changed by the time of the answer, so has the cart.
 * @param settle asks whether an earlier hand-off was paid, and resolves to why no checkout must be opened, if so.
 * @returns what to tell the shopper first, if anything.
 */
export async function handOffCart(
  waitingText: string,
  shownAt: number,
  terms: OfferTerms,
  today: () => Promise<OfferTerms>,
  settle: () => Promise<DropReason | null>,
): Promise<PriceDifference | null> {
  const press = {...takeKey(), at: now(), shownAt};
  const before = unlockedCartStore.store.getState().value;
  const notice = handOffNotice(before, press.at, terms);
  // A shopper who has read that payments could not be checked, and presses again, wants to pay.
  const isWarned = notice.kind === 'dropped' && notice.reason === 'unchecked';
  // Products paid earlier in a closed tab must not be paid again.
  const check = async () => {
    if (!before.handOffs.some(isUnsettled)) return null;
    const reason = await settle().catch((): DropReason => 'unchecked');
    return reason === 'unchecked' && isWarned ? null : reason;
  };
  const {outcome, confirmed} = unlockedCartStore.update((cart) => beginHandOff(cart, press, terms));
  if (outcome.kind !== 'begun') return null;
  const tab = openWaitingTab(waitingText);
  const leave = () => {
    closeTab(tab);
    const at = now();
    unlockedCartStore.change((cart) =>
      dropHandOff(cart, outcome.handOff, 'interrupted', at, terms),
    );
  };
  window.addEventListener('pagehide', leave);
  try {
    // Another tab may have changed the cart, or begun a hand-off, in the same moment.
    const begun = await confirmed;
    const told = begun.kind === 'begun' ? await prepare(begun.handOff, tab, today, check) : null;
    if (begun.kind !== 'begun') closeTab(tab);
    return told;
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}

/** Continues to a checkout after the shopper has seen the changed amount. */
export function goOnWith(handOffId: string): void {
  const moment = now();
  unlockedCartStore.change((cart) => openHandOff(cart, handOffId, false, moment));
}

async function prepare(
  handOff: HandOff,
  tab: Window | null,
  today: () => Promise<OfferTerms>,
  check: () => Promise<DropReason | null>,
): Promise<PriceDifference | null> {
  const {id, lines} = handOff;
  const reason = await check();
  if (reason) {
    closeTab(tab);
    const [current, dropped] = [await today(), now()];
    unlockedCartStore.change((cart) => dropHandOff(cart, handOff, reason, dropped, current));
    return null;
  }
  const answer = await createCheckout(
    id,
    lines.map(({variantId, quantity, offer}) => ({merchandiseId: variantId, quantity, offer})),
    landingQuery(),
  );
  if (!answer.ok) {
    closeTab(tab);
    // When a page closes, its requests fail a moment before the `pagehide` event.
    await new Promise((later) => setTimeout(later));
    const asked = lines.map(({variantId}) => variantId);
    // A line was rejected: ask the shop which one.
    const found = answer.error === 'rejected' ? await askShop(asked) : null;
    const current = await today();
    const failed = now();
    unlockedCartStore.change((cart) =>
      failHandOff(
        found ? refreshCart(cart, asked, found) : cart,
        handOff,
        answer.error,
        failed,
        current,
      ),
    );
    return null;
  }
  const current = await today();
  const answered = now();
  const outcome = await unlockedCartStore.update((cart) =>
    answerHandOff(cart, handOff, answer, answered, current),
  ).confirmed;
  if (outcome.kind === 'ready' && sendTab(tab, outcome.url)) return null;
  closeTab(tab);
  if (outcome.kind === 'ready')
    unlockedCartStore.change((cart) => openHandOff(cart, id, true, answered));
  return outcome.kind === 'differs'
    ? {handOffId: id, url: outcome.url, difference: outcome.difference}
    : null;
}

/**
 * The query string with which this tab's document was asked for. The browser remembers it, so nothing
 * is stored, and no page needs code for it before the checkout.
 */
function landingQuery(): string {
  try {
    const [entry] = performance.getEntriesByType('navigation');
    return entry ? new URL(entry.name).search : '';
  } catch {
    // Some extensions that hide what sets a browser apart take this function away, or make up what it says.
    return '';
  }
}

type HandOffKey = Pick<HandOff, 'id' | 'secret'>;

let prepared: HandOffKey | null = null;

/**
 * Draws the secret of the next hand-off. Beforehand, because its digest comes with a promise, and the press has to
 * open a tab at once.
 */
export async function prepareKey(): Promise<void> {
  if (prepared) return;
  const secret = randomHex(32);
  // Without https there is no digest: the files come only by mail.
  prepared = await handOffIdOf(secret).then(
    (id) => ({id, secret}),
    () => null,
  );
}

/** Each key is used once; without a key the id is random and opens no files. */
function takeKey(): HandOffKey {
  const key = prepared ?? {id: randomHex(16), secret: null};
  prepared = null;
  void prepareKey();
  return key;
}

/** Works without https too. */
function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** If this page was closed and could not close the tab, the tab returns to the cart after this time. */
const ALONE_AFTER_SECONDS = 30;

/**
 * A tab that says that the checkout is being prepared, opened while the shopper's press still allows it;
 * null if the browser opens none. It returns to the cart if the checkout does not open in it. Never throws.
 *
 * Browsers inside of apps and content blockers answer `window.open` with nothing, with this very window, with an
 * object that has no document, or by throwing.
 */
function openWaitingTab(text: string): Window | null {
  let tab: Window | null = null;
  try {
    tab = window.open('', '_blank');
    if (!tab || tab.document === document) return null;
    showWaiting(tab, text);
    return tab;
  } catch {
    closeTab(tab);
    return null;
  }
}

/** Whether the tab was there to be sent to the checkout. */
function sendTab(tab: Window | null, url: string): boolean {
  try {
    if (!tab || tab.closed) return false;
    tab.location.replace(url);
    return true;
  } catch {
    return false;
  }
}

/** Closes the tab, if any. */
function closeTab(tab: Window | null): void {
  try {
    tab?.close();
  } catch {
    // Some content blockers return an object that throws on every access.
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
  // The tab has no stylesheet, and loading the shop's would leave it white meanwhile.
  document.body.style.cssText =
    'display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;margin:0;background:#fbf7ef;color:#0b3b36;font:600 1.25rem/1.5 system-ui,sans-serif';
  const wayBack = document.createElement('meta');
  wayBack.httpEquiv = 'refresh';
  wayBack.content = `${ALONE_AFTER_SECONDS}; url=${new URL('/carrito', window.location.href).href}`;
  document.head.append(wayBack);
}
