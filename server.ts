import {createRequestHandler, type AppLoadContext} from '@shopify/remix-oxygen';
import * as build from 'virtual:remix/server-build';
import {configurationError} from '~/server/configuration-error';
import {createContext} from '~/server/context';
import {EnvironmentError} from '~/server/environment';
import {openPageCache} from '~/server/page-cache/open-page-cache';
import {answerFromCache} from '~/server/page-cache/page-cache';
import {withSecurityHeaders} from '~/server/security-headers';
import {canonicalRedirect} from '~/server/seo/canonical-redirect';
import {robotsHeaders} from '~/server/seo/site';

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
    request: Request,
    variables: Readonly<Record<string, unknown>>,
    execution: ExecutionContext,
  ): Promise<Response> {
    try {
      const context = await createContext(request, variables, execution);
      const robots = robotsHeaders(context.site);
      const moved = canonicalRedirect(request);
      if (moved) return withSecurityHeaders(moved, robots);
      const render = (page: Request) => {
        contexts.set(page, context);
        return handle(page);
      };
      const pages = await openPageCache(build, execution);
      const cached = pages && (await answerFromCache(request, pages, render));
      return withSecurityHeaders(cached ?? (await render(request)), robots);
    } catch (error) {
      if (error instanceof EnvironmentError) return configurationError(error);
      throw error;
    }
  },
};
