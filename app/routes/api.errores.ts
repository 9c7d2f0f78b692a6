import {readLimitedText} from '@common/request-body';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import * as v from 'valibot';
import {ERROR_REPORT_RATE} from '~/domain/limits';
import {MAX_ERROR_LENGTH, maskedText} from '~/domain/site/error-report';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {parseJson} from '~/domain/text/parse-unknown';
import {limitRequests} from '../server/http/request';
import {logWarning} from '~/server/http/log';

export const handle = {cache: 'none', searchEngines: 'disallowed'} satisfies RouteFacts;

const BODY_LIMIT_BYTES = 4_096;
const secondsToWait = limitRequests(ERROR_REPORT_RATE);

// Anybody may post a report, so its texts are masked again.
const text = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.transform(maskedText));
const reportSchema = v.object({
  kind: v.picklist(['error', 'rejection', 'screen']),
  message: text(MAX_ERROR_LENGTH),
  place: v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.~:-]*$/)),
  path: text(200),
});

export function loader(): Response {
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

/** Logs a failure that a browser reports, one line each. */
export async function action({request}: ActionFunctionArgs): Promise<Response> {
  const body = await readLimitedText(request, BODY_LIMIT_BYTES);
  const report = v.safeParse(reportSchema, parseJson(body ?? ''));
  if (!report.success) return new Response(null, {status: 400});
  const waitSeconds = secondsToWait(request);
  if (waitSeconds > 0) {
    return new Response(null, {status: 429, headers: {'Retry-After': String(waitSeconds)}});
  }
  logWarning('client-error', report.output);
  return new Response(null, {status: 204});
}
