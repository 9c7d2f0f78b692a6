import {variantName} from '@common/variant-name';
import {Link} from '@remix-run/react';
import {cart as copy} from '~/copy/cart';
import {formatPrice, type Money} from '~/domain/money/money';
import {lineDiscount, type LineDiscount, lineAmounts} from '~/domain/cart/line-amounts';
import {maxQuantity, type CartLine} from '~/domain/cart/cart-line';
import {changeQuantity} from '~/domain/cart/edit-cart';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {cartStore} from '~/state/cart/cart';
import {takeFromCart} from '~/state/cart/removed-line';
import {notifyLocked} from '../catalogue/add-product';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {ResponsiveImage} from '~/components/ui/ResponsiveImage';
import {lockedControl, LineNotes} from './LineNotes';
import {Countdown} from '../offers/Countdown';
import {Badge} from '~/components/ui/Badge';

/** The id of the link in a line's heading. */
export function lineTitleId(variantId: string): string {
  return `linea-${variantId}`;
}

interface CartLineItemProps {
  readonly line: CartLine;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
}

export function CartLineItem({line, now, terms, locked}: CartLineItemProps) {
  const {product, variantId, variantTitle, quantity} = line;
  const discount = lineDiscount(line, now, terms);
  const {regular, total} = lineAmounts(line, now, terms);
  const buyable = line.status.availability === 'available';

  function remove() {
    if (!takeFromCart(variantId)) notifyLocked();
  }

  function change(units: number) {
    if (quantity + units < 1) return remove();
    if (!cartStore.change((cart) => changeQuantity(cart, variantId, units))) notifyLocked();
  }

  return (
    <article className="flex gap-4 rounded-xl border border-arena bg-white p-3 shadow-card sm:p-4">
      <Link
        to={`/producto/${product.handle}`}
        tabIndex={-1}
        aria-hidden="true"
        className="cover aspect-4/5 w-20 shrink-0 self-start overflow-hidden rounded-md bg-paper-deep sm:w-28"
      >
        <ResponsiveImage
          image={product.image}
          alt=""
          width={112}
          height={140}
          sizes="(min-width: 40rem) 112px, 80px"
          className={`size-full object-cover ${buyable ? '' : 'opacity-50'}`}
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h2 className="text-lg leading-tight">
            <Link
              id={lineTitleId(variantId)}
              to={`/producto/${product.handle}`}
              prefetch="intent"
              className="underline-offset-4 hover:underline"
            >
              {product.title}
            </Link>
          </h2>
          {variantName(variantTitle) ? (
            <p className="text-sm text-muted">{variantName(variantTitle)}</p>
          ) : null}
        </div>
        {buyable ? <LineOffer discount={discount} regular={regular} /> : null}
        {quantity > 1 ? (
          <p className="text-sm leading-snug text-muted">{copy.severalLicences}</p>
        ) : null}
        <LineNotes line={line} now={now} terms={terms} />
        {/* Where there is no room beside the controls, the price stands above them, below the title. */}
        <div className="mt-auto flex flex-wrap-reverse items-center justify-between gap-3">
          <div className="flex flex-1 items-center justify-between gap-3 sm:flex-none">
            {buyable ? (
              <QuantityStepper
                title={product.title}
                quantity={quantity}
                most={maxQuantity(line)}
                locked={locked}
                onChange={change}
              />
            ) : null}
            <button
              type="button"
              onClick={remove}
              {...lockedControl(locked)}
              aria-label={copy.removeOf(product.title)}
              title={copy.remove}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-paper-deep hover:text-coral aria-disabled:opacity-40"
            >
              <Icon name="trash" />
            </button>
          </div>
          {buyable ? (
            <div className="tabular sm:text-right">
              {quantity > 1 && !line.offer ? (
                <p key={discount.price.amount} className="text-sm text-muted">
                  {copy.unitPrice}: {formatPrice(discount.price)}
                </p>
              ) : null}
              <p className="text-xl font-extrabold">
                <Price price={total} estimate="min-w-32 text-muted" />
              </p>
            </div>
          ) : null}
        </div>
      </div>
    </article>
  );
}

const STEP =
  'grid size-11 place-items-center rounded-full hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:opacity-40';

interface QuantityStepperProps {
  readonly title: string;
  readonly quantity: number;
  readonly most: number;
  /** Whether the cart cannot be changed just now. */
  readonly locked: boolean;
  /** Change in units; reaching zero removes the line. */
  readonly onChange: (units: number) => void;
}

function QuantityStepper({title, quantity, most, locked, onChange}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={copy.quantityOf(title)}
      className="flex items-center rounded-full border border-arena-deep"
    >
      <button
        type="button"
        aria-label={copy.decrease(title)}
        onClick={() => onChange(-1)}
        {...lockedControl(locked)}
        className={STEP}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-bold tabular">
        <span key={quantity}>
          {quantity}
          <span className="sr-only"> {copy.units(quantity)}</span>
        </span>
      </output>
      <button
        type="button"
        aria-label={copy.increase(title)}
        disabled={quantity >= most}
        onClick={() => onChange(1)}
        {...lockedControl(locked)}
        className={STEP}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}

interface LineOfferProps {
  readonly discount: LineDiscount;
  /** The line's price without discount. */
  readonly regular: Money;
}

/** A line's discount: running with a countdown, ended, or special. */
function LineOffer({discount, regular}: LineOfferProps) {
  switch (discount.kind) {
    case 'none':
      return null;
    case 'special':
      return (
        <p>
          <Badge tone="mango">{copy.specialOffer}</Badge>
        </p>
      );
    case 'ended':
      return (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Icon name="clock" className="size-4" />
          {copy.offerEnded}
        </p>
      );
    case 'active':
      return (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone="coral">{copy.percentOff(discount.percent)}</Badge>
          <p>
            <span className="sr-only">{copy.originalPrice}: </span>
            <s className="text-muted">
              <Price price={regular} />
            </s>
          </p>
          {discount.remainingSeconds === null ? null : (
            <p className="flex items-center gap-1.5 text-muted">
              <Icon name="clock" className="size-4" />
              {/* Where both are too long for a line, as days are on a phone, the time stands below. */}
              <span>
                <span>{copy.offerEndsIn}</span>{' '}
                <Countdown seconds={discount.remainingSeconds} className="whitespace-nowrap" />
              </span>
            </p>
          )}
        </div>
      );
  }
}
