import {addLine, hasVariant} from '~/domain/cart/cart';
import {lineFromProduct, type CartProduct} from '~/domain/cart/cart-line';
import type {Variant} from '~/domain/catalogue/product';
import {comboAddition, type ComboAddition, type ComboItem} from '~/domain/offers/combo';
import type {OfferCode} from '~/domain/offers/offers';
import {now} from '../browser/clock';
import {cartStore} from './cart';

/** Puts the products of a combo into the cart, each line with the offer; says what came of it. */
export function addCombo<P extends CartProduct>(
  items: readonly ComboItem<P>[],
  offer: OfferCode | null,
): ComboAddition<P> {
  const added = now();
  let outcome: ComboAddition<P> = {kind: 'sold-out'};
  cartStore.update((cart) => {
    outcome = comboAddition(
      items,
      cart.items.map(({variantId}) => variantId),
    );
    if (outcome.kind !== 'added') return cart;
    return outcome.items.reduce(
      (next, {product, variant}) => addLine(next, lineFromProduct(product, variant, added, offer)),
      cart,
    );
  });
  return outcome;
}

/** Puts one unit of a variant into the cart; says whether it was new there. */
export function addToCart(product: CartProduct, variant: Variant): 'added' | 'already-there' {
  const known = hasVariant(cartStore.store.getState().value, variant.id);
  cartStore.update((cart) => addLine(cart, lineFromProduct(product, variant, now())));
  return known ? 'already-there' : 'added';
}
