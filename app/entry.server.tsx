import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {InlineScriptMark} from './components/layout/inline-script-mark';
import {StructuredDataScript} from './components/layout/ServedHead';
import {sealDocument} from './server/content-security-policy';
import {imageOrigin} from './server/image-origin';
import {logError} from './server/log';
import {reportOrigins} from './server/measurement';
import {scriptsAfterPaint} from './server/script-priority';
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
  const {supabase, measurement} = context.environment;
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
        logError('render-failed', {
          message: error instanceof Error ? error.message : String(error),
        });
        finalStatus = 500;
      },
    },
  );
  await stream.allReady;
  const marked = await new Response(stream).text();
  const {html, policy} = await sealDocument(scriptsAfterPaint(marked), mark, {
    images: imageOrigin(context.environment),
    connections: [...(supabase ? [supabase.url] : []), ...reportOrigins(measurement)],
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', policy);
  return new Response(html, {status: finalStatus, headers});
}
