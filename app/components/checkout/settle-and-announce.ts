import {paidNotice as copy} from '~/copy/cart';
import type {DropReason} from '~/domain/checkout/hand-off';
import type {AccountsConfig} from '~/state/account/account';
import {settlePayments} from '~/state/checkout/settle-payments';
import {showToast} from '~/state/toasts';

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
