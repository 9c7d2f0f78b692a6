import {formatAmount, type Money} from '~/domain/money/money';
import {useEstimates} from '~/state/estimates';
import {useRootData} from '~/state/root-data';

interface PriceProps {
  readonly price: Money;
  /** Classes of the estimate in the visitor's currency, shown after the price; without them there is no estimate. */
  readonly estimate?: string;
}

/** '$10.99 USD' in one piece, the currency in small letters; then 'aprox. $ 203 MXN' on a line that keeps its place. */
export function Price({price, estimate}: PriceProps) {
  return (
    <>
      <span className="whitespace-nowrap tabular">
        <span key={price.amount}>{`${formatAmount(price)} `}</span>
        <span className="text-[max(0.6em,0.75rem)] font-bold">{price.currencyCode}</span>
      </span>
      {estimate ? <Estimate key={`~${price.amount}`} price={price} className={estimate} /> : null}
    </>
  );
}

function Estimate({price, className}: {readonly price: Money; readonly className: string}) {
  const {about} = useEstimates();
  return useRootData()?.exchangeRates ? (
    <span
      className={`block min-h-4 text-xs leading-tight font-semibold whitespace-nowrap ${className}`}
    >
      {about?.(price)}
    </span>
  ) : null;
}
