/** Takes the service worker out of browsers that have it: it forgets all copies and itself. */
import {scope} from './scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('reventaplr-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
