import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {jsonResponse} from '~/server/http/json-response';
import {limitHealthChecks} from '~/server/http/rate-limiter';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** Whether the worker runs and reaches the provider; for monitors, and silent about everything else. */
export async function loader({request, context}: LoaderFunctionArgs): Promise<Response> {
  const waitSeconds = limitHealthChecks(request);
  if (waitSeconds > 0) {
    const headers = {'Retry-After': String(waitSeconds)};
    return jsonResponse({worker: 'ok'}, {status: 429, headers});
  }
  const reachable = await context.storefront.isReachable();
  return reachable
    ? jsonResponse({worker: 'ok', provider: 'reachable'})
    : jsonResponse({worker: 'ok', provider: 'unreachable'}, {status: 503});
}
