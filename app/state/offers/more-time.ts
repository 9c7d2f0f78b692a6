/** Whether this browser's shopper asked for more time, and since when (docs/product.md 6.7). */
import {MORE_TIME_STORAGE_KEY} from '~/domain/limits';
import {asEpoch} from '~/domain/text/parse-unknown';
import {now} from '../browser/clock';
import {createPersistentStore, useConnect, useStored} from '../browser/persistent-store';

export const moreTimeStore = createPersistentStore<number | null>({
  key: MORE_TIME_STORAGE_KEY,
  initial: null,
  parse: asEpoch,
});

/** Epoch milliseconds; null for who has not asked, and until browser storage has been read. */
export function useMoreTimeSince(): number | null {
  useConnect(moreTimeStore);
  return useStored(moreTimeStore, (since) => since);
}

/** Asks for more time, or for the usual one again. */
export function wantMoreTime(wanted: boolean): void {
  const since = wanted ? now() : null;
  moreTimeStore.change(() => since);
}
