import {useEffect} from 'react';
import {productOfferStatus, type ProductOfferStatus} from '~/domain/product-offer';
import {offerOf} from '~/domain/product-offers';
import {useNow} from './clock';
import {useConnect, useStored} from './persistent-store';
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
