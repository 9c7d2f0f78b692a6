/** The cross-sell offer of this browser, the same in every tab: the rules are `app/domain/offers/cross-sell.ts`. */
import {addLine} from '~/domain/cart/cart';
import {lineFromProduct} from '~/domain/cart/cart-line';
import type {ProductSummary} from '~/domain/catalogue/product';
import {CROSS_SELL_STORAGE_KEY} from '~/domain/limits';
import {
  parseStoredCrossSell,
  transitionCrossSell,
  type CrossSellEvent,
  type CrossSellRecord,
} from '~/domain/offers/cross-sell';
import {now} from '../browser/clock';
import {createPersistentStore} from '../browser/persistent-store';
import {cartStore} from '../cart/cart';

export const crossSellStore = createPersistentStore<CrossSellRecord | null>({
  key: CROSS_SELL_STORAGE_KEY,
  initial: null,
  parse: parseStoredCrossSell,
});

/** Draws an offer among the products; nothing happens while there is one, or its cooldown runs. */
export function drawCrossSell(products: readonly ProductSummary[]): void {
  apply({type: 'draw', products, cartVariantIds: cartVariantIds(), random: Math.random});
}

/** Stores what time has made of the offer: its cooldown once expired, nothing once that has passed. */
export function settleCrossSell(): void {
  apply({type: 'tick'});
}

/** Puts the offered product into the cart; says whether the offer was still open, in any tab. */
export function acceptCrossSell(product: ProductSummary): boolean {
  const variant = product.firstVariant;
  if (!variant) return false;
  const moment = now();
  let accepted = false;
  crossSellStore.update((record) => {
    const settled = transitionCrossSell(record, {type: 'tick'}, moment);
    const next = transitionCrossSell(settled, {type: 'accept'}, moment);
    accepted = next !== settled && next?.productId === product.id;
    return accepted ? next : settled;
  });
  if (accepted) {
    cartStore.update((cart) =>
      addLine(cart, lineFromProduct(product, variant, moment, 'cross-sell')),
    );
  }
  return accepted;
}

function apply(event: CrossSellEvent): void {
  crossSellStore.update((record) => transitionCrossSell(record, event, now()));
}

function cartVariantIds(): readonly string[] {
  return cartStore.store.getState().value.items.map(({variantId}) => variantId);
}
