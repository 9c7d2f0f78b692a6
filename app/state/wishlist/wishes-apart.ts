/**
 * Whose account the wishes of this browser are kept apart from: somebody entered it by a mailed link and
 * did not want them to go along. It lasts until that person says otherwise, in this browser.
 */
import {asId} from '~/domain/text/parse-unknown';
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  writeStored,
} from '~/state/browser/browser-storage';

const KEY = 'reventaplr-wishes-apart';
/** For a browser that stores nothing. */
let inMemory: string | null = null;

export function areWishesApart(userId: string): boolean {
  return (asId(readStored(KEY)) ?? inMemory) === userId;
}

export function keepWishesApart(userId: string): void {
  inMemory = userId;
  writeStored(KEY, userId);
}

/** Does nothing if the wishes are kept apart from another account. */
export function joinWishes(userId: string): void {
  if (!areWishesApart(userId)) return;
  inMemory = null;
  removeStored(KEY);
}

export function onWishesJoinedElsewhere(callback: () => void): () => void {
  return onStoredElsewhere(KEY, () => {
    inMemory = asId(readStored(KEY));
    callback();
  });
}
