/** Stores pages in the memory of this isolate and in the Cache API, which other isolates share. The newer version stays. */
import {LRUCache} from 'lru-cache';
import type {SafeCache} from '../http/safe-cache';
import {answerOf, readPage, type StoredPage} from './stored-page';

/** Some three hundred pages; an isolate has 128 MB for everything. */
const CAPACITY_BYTES = 4_000_000;
/** Roughly, of a page's headers and its entry. */
const OVERHEAD_BYTES = 2_000;

/** The most recently requested pages. */
export type PageMemory = LRUCache<string, StoredPage>;

export interface PageStore {
  /** The copy in this isolate's memory, of any age. */
  recall(key: string): StoredPage | null;
  /** The newest copy in memory or the Cache API, of any age. */
  find(key: string): Promise<StoredPage | null>;
  /** Remembers a page at once; resolves when the Cache API has taken it, or has failed to. */
  keep(key: string, page: StoredPage): Promise<void>;
}

export function createPageMemory(): PageMemory {
  return new LRUCache<string, StoredPage>({
    maxSize: CAPACITY_BYTES,
    sizeCalculation: ({body}) => body.byteLength + OVERHEAD_BYTES,
  });
}

export function createPageStore(cache: SafeCache, memory: PageMemory): PageStore {
  const recall = (key: string) => memory.get(key) ?? null;

  function remember(key: string, page: StoredPage): StoredPage {
    const known = recall(key);
    if (known && known.renderedAt >= page.renderedAt) return known;
    memory.set(key, page);
    return page;
  }

  return {
    recall,
    async find(key) {
      const page = await cache.find(key, readPage);
      return page ? remember(key, page) : recall(key);
    },
    async keep(key, page) {
      remember(key, page);
      await cache.keep(key, answerOf(page));
    },
  };
}
