import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {ActionFunctionArgs, AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {InlineScriptMark} from './components/layout/inline-script-mark';
import {StructuredDataScript} from './components/layout/ServedHead';
import {
  reportingEndpoints,
  applyContentSecurityPolicy,
  imageOrigin,
} from './server/http/content-security-policy';
import {describeError, logError} from './server/http/log';
import {reportOrigins} from './server/environment/measurement';
import {structuredDataScript} from './server/seo/structured-data';

/**
 * Renders a document to its end before a byte is sent: only a whole document can be hashed for the
 * Content-Security-Policy and kept in the page cache.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const {supabase, measurement, policyReportUrl} = context.environment;
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
  const {html, policy} = await applyContentSecurityPolicy(codeAfterPaint(marked, mark), mark, {
    images: imageOrigin(context.environment),
    connections: [...(supabase ? [supabase.url] : []), ...reportOrigins(measurement)],
    reports: policyReportUrl,
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  if (policyReportUrl) headers.set('Reporting-Endpoints', reportingEndpoints(policyReportUrl));
  return new Response(html, {status: finalStatus, headers});
}

/** The links that preload scripts, one after the other, and the script that begins with them. */
const CODE = /(?:<link rel="modulepreload"[^>]*>)+|<script[^>]* type="module"[^>]*>[^]*?<\/script>/g;

/** A page that nobody sees is not painted; a browser that does not report paints shall not wait for one. */
const FETCH_CODE = `{
const fetchCode=()=>document.querySelectorAll("template[data-code]").forEach(each=>each.replaceWith(each.content));
if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes("paint"))fetchCode();
else new PerformanceObserver((_,observer)=>{observer.disconnect();fetchCode()}).observe({type:"paint",buffered:true})
}`;

/**
 * Lets what a page is painted with (style, font, its largest picture) have network and processor to
 * itself: a page is whole without its code, which is asked for once something has been painted. Not in
 * development, where the first paint waits for code anyway.
 */
function codeAfterPaint(html: string, mark: string): string {
  if (import.meta.env.DEV) return html;
  const held = html.replace(CODE, (code) => `<template data-code>${code}</template>`);
  return held.replace('</body>', () => `<script nonce="${mark}">${FETCH_CODE}</script></body>`);
}

/** What a loader or an action threw unexpectedly; the visitor gets an error screen without details. */
export function handleError(error: unknown, {request, context}: ActionFunctionArgs): void {
  // Who left needs no answer, and what was interrupted is no fault; nor is an answer such as 404.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logError('unexpected-error', {request: context.trace.id, ...describeError(error)});
}
