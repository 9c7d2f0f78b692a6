/** Passes a request on to a server of this machine, and its answer back, as they stream. */
import {
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import {HOST} from '../constants';

export interface Destination {
  readonly port: number;
  /** Path with its query. */
  readonly path: string;
  /** Headers set on the answer, replacing its own. */
  readonly responseHeaders: OutgoingHttpHeaders;
}

/** Headers that belong to one connection. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  {port, path, responseHeaders}: Destination,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = send({
      host: HOST,
      port,
      path,
      method: request.method,
      headers: {
        ...withoutHops(request.headers),
        // A gateway appends the address that it saw; the entries before it are the caller's claim.
        'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
          .filter(Boolean)
          .join(', '),
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, {
        ...withoutHops(incoming.headers),
        ...responseHeaders,
      });
      incoming.pipe(response);
      incoming.once('error', reject);
      response.once('close', () => {
        incoming.destroy();
        resolve();
      });
    });
    request.pipe(outgoing);
  });
}

function withoutHops(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}
