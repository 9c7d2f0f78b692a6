import {cart as copy} from '~/copy/cart';
import type {Amounts} from '~/domain/text/amounts';
import {formatPrice} from '~/domain/text/format-price';
import {toMinorUnits} from '~/domain/text/money';

/** How the total comes about: what it would be at the prices before, and what is saved, if anything is. */
export function SummaryAmounts({regular, saved}: Amounts) {
  const row = 'flex justify-between gap-4 tabular-nums';
  return (
    <dl className="mt-2 grid gap-1">
      <div className={row}>
        <dt>{copy.subtotal}</dt>
        <dd>{formatPrice(regular)}</dd>
      </div>
      {toMinorUnits(saved) > 0 ? (
        <div className={`${row} font-semibold text-selva`}>
          <dt>{copy.saved}</dt>
          <dd>−{formatPrice(saved)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
