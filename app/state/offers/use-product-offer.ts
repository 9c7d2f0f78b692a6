/** The offer countdowns of this browser, one a product: the rules are `app/domain/offers/product-offer.ts`. */
import {useEffect} from 'react';
import {PRODUCT_OFFER_MS, PRODUCT_OFFERS_STORAGE_KEY} from '~/domain/limits';
import {nextWindowChange, ownSpan, type OfferTerms} from '~/domain/offers/offer-terms';
import {
  campaignStatus,
  nextOfferChange,
  productOfferStatus,
  offerOf,
  parseStoredOffers,
  transitionProductOffers,
  type ProductOfferEvent,
  type ProductOfferStatus,
  type ProductOffers,
} from '~/domain/offers/product-offer';
import {now, tickNow, useDeadline, useNow} from '../browser/clock';
import {createPersistentStore, useConnect, useStored} from '../browser/persistent-store';

const productOffersStore = createPersistentStore<ProductOffers>({
  key: PRODUCT_OFFERS_STORAGE_KEY,
  initial: {},
  parse: parseStoredOffers,
});

/**
 * The offer of a product's combo with so many companions; null until it is known. Where visitors have
 * clocks of their own this visit starts it, and so does the moment from which a visit would.
 */
export function useProductOffer(
  handle: string,
  companions: number,
  terms: OfferTerms,
): ProductOfferStatus | null {
  const own = terms.mode === 'visitor';
  const lasts = ownSpan(terms, PRODUCT_OFFER_MS);
  useConnect(productOffersStore);
  const offer = useStored(productOffersStore, (offers) => (own ? offerOf(offers, handle) : null));
  const tick = useNow();
  const next = tick && (own ? nextOfferChange(offer, tick) : nextWindowChange(terms, tick));
  useDeadline(next);
  const due = own && next !== null && next <= (tick ?? 0);
  useEffect(() => {
    if (own) visitProduct(handle, lasts);
  }, [own, handle, due, lasts]);
  // What the shopper did, here or in another tab, is shown at once.
  useEffect(tickNow, [offer]);
  if (tick === null || (own && !offer)) return null;
  return own ? productOfferStatus(offer, tick) : campaignStatus(terms, companions, tick);
}

/** Ends the product's offer at once. */
export function rejectProductOffer(handle: string): void {
  change(handle, {type: 'reject'});
}

/** Starts the product's countdown, or continues the running one. */
function visitProduct(handle: string, lasts: number): void {
  change(handle, {type: 'visit', lasts});
}

function change(handle: string, event: ProductOfferEvent): void {
  const moment = now();
  productOffersStore.change((offers) => transitionProductOffers(offers, handle, event, moment));
}
