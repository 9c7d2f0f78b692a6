import {useEffect, useState} from 'react';
import {handOffNotice, isCurrentDifference, type HandOffNotice} from '~/domain/checkout/amount-due';
import type {DropReason} from '~/domain/checkout/hand-off';
import type {OfferTerms} from '~/domain/offers/offer-terms';
import {useCart} from '~/state/cart/cart';
import {goOnWith, handOffCart, prepareKey, type PriceDifference} from './hand-off';

interface HandOffOfCart {
  /** Notice of the latest hand-off, in any tab. */
  readonly notice: HandOffNotice;
  /** A changed amount to confirm before paying. */
  readonly difference: PriceDifference | null;
  start(): Promise<void>;
  /** The shopper has read the difference and goes on to the checkout, or back to the cart. */
  goOn(): void;
  goBack(): void;
}

/**
 * The hand-off of the cart page at `now` (epoch milliseconds), the moment whose prices it shows.
 * @param waitingText what the new tab says until the checkout has loaded.
 * @param today reads the terms at the provider's answer; another page may have changed them.
 * @param settle asks whether an earlier hand-off was paid, and resolves to why no checkout must be opened, if so.
 */
export function useHandOff(
  waitingText: string,
  now: number,
  terms: OfferTerms,
  today: () => Promise<OfferTerms>,
  settle: () => Promise<DropReason | null>,
): HandOffOfCart {
  const cart = useCart((value) => value);
  const [difference, setDifference] = useState<PriceDifference | null>(null);
  useEffect(() => void prepareKey(), []);
  return {
    notice: handOffNotice(cart, now, terms),
    // Another tab may have changed the cart since, so the checkout's lines could be wrong.
    difference:
      difference && isCurrentDifference(cart, difference.handOffId, now, terms) ? difference : null,
    async start() {
      setDifference(null);
      setDifference(await handOffCart(waitingText, now, terms, today, settle));
    },
    goOn() {
      if (difference) goOnWith(difference.handOffId);
      setDifference(null);
    },
    goBack: () => setDifference(null),
  };
}
