import {useEffect, useState} from 'react';
import {crossSell as copy, offerAnnouncements} from '~/copy/cart';
import type {ProductSummary} from '~/domain/product/product';
import {wantsMoreTime, type OfferTerms} from '~/domain/offers/offer-terms';
import {takeCrossSell} from '~/state/offers/cross-sell';
import {refreshPrices} from '~/state/cart/shop-prices';
import {showToast} from '~/state/toasts';
import {useCrossSell} from '~/state/offers/use-cross-sell';
import {Icon} from '~/components/ui/Icon';
import {tellNotAdded} from '~/components/catalogue/add-and-tell';
import {lineTitleId} from '~/components/cart/CartLineItem';
import {CrossSellOffer} from './CrossSellOffer';

/** The box keeps its size from the first paint to the end of the offer, so that nothing moves. */
const KEPT = 'min-h-72 min-[22.5rem]:min-h-64 sm:min-h-50';

interface CrossSellProps {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
}

/** The cross-sell of the cart page: awaited, open, expired, or nothing at all. */
export function CrossSell({now, terms, locked}: CrossSellProps) {
  const view = useCrossSell(now, terms);
  const own = terms.mode === 'visitor';
  const [kept, setKept] = useState(false);
  if (!kept && (view.kind === 'awaited' || view.kind === 'open')) setKept(true);

  /** The variant whose line takes the focus from the button, which is gone with the offer. */
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (taken) document.getElementById(lineTitleId(taken))?.focus();
  }, [taken]);

  function accept(product: ProductSummary) {
    const outcome = takeCrossSell(product, terms);
    if (outcome === 'over') return;
    if (outcome !== 'added') return tellNotAdded(outcome, product.title);
    setTaken(product.firstVariant?.id ?? null);
    showToast({tone: 'success', title: copy.accepted, text: product.title});
    // The offer's price may be older than the cart's other prices.
    void refreshPrices();
  }

  if (view.kind === 'hidden') return null;
  return (
    <div className={`grid ${kept ? KEPT : ''}`}>
      <p role="status" className="sr-only">
        {view.kind === 'open'
          ? offerAnnouncements.crossSellOpen(view.product.title, own && !wantsMoreTime(terms))
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
          className="flex items-center gap-4 rounded-xl border-2 border-dashed border-arena-deep p-4 sm:p-6"
        >
          <span className="grid size-11 flex-none place-items-center rounded-full bg-arena text-muted">
            <Icon name="clock" />
          </span>
          <div role="status">
            <h2 id="oferta-expirada" className="text-lg">
              {copy.expired}
            </h2>
            <p className="text-muted">{copy.expiredText}</p>
          </div>
        </section>
      ) : null}
    </div>
  );
}
