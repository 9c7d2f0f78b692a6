/** The context of loaders and actions, created once per request. */
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {createRateLimiter} from '@common/rate-limiter';
import {parseEnvironment, type Environment, type SupabaseProject} from './environment/environment';
import {createReviews, withOwnRatings, type Reviews} from './reviews';
import {startTrace, type RequestTrace, logWarning} from '~/server/http/log';
import {createSafeCache} from './http/safe-cache';
import type {SiteRoute} from '~/domain/navigation/route-facts';
import {openCatalogueIndex, type CatalogueIndex} from './search/catalogue-index';
import {siteOf, type Site} from './seo/site';
import type {StructuredData} from '~/server/seo/route-structured-data';
import {
  createReadCache,
  createStorefront,
  type StorefrontClient,
} from './storefront/storefront-client';

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext {
    environment: Environment;
    storefront: StorefrontClient;
    /** The search over the whole catalogue. */
    catalogue: CatalogueIndex;
    /** Buyers' reviews. */
    reviews: Reviews;
    site: Site;
    structuredData: StructuredData;
    /** The requested query string; pages see only the parameters that they declare. */
    search: string;
    /** Counts an event for the operator's daily report, behind the answer. */
    count: (...event: CountedEvent) => void;
    trace: RequestTrace;
    /** All routes with their facts. */
    routes: readonly SiteRoute[];
  }
}

/** Shared by all requests of this isolate. */
const reads = createReadCache(createSafeCache('reventaplr'));
const openReviews = createReviews();

/** @throws {EnvironmentError} when the worker's variables are incomplete. */
export function createContext(
  request: Request,
  variables: Readonly<Record<string, unknown>>,
  execution: ExecutionContext,
  {trace, routes}: Pick<AppLoadContext, 'trace' | 'routes'>,
): AppLoadContext {
  const environment = parseEnvironment(variables);
  const waitUntil = execution.waitUntil.bind(execution);
  const reviews = openReviews(environment.supabase);
  const openStorefront = (traced: RequestTrace) =>
    withOwnRatings(
      createStorefront({environment, reads, waitUntil, request, trace: traced}),
      reviews.ratings,
    );
  return {
    environment,
    storefront: openStorefront(trace),
    reviews,
    catalogue: openCatalogueIndex({
      shop: `${environment.storeDomain} ${environment.country}`,
      // Used after responses: with a time limit of its own, not counted in the request.
      openStorefront: () => openStorefront(startTrace(request)),
      waitUntil,
    }),
    site: siteOf(request.url, environment.siteUrl),
    structuredData: [],
    count: (...event) => waitUntil(countEvent(environment.supabase, ...event)),
    trace,
    routes,
    search: searchAsked(request.url),
  };
}

/** The query of the requested URL, without Remix's `_routes` parameter. */
function searchAsked(url: string): string {
  const {searchParams} = new URL(url);
  searchParams.delete('_routes');
  return searchParams.size > 0 ? `?${searchParams}` : '';
}

/** The kind of event, with a reason for some kinds. */
export type CountedEvent =
  | readonly ['search-empty', reason?: undefined]
  | readonly ['hand-off-failed', 'rejected' | 'unavailable' | 'too-many' | 'offer-code'];

const TIME_LIMIT_MS = 5_000;
/** Limit for each kind: more events come from machines, and each is a write to the database that records orders. */
const secondsToWait = createRateLimiter({limit: 60, windowMs: 60_000});

/**
 * Counts an event for the operator's daily report (supabase/functions/_shared/operator), without visitor data. Never
 * throws; does nothing without a backend, and for more than 60 events of a kind a minute.
 */
export async function countEvent(
  backend: SupabaseProject | null,
  ...[kind, reason]: CountedEvent
): Promise<void> {
  if (!backend || secondsToWait(kind, Date.now()) > 0) return;
  try {
    const response = await fetch(`${backend.url}/rest/v1/rpc/count_event`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        apikey: backend.anonKey,
        Authorization: `Bearer ${backend.anonKey}`,
      },
      body: JSON.stringify({kind, reason}),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logWarning('event-not-counted', {kind, status: response.status});
  } catch {
    logWarning('event-not-counted', {kind, reason: 'the backend did not answer'});
  }
}
