import {difference as copy, differenceReason} from '~/copy/cart';
import {formatPriceWithCurrency} from '~/domain/text/format-price';
import type {CheckoutDifference} from '~/domain/cart/checkout-difference';
import {sameMoney} from '~/domain/cart/cart-line';
import {Button, buttonClass} from '../ui/Button';
import {Notice} from '../ui/Notice';

interface DifferenceNoticeProps {
  readonly url: string;
  readonly difference: CheckoutDifference;
  /** False when nothing of the cart can be bought any more. */
  readonly payable: boolean;
  readonly onBack: () => void;
}

/** The amount that the checkout will ask and why, before the shopper pays. */
export function DifferenceNotice({url, difference, payable, onBack}: DifferenceNoticeProps) {
  const {shown, lines} = difference;
  const asked = formatPriceWithCurrency(difference.asked);
  return (
    <Notice tone="warning" title={copy.title}>
      <p>
        {shown === null
          ? copy.asksOnly(asked)
          : sameMoney(shown, difference.asked)
            ? copy.sameAmount
            : copy.text(formatPriceWithCurrency(shown), asked)}
      </p>
      {lines.length ? (
        <>
          <p className="mt-2 font-semibold">{copy.why}:</p>
          <ul className="mt-1 grid gap-1">
            {lines.map(({variantId, title, reasons}) => (
              <li key={variantId}>
                <strong>{title}</strong>: {reasons.map(differenceReason).join(' ')}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2">{copy.unexplained}</p>
      )}
      <div className="mt-3 grid gap-2">
        {payable ? (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({look: 'secondary'}, 'px-3!')}
          >
            {copy.goOn(asked)}
          </a>
        ) : null}
        <Button look="outline" onClick={onBack}>
          {copy.goBack}
        </Button>
      </div>
    </Notice>
  );
}
