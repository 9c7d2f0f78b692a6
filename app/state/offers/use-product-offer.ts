import {useEffect} from 'react';
import {productOfferStatus, type ProductOfferStatus} from '~/domain/offers/product-offer';
import {offerOf} from '~/domain/offers/product-offer';
import {useNow} from '../browser/clock';
import {useConnect, useStored} from '../browser/persistent-store';
import {productOffersStore, visitProduct} from './product-offers';

const STORES = [productOffersStore];

/** The product's offer, which this visit starts; null until browser storage has been read. */
export function useProductOffer(handle: string): ProductOfferStatus | null {
  useConnect(STORES);
  useEffect(() => visitProduct(handle), [handle]);
  const offer = useStored(productOffersStore, (offers) => offerOf(offers, handle));
  const now = useNow();
  return offer && now !== null ? productOfferStatus(offer, now) : null;
}
