import type {ServerBuild} from '@remix-run/server-runtime';
import {createSafeCache} from '../http/safe-cache';
import type {PageCache} from './page-cache';
import {createPageMemory, createPageStore} from './page-store';
import {createReadyAnswers} from './ready-answers';

/** Of this isolate: memory, and what is known of the host's cache. */
const memory = createPageMemory();
const cache = createSafeCache('reventaplr-pages');

/** Of this isolate; in development nothing is ever learned. */
export const readyAnswers = createReadyAnswers(memory);

/** The page cache of this build; null in development, where every request renders what was saved last. */
export function openPageCache(build: ServerBuild, execution: ExecutionContext): PageCache | null {
  if (import.meta.env.DEV) return null;
  return {
    store: createPageStore(cache, memory),
    waitUntil: execution.waitUntil.bind(execution),
    version: build.assets.version,
    now: () => Date.now(),
  };
}
