/** `POST /api/<version>/graphql.json`: the Storefront API itself. */
import {setTimeout as delay} from 'node:timers/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Fault} from '../admin/faults';
import {DEFAULT_COUNTRY} from '../constants';
import type {Emulator} from '../emulator';
import type {OperationRequest, OperationResponse} from '../graphql/execute-operation';
import type {ServedCall} from '../graphql/versioned-executors';
import {isAuthenticated, UNAUTHORIZED_BODY} from '../http/authenticate';
import {parseJsonObject, readBody} from '../http/body';
import {CORS_HEADERS} from '../http/cors';
import {respond, respondJson} from '../http/respond';
import {faultyBody} from './faulty-body';

export interface GraphqlCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** API version in the path, e.g. '2025-07'. */
  readonly version: string;
  readonly origin: string;
  readonly requestId: string;
}

/** The sent answer, for the log. */
interface Sent {
  readonly status: number;
  readonly errors: boolean;
}

/** A call and the executor that answers it. */
type Answerable = Omit<GraphqlCall, 'version'> & ServedCall;

export async function handleGraphql(emulator: Emulator, asked: GraphqlCall): Promise<void> {
  const call: Answerable = {...asked, ...emulator.executors.serve(asked.version)};
  const {request, response} = call;
  const text = await readBody(request);
  const startedAt = new Date().toISOString();
  const start = performance.now();
  const operation = parseOperation(text, request.headers['content-type'] ?? '');
  const operationName = operation ? nameOf(operation) : null;

  let fault: Fault | null = null;
  let sent: Sent = {status: 0, errors: true};
  if (!isAuthenticated(request, emulator.tokens)) sent = send(call, 401, UNAUTHORIZED_BODY);
  else if (!operation) {
    sent = send(call, 400, {errors: [{message: 'Required parameter missing or invalid: query'}]});
  } else {
    fault = emulator.faults.takeFor(operationName);
    if (fault && fault.delayMs > 0) await delay(fault.delayMs, undefined, {ref: false});
    if (fault?.kind === 'drop') response.destroy();
    else sent = await answer(emulator, call, operation, fault);
  }
  emulator.log.add({
    operationName,
    startedAt,
    durationMs: Math.round((performance.now() - start) * 100) / 100,
    ...sent,
    fault: fault?.kind ?? null,
  });
}

async function answer(
  emulator: Emulator,
  call: Answerable,
  operation: OperationRequest,
  fault: Fault | null,
): Promise<Sent> {
  const run = (): Promise<OperationResponse> =>
    call.executor.execute(
      operation,
      {
        origin: call.origin,
        shop: emulator.shop,
        oldestVersion: emulator.executors.oldest,
        catalogue: emulator.catalogue,
        carts: emulator.carts,
      },
      call.requestId,
    );
  if (!fault || fault.kind === 'slow') return send(call, 200, await run());
  const faulty = await faultyBody(fault, call.requestId, run, (field) =>
    call.executor.isNullableRootField(field),
  );
  if (typeof faulty.body !== 'string') {
    return send(call, faulty.status, faulty.body, faulty.headers);
  }
  respond(
    call.response,
    faulty.status,
    {...headersOf(call), 'content-type': 'application/json; charset=utf-8', ...faulty.headers},
    faulty.body,
  );
  return {status: faulty.status, errors: true};
}

function send(
  call: Answerable,
  status: number,
  body: OperationResponse | {errors: readonly object[]},
  headers: Record<string, string> = {},
): Sent {
  respondJson(call.response, status, body, {...headersOf(call), ...headers});
  return {status, errors: Boolean(body.errors && body.errors.length > 0)};
}

function headersOf({version, requestId}: Answerable): Record<string, string> {
  return {
    ...(CORS_HEADERS as Record<string, string>),
    'content-language': `es-${DEFAULT_COUNTRY}`,
    'x-request-id': requestId,
    'x-shopify-api-version': version,
  };
}

/** Null if the body is not an operation. A bare query is accepted under its own content type. */
function parseOperation(text: string, contentType: string): OperationRequest | null {
  if (contentType.startsWith('application/graphql') && !contentType.includes('json')) {
    return {query: text, variables: {}, operationName: null};
  }
  const body = parseJsonObject(text);
  if (!body || typeof body['query'] !== 'string') return null;
  const {query, variables, operationName} = body;
  return {
    query,
    variables: isObject(variables) ? variables : {},
    operationName: typeof operationName === 'string' && operationName ? operationName : null,
  };
}

/** The name given, else the first in the text: enough for a log, without a parse. */
function nameOf({operationName, query}: OperationRequest): string | null {
  return operationName ?? /^\s*(?:query|mutation)\s+(\w+)/m.exec(query)?.[1] ?? null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
