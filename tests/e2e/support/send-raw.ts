import http from 'node:http';

export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request unchanged: `fetch` would tidy the address and add headers. Tries twice, because a server may
 * hang up on whoever sends too much; null without an answer.
 */
export async function sendRaw(origin: string, request: RawRequest): Promise<RawAnswer | null> {
  return (await attempt(origin, request)) ?? attempt(origin, request);
}

function attempt(origin: string, request: RawRequest): Promise<RawAnswer | null> {
  const {hostname, port} = new URL(origin);
  const {method, target, headers, body} = request;
  return new Promise((resolve) => {
    const options = {hostname, port, method, path: target, headers, agent: false, timeout: 30_000};
    const sent = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(null));
    sent.end(body);
  });
}
