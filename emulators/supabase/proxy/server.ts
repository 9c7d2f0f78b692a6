/** The one origin behind which everything stands, as on the hosted service. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {KEEP_ALIVE_MS} from '../../keep-alive';
import {ANON_KEY, legacyKeys, SERVICE_ROLE_KEY} from '../constants';
import type {Service} from '../admin/faults';
import type {Emulator} from '../emulator';
import {handleAdmin} from './admin-handler';
import {CORS_HEADERS, respondPreflight} from './cors';
import {forward, type Destination} from './forward';
import {injectFault} from './inject-fault';
import {respondJson} from './respond';

const SERVICE_PATH = /^\/(auth|rest|functions|storage)\/v1(?=\/|$)/;
const ADMIN_PREFIX = '/__emulator/';
/** Host names of this machine; a page elsewhere cannot rename itself into one of them. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export function createProxy(emulator: Emulator): Server {
  return createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (request, response) => {
    handle(emulator, request, response).catch((error: unknown) => {
      // The caller hung up, or the answer is already on its way, so nobody can be told.
      if (response.headersSent || response.destroyed) return void response.destroy();
      emulator.report(error instanceof Error ? error : new Error(String(error)));
      respondJson(response, 503, {message: 'The emulated service is not available'}, CORS_HEADERS);
    });
  });
}

async function handle(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/';
  if (!LOCAL_HOST.test(request.headers.host ?? '')) {
    respondJson(response, 403, {message: 'The emulator answers on this machine only'});
    return;
  }
  const service = SERVICE_PATH.exec(path)?.[1] as Service | undefined;
  if (service) {
    await handleService(emulator, service, path, request, response);
  } else if (path.startsWith(ADMIN_PREFIX)) {
    const {pathname, searchParams} = new URL(path, 'http://localhost');
    const name = pathname.slice(ADMIN_PREFIX.length);
    await handleAdmin(emulator, name, searchParams, request, response);
  } else {
    respondJson(response, 404, {message: 'no Route matched with those values'}, CORS_HEADERS);
  }
}

async function handleService(
  emulator: Emulator,
  service: Service,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const preflight = request.method === 'OPTIONS';
  if (!preflight && !admitKeys(request)) {
    respondJson(response, 401, {message: 'Invalid API key'}, CORS_HEADERS);
    return;
  }
  if (!preflight && service === 'storage' && !isKnown(request.headers['apikey'])) {
    const refusal = {statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS'};
    respondJson(response, 400, refusal, CORS_HEADERS);
    return;
  }
  const fault = preflight ? null : emulator.faults.takeFor(service, path);
  if (!preflight) {
    const method = request.method ?? 'GET';
    emulator.log.add({service, method, path, fault: fault?.kind ?? null});
  }
  if (fault && (await injectFault(fault, service, response))) return;
  // A function answers its own CORS preflights.
  if (preflight && service !== 'functions') return respondPreflight(request, response);
  const destination =
    service === 'functions'
      ? await functionDestination(emulator, path)
      : {
          port: await emulator.lite.port,
          path: service === 'rest' && request.method === 'GET' ? withMaxRows(path) : path,
          responseHeaders: CORS_HEADERS,
        };
  if (destination) return forward(request, response, destination);
  respondJson(
    response,
    404,
    {code: 'NOT_FOUND', message: 'Requested function was not found'},
    CORS_HEADERS,
  );
}

/** `max_rows` of a hosted project: a list ends there without a word, whatever limit was asked for. */
const MAX_ROWS = 1000;

function withMaxRows(path: string): string {
  const asked = /[?&]limit=(\d+)/.exec(path)?.[1];
  if (asked === undefined) return `${path}${path.includes('?') ? '&' : '?'}limit=${MAX_ROWS}`;
  return Number(asked) > MAX_ROWS ? path.replace(`limit=${asked}`, `limit=${MAX_ROWS}`) : path;
}

/**
 * The gateway's look at the keys: a newer one is no token, and as a bearer it is let through only beside itself,
 * as the client library sends it. Behind the gateway an older key counts as the newer one of its role.
 */
function admitKeys({headers}: IncomingMessage): boolean {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (bearer?.startsWith('sb_') && bearer !== headers['apikey']) return false;
  const [anon, service] = legacyKeys();
  const newer = (key: string | undefined) =>
    key === anon ? ANON_KEY : key === service ? SERVICE_ROLE_KEY : key;
  const apikey = headers['apikey'];
  if (typeof apikey === 'string') headers['apikey'] = newer(apikey);
  if (bearer) headers.authorization = `Bearer ${newer(bearer)}`;
  return true;
}

/** Signed addresses need no key. After `admitKeys`, so a known key is one of the newer ones. */
function isKnown(apikey: string | string[] | undefined): boolean {
  return apikey === undefined || apikey === ANON_KEY || apikey === SERVICE_ROLE_KEY;
}

/** The path starts with the function's own name, as on the hosted service. */
async function functionDestination(emulator: Emulator, path: string): Promise<Destination | null> {
  const inner = path.replace(SERVICE_PATH, '') || '/';
  const name = /^\/([\w-]+)/.exec(inner)?.[1] ?? '';
  const port = await emulator.functions.get(name)?.port();
  return port === undefined ? null : {port, path: inner, responseHeaders: {}};
}
