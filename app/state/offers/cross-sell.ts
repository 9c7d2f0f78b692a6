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
