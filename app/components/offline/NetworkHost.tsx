import {PrerenderedPages} from './PrerenderedPages';
import {useOfflineGuard} from './use-offline-guard';

/** Lazy-loaded. What becomes of links while the network is gone, or while the browser has the next page ready. */
export default function NetworkHost() {
  useOfflineGuard();
  return <PrerenderedPages />;
}
