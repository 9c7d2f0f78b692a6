import {useRouteLoaderData} from '@remix-run/react';
import {VISITOR_TERMS, type OfferTerms} from '~/domain/offers/offer-terms';

/** The terms of the shop's offers as the root knows them, or the usual ones when it could not load. */
export function useOfferTerms(): OfferTerms {
  return useRouteLoaderData<{offers: OfferTerms}>('root')?.offers ?? VISITOR_TERMS;
}
