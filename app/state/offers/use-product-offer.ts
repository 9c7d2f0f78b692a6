/** The offer countdowns of this browser, one a product: the rules are `app/domain/offers/product-offer.ts`. */
import {useEffect} from 'react';
import {PRODUCT_OFFERS_STORAGE_KEY} from '~/domain/limits';
import {
  productOfferStatus,
  offerOf,
  parseStoredOffers,
  transitionProductOffers,
  type ProductOfferEvent,
  type ProductOfferStatus,
  type ProductOffers,
} from '~/domain/offers/product-offer';
import {now, useNow} from '../browser/clock';
import {createPersistentStore, useConnect, useStored} from '../browser/persistent-store';

const productOffersStore = createPersistentStore<ProductOffers>({
  key: PRODUCT_OFFERS_STORAGE_KEY,
  initial: {},
  parse: parseStoredOffers,
});

const STORES = [productOffersStore];

/** The product's offer, which this visit starts; null until browser storage has been read. */
export function useProductOffer(handle: string): ProductOfferStatus | null {
  useConnect(STORES);
  useEffect(() => visitProduct(handle), [handle]);
  const offer = useStored(productOffersStore, (offers) => offerOf(offers, handle));
  const tick = useNow();
  return offer && tick !== null ? productOfferStatus(offer, tick) : null;
}

/** Ends the product's offer at once. */
export function rejectProductOffer(handle: string): void {
  change(handle, {type: 'reject'});
}

/** Starts the product's countdown, or goes on with the one that runs. */
function visitProduct(handle: string): void {
  change(handle, {type: 'visit'});
}

function change(handle: string, event: ProductOfferEvent): void {
  const moment = now();
  productOffersStore.change((offers) => transitionProductOffers(offers, handle, event, moment));
}
