import {watchNetwork} from './offline';
import {followIntoPrerendered} from './prerendered-pages';

let begun = false;

/**
 * What a page does by itself once it is quiet, after a shopper's first sign; one file, so that it costs the first
 * load one name. It happens once a document, though an error screen and the way back from it bring a frame each.
 * @param tell says that there is no network.
 */
export function onceSettled(tell: () => void): void {
  if (begun) return;
  begun = true;
  watchNetwork(tell);
  followIntoPrerendered();
}
