import {useEffect} from 'react';
import {orderNotice, paidFiles as copy} from '~/copy/library';
import {awaitedOrder, openableOrders} from '~/domain/checkout/payment';
import {useCart} from '~/state/cart/cart';
import {useRootData} from '~/state/root-data';
import {Notice} from '../ui/notices/Notice';
import PaidFiles from './PaidFiles';

interface RecentOrdersProps {
  /** Called with whether there are files to download; the same function at every render. */
  readonly onRead: (hasFiles: boolean) => void;
}

/**
 * Results of this browser's checkouts: pending payments and files of paid orders. Lazy-loaded, hence the default
 * export.
 */
export default function RecentOrders({onRead}: RecentOrdersProps) {
  const accounts = useRootData()?.accounts ?? null;
  const cart = useCart((value) => value);
  const awaited = awaitedOrder(cart);
  const openable = accounts ? openableOrders(cart) : [];
  const isEmpty = openable.length === 0;
  useEffect(() => {
    if (isEmpty) onRead(false);
  }, [isEmpty, onRead]);
  return (
    <>
      {awaited ? (
        <div className="my-4">
          <Notice tone="info" title={orderNotice.awaiting}>
            <p>{orderNotice.awaitingText(awaited)}</p>
          </Notice>
        </div>
      ) : null}
      {accounts
        ? openable.map((order) => (
            <section
              key={order.handOffId}
              aria-label={copy.purchase}
              className="mt-4 rounded-2xl bg-selva-soft p-4 sm:mt-6 sm:p-8"
            >
              <PaidFiles accounts={accounts} order={order} titled onRead={onRead} />
            </section>
          ))
        : null}
    </>
  );
}
