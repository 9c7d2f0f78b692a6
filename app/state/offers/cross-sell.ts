/** The cross-sell offer of this browser, the same in every tab: the rules are `app/domain/offers/cross-sell.ts`. */
import {addLine, type LineAddition} from '~/domain/cart/cart';
import type {Locked} from '~/domain/checkout/hand-off';
import {lineFromProduct} from '~/domain/cart/cart-line';
import type {ProductSummary} from '~/domain/product/product';
import {CROSS_SELL_STORAGE_KEY} from '~/domain/limits';
import {
  acceptCrossSell,
  parseStoredCrossSell,
  transitionCrossSell,
  type CrossSellEvent,
  type CrossSellRecord,
  crossSellStatus,
  isOfferable,
  nextCrossSellChange,
} from '~/domain/offers/cross-sell';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {now, useDeadline} from '../browser/clock';
import {createPersistentStore, useStored} from '../browser/persistent-store';
import {cartStore, useCart} from '../cart/cart';
import {useEffect, useState} from 'react';
import {fetchOfferProducts} from '../api-client';

export const crossSellStore = createPersistentStore<CrossSellRecord | null>({
  key: CROSS_SELL_STORAGE_KEY,
  initial: null,
  parse: parseStoredCrossSell,
});

/** Draws an offer among the products; nothing happens while there is one, or its cooldown runs. */
export function drawCrossSell(products: readonly ProductSummary[], terms: OfferTerms): void {
  const {items} = cartStore.store.getState().value;
  const cartVariantIds = items.map(({variantId}) => variantId);
  change({type: 'draw', products, cartVariantIds, random: Math.random()}, terms);
}

/** Stores what time has made of the offer: its cooldown once expired, nothing once that has passed. */
export function expireCrossSell(terms: OfferTerms): void {
  change({type: 'tick'}, terms);
}

/**
 * Puts the offered product into the cart; 'over' when the offer is, in this tab or another. It is spent
 * only on a line that was added: in a cart that is full or locked ('preparing') it stays open.
 */
export function takeCrossSell(
  product: ProductSummary,
  terms: OfferTerms,
): LineAddition | 'over' | Locked {
  const variant = product.firstVariant;
  if (!variant) return 'over';
  const moment = now();
  const accept = (record: CrossSellRecord | null) =>
    acceptCrossSell(record, product.id, moment, terms);
  if (accept(crossSellStore.store.getState().value).outcome === 'over') return 'over';
  const line = lineFromProduct(product, variant, moment, 'cross-sell');
  const {outcome} = cartStore.update((cart) => addLine(cart, line));
  if (outcome === 'added') crossSellStore.update(accept);
  return outcome;
}

function change(event: CrossSellEvent, terms: OfferTerms): void {
  const moment = now();
  crossSellStore.change((record) => transitionCrossSell(record, event, moment, terms));
}

export type CrossSellView =
  | {readonly kind: 'hidden'}
  /** An offer is about to be shown: the page reserves its space. */
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
