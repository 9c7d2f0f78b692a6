import {cart as copy} from '~/copy/cart';
import type {LineDiscount} from '~/domain/cart/line-discount';
import {formatCountdown} from '~/domain/offers/countdown';
import type {Money} from '~/domain/money/money';
import {Badge} from '../ui/Badge';
import {Icon} from '../ui/Icon';
import {Price} from '../ui/Price';

interface LineOfferProps {
  readonly discount: LineDiscount;
  /** What the whole line costs without its discount. */
  readonly regular: Money;
}

/** What a line says of its discount: running with a countdown, over, or special. */
export function LineOffer({discount, regular}: LineOfferProps) {
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
        <p className="flex items-center gap-1.5 text-sm font-bold text-coral">
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
            <p className="flex items-center gap-1.5 font-semibold">
              <Icon name="clock" className="size-4" />
              {/* Where both are too long for a line, as days are on a phone, the time stands below. */}
              <span>
                <span>{copy.offerEndsIn}</span>{' '}
                <span
                  key={discount.remainingSeconds}
                  role="timer"
                  aria-live="off"
                  className="whitespace-nowrap tabular-nums"
                >
                  {formatCountdown(discount.remainingSeconds)}
                </span>
              </span>
            </p>
          )}
        </div>
      );
  }
}
