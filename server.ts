import * as build from 'virtual:remix/server-build';
import {createRequestHandler, type AppLoadContext} from '@shopify/remix-oxygen';
import {createContext} from '~/server/context';
import {EnvironmentError} from '~/server/environment/environment';
import {fromHost} from '~/server/http/request';
import {busy, refuseFlood, renderInTurn, withWholeForm} from '~/server/http/floods';
import {configurationError, errorResponse, validateRequest} from '~/server/http/validate-request';
import {
  describeError,
  logError,
  logRequest,
  startTrace,
  withoutStaleReads,
} from '~/server/http/log';
import {createRouteTable, type KnownRoute} from '~/server/http/route-table';
import {withSecurityHeaders} from '~/server/http/document/security-headers';
import {proxyUcp} from '~/server/http/ucp-proxy';
import {answerFromCache} from '~/server/page-cache/page-cache';
import {declaredUrl, pageKey, storedUnder} from '~/server/page-cache/page-key';
import {openPageCache, readyAnswers} from '~/server/page-cache/ready-answers';
import {earlyRedirect} from '~/server/seo/redirects';
import {robotsHeaders} from '~/server/seo/site';

const routes = createRouteTable(build.routes);

/** Values of a request while it is rendered. */
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
    const trace = startTrace(received);
    const ready = readyAnswers.find(received, trace.startedAt);
    if (ready) {
      ready.response.headers.set('X-Request-Id', trace.id);
      logRequest(trace, received, ready.route, ready.response);
      return ready.response;
    }
    const request = fromHost(received, variables);
    const route = routes.find(new URL(request.url).pathname);
    let headers: Record<string, string> = {'X-Request-Id': trace.id};
    let response: Response;
    try {
      const context = createContext(request, variables, execution, {
        trace,
        routes: routes.all,
      });
      headers = {...headers, ...robotsHeaders(context.site)};
      response = withoutBodyForHead(request, await answer(request, context, execution, route));
    } catch (error) {
      if (error instanceof EnvironmentError) response = configurationError(request, error);
      else {
        logError('unexpected-error', {request: trace.id, ...describeError(error)});
        response = errorResponse(request, 'unexpected');
      }
    }
    logRequest(trace, request, route.path, response);
    return withSecurityHeaders(response, headers);
  },
};

function withoutBodyForHead({method}: Request, response: Response): Response {
  return method === 'HEAD' ? new Response(null, response) : response;
}

async function answer(
  received: Request,
  context: AppLoadContext,
  execution: ExecutionContext,
  route: KnownRoute,
): Promise<Response> {
  const proxied = await proxyUcp(received, context.environment.storeDomain);
  if (proxied) return proxied;
  const validated = await validateRequest(received, route);
  if (!validated.ok) return validated.response;
  const moved = earlyRedirect(validated.request, context.environment.storeDomain);
  if (moved) return moved;
  const request = await withWholeForm(validated.request, route);
  if (!request) return busy(validated.request);
  const render = (page: Request) =>
    renderInTurn(request, route, async () => {
      contexts.set(page, context);
      context.trace.renderingSince = Date.now();
      return withoutStaleReads(await handle(page), context.trace);
    });
  const key = pageKey(request, route);
  const pages = key && openPageCache(build, execution);
  const refuse = () => (request.method === 'GET' ? refuseFlood(request, route) : null);
  if (!pages) {
    const page = new Request(declaredUrl(request.url, route.facts), request);
    return refuse() ?? render(page);
  }
  readyAnswers.learn(received.url, {
    key: storedUnder(key, pages.version),
    route: route.path,
    headers: robotsHeaders(context.site),
  });
  return answerFromCache(request, key, pages, render, refuse);
}
