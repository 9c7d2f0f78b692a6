import {useEffect} from 'react';
import {awaitsPayment} from '~/domain/checkout/payment';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';
import {unlockedCartStore} from '~/state/cart/cart';
import {onReturn} from '~/state/browser/on-return';
import {settleAndAnnounce} from './settle-and-announce';

/** The shortest time between two questions of one tab. */
const PAUSE_MS = 15_000;
/** A return to the tab fires two events. */
const RETURN_PAUSE_MS = 1000;
/** Used while a payment may arrive and the page is visible. */
const WAITING_PAUSE_MS = 6000;

/**
 * Asks for open payments when a page is opened and when the shopper comes back to its tab, and goes on asking for a
 * while after 'Finalizar Compra'; says what was taken out of the cart. Rendered while there is a payment to ask for;
 * lazy-loaded, hence the default export.
 */
export default function PaymentWatch({accounts}: {accounts: AccountsConfig}) {
  useEffect(() => {
    let askedAt = 0;
    const ask = (pause: number) => {
      if (now() - askedAt < pause) return;
      askedAt = now();
      void settleAndAnnounce(accounts);
    };
    const isWaiting = () => awaitsPayment(unlockedCartStore.store.getState().value, now());
    ask(0);
    const stop = onReturn(() => ask(isWaiting() ? RETURN_PAUSE_MS : PAUSE_MS));
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && isWaiting()) ask(WAITING_PAUSE_MS);
    }, WAITING_PAUSE_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [accounts]);
  return null;
}
