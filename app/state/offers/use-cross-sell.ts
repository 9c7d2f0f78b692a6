import {useEffect, useState} from 'react';
import type {ProductSummary} from '~/domain/product/product';
import {crossSellStatus, isOfferable, nextCrossSellChange} from '~/domain/offers/cross-sell';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {fetchOfferProducts} from '../api-client';
import {useDeadline} from '../browser/clock';
import {useStored} from '../browser/persistent-store';
import {useCart} from '../cart/cart';
import {crossSellStore, drawCrossSell, expireCrossSell} from './cross-sell';

export type CrossSellView =
  | {readonly kind: 'hidden'}
  /** An offer is about to be shown: its place is kept. */
  | {readonly kind: 'awaited'}
  | {readonly kind: 'open'; readonly product: ProductSummary; readonly remainingSeconds: number}
  | {readonly kind: 'expired'};

/** What the cart page shows of the cross-sell at `now` (epoch milliseconds), drawing it if due. */
export function useCrossSell(now: number, terms: OfferTerms): CrossSellView {
  const [products, setProducts] = useState<readonly ProductSummary[] | null>(null);
  const [failed, setFailed] = useState(false);
  const record = useStored(crossSellStore, (value) => value);
  const lines = useCart((cart) => cart.items);
  const status = crossSellStatus(record, now, terms);
  useDeadline(nextCrossSellChange(record, now, terms));
  const wanted = status.kind === 'none' || status.kind === 'open';

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadOfferProducts().then(
      (loaded) => current && setProducts(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  useEffect(() => {
    if (status.kind === 'none' && products) drawCrossSell(products, terms);
    if (status.kind === 'expired') expireCrossSell(terms);
  }, [status.kind, products, terms]);

  if (status.kind === 'off' || status.kind === 'accepted' || (wanted && failed)) {
    return {kind: 'hidden'};
  }
  if (status.kind === 'expired') return {kind: 'expired'};
  if (!products) return {kind: 'awaited'};
  const inCart = lines.map(({variantId}) => variantId);
  const product =
    status.kind === 'open' ? products.find(({id}) => id === status.productId) : undefined;
  if (status.kind === 'open' && product && isOfferable(product, inCart)) {
    return {kind: 'open', product, remainingSeconds: status.remainingSeconds};
  }
  const drawing = status.kind === 'none' && products.some((each) => isOfferable(each, inCart));
  return {kind: drawing ? 'awaited' : 'hidden'};
}

let loading: Promise<readonly ProductSummary[]> | null = null;

/** The products among which the cross-sell is drawn, read once a page; rejects when they cannot be. */
function loadOfferProducts(): Promise<readonly ProductSummary[]> {
  loading ??= fetchOfferProducts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
