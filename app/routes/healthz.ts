import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {HEALTH_RATE} from '~/domain/limits';
import {limitRequests} from '../server/http/request';
import {jsonResponse} from '~/server/http/loader-response';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

const secondsToWait = limitRequests(HEALTH_RATE);

/** Whether the worker runs and reaches the provider; for monitors, and silent about everything else. */
export async function loader({request, context}: LoaderFunctionArgs): Promise<Response> {
  const waitSeconds = secondsToWait(request);
  if (waitSeconds > 0) {
    const headers = {'Retry-After': String(waitSeconds)};
    return jsonResponse({worker: 'ok'}, {status: 429, headers});
  }
  const reachable = await context.storefront.isReachable();
  return reachable
    ? jsonResponse({worker: 'ok', provider: 'reachable'})
    : jsonResponse({worker: 'ok', provider: 'unreachable'}, {status: 503});
}
