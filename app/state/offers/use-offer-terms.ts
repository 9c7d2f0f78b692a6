import {useMemo} from 'react';
import {VISITOR_TERMS, type OfferTerms} from '~/domain/offers/offer-terms';
import {useRootData} from '~/state/root-data';
import {MORE_TIME_STORAGE_KEY} from '~/domain/limits';
import {asEpoch} from '~/domain/text/parse-unknown';
import {now} from '~/state/browser/clock';
import {createPersistentStore, useConnect, useStored} from '~/state/browser/persistent-store';

/**
 * The terms of the shop's offers as the root knows them, or the usual ones when it could not load; clocks of
 * the visitor's own run longer for visitors who asked for it.
 */
export function useOfferTerms(): OfferTerms {
  const terms = useRootData()?.offers ?? VISITOR_TERMS;
  const since = useMoreTimeSince();
  return useMemo(() => (since === null ? terms : {...terms, moreTimeSince: since}), [terms, since]);
}

/** Whether this browser's shopper asked for more time, and since when (docs/product.md 6.7). */
export const moreTimeStore = createPersistentStore<number | null>({
  key: MORE_TIME_STORAGE_KEY,
  initial: null,
  parse: asEpoch,
});

/** Epoch milliseconds; null if the visitor has not asked, and until browser storage has been read. */
function useMoreTimeSince(): number | null {
  useConnect(moreTimeStore);
  return useStored(moreTimeStore, (since) => since);
}

/** Turns the extended time on or off. */
export function wantMoreTime(wanted: boolean): void {
  const since = wanted ? now() : null;
  moreTimeStore.change(() => since);
}
