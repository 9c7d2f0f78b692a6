import type {ReactNode} from 'react';
import {lineNotes as copy} from '~/copy/cart';
import {formatPrice} from '~/domain/money/money';
import {adoptedTotal} from '~/domain/cart/line-amounts';
import {shopPrice, type CartLine} from '~/domain/cart/cart-line';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icon-sprite';
import {toasts} from '~/copy/layout';

interface LineNotesProps {
  readonly line: CartLine;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly terms: OfferTerms;
}

/** What changed in the shop since the line was added. */
export function LineNotes({line, now, terms}: LineNotesProps) {
  const {availability, priceBefore, settled} = line.status;
  if (availability !== 'available') {
    return (
      <Note icon="triangle-alert" tone="bg-coral-soft">
        <strong>{availability === 'gone' ? copy.gone : copy.soldOut}</strong>
        <span className="block">{copy.notCounted}</span>
      </Note>
    );
  }
  const asked = adoptedTotal(line, now, terms);
  return (
    <>
      {priceBefore ? (
        <Note icon="info" tone="bg-mango-soft">
          <strong>
            {copy.priceChanged(formatPrice(priceBefore), formatPrice(shopPrice(line)))}
          </strong>
        </Note>
      ) : null}
      {settled ? (
        <Note icon="info" tone="bg-mango-soft">
          {settled === 'offer-refused' ? copy.offerRefused : copy.shopSale}
        </Note>
      ) : null}
      {asked ? (
        <Note icon="info" tone="bg-mango-soft">
          {copy.adopted(formatPrice(asked))}
        </Note>
      ) : null}
    </>
  );
}

function Note({icon, tone, children}: {icon: IconName; tone: string; children: ReactNode}) {
  return (
    <p className={`flex gap-2 rounded-md px-3 py-2 text-sm leading-snug ${tone}`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}

const ID = 'carrito-bloqueado';

/** Props for a control that changes the cart: while locked it keeps the focus and explains why. */
export function lockedControl(locked: boolean) {
  return locked ? {'aria-disabled': true, 'aria-describedby': ID} : {};
}

/** Explains the lock, above the lines and without a layout shift. */
export function LockedReason() {
  return (
    <div role="status" className="pointer-events-none sticky top-24 z-10 -mb-4 h-0 lg:-mb-6">
      <p
        id={ID}
        className="mx-auto flex w-fit max-w-full gap-2 rounded-lg bg-ink px-4 py-3 text-paper shadow-card"
      >
        <Icon name="info" className="mt-0.5 size-5 flex-none text-mango" />
        <span>
          <strong className="block">{toasts.locked}</strong>
          {toasts.lockedText}
        </span>
      </p>
    </div>
  );
}
