/**
 * '¿Cuánto me queda?' (docs/product.md 19): what remains of a sale after fees, payment costs, tax and advertising.
 * Amounts are whole cents and percentages whole basis points (9.9% is 990). Each percentage of the price is rounded
 * half up to a cent on its own, so that the lines of the breakdown always add up to the result.
 */

/** 10,000,000.00, the highest amount that the form accepts. */
export const MAX_AMOUNT_CENTS = 1_000_000_000;

const WHOLE = 10_000;

export interface SaleTerms {
  readonly priceCents: number;
  /** The platform's fee. */
  readonly feePoints: number;
  readonly feeCents: number;
  /** What the platform charges per month. */
  readonly monthlyFeeCents: number;
  readonly paymentPoints: number;
  readonly paymentCents: number;
  readonly taxPoints: number;
  readonly adCents: number;
  readonly monthlyAdCents: number;
  /** What the product cost the reseller. */
  readonly purchaseCents: number;
}

export interface SaleResult {
  readonly feeCents: number;
  readonly paymentCents: number;
  readonly taxCents: number;
  readonly adCents: number;
  /** Negative for a loss. */
  readonly remainingCents: number;
  readonly monthlyCents: number;
  /** Sales that pay for the purchase and a month's costs; 0 for a free purchase, null if no number does. */
  readonly salesForPurchase: number | null;
  /** Sales per month that pay the monthly costs; null if no number does. */
  readonly salesPerMonth: number | null;
  /** The lowest price such that neither it nor a higher one loses money; null if no price does, or this sale loses nothing. */
  readonly breakEvenCents: number | null;
}

/** So many basis points of the amount, half up to a cent. */
export function shareOf(cents: number, points: number): number {
  return Math.floor((cents * points + WHOLE / 2) / WHOLE);
}

export function saleResult(terms: SaleTerms): SaleResult {
  const {priceCents, adCents, monthlyFeeCents, monthlyAdCents, purchaseCents} = terms;
  const feeCents = shareOf(priceCents, terms.feePoints) + terms.feeCents;
  const paymentCents = shareOf(priceCents, terms.paymentPoints) + terms.paymentCents;
  const taxCents = shareOf(priceCents, terms.taxPoints);
  const remainingCents = remainingAt(priceCents, terms);
  const monthlyCents = monthlyFeeCents + monthlyAdCents;
  return {
    feeCents,
    paymentCents,
    taxCents,
    adCents,
    remainingCents,
    monthlyCents,
    // A month passes until the first sales: its costs are paid with them.
    salesForPurchase: purchaseCents && salesFor(purchaseCents + monthlyCents, remainingCents),
    salesPerMonth: salesFor(monthlyCents, remainingCents),
    breakEvenCents: remainingCents < 0 ? breakEven(terms) : null,
  };
}

function salesFor(cents: number, remainingCents: number): number | null {
  if (cents === 0) return 0;
  return remainingCents > 0 ? Math.ceil(cents / remainingCents) : null;
}

function breakEven(terms: SaleTerms): number | null {
  const rest = WHOLE - terms.feePoints - terms.paymentPoints - terms.taxPoints;
  if (rest <= 0) return null;
  const fixed = terms.feeCents + terms.paymentCents + terms.adCents;
  // From here on the three roundings together cannot make a loss.
  let price = Math.ceil(((fixed + 2) * WHOLE) / rest);
  if (price > MAX_AMOUNT_CENTS) return null;
  while (price > 1 && remainingAt(price - 1, terms) >= 0) price -= 1;
  return price;
}

function remainingAt(priceCents: number, terms: SaleTerms): number {
  const shares = [terms.feePoints, terms.paymentPoints, terms.taxPoints];
  const fixed = terms.feeCents + terms.paymentCents + terms.adCents;
  return shares.reduce((rest, points) => rest - shareOf(priceCents, points), priceCents - fixed);
}
