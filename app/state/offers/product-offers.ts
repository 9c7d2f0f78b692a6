/** The offer countdowns of this browser, one a product: the rules are `app/domain/offers/product-offer.ts`. */
import {PRODUCT_OFFERS_STORAGE_KEY} from '~/domain/limits';
import {
  parseStoredOffers,
  transitionProductOffers,
  type ProductOffers,
} from '~/domain/offers/product-offer';
import {now} from '../browser/clock';
import {createPersistentStore} from '../browser/persistent-store';

export const productOffersStore = createPersistentStore<ProductOffers>({
  key: PRODUCT_OFFERS_STORAGE_KEY,
  initial: {},
  parse: parseStoredOffers,
});

/** Starts the product's countdown, or goes on with the one that runs. */
export function visitProduct(handle: string): void {
  productOffersStore.update((offers) =>
    transitionProductOffers(offers, handle, {type: 'visit'}, now()),
  );
}

/** Ends the product's offer at once. */
export function rejectProductOffer(handle: string): void {
  productOffersStore.update((offers) =>
    transitionProductOffers(offers, handle, {type: 'reject'}, now()),
  );
}
