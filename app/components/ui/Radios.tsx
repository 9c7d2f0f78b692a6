import {lazyOnIntent} from './lazy-on-intent';
import {PlainRadios} from './PlainRadios';

/** A choice of one. */
export const Radios = lazyOnIntent(() => import('./InteractiveRadios'), PlainRadios);
