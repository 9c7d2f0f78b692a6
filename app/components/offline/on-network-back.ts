/**
 * Does something whenever the network comes back, until the page is being left: who goes elsewhere at that moment
 * would be brought back. Only for pages that stand for another, since Firefox keeps none in memory that listens so.
 * @returns what ends it.
 */
export function onNetworkBack(action: () => void): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  const end = () => listening.abort();
  addEventListener('online', action, {signal});
  addEventListener('beforeunload', end, {signal});
  return end;
}
