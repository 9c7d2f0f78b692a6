import * as build from 'virtual:remix/server-build';
import {createRequestHandler, type AppLoadContext} from '@shopify/remix-oxygen';
import {createContext} from '~/server/context';
import {EnvironmentError} from '~/server/environment';
import {fromHost} from '~/server/http/client-address';
import {configurationError, errorResponse} from '~/server/http/error-response';
import {describeError, logError} from '~/server/http/log';
import {logRequest} from '~/server/http/log-request';
import {startTrace} from '~/server/http/request-trace';
import {createRouteFinder, type FoundRoute} from '~/server/http/route-finder';
import {withSecurityHeaders} from '~/server/http/security-headers';
import {validateRequest} from '~/server/http/validate-request';
import {openPageCache} from '~/server/page-cache/open-page-cache';
import {answerFromCache} from '~/server/page-cache/page-cache';
import {canonicalRedirect} from '~/server/seo/redirects';
import {robotsHeaders} from '~/server/seo/site';
import {withoutStaleReads} from '~/server/storefront/without-stale-reads';

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
        response = errorResponse(request, 'unexpected');
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
  const admitted = await validateRequest(asked, route);
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
