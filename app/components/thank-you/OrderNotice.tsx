import {Suspense, useEffect, useState} from 'react';
import {orderNotice as copy} from '~/copy/library';
import {openableOrders} from '~/domain/checkout/payment';
import {pauseBefore, type KnownOrder} from '~/domain/library/known-order';
import type {AccountsConfig} from '~/state/account/account';
import {useCart} from '~/state/cart/cart';
import {formatPrice} from '~/domain/money/money';
import {useRootData} from '~/state/root-data';
import {onReturn} from '~/state/browser/on-return';
import {settleOrder} from '~/state/checkout/settle-payments';
import {fetchKnownOrders} from '~/state/library/ask-purchases';
import {ButtonLink} from '../ui/Button';
import {Notice} from '../ui/notices/Notice';
import {optionalPart} from '~/components/ui/hydration/use-lazy-part';

/** If this code cannot be loaded, the mail still leads to the files. */
const PaidFiles = optionalPart(() => import('../library/PaidFiles'));

/** Polling ends after this time. */
const LAST_QUESTION = Number.MAX_SAFE_INTEGER;
const BOX = 'min-h-60 bg-selva-soft px-4 py-6 max-sm:-mx-4 sm:rounded-2xl sm:p-8';

interface OrderNoticeProps {
  readonly handOffId: string;
  /** Called with the order once it is known; the same function at every render. */
  readonly onKnown: (order: KnownOrder) => void;
}

/**
 * Shows the order of this browser once its webhook has arrived: content, amount and files, or that the payment is
 * still awaited. Removes what was paid from the cart.
 */
export function OrderNotice({handOffId, onKnown}: OrderNoticeProps) {
  const accounts = useRootData()?.accounts ?? null;
  const [order, setOrder] = useState<KnownOrder | 'waiting' | 'late'>('waiting');

  useEffect(() => {
    if (!accounts) return;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const ask = async (asked: number) => {
      const [known] = (await fetchKnownOrders(accounts, [handOffId])) ?? [];
      if (left) return;
      if (known) {
        void settleOrder(known);
        setOrder(known);
        onKnown(known);
        // A cash payment takes days: it is checked again when the shopper returns.
        if (!known.awaiting) stop();
        return;
      }
      const pause = pauseBefore(asked);
      if (pause === null) setOrder((before) => (before === 'waiting' ? 'late' : before));
      else timer = setTimeout(() => void ask(asked + 1), pause);
    };
    void ask(0);
    const stop = onReturn(() => {
      clearTimeout(timer);
      void ask(LAST_QUESTION);
    });
    return () => {
      left = true;
      stop();
      clearTimeout(timer);
    };
  }, [accounts, handOffId, onKnown]);

  if (!accounts) return null;
  const known = typeof order === 'object' ? order : null;
  return (
    <section aria-labelledby={known ? 'pedido' : undefined} className={BOX}>
      {/* Rendered before the order, otherwise live regions announce nothing. */}
      <div role="status">
        {known ? (
          <h2 id="pedido" className="text-2xl sm:text-3xl">
            {headingOf(known)}
          </h2>
        ) : null}
      </div>
      {known ? (
        <Known order={known} accounts={accounts} />
      ) : (
        <Notice tone="info" title={order === 'late' ? copy.late : copy.wait}>
          <p>{order === 'late' ? copy.lateText : copy.waitText}</p>
          {order === 'late' ? (
            <ButtonLink to="/mis-productos" size="sm" className="mt-3">
              {copy.library}
            </ButtonLink>
          ) : null}
        </Notice>
      )}
    </section>
  );
}

function headingOf({awaiting, cancelled, refunded}: KnownOrder): string {
  if (awaiting) return copy.awaiting;
  return cancelled ? copy.cancelled : refunded ? copy.refunded : copy.ready;
}

function Known({order, accounts}: {order: KnownOrder; accounts: AccountsConfig}) {
  const {awaiting, cancelled, refunded} = order;
  const isReady = !awaiting && !cancelled && !refunded;
  // The cart keeps the secret of its paid hand-offs.
  const cart = useCart((value) => value);
  const openable = openableOrders(cart).find(({handOffId}) => handOffId === order.handOffId);
  const price = (cents: number) =>
    formatPrice({amount: (cents / 100).toFixed(2), currencyCode: order.currency});
  return (
    <div className="mt-2 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,9fr)_minmax(18rem,5fr)]">
      {isReady && openable ? (
        <div>
          <Suspense>
            <PaidFiles accounts={accounts} order={openable} />
          </Suspense>
        </div>
      ) : null}
      <div
        className={
          isReady && openable
            ? 'rounded-xl bg-white p-4 sm:p-6 lg:sticky lg:top-32'
            : 'col-span-full'
        }
      >
        <ul>
          {order.lines.map((line, index) => (
            <li key={index} className="flex justify-between gap-4 pb-3 wrap-anywhere">
              <span>
                {copy.line(line.title, line.variant, line.quantity)}
                {line.refunded ? (
                  <span className="block text-sm text-muted">{copy.lineRefunded}</span>
                ) : null}
              </span>
              <span className="font-bold whitespace-nowrap">
                {line.refunded ? <s>{price(line.totalCents)}</s> : price(line.totalCents)}
              </span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between border-t-2 border-dashed border-arena-deep pt-3 text-xl font-extrabold">
          <span>{copy.total}</span>
          <span>{price(order.totalCents)}</span>
        </p>
        {order.awaiting ? <p className="mt-3 text-muted">{copy.awaitingText(order.name)}</p> : null}
        {isReady ? (
          <>
            {order.email ? <p className="mt-3 text-muted">{copy.mailed(order.email)}</p> : null}
            <ButtonLink
              to="/mis-productos"
              look={openable ? 'outline' : 'primary'}
              size={openable ? 'md' : 'lg'}
              className="mt-5 max-sm:w-full"
            >
              {copy.library}
            </ButtonLink>
          </>
        ) : null}
      </div>
    </div>
  );
}
