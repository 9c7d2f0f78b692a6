import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {limitHealthChecks} from '~/server/http/rate-limiter';
import type {RouteFacts} from '~/domain/site/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

/** Whether the worker runs and reaches the provider; for monitors, and silent about everything else. */
export async function loader({request, context}: LoaderFunctionArgs): Promise<Response> {
  const waitSeconds = limitHealthChecks(request);
  if (waitSeconds > 0) {
    return answer({worker: 'ok'}, 429, {'Retry-After': String(waitSeconds)});
  }
  const reachable = await context.storefront.isReachable();
  return reachable
    ? answer({worker: 'ok', provider: 'reachable'}, 200)
    : answer({worker: 'ok', provider: 'unreachable'}, 503);
}

function answer(
  health: {readonly worker: 'ok'; readonly provider?: 'reachable' | 'unreachable'},
  status: number,
  headers?: Record<string, string>,
): Response {
  return Response.json(health, {status, headers: {...headers, 'Cache-Control': 'no-store'}});
}
