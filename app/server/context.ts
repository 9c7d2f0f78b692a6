/** What loaders and actions get to work with, made once a request. */
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {parseEnvironment, type Environment} from './environment';
import {siteOf, type Site} from './seo/site';
import type {StructuredData} from './seo/structured-data';
import {createStorefront, type StorefrontClient} from './storefront-client';

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext {
    environment: Environment;
    storefront: StorefrontClient;
    site: Site;
    structuredData: StructuredData;
  }
}

/** @throws {EnvironmentError} when the worker's variables are incomplete. */
export async function createContext(
  request: Request,
  variables: Readonly<Record<string, unknown>>,
  execution: ExecutionContext,
): Promise<AppLoadContext> {
  const environment = parseEnvironment(variables);
  const waitUntil = execution.waitUntil.bind(execution);
  const cache = await caches.open('reventaplr');
  return {
    environment,
    storefront: createStorefront({environment, cache, waitUntil, request}),
    site: siteOf(request.url, environment.siteUrl),
    structuredData: [],
  };
}
