import {useEffect} from 'react';
import {awaitsPayment} from '~/domain/checkout/payment';
import type {AccountsConfig} from '~/state/account/account';
import {now} from '~/state/browser/clock';
import {unlockedCartStore} from '~/state/cart/cart';
import {onReturn} from '~/state/browser/on-return';
import {paidNotice as copy} from '~/copy/thank-you';
import type {DropReason} from '~/domain/checkout/hand-off';
import {settlePayments} from '~/state/checkout/settle-payments';
import {showToast} from '~/state/toasts';

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

/** Pages that show the files of an order. */
const FILE_PAGES = ['/carrito', '/gracias', '/mis-productos'];

/**
 * Checks open payments once and announces removed lines; resolves to why the cart must not be handed over again, or
 * to null.
 */
export async function settleAndAnnounce(accounts: AccountsConfig): Promise<DropReason | null> {
  const settled = await settlePayments(accounts);
  if (!settled) return 'unchecked';
  const [first] = settled;
  if (!first) return null;
  const {name, handOffId, awaiting, cancelled, refunded} = first.order;
  const {pathname} = window.location;
  // The cart page shows the order at its top.
  if (pathname === '/carrito') window.scrollTo({top: 0, behavior: 'instant'});
  if (FILE_PAGES.includes(pathname)) return 'paid';
  const lines = settled.flatMap(({taken}) => taken);
  showToast({
    tone: 'success',
    title: awaiting ? copy.ordered : cancelled || refunded ? copy.taken : copy.ready,
    text: lines.map(({product, quantity}) => copy.line(product.title, quantity)).join(', '),
    saidOn: FILE_PAGES,
    action: {
      label: copy.seeOrder,
      to: `/gracias?${new URLSearchParams({order: name, pago: handOffId}).toString()}`,
    },
  });
  return 'paid';
}
