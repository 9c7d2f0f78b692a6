import {useRouteLoaderData} from '@remix-run/react';
import {useMemo} from 'react';
import {VISITOR_TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {useMoreTime} from '~/state/offers/more-time';

/**
 * The terms of the shop's offers as the root knows them, or the usual ones when it could not load; clocks of
 * the visitor's own run longer for who asked for it.
 */
export function useOfferTerms(): OfferTerms {
  const terms = useRouteLoaderData<{offers: OfferTerms}>('root')?.offers ?? VISITOR_TERMS;
  const moreTime = useMoreTime();
  return useMemo(() => (moreTime ? {...terms, moreTime} : terms), [terms, moreTime]);
}
