/** Whether this browser's shopper switched the key '/' off (docs/product.md 2.19). */
import {NO_SEARCH_KEY_STORAGE_KEY} from '~/domain/limits';
import {createPersistentStore, useConnect, useStored} from './browser/persistent-store';

const noSearchKeyStore = createPersistentStore<boolean>({
  key: NO_SEARCH_KEY_STORAGE_KEY,
  initial: false,
  parse: (stored) => stored === true,
});

/** False until browser storage has been read. */
export function useNoSearchKey(): boolean {
  useConnect(noSearchKeyStore);
  return useStored(noSearchKeyStore, (off) => off);
}

/** Switches the key off, or on again. */
export function switchSearchKeyOff(off: boolean): void {
  noSearchKeyStore.change(() => off);
}
