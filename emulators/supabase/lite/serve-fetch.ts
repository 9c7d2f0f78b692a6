/** Serves a handler of web requests on a free port of this machine. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {KEEP_ALIVE_MS} from '../../keep-alive';
import {HOST} from '../constants';

export type FetchHandler = (request: Request) => Response | Promise<Response>;

export async function serveFetch(handler: FetchHandler): Promise<{port: number; server: Server}> {
  const server = createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (request, response) => {
    answer(handler, request, response).catch((error: unknown) => {
      console.error('[supabase emulator]', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {port: (server.address() as AddressInfo).port, server};
}

async function answer(
  handler: FetchHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const each of value ?? []) headers.append(name, each);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && chunks.length > 0;
  const result = await handler(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(hasBody ? {body: Buffer.concat(chunks)} : {}),
    }),
  );
  response.writeHead(result.status, Object.fromEntries(result.headers));
  response.end(Buffer.from(await result.arrayBuffer()));
}
