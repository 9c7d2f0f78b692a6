import {useEffect, useState} from 'react';
import {combo as copy, comboAnnouncements, comboStrip} from '~/copy/offers';
import {toasts} from '~/copy/layout';
import {addCombo, comboGain, type ComboItem} from '~/domain/cart/add-combo';
import {hasVariant} from '~/domain/cart/cart';
import type {CartProduct} from '~/domain/cart/cart-line';
import {
  comboFeedback,
  comboOffer,
  startCombo,
  transitionCombo,
  type ComboFeedback,
} from '~/domain/offers/combo';
import {countdownPhase} from '~/domain/offers/countdown';
import {offerPercent} from '~/domain/offers/offers';
import {runningLevel} from '~/domain/offers/offer-terms';
import type {ProductSummary, Variant} from '~/domain/product/product';
import {cartStore, useCart} from '~/state/cart/cart';
import {now as currentTime, useDeadline, useNow} from '~/state/browser/clock';
import {showToast} from '~/state/toasts';
import {rejectProductOffer, useProductOffer} from '~/state/offers/use-product-offer';
import {useOfferTerms} from '~/state/offers/use-offer-terms';
import {Icon} from '~/components/ui/Icon';
import {notifyLocked, notifyNotAdded} from '../catalogue/add-product';
import {ComboSummary} from './ComboSummary';
import type {Money} from '~/domain/money/money';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';

interface ComboOfferProps {
  readonly product: CartProduct;
  /** The chosen variant of the product, which is for sale. */
  readonly variant: Variant;
  /** Companions, at least one, each with a first variant that is for sale. */
  readonly companions: readonly ProductSummary[];
}

/** The product with some companions, at a discount that grows with them. */
export function ComboOffer({product, variant, companions}: ComboOfferProps) {
  const [combo, setCombo] = useState(() => startCombo(companions.map(({id}) => id)));
  const terms = useOfferTerms();
  const status = useProductOffer(product.handle, companions.length, terms);
  // Kept for this visit only: the stored offer does not tell a declined offer from an expired one.
  const [declined, setDeclined] = useState(false);
  const seconds = useNow();
  useDeadline(combo.feedback?.until ?? null);
  const cart = useCart((state) => state);
  const now = seconds ?? 0;
  const offer = status && comboOffer(combo.tickedIds.length, status, terms, now);
  const percent = offerPercent(offer);
  const items: ComboItem[] = [
    {product, variant},
    ...companions
      .filter(({id}) => combo.tickedIds.includes(id))
      .map((each) => ({product: each, variant: each.firstVariant})),
  ];
  const gain = comboGain(cart, items, offer, now, terms);
  const inCart = (each: Variant | null) => each !== null && hasVariant(cart, each.id);
  const there = items.filter((each) => inCart(each.variant)).length;
  const over: ComboFeedback | null =
    status?.kind === 'expired' ? {kind: declined ? 'declined' : 'expired'} : null;
  const isOffered = status === null ? terms.mode === 'visitor' : status.kind === 'active';

  // A restarted offer can expire again.
  const kind = status?.kind;
  useEffect(() => {
    if (kind === 'active') setDeclined(false);
  }, [kind]);

  function tick(id: string, ticked: boolean) {
    const event = {type: 'toggle', id, status: status ?? {kind: 'none'}, terms} as const;
    setCombo((before) =>
      // A press before hydration may be reported twice.
      before.tickedIds.includes(id) === ticked
        ? before
        : transitionCombo(before, event, currentTime()),
    );
  }

  function add() {
    const cartLink = {label: toasts.viewCart, to: '/carrito'};
    const moment = currentTime();
    const {outcome} = cartStore.update((before) => addCombo(before, items, offer, moment));
    if (outcome === 'preparing') notifyLocked();
    else if (outcome.kind === 'added') {
      const text = copy.toastAddedText(outcome.variantIds.length, percent);
      showToast({tone: 'success', title: copy.toastAdded, text, action: cartLink});
    } else if (outcome.kind === 'already-there') {
      const text = copy.toastThereText;
      showToast({tone: 'info', title: copy.toastThere, text, action: cartLink});
    } else if (outcome.kind === 'full') {
      notifyNotAdded('full', product.title, cartLink);
    } else {
      showToast({tone: 'error', title: copy.toastSoldOut, text: copy.toastSoldOutText});
    }
  }

  return (
    <section
      id="combo"
      aria-labelledby="combo-titulo"
      // Hidden without JavaScript: nothing in the combo could be ticked or bought.
      data-needs-script
      className="mt-14 scroll-mt-28 rounded-2xl bg-ink p-4 text-paper sm:p-6 lg:mt-20 lg:p-8"
    >
      <h2 id="combo-titulo" className="text-2xl sm:text-3xl">
        {isOffered
          ? copy.heading(offerPercent(runningLevel(terms, companions.length, now)))
          : copy.headingOver}
      </h2>
      <p className="mt-1 text-paper/85">{isOffered ? copy.text : copy.textOver}</p>
      <div className="mt-5 grid gap-5 lg:grid-cols-[minmax(0,9fr)_minmax(18rem,5fr)]">
        <ul
          aria-label={copy.products}
          className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:fit-columns lg:[--least:22%]"
        >
          <ComboProduct
            product={product}
            price={variant.price}
            inCart={inCart(variant)}
            checked
            locked
          />
          {companions.map((each) => (
            <ComboProduct
              key={each.id}
              product={each}
              price={each.firstVariant?.price ?? each.price}
              inCart={inCart(each.firstVariant)}
              checked={combo.tickedIds.includes(each.id)}
              onTick={(ticked) => tick(each.id, ticked)}
            />
          ))}
        </ul>
        <ComboSummary
          gain={gain}
          percent={percent}
          mode={terms.mode}
          status={status}
          feedback={over ?? (seconds === null ? null : comboFeedback(combo, seconds))}
          there={there}
          missing={items.length - there}
          onAdd={add}
          onReject={() => {
            setDeclined(true);
            rejectProductOffer(product.handle);
          }}
        />
      </div>
    </section>
  );
}

interface OfferStripProps {
  readonly handle: string;
  readonly companions: number;
}

/** A row of the product's hang tag: the way to the combo, which has the countdown. */
export function OfferStrip({handle, companions}: OfferStripProps) {
  const terms = useOfferTerms();
  const status = useProductOffer(handle, companions, terms);
  const seconds = status?.kind === 'active' ? status.remainingSeconds : 0;
  const tick = useNow() ?? 0;
  const own = terms.mode === 'visitor';
  const active = seconds > 0 || (own && !status);
  const phase = countdownPhase(seconds);
  return (
    <div data-needs-script>
      <a
        href="#combo"
        className={`group flex min-h-12 flex-wrap items-center gap-x-2 rounded-lg px-3 text-sm font-bold ${active ? 'bg-coral-soft' : 'bg-paper-deep'}`}
      >
        <Icon name="tag" className={`size-4 ${active ? 'text-coral' : 'text-muted'}`} />
        <span className="mr-auto leading-tight">
          {active ? comboStrip.active : own ? comboStrip.over : comboStrip.none}
        </span>
        <span className="flex-none underline underline-offset-4 group-hover:no-underline">
          {comboStrip.link}
        </span>
      </a>
      <p role="status" className="sr-only">
        {!status || status.kind === 'none'
          ? ''
          : phase === 'running'
            ? comboAnnouncements.running(offerPercent(runningLevel(terms, companions, tick)))
            : comboAnnouncements[phase]}
      </p>
    </div>
  );
}

interface ComboProductProps {
  readonly product: CartProduct;
  readonly price: Money;
  readonly inCart: boolean;
  readonly checked: boolean;
  /** The product of the page itself cannot be left out. */
  readonly locked?: boolean;
  readonly onTick?: (ticked: boolean) => void;
}

/** A product of the combo with its checkbox: a row on phones, a card where there is room. */
function ComboProduct({
  product,
  price,
  inCart,
  checked,
  locked = false,
  onTick,
}: ComboProductProps) {
  const note = inCart ? copy.inCart : locked ? copy.locked : null;
  const tickId = `combo-${product.handle}`;
  return (
    <li>
      <label
        htmlFor={tickId}
        className={`relative flex h-full flex-wrap items-center gap-x-3 rounded-xl border-2 bg-white p-2 text-ink transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-mango lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-1 lg:gap-y-2 lg:p-2.5 ${checked ? 'border-mango' : 'border-transparent bg-paper-deep'} ${locked ? '' : 'cursor-pointer'}`}
      >
        <span className="grid size-11 flex-none place-items-center lg:-ml-1 lg:w-[2rem] lg:self-start">
          <input
            type="checkbox"
            id={tickId}
            checked={checked}
            aria-disabled={locked}
            readOnly={locked}
            onChange={(event) => onTick?.(event.target.checked)}
            className="tick-box outline-none"
          />
        </span>
        <ResponsiveImage
          image={product.image}
          alt=""
          width={160}
          height={200}
          sizes="(min-width: 64rem) 180px, 64px"
          className={`aspect-4/5 w-14 flex-none rounded-md object-cover lg:order-first lg:col-span-2 lg:w-full ${checked ? '' : 'opacity-60'}`}
        />
        <span className="flex min-w-0 flex-1 basis-[9rem] flex-col gap-1 py-1 lg:h-full">
          <span className="line-clamp-6 text-sm leading-snug font-bold">{product.title}</span>
          <span className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
            <span className="font-extrabold">
              <Price price={price} />
            </span>
            {note ? (
              <span className="flex items-center gap-1 text-xs text-selva">
                {inCart ? <Icon name="check" className="size-3.5" /> : null}
                <span>{note}</span>
              </span>
            ) : null}
          </span>
        </span>
      </label>
    </li>
  );
}
