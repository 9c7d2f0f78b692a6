/** `POST /admin/api/<version>/graphql.json`: the shop's orders, for callers with its token. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {graphql} from 'graphql';
import {adminRoot, adminSchema} from '../admin-api/admin-schema';
import type {Emulator} from '../emulator';
import {parseJsonObject, readBody} from '../http/body';
import {respond, respondJson} from '../http/respond';

const SIGN_IN = '<!DOCTYPE html><title>Log in</title>';
const NOT_APPROVED = {
  message: 'This app is not approved to access the Order object.',
  extensions: {code: 'ACCESS_DENIED'},
};

/** `POST /admin/oauth/access_token`. */
export async function handleAdminToken(
  {adminAccess}: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {status, body} = adminAccess.draw(new URLSearchParams(await readBody(request)), Date.now());
  respondJson(response, status, body);
}

export async function handleAdminApi(
  {adminAccess, carts, catalogue, log}: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {refusal} = adminAccess;
  const token = request.headers['x-shopify-access-token'];
  if (refusal === '401' || !adminAccess.admits(token?.toString(), Date.now())) {
    const message = '[API] Invalid API key or access token (unrecognized login or wrong password)';
    respondJson(response, 401, {errors: message});
    return;
  }
  if (refusal === '403' || refusal === '404') {
    respondJson(response, Number(refusal), {errors: refusal === '403' ? 'Forbidden' : 'Not Found'});
    return;
  }
  if (refusal === 'login') {
    return respond(response, 200, {'content-type': 'text/html'}, SIGN_IN);
  }
  const body = parseJsonObject(await readBody(request));
  if (typeof body?.['query'] !== 'string') {
    respondJson(response, 400, {errors: {query: 'Required parameter missing or invalid'}});
    return;
  }
  const startedAt = new Date();
  const began = performance.now();
  const answer = await graphql({
    schema: adminSchema,
    source: body['query'],
    rootValue: adminRoot(carts.orders(), catalogue, adminAccess),
    variableValues: body['variables'] as Record<string, unknown> | null,
  });
  const fields = {durationMs: Math.round(performance.now() - began), status: 200, fault: null};
  const errors = Boolean(answer.errors);
  log.add({operationName: 'Admin API', startedAt: startedAt.toISOString(), errors, ...fields});
  // Fields with buyers' data are refused with an error beside the data; the app's scopes can be read.
  const isRefused = refusal === 'not-approved' && /\borders?\b/.test(body['query']);
  const shown = isRefused ? {...answer, errors: [NOT_APPROVED]} : answer;
  respondJson(response, 200, shown);
}
