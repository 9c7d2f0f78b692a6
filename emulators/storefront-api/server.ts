/** Routes of the emulator's HTTP server. */
import {createHash} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {KEEP_ALIVE_MS} from '../keep-alive';
import type {Emulator} from './emulator';
import {handleAdminApi, handleAdminToken} from './handlers/admin-api-handler';
import {handleAdmin} from './handlers/admin-handler';
import {handleCheckout} from './handlers/checkout-handler';
import {handleFile} from './handlers/files-handler';
import {handleGraphql} from './handlers/graphql-handler';
import {handleHome} from './handlers/home-handler';
import {BodyTooLargeError} from './http/body';
import {CORS_HEADERS, respondPreflight} from './http/cors';
import {requestOrigin} from './http/origin';
import {respondJson} from './http/respond';

const GRAPHQL_PATH = /^\/api\/(\d{4}-\d{2}|unstable)\/graphql\.json$/;
const ADMIN_API_PATH = /^\/admin\/api\/(\d{4}-\d{2}|unstable)\/graphql\.json$/;
const CHECKOUT_PATH = /^\/cart\/c\/([A-Za-z0-9]+)$/;
const ADMIN_PREFIX = '/__emulator/';

/** `ownOrigin` is known only once the server listens, hence a function. */
export function createEmulatorServer(
  emulator: Emulator,
  ownOrigin: () => string,
  onError: (error: Error) => void,
): Server {
  let requests = 0;
  return createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (request, response) => {
    requests += 1;
    const requestId = requestIdOf(requests);
    route(emulator, request, response, requestOrigin(request, ownOrigin()), requestId).catch(
      (error: unknown) => {
        // The caller hung up, or the answer is already on its way, so nobody can be told.
        if (response.headersSent || response.destroyed || isHangUp(error)) {
          return void response.destroy();
        }
        if (error instanceof BodyTooLargeError) {
          respondJson(response, 413, {errors: error.message}, {connection: 'close'});
          return;
        }
        onError(error instanceof Error ? error : new Error(String(error)));
        respondJson(response, 500, {errors: 'Internal Server Error'}, {'x-request-id': requestId});
      },
    );
  });
}

async function route(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  requestId: string,
): Promise<void> {
  const {method} = request;
  const url = parseUrl(request.url, origin);
  const reading = method === 'GET' || method === 'HEAD';
  if (url) {
    const version = GRAPHQL_PATH.exec(url.pathname)?.[1];
    if (version && method === 'OPTIONS') return respondPreflight(request, response);
    if (version && method === 'POST') {
      return handleGraphql(emulator, {request, response, version, origin, requestId});
    }
    if (method === 'POST' && url.pathname === '/admin/oauth/access_token') {
      return handleAdminToken(emulator, request, response);
    }
    if (method === 'POST' && ADMIN_API_PATH.test(url.pathname)) {
      return handleAdminApi(emulator, request, response);
    }
    const token = CHECKOUT_PATH.exec(url.pathname)?.[1];
    if (token && (reading || method === 'POST')) {
      return handleCheckout(emulator, {request, response, token, url, origin});
    }
    if (reading && url.pathname.startsWith('/files/'))
      return handleFile(emulator, {request, response, url});
    if (url.pathname.startsWith(ADMIN_PREFIX)) {
      return handleAdmin(emulator, url.pathname.slice(ADMIN_PREFIX.length), request, response);
    }
    if (reading && url.pathname === '/') return handleHome(emulator, origin, response);
    // Browsers request it by themselves; a 404 would show up as an error in every checkout test.
    if (reading && url.pathname === '/favicon.ico') return void response.writeHead(204).end();
  }
  respondJson(response, 404, {errors: 'Not Found'}, {...CORS_HEADERS, 'x-request-id': requestId});
}

function isHangUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

/** Null if the request line is not a URL, such as `//`. */
function parseUrl(path: string | undefined, origin: string): URL | null {
  try {
    return new URL(`${origin}${path?.startsWith('/') ? path : '/'}`);
  } catch {
    return null;
  }
}

/** Request id in the provider's form: a UUID and the time of the request in seconds. */
function requestIdOf(number: number): string {
  const hex = createHash('md5').update(`request:${number}`).digest('hex');
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ];
  return `${uuid.join('-')}-${Math.floor(Date.now() / 1000)}`;
}
