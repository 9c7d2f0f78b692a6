/** Whether this browser's shopper asked for more time (docs/product.md 6.7). */
import {MORE_TIME_STORAGE_KEY} from '~/domain/limits';
import {createPersistentStore, useConnect, useStored} from '../browser/persistent-store';

const moreTimeStore = createPersistentStore<boolean>({
  key: MORE_TIME_STORAGE_KEY,
  initial: false,
  parse: (stored) => stored === true,
});

const STORES = [moreTimeStore];

/** False until browser storage has been read. */
export function useMoreTime(): boolean {
  useConnect(STORES);
  return useStored(moreTimeStore, (wanted) => wanted);
}

/** Asks for more time, or for the usual one again. */
export function wantMoreTime(wanted: boolean): void {
  moreTimeStore.change(() => wanted);
}
