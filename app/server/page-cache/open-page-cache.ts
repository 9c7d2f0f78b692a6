import type {ServerBuild} from '@remix-run/server-runtime';
import type {PageCache} from './page-cache';
import {createPageMemory, createPageStore} from './page-store';

const memory = createPageMemory();

/** The page cache of this build; null in development, where every request renders what was saved last. */
export async function openPageCache(
  build: ServerBuild,
  execution: ExecutionContext,
): Promise<PageCache | null> {
  if (import.meta.env.DEV) return null;
  return {
    store: createPageStore(await caches.open('reventaplr-pages'), memory),
    waitUntil: execution.waitUntil.bind(execution),
    version: build.assets.version,
    now: () => Date.now(),
  };
}
