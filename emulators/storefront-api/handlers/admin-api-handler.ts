/** `POST /admin/api/<version>/graphql.json`: the shop's own orders, for who has its token. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {graphql} from 'graphql';
import {adminRoot, adminSchema} from '../admin-api/admin-schema';
import {SHOP_DOMAIN} from '../constants';
import type {Emulator} from '../emulator';
import {parseJsonObject, readBody} from '../http/body';
import {respondJson} from '../http/respond';

export async function handleAdminApi(
  {adminToken, carts, catalogue, log}: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['x-shopify-access-token'] !== adminToken) {
    const message = '[API] Invalid API key or access token (unrecognized login or wrong password)';
    respondJson(response, 401, {errors: message});
    return;
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
    rootValue: adminRoot(carts.orders(), catalogue, SHOP_DOMAIN),
    variableValues: body['variables'] as Record<string, unknown> | null,
  });
  const fields = {durationMs: Math.round(performance.now() - began), status: 200, fault: null};
  const errors = Boolean(answer.errors);
  log.add({operationName: 'Admin API', startedAt: startedAt.toISOString(), errors, ...fields});
  respondJson(response, 200, answer);
}
