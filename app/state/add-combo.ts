import {addLine} from '~/domain/cart';
import {lineFromProduct, type CartProduct} from '~/domain/cart-line';
import {comboAddition, type ComboAddition, type ComboItem} from '~/domain/combo';
import type {OfferCode} from '~/domain/offer-code';
import {cartStore} from './cart';
import {now} from './clock';

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
