import {calculator as copy} from '~/copy/calculator';
import type {SaleResult, SaleTerms} from '~/domain/marketplaces/sale-result';
import {formatAmount, fromMinorUnits} from '~/domain/money/money';
import {Notice} from '../ui/notices/Notice';

/** '$1,234.50' */
export const amountOf = (cents: number) => formatAmount(fromMinorUnits(cents, 'USD'));

/** The rest of a sale, line by line, and how many sales pay for the expenses. */
export function SaleBreakdown({terms, result}: {terms: SaleTerms; result: SaleResult}) {
  const {remainingCents: remaining} = result;
  const isLoss = remaining < 0;
  const lines = [
    [copy.lines.fee, result.feeCents],
    [copy.lines.payment, result.paymentCents],
    [copy.lines.tax, result.taxCents],
    [copy.lines.ad, result.adCents],
  ] as const;
  return (
    <>
      <p role="status" className="mt-3 text-lg">
        {remaining === 0 ? (
          <strong className="block text-3xl">{copy.even}</strong>
        ) : (
          <>
            <span>{isLoss ? copy.loses : copy.remains}</span>{' '}
            <strong
              className={`block text-5xl tracking-tight tabular ${isLoss ? 'text-coral' : 'text-selva'}`}
            >
              {amountOf(Math.abs(remaining))}
            </strong>{' '}
          </>
        )}
        {copy.perSale}
      </p>
      <dl className="mt-4 border-t border-arena tabular">
        <Line name={copy.lines.price} amount={amountOf(terms.priceCents)} />
        {lines.map(([name, cents]) =>
          cents > 0 ? <Line key={name} name={name} amount={`−${amountOf(cents)}`} /> : null,
        )}
        <Line
          name={isLoss ? copy.lines.loss : copy.lines.remaining}
          amount={amountOf(Math.abs(remaining))}
          strong
        />
      </dl>
      {remaining > 0 ? (
        <ul className="mt-4 grid gap-2">
          {result.salesForPurchase ? (
            <li>
              {copy.recover(
                copy.sales(result.salesForPurchase),
                amountOf(terms.purchaseCents),
                result.monthlyCents > 0 ? amountOf(result.monthlyCents) : null,
              )}
            </li>
          ) : null}
          {result.salesPerMonth ? (
            <li>{copy.monthly(copy.sales(result.salesPerMonth), amountOf(result.monthlyCents))}</li>
          ) : null}
        </ul>
      ) : (
        <div className="mt-4">
          <Notice tone="warning" title={copy.nextTitle}>
            <p>{adviceFor(result)}</p>
            {terms.purchaseCents > 0 || result.monthlyCents > 0 ? <p>{copy.neverRecover}</p> : null}
          </Notice>
        </div>
      )}
    </>
  );
}

function adviceFor({remainingCents, breakEvenCents}: SaleResult): string {
  if (remainingCents === 0) return copy.raiseSome;
  return breakEvenCents === null ? copy.impossible : copy.raise(amountOf(breakEvenCents));
}

function Line({name, amount, strong = false}: {name: string; amount: string; strong?: boolean}) {
  return (
    <div
      className={`flex justify-between gap-4 border-b border-arena py-2 ${strong ? 'font-extrabold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  );
}
