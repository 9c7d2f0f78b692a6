import {formatAmount} from '~/domain/money/format-price';
import type {Money} from '~/domain/money/money';

/** '$10.99 USD' in one piece, the currency in small letters. */
export function Price({price}: {price: Money}) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span key={price.amount}>{`${formatAmount(price)} `}</span>
      <span className="text-[max(0.6em,0.75rem)] font-bold">{price.currencyCode}</span>
    </span>
  );
}
