/**
 * The search engine of an isolate: made once of the provider's products, kept in its memory, and its
 * products in the Cache API for the isolates that follow. It is looked over every five minutes with one
 * call, and made anew when a product has changed, while the old one goes on answering. A request waits
 * for it a moment at most; a search that cannot have it is answered by the provider.
 */
import {GET_CATALOGUE_STATE} from '~/graphql/catalogue-index';
import {asList, asRecord, asText} from '~/domain/text/parse-unknown';
import {describeError, logError} from '../http/log';
import {poll} from '../http/request';
import {createSafeCache, type SafeCache} from '../http/safe-cache';
import type {StorefrontClient} from '../storefront/storefront-client';
import {
  packEntry,
  unpackEntry,
  type CatalogueEntry,
  type CatalogueProduct,
  createSearchEngine,
  type SearchEngine,
} from './catalogue-entry';
import {readCatalogue} from './read-catalogue';

/** Time for which an index counts as current without another check. */
const LOOK_AGAIN_MS = 5 * 60_000;
/** Data not revalidated for this long is outdated. */
const USABLE_MS = 12 * 60 * 60_000;
/** Maximum age, even if the shop reports no changes. */
const MAKE_AGAIN_MS = 60 * 60_000;
/** Time that a request waits for an index under construction if there is a fallback. */
const WAIT_MS = 1_500;
/** Time that a request waits if there is no fallback. */
export const PATIENT_WAIT_MS = 8_000;
/** Longer than a build takes: after that, the request that built the index has died. */
const ABANDONED_MS = 60_000;
/** Pause after a failure. */
const PAUSE_MS = 30_000;
const KEPT_SECONDS = 86_400;
/** Increase it when the format or meaning of a stored catalogue changes. */
const SHAPE = 6;

/** Fingerprint of a catalogue's state. */
type State = string;

interface Kept {
  engine: SearchEngine | null;
  state: State | null;
  madeAt: number;
  lookedAt: number;
  /** When the current build or revalidation started; null if none is running. */
  busySince: number | null;
  pausedUntil: number;
}

export interface CatalogueIndex {
  /**
   * The engine, waiting for a running build; null if it is not ready in time. Never throws.
   * @param waitMs a moment when left out.
   */
  readonly load: (waitMs?: number) => Promise<SearchEngine | null>;
}

interface Dependencies {
  /** Distinguishes shops. */
  readonly shop: string;
  /** A client with its own time limit; each part of the catalogue uses a new one. */
  readonly openStorefront: () => Pick<StorefrontClient, 'queryNow'>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly cache?: SafeCache;
}

/** Shared by all requests of this isolate. */
const indexes = new Map<string, Kept>();
const ownCache = createSafeCache('reventaplr-search', {findLimitMs: 3_000, keepLimitMs: 10_000});

export function openCatalogueIndex({
  shop,
  openStorefront,
  waitUntil,
  now = () => Date.now(),
  cache = ownCache,
}: Dependencies): CatalogueIndex {
  const kept = indexes.get(shop) ?? {
    engine: null,
    state: null,
    madeAt: 0,
    lookedAt: 0,
    busySince: null,
    pausedUntil: 0,
  };
  indexes.set(shop, kept);

  const storefront: Pick<StorefrontClient, 'queryNow'> = {
    queryNow: (document, variables) => openStorefront().queryNow(document, variables),
  };

  async function renew(): Promise<void> {
    const began = now();
    kept.busySince = began;
    try {
      const state = await readState(storefront);
      const isOld = now() - kept.madeAt > MAKE_AGAIN_MS;
      if (kept.engine && kept.state === state && !isOld) {
        kept.lookedAt = now();
        return;
      }
      const address = `https://search.index/${SHAPE}/${encodeURIComponent(`${shop} ${state}`)}`;
      const stored = kept.engine ? null : await cache.find(address, readKept);
      const entries = stored ?? (await readCatalogue(storefront));
      if (entries) {
        kept.engine = await createSearchEngine(entries, breathe);
        kept.state = state;
        kept.madeAt = now();
        kept.lookedAt = now();
        if (!stored) {
          const headers = {'Cache-Control': `public, max-age=${KEPT_SECONDS}`};
          await cache.keep(
            address,
            new Response(JSON.stringify({entries: entries.map(unpackEntry)}), {headers}),
          );
        }
      } else kept.pausedUntil = now() + MAKE_AGAIN_MS;
    } catch (error) {
      kept.pausedUntil = now() + PAUSE_MS;
      logError('search-index-failed', describeError(error));
    } finally {
      if (kept.busySince === began) kept.busySince = null;
    }
  }

  const current = () => (now() - kept.lookedAt < USABLE_MS ? kept.engine : null);

  /** Builds or revalidates the index unless that is already running. */
  function begin(): void {
    const busy = kept.busySince !== null && now() - kept.busySince < ABANDONED_MS;
    if (!busy && now() >= kept.pausedUntil) waitUntil(renew());
  }

  return {
    async load(waitMs = WAIT_MS) {
      if (now() - kept.lookedAt > LOOK_AGAIN_MS) begin();
      // Another request may be building the index.
      const until = now() + waitMs;
      await poll(() => Boolean(current()) || !kept.busySince || now() >= until || undefined);
      return current();
    },
  };
}

/** Number of products, and time of the last change. @throws {StorefrontError} */
async function readState(storefront: Pick<StorefrontClient, 'queryNow'>): Promise<State> {
  const {latest, found} = await storefront.queryNow(GET_CATALOGUE_STATE, {});
  return `${found.totalCount} ${latest.nodes[0]?.updatedAt ?? ''}`;
}

/** Lets others have the processor for a moment: an index of 10,000 products takes seconds. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** @throws {Error} if the entry is not a stored catalogue. */
async function readKept(response: Response): Promise<CatalogueEntry[]> {
  const entries = asList(asRecord(await response.json())?.entries);
  if (!entries.every((entry) => asText(asRecord(entry)?.handle))) {
    throw new Error('it answered with something that is not a catalogue');
  }
  return (entries as CatalogueProduct[]).map(packEntry);
}
