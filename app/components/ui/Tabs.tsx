import {lazyOnIntent} from './lazy-on-intent';
import {PlainTabs} from './PlainTabs';

/** One panel at a time, chosen by its tab. */
export const Tabs = lazyOnIntent(() => import('./InteractiveTabs'), PlainTabs);
