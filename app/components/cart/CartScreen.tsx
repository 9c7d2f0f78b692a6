import {Suspense, useCallback, useEffect, useLayoutEffect, Fragment, useRef, useState} from 'react';
import {cart as copy, offerAnnouncements} from '~/copy/cart';
import {isRecentOrder, isPreparing} from '~/domain/checkout/hand-off';
import {useCart} from '~/state/cart/cart';
import {forgetRemoval, useRemoval, undoRemoval} from '~/state/cart/removed-line';
import {BackLink} from '~/components/layout/BackLink';
import {ButtonLink, buttonClass} from '~/components/ui/Button';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {Spinner} from '~/components/ui/notices/Spinner';
import {nextLineChange, lineDiscount} from '~/domain/cart/line-amounts';
import {now as currentTime, useDeadline, useNow} from '~/state/browser/clock';
import {crossSellStore} from '~/state/offers/cross-sell';
import {useFreshPrices} from '~/state/cart/shop-prices';
import {useOfferTerms} from '~/state/offers/use-offer-terms';
import {CartSummary} from './CartSummary';
import {CrossSell} from '~/components/offers/CrossSell';
import {LockedReason} from './LineNotes';
import type {CartLine} from '~/domain/cart/cart-line';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {countdownPhase} from '~/domain/offers/countdown';
import {placeOf, type RemovedLine} from '~/domain/cart/edit-cart';
import {CartLineItem} from './CartLineItem';
import {toasts} from '~/copy/layout';
import {showToast} from '~/state/toasts';
import {notifyLocked} from '../catalogue/add-product';
import {optionalPart} from '~/components/ui/hydration/use-lazy-part';

/** If this code cannot be loaded, only the list of recent orders is missing; the mail has the files too. */
const RecentOrders = optionalPart(() => import('../library/RecentOrders'), NoOrders);

const SuggestedProducts = optionalPart(() => import('./SuggestedProducts'));

function NoOrders({onRead}: {onRead: (hasFiles: boolean) => void}) {
  useEffect(() => onRead(false), [onRead]);
  return null;
}

const DRAWING = '/illustrations/empty-cart.svg';

/**
 * The cart of this browser; until it has been read there is only a spinner. Tall enough in every
 * state that the footer does not move.
 */
export function CartScreen() {
  const ready = useCart((_, isReady) => isReady);
  const empty = useCart(({items}) => items.length === 0);
  const recent = useCart(({handOffs}) => handOffs.some(isRecentOrder));
  const {removed} = useRemoval();
  // Null until the orders of this browser have been asked for.
  const [hasFiles, setHasFiles] = useState<boolean | null>(null);
  // One order with files is enough.
  const onRead = useCallback((found: boolean) => setHasFiles((before) => found || !!before), []);
  const isPaid = recent && empty && hasFiles === true;
  useEffect(() => forgetRemoval, []);

  return (
    <div className="page min-h-dvh pt-2 pb-6 sm:py-10">
      <BackLink fallback="/">{copy.back}</BackLink>
      <div
        className={`mt-2 ${isPaid ? 'flex items-center gap-6 rounded-2xl bg-ink p-6 text-paper stitched sm:p-8' : ''}`}
      >
        {isPaid ? (
          <img src="/illustrations/thank-you.svg" alt="" className="w-24 flex-none sm:w-36" />
        ) : null}
        <h1 className="text-3xl sm:text-4xl">{isPaid ? copy.thanks : copy.heading}</h1>
      </div>
      {!ready ? (
        <Loading />
      ) : (
        // Renders both parts at once, to avoid a layout shift when the orders arrive.
        <Suspense fallback={<Loading />}>
          {recent ? <RecentOrders onRead={onRead} /> : null}
          {empty ? (
            <>
              {removed ? (
                <div className="mt-4">
                  <RemovedRow removed={removed} />
                </div>
              ) : null}
              {isPaid ? (
                <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
                  <ButtonLink to="/mis-productos">{copy.library}</ButtonLink>
                  <ButtonLink to="/tienda" look="outline">
                    {copy.keepShopping}
                  </ButtonLink>
                </div>
              ) : recent && hasFiles === null ? null : (
                <div className="mt-6">
                  <EmptyState title={copy.empty} text={copy.emptyText} illustration={DRAWING}>
                    <ButtonLink to="/categorias" size="lg">
                      {copy.explore}
                    </ButtonLink>
                  </EmptyState>
                  <Suspense fallback={null}>
                    <SuggestedProducts />
                  </Suspense>
                </div>
              )}
            </>
          ) : (
            <FilledCart />
          )}
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  return (
    <>
      <noscript>
        <p className="mt-6 text-lg">{copy.needsScript}</p>
      </noscript>
      <div data-needs-script>
        <Spinner label={copy.loading} illustration={DRAWING} />
      </div>
    </>
  );
}

/** A cart with something in it, never rendered on the server. */
function FilledCart() {
  const now = useNow();
  // Runs before the first paint, to reserve the cross-sell's space.
  useLayoutEffect(() => crossSellStore.connect(), []);
  return now === null ? null : <CartAt now={now} />;
}

function CartAt({now}: {now: number}) {
  const items = useCart((cart) => cart.items);
  // Reads the current time instead of the clock's tick, so that a lock shows at once.
  const locked = useCart((cart) => isPreparing(cart, currentTime()));
  const terms = useOfferTerms();
  const {failed} = useFreshPrices(now);
  useDeadline(nextLineChange(items, now, terms));
  return (
    <div className="mt-4 flex flex-col gap-4 sm:mt-6 lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(18rem,5fr)] lg:items-start lg:gap-8 max-lg:[&_:focus-visible]:scroll-mb-40!">
      <div className="grid gap-4 lg:gap-6">
        {locked ? <LockedReason /> : null}
        <CartLines items={items} now={now} terms={terms} locked={locked} />
        <CrossSell now={now} terms={terms} locked={locked} />
      </div>
      <CartSummary now={now} terms={terms} unchecked={failed} />
      <CartAnnouncer items={items} now={now} terms={terms} />
    </div>
  );
}

/** Announces when an offer in the cart is about to end and when it has ended, not every second. */
function CartAnnouncer({
  items,
  now,
  terms,
}: {
  items: readonly CartLine[];
  now: number;
  terms: OfferTerms;
}) {
  const discounts = items.map((line) => lineDiscount(line, now, terms));
  const ending = discounts.some(
    (discount) =>
      discount.kind === 'active' &&
      discount.remainingSeconds !== null &&
      countdownPhase(discount.remainingSeconds) === 'last-minute',
  );
  const ended = discounts.filter(({kind}) => kind === 'ended').length;
  return (
    <p role="status" className="sr-only">
      {ending ? offerAnnouncements.lineLastMinute : ended ? offerAnnouncements.lineEnded : ''}
    </p>
  );
}

interface CartLinesProps {
  readonly items: readonly CartLine[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
}

/** The cart's lines, with the undo row in the place of the line that was removed last. */
function CartLines({items, now, terms, locked}: CartLinesProps) {
  const {removed, restored} = useRemoval();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const place = items.findIndex(({variantId}) => variantId === restored);
    if (place < 0) return;
    forgetRemoval();
    const line = list.current?.querySelectorAll('article')[place];
    line?.querySelector<HTMLElement>('[title]')?.focus();
  }, [items, restored]);

  const row = removed ? (
    <li>
      <RemovedRow removed={removed} />
    </li>
  ) : null;
  const place = removed ? placeOf(items, removed) : 0;
  return (
    <ul ref={list} aria-label={copy.list} className="grid gap-4">
      {items.map((line, index) => (
        <Fragment key={line.variantId}>
          {index === place ? row : null}
          <li>
            <CartLineItem line={line} now={now} terms={terms} locked={locked} />
          </li>
        </Fragment>
      ))}
      {place === items.length ? row : null}
    </ul>
  );
}

const ID = 'eliminado';

/** The undo row of a removed line. Its button takes the focus, which was on that line. */
function RemovedRow({removed}: {removed: RemovedLine}) {
  const {variantId} = removed.line;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [variantId]);

  function undo() {
    const outcome = undoRemoval();
    if (outcome === 'preparing') notifyLocked();
    if (outcome === 'full') {
      showToast({tone: 'error', title: toasts.full, text: toasts.fullText});
    }
  }

  return (
    <div className="flex items-center gap-3 rounded-xl border-2 border-dashed border-arena-deep py-2 pr-2 pl-4">
      <p id={ID} className="min-w-0 flex-1 text-sm leading-snug">
        <strong className="block">{copy.removed}</strong>
        <span className="line-clamp-6 text-muted">{removed.line.product.title}</span>
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={ID}
        onClick={undo}
        className={buttonClass({look: 'outline', size: 'sm'})}
      >
        {copy.undo}
      </button>
    </div>
  );
}
