import {useMemo} from 'react';
import {VISITOR_TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {useRootData} from '../root-data';
import {useMoreTimeSince} from './more-time';

/**
 * The terms of the shop's offers as the root knows them, or the usual ones when it could not load; clocks of
 * the visitor's own run longer for who asked for it.
 */
export function useOfferTerms(): OfferTerms {
  const terms = useRootData()?.offers ?? VISITOR_TERMS;
  const since = useMoreTimeSince();
  return useMemo(() => (since === null ? terms : {...terms, moreTimeSince: since}), [terms, since]);
}
