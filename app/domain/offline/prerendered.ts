/**
 * Under which name a page that was prerendered puts its address into the browser's storage for a moment, of which
 * the pages that are shown are told; nothing (`''`) is a shown page's question who waits. (A `BroadcastChannel` is
 * silent until its page is shown.)
 */
export const PRERENDERED_KEY = 'reventaplr-prerendered';
