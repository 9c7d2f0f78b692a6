import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {ActionFunctionArgs, AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {InlineScriptMark, StructuredDataScript} from './components/layout/ServedHead';
import {
  reportingEndpoints,
  applyContentSecurityPolicy,
  imageOrigin,
} from './server/http/document/content-security-policy';
import {codeAfterPaint, SPECULATION_RULES_HEADER} from '~/server/http/document/load-order';
import {describeError, logError} from './server/http/log';
import {reportOrigins} from './server/environment/environment';
import {QUERY_NAMES} from '~/domain/offline/offline-copy';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {structuredDataScript} from '~/server/seo/route-structured-data';

/**
 * Renders the whole document before sending a byte: only a complete document can be hashed for the
 * Content-Security-Policy and stored in the page cache.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const {supabase, measurement, policyReportUrl, offline} = context.environment;
  const mark = crypto.randomUUID();
  let finalStatus = status;
  const stream = await renderToReadableStream(
    <InlineScriptMark.Provider value={mark}>
      <StructuredDataScript.Provider value={structuredDataScript(context.structuredData)}>
        <RemixServer context={remixContext} url={request.url} nonce={mark} />
      </StructuredDataScript.Provider>
    </InlineScriptMark.Provider>,
    {
      nonce: mark,
      signal: request.signal,
      onError(error) {
        logError('render-failed', {request: context.trace.id, ...describeError(error)});
        finalStatus = 500;
      },
    },
  );
  await stream.allReady;
  const marked = await new Response(stream).text();
  const {html, policy} = await applyContentSecurityPolicy(
    import.meta.env.DEV ? marked : codeAfterPaint(marked, mark, offline && finalStatus === 200),
    mark,
    {
      images: imageOrigin(context.environment),
      connections: [...(supabase ? [supabase.url] : []), ...reportOrigins(measurement)],
      reports: policyReportUrl,
    },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  const {query = []} = (remixContext.staticHandlerContext.matches.at(-1)?.route.handle ??
    {}) as Partial<RouteFacts>;
  if (query !== 'any') headers.set(QUERY_NAMES, query.join());
  if (!import.meta.env.DEV) headers.set('Speculation-Rules', SPECULATION_RULES_HEADER);
  if (policyReportUrl) headers.set('Reporting-Endpoints', reportingEndpoints(policyReportUrl));
  return new Response(html, {status: finalStatus, headers});
}

/** Logs unexpected errors of loaders and actions; visitors get an error screen without details. */
export function handleError(error: unknown, {request, context}: ActionFunctionArgs): void {
  // Aborted requests and route responses such as 404 are not failures.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logError('unexpected-error', {request: context.trace.id, ...describeError(error)});
}
