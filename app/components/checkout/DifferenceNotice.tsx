import {difference as copy, differenceReasons} from '~/copy/cart';
import {formatPrice} from '~/domain/money/money';
import type {CheckoutDifference} from '~/domain/checkout/checkout-difference';
import {sameMoney} from '~/domain/cart/cart-line';
import {Button, buttonClass} from '~/components/ui/Button';
import {ExternalLink} from '~/components/ui/ExternalLink';
import {Notice} from '~/components/ui/notices/Notice';

export interface DifferenceProps {
  readonly url: string;
  readonly difference: CheckoutDifference;
  /** False if nothing in the cart is available any more. */
  readonly payable: boolean;
  /** Continues to the checkout; called by its link. */
  readonly onGoOn: () => void;
  readonly onBack: () => void;
}

/** The content of `DifferenceDialog`, in the page if the dialog's code cannot be loaded. */
export function DifferenceNotice({difference, ...ways}: DifferenceProps) {
  return (
    <Notice tone="warning" title={copy.title}>
      <DifferenceText difference={difference} />
      <DifferenceWays difference={difference} {...ways} />
    </Notice>
  );
}

export function DifferenceText({difference}: Pick<DifferenceProps, 'difference'>) {
  const {shown, lines, adjustments} = difference;
  const untitled = adjustments.some(({title}) => title === null);
  const unexplained = untitled || lines.length + adjustments.length === 0;
  const asked = formatPrice(difference.asked);
  return (
    <>
      <p>
        {shown === null
          ? copy.asksOnly(asked)
          : sameMoney(shown, difference.asked)
            ? copy.sameAmount
            : copy.text(formatPrice(shown), asked)}
      </p>
      {lines.length ? (
        <>
          <p className="mt-2">{copy.why}:</p>
          <ul className="mt-1 grid gap-1">
            {lines.map(({variantId, title, reasons}) => (
              <li key={variantId}>
                <strong>{title}</strong>: {differenceReasons(reasons)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {adjustments.map((each, i) => (
        <p key={i} className="mt-2">
          {copy.adjustment(each)}
        </p>
      ))}
      {unexplained ? <p className="mt-2">{copy.unexplained}</p> : null}
    </>
  );
}

/** Continues to the checkout, or goes back to the cart, which shows the new amounts. */
export function DifferenceWays({url, difference, payable, onGoOn, onBack}: DifferenceProps) {
  return (
    <div className="mt-4 grid gap-2">
      {payable ? (
        <ExternalLink
          href={url}
          onClick={onGoOn}
          className={buttonClass({look: 'secondary'}, 'px-3!')}
        >
          {copy.goOn(formatPrice(difference.asked))}
        </ExternalLink>
      ) : null}
      <Button look="outline" onClick={onBack}>
        {copy.goBack}
      </Button>
    </div>
  );
}
