/**
 * The amount in the summary (docs/product.md 5.5). Once the provider has answered for this exact cart, its amount is
 * shown to the cent, with its discounts and charges as lines, until the cart changes.
 */
import type {Adjustment, OpenHandOff} from './hand-off';
import type {CartState} from '../cart/cart';
import type {Amounts} from '~/domain/money/amounts';
import type {Money} from '~/domain/money/money';
import {buyableLines, cartAmounts, lineTotal} from '../cart/cart-total';
import type {OfferTerms} from '../offers/offer-terms';
import {handOffsOf} from './stored-hand-off';

export interface AmountDue {
  /** Null if no line is available or currencies are mixed. */
  readonly total: Money | null;
  /** Without adjustments. */
  readonly amounts: Amounts | null;
  readonly adjustments: readonly Adjustment[];
}

/** What the cart owes at `now` (epoch milliseconds). */
export function amountDue(cart: CartState, now: number, terms: OfferTerms): AmountDue {
  const contents = contentsOf(cart, now, terms);
  const amounts = cartAmounts(cart.items, now, terms);
  const answered = handOffsOf(cart).findLast(
    (each): each is OpenHandOff =>
      (each.state === 'ready' || each.state === 'told') && each.contents === contents,
  );
  const amount = contents ? answered?.asked.amount : null;
  return amount && answered
    ? {total: amount, amounts, adjustments: answered.asked.adjustments}
    : {total: amounts?.total ?? null, amounts, adjustments: []};
}

/** A text that changes whenever the displayed variants, units or amounts change; `now` is in epoch milliseconds. */
export function contentsOf(
  {items}: Pick<CartState, 'items'>,
  now: number,
  terms: OfferTerms,
): string {
  return buyableLines(items)
    .map((line) => {
      const {amount, currencyCode} = lineTotal(line, now, terms);
      return `${line.variantId}×${line.quantity}@${amount} ${currencyCode}`;
    })
    .join();
}
