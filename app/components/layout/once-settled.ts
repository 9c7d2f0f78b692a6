import {watchNetwork} from './offline';
import {followIntoPrerendered} from './prerendered-pages';

/**
 * What a page does by itself once it is quiet, after a shopper's first sign; one file, so that it costs the first
 * load one name. It happens once a document, as the frame is there once.
 * @param tell says that there is no network.
 */
export function onceSettled(tell: () => void): void {
  watchNetwork(tell);
  followIntoPrerendered();
}
