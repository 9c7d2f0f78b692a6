import {useState} from 'react';
import {combo as copy} from '~/copy/combo';
import {product as cardCopy} from '~/copy/product';
import type {ComboItem} from '~/domain/cart/add-combo';
import type {CartProduct} from '~/domain/cart/cart-line';
import {
  comboFeedback,
  comboOffer,
  comboPercent,
  startCombo,
  transitionCombo,
} from '~/domain/offers/combo';
import type {ProductSummary, Variant} from '~/domain/catalogue/product';
import {addComboToCart} from '~/state/cart/add-to-cart';
import {useCart} from '~/state/cart/cart';
import {now as currentTime, useNow} from '~/state/browser/clock';
import {showToast} from '~/state/toasts';
import {rejectProductOffer, useProductOffer} from '~/state/offers/use-product-offer';
import {ComboProduct} from './ComboProduct';
import {ComboSummary} from './ComboSummary';

interface ComboOfferProps {
  readonly product: CartProduct;
  /** The chosen variant of the product, which is for sale. */
  readonly variant: Variant;
  /** At least one, each with a first variant that is for sale. */
  readonly companions: readonly ProductSummary[];
}

/** The product with some companions, at a discount that grows with them. Lazy-loaded, hence the default export. */
export default function ComboOffer({product, variant, companions}: ComboOfferProps) {
  const [combo, setCombo] = useState(() => startCombo(companions.map(({id}) => id)));
  const status = useProductOffer(product.handle);
  const now = useNow();
  const lines = useCart((cart) => cart.items);
  const expired = status?.kind === 'expired';
  const ticked = combo.tickedIds.length;
  const items: ComboItem[] = [
    {product, variant},
    ...companions
      .filter(({id}) => combo.tickedIds.includes(id))
      .map((each) => ({product: each, variant: each.firstVariant})),
  ];
  const inCart = (id: string | undefined) => lines.some(({variantId}) => variantId === id);

  function toggle(id: string) {
    setCombo((before) => transitionCombo(before, {type: 'toggle', id, expired}, currentTime()));
  }

  function add() {
    const cartLink = {label: cardCopy.toastViewCart, to: '/carrito'};
    const outcome = addComboToCart(items, comboOffer(ticked, expired));
    if (outcome.kind === 'added') {
      const text = copy.toastAddedText(outcome.variantIds.length, comboPercent(ticked, expired));
      showToast({tone: 'success', title: copy.toastAdded, text, action: cartLink});
    } else if (outcome.kind === 'already-there') {
      const text = copy.toastThereText;
      showToast({tone: 'info', title: copy.toastThere, text, action: cartLink});
    } else if (outcome.kind === 'full') {
      showToast({
        tone: 'error',
        title: cardCopy.toastFull,
        text: cardCopy.toastFullText,
        action: cartLink,
      });
    } else {
      showToast({tone: 'error', title: copy.toastSoldOut, text: copy.toastSoldOutText});
    }
  }

  return (
    <section
      id="combo"
      aria-labelledby="combo-titulo"
      className="mt-14 scroll-mt-28 rounded-2xl bg-ink p-4 text-paper sm:p-6 lg:mt-20 lg:p-8"
    >
      <h2 id="combo-titulo" className="text-2xl sm:text-3xl">
        {expired ? copy.headingOver : copy.heading(companions.length)}
      </h2>
      <p className="mt-1 text-paper/85">{expired ? copy.textOver : copy.text}</p>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <ul
          aria-label={copy.products}
          className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4"
        >
          <ComboProduct
            product={product}
            price={variant.price}
            inCart={inCart(variant.id)}
            checked
            locked
            alive={now !== null}
          />
          {companions.map((each) => (
            <ComboProduct
              key={each.id}
              product={each}
              price={each.firstVariant?.price ?? each.price}
              inCart={inCart(each.firstVariant?.id)}
              checked={combo.tickedIds.includes(each.id)}
              onToggle={() => toggle(each.id)}
              alive={now !== null}
            />
          ))}
        </ul>
        <ComboSummary
          prices={items.flatMap(({variant: each}) => (each ? [each.price] : []))}
          percent={status ? comboPercent(ticked, expired) : null}
          status={status}
          feedback={now === null ? null : comboFeedback(combo, now)}
          someInCart={items.some(({variant: each}) => inCart(each?.id))}
          onAdd={add}
          onReject={() => rejectProductOffer(product.handle)}
        />
      </div>
    </section>
  );
}
