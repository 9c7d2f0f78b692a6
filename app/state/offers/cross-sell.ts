/** The cross-sell offer of this browser, the same in every tab: the rules are `app/domain/offers/cross-sell.ts`. */
import {addLine} from '~/domain/cart/cart';
import {isPreparing, type Locked} from '~/domain/cart/preparing';
import {lineFromProduct} from '~/domain/cart/cart-line';
import type {ProductSummary} from '~/domain/catalogue/product';
import {CROSS_SELL_STORAGE_KEY} from '~/domain/limits';
import {
  acceptCrossSell,
  parseStoredCrossSell,
  transitionCrossSell,
  type CrossSellEvent,
  type CrossSellRecord,
} from '~/domain/offers/cross-sell';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {now} from '../browser/clock';
import {createPersistentStore} from '../browser/persistent-store';
import {cartStore} from '../cart/cart';

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
 * Puts the offered product into the cart; 'over' when the offer is, in this tab or another, and
 * 'preparing' while the cart is locked: the offer stays open then.
 */
export function takeCrossSell(
  product: ProductSummary,
  terms: OfferTerms,
): 'added' | 'over' | Locked {
  const variant = product.firstVariant;
  if (!variant) return 'over';
  const moment = now();
  if (isPreparing(cartStore.store.getState().value, moment)) return 'preparing';
  const {outcome} = crossSellStore.update((record) =>
    acceptCrossSell(record, product.id, moment, terms),
  );
  if (outcome === 'over') return 'over';
  const line = lineFromProduct(product, variant, moment, 'cross-sell');
  cartStore.update((cart) => addLine(cart, line));
  return 'added';
}

function change(event: CrossSellEvent, terms: OfferTerms): void {
  const moment = now();
  crossSellStore.change((record) => transitionCrossSell(record, event, moment, terms));
}
