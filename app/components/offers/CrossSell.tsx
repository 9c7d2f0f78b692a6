import {useEffect, useState} from 'react';
import {crossSell as copy, offerAnnouncements} from '~/copy/cart';
import type {ProductSummary} from '~/domain/product/product';
import {wantsMoreTime, type OfferTerms} from '~/domain/offers/offer-terms';
import {takeCrossSell, useCrossSell} from '~/state/offers/cross-sell';
import {refreshPrices} from '~/state/cart/shop-prices';
import {showToast} from '~/state/toasts';
import {Icon} from '~/components/ui/Icon';
import {notifyNotAdded} from '../catalogue/add-product';
import {lineTitleId} from '~/components/cart/CartLineItem';
import {Link} from '@remix-run/react';
import {linePrices} from '~/domain/cart/cart-line';
import {Countdown} from './Countdown';
import {lockedControl} from '~/components/cart/LineNotes';
import {Button} from '~/components/ui/Button';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

/** The room of the offer from the first paint, to avoid layout shifts; it goes with the offer. */
const KEPT = 'min-h-72 min-[22.5rem]:min-h-64 sm:min-h-50';

interface CrossSellProps {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
}

/** The cart's cross-sell: pending, open, expired or absent. */
export function CrossSell({now, terms, locked}: CrossSellProps) {
  const view = useCrossSell(now, terms);
  const own = terms.mode === 'visitor';

  /** Variant of the accepted offer; its cart line gets the focus, because the button disappears. */
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (taken) document.getElementById(lineTitleId(taken))?.focus();
  }, [taken]);

  function accept(product: ProductSummary) {
    const outcome = takeCrossSell(product, terms);
    if (outcome === 'over') return;
    if (outcome !== 'added') return notifyNotAdded(outcome, product.title);
    setTaken(product.firstVariant?.id ?? null);
    showToast({tone: 'success', title: copy.accepted, text: product.title});
    // The offer's price may be older than the cart's other prices.
    void refreshPrices();
  }

  if (view.kind === 'hidden') return null;
  return (
    <div className={`grid ${view.kind === 'expired' ? '' : KEPT}`}>
      <p role="status" className="sr-only">
        {view.kind === 'open'
          ? offerAnnouncements.crossSellOpen(view.product.title, own && !wantsMoreTime(terms))
          : view.kind === 'expired'
            ? copy.expired
            : ''}
      </p>
      {view.kind === 'open' ? (
        <CrossSellOffer
          product={view.product}
          own={own}
          remainingSeconds={view.remainingSeconds}
          locked={locked}
          onAccept={() => accept(view.product)}
        />
      ) : view.kind === 'expired' ? (
        <section
          aria-labelledby="oferta-expirada"
          className="flex items-start gap-2 self-start text-sm text-muted"
        >
          <Icon name="clock" className="mt-0.5 size-4" />
          <div>
            <h2 id="oferta-expirada" className="text-sm tracking-normal">
              {copy.expired}
            </h2>
            <p>{copy.expiredText}</p>
          </div>
        </section>
      ) : null}
    </div>
  );
}

interface CrossSellOfferProps {
  readonly product: ProductSummary;
  /** True if the offer was drawn for this visitor; false if the shop makes it to everybody. */
  readonly own: boolean;
  readonly remainingSeconds: number;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
  readonly onAccept: () => void;
}

/** The open offer: one product at half its price, for a limited time. */
function CrossSellOffer({product, own, remainingSeconds, locked, onAccept}: CrossSellOfferProps) {
  const {firstVariant, title, handle, image} = product;
  if (!firstVariant) return null;
  const {price, compareAtPrice} = linePrices(firstVariant, 'cross-sell');
  return (
    <section
      aria-labelledby="oferta-cruzada"
      className="flex flex-col gap-3 rounded-xl bg-ink p-4 text-paper shadow-card sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="oferta-cruzada" className="text-lg leading-tight">
          {own ? copy.heading : copy.headingForAll}
        </h2>
        <p className="flex flex-none items-center gap-1.5 rounded-full bg-ink-deep px-3 py-1 text-sm">
          <Icon name="clock" className="size-4 text-mango" />
          <span className="max-xs:sr-only">{copy.endsIn}</span>
          <Countdown seconds={remainingSeconds} className="font-extrabold text-mango" />
        </p>
      </div>
      <div className="flex flex-1 flex-wrap items-end gap-4">
        <div className="flex min-w-0 flex-[99_1_15rem] gap-4">
          <Link
            to={`/producto/${handle}`}
            tabIndex={-1}
            aria-hidden="true"
            className="aspect-4/5 w-20 flex-none self-start overflow-hidden rounded-md bg-paper-deep"
          >
            <ResponsiveImage
              image={image}
              alt=""
              width={80}
              height={100}
              sizes="80px"
              className="size-full object-cover"
            />
          </Link>
          <div className="min-w-0 flex-1">
            <h3 className="line-clamp-6 leading-snug font-bold">
              <Link
                to={`/producto/${handle}`}
                className="underline-offset-4 hover:underline focus-visible:outline-mango"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-paper/85">{copy.text}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="sr-only">{copy.price}: </span>
              <span className="text-2xl font-extrabold text-mango">
                <Price price={price} />
              </span>
              {compareAtPrice ? (
                <>
                  <span className="sr-only">{copy.before}: </span>
                  <s className="text-paper/85">
                    <Price price={compareAtPrice} />
                  </s>
                </>
              ) : null}
            </p>
          </div>
        </div>
        <Button
          onClick={onAccept}
          {...lockedControl(locked)}
          className="max-w-full flex-[1_0_auto] px-5! focus-visible:outline-mango"
        >
          {copy.accept}
        </Button>
      </div>
    </section>
  );
}
