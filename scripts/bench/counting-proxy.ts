/** Counts what a browser is sent: a server between it and the shop. */
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface CountingProxy {
  readonly url: string;
  /** Bytes of all bodies so far, as sent. */
  bytes(): number;
  close(): Promise<void>;
}

export async function startCountingProxy(shopUrl: string): Promise<CountingProxy> {
  let bytes = 0;
  const server = createServer((asked, answer) => {
    const {method, headers, url = '/'} = asked;
    const passed = request(new URL(url, shopUrl), {method, headers}, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.pipe(answer);
    });
    // A browser that no longer wants a page closes its connection.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
