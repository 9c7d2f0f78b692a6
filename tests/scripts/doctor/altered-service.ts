/** A proxy before an emulator that changes some of its answers, to what other services would say. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Answer {
  status: number;
  /** Served version of the Storefront API; empty when none is told. */
  version: string;
  /** Parsed JSON. */
  body: any; // oxlint-disable-line typescript/no-explicit-any -- a test knows the shape of what it changes
}

export interface Call {
  readonly path: string;
  /** GraphQL operation; empty for other calls. */
  readonly operation: string;
}

/** `alter` changes the answer in place. Redirects are passed on as they are. */
export async function startAlteredService(
  target: string,
  alter: (call: Call, answer: Answer) => void,
): Promise<{url: string; close(): Promise<void>}> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const sent = Buffer.concat(chunks).toString('utf8');
      const {host: _host, connection: _connection, ...headers} = request.headers;
      const received = await fetch(`${target}${request.url}`, {
        method: request.method,
        headers: headers as Record<string, string>,
        redirect: 'manual',
        ...(sent ? {body: sent} : {}),
      });
      const answer: Answer = {
        status: received.status,
        version: received.headers.get('x-shopify-api-version') ?? '',
        body: await received.json().catch(() => null),
      };
      const operation = /(?:query|mutation)\s+(\w+)/.exec(sent)?.[1] ?? '';
      alter({path: request.url ?? '', operation}, answer);
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'x-shopify-api-version': answer.version,
        location: received.headers.get('location') ?? '',
      });
      response.end(JSON.stringify(answer.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
