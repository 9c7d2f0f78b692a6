import {cart as copy} from '~/copy/cart';
import type {Adjustment} from '~/domain/checkout/hand-off';
import type {Amounts} from '~/domain/money/amounts';
import {formatPrice} from '~/domain/money/format-price';
import {toMinorUnits} from '~/domain/money/money';

interface SummaryAmountsProps extends Amounts {
  readonly adjustments: readonly Adjustment[];
}

/**
 * How the total comes about: what it would be at the prices before, what is saved, if anything is, and
 * what the shop has answered that it takes off or adds by itself.
 */
export function SummaryAmounts({regular, saved, adjustments}: SummaryAmountsProps) {
  const row = 'flex justify-between gap-4 tabular-nums';
  return (
    <dl className="mt-2 grid gap-1">
      <div className={row}>
        <dt>{copy.subtotal}</dt>
        <dd key={regular.amount}>{formatPrice(regular)}</dd>
      </div>
      {toMinorUnits(saved) > 0 ? (
        <div className={`${row} font-semibold text-selva`}>
          <dt>{copy.saved}</dt>
          <dd key={saved.amount}>−{formatPrice(saved)}</dd>
        </div>
      ) : null}
      {adjustments.map((each, i) => (
        <div
          key={i}
          className={`${row} ${each.kind === 'discount' ? 'font-semibold text-selva' : ''}`}
        >
          <dt className="min-w-0 wrap-anywhere">{copy.adjustment(each)}</dt>
          <dd key={each.amount.amount} className="flex-none">
            {each.kind === 'discount' ? '−' : '+'}
            {formatPrice(each.amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
