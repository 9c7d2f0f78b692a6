import {createRequestHandler, type AppLoadContext} from '@shopify/remix-oxygen';
import * as build from 'virtual:remix/server-build';
import {admitRequest} from '~/server/admit-request';
import {fromHost} from '~/server/buyer-address';
import {configurationError} from '~/server/configuration-error';
import {createContext} from '~/server/context';
import {EnvironmentError} from '~/server/environment';
import {describeError, logError} from '~/server/log';
import {logRequest} from '~/server/log-request';
import {openPageCache} from '~/server/page-cache/open-page-cache';
import {answerFromCache} from '~/server/page-cache/page-cache';
import {refusal} from '~/server/refusal';
import {startTrace} from '~/server/request-trace';
import {createRouteFinder, type FoundRoute} from '~/server/route-finder';
import {withSecurityHeaders} from '~/server/security-headers';
import {canonicalRedirect} from '~/server/seo/canonical-redirect';
import {robotsHeaders} from '~/server/seo/site';
import {withoutStaleReads} from '~/server/without-stale-reads';

const findRoute = createRouteFinder(build.routes);

/** What each request that is being rendered has to work with. */
const contexts = new WeakMap<Request, AppLoadContext>();

// Once a worker: it prepares the route table.
const handle = createRequestHandler({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: (request) => contexts.get(request),
  poweredByHeader: false,
  collectTrackingInformation: false,
  proxyStandardRoutes: false,
});

export default {
  async fetch(
    received: Request,
    variables: Readonly<Record<string, unknown>>,
    execution: ExecutionContext,
  ): Promise<Response> {
    const request = fromHost(received, variables);
    const trace = startTrace(request);
    const route = findRoute(new URL(request.url).pathname);
    let headers: Record<string, string> = {'X-Request-Id': trace.id};
    let response: Response;
    try {
      const context = await createContext(request, variables, execution, trace);
      headers = {...headers, ...robotsHeaders(context.site)};
      response = withoutBodyForHead(request, await answer(request, context, execution, route));
    } catch (error) {
      if (error instanceof EnvironmentError) response = configurationError(error);
      else {
        logError('unexpected-error', {request: trace.id, ...describeError(error)});
        response = refusal(request, 'unexpected');
      }
    }
    logRequest(trace, request, route.pattern, response);
    return withSecurityHeaders(response, headers);
  },
};

function withoutBodyForHead({method}: Request, response: Response): Response {
  return method === 'HEAD' ? new Response(null, response) : response;
}

async function answer(
  asked: Request,
  context: AppLoadContext,
  execution: ExecutionContext,
  route: FoundRoute,
): Promise<Response> {
  const admitted = await admitRequest(asked, route);
  if (!admitted.ok) return admitted.response;
  const {request} = admitted;
  const moved = canonicalRedirect(request);
  if (moved) return moved;
  const render = async (page: Request) => {
    contexts.set(page, context);
    context.trace.renderingSince = Date.now();
    return withoutStaleReads(await handle(page), context.trace);
  };
  const pages = await openPageCache(build, execution);
  const cached = pages && (await answerFromCache(request, pages, render));
  return cached ?? render(request);
}
