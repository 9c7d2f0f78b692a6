/**
 * Static files for the preview, behaving as the production CDN does: hashed files are immutable,
 * text is compressed, the rest is revalidated. The library answers ranges, which videos ask for.
 */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import compression from 'compression';
import sirv from 'sirv';
import {SECURITY_HEADERS} from '../../app/server/http/security-headers';

export interface AssetServer {
  readonly url: string;
  close(): Promise<void>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600';

export async function startAssetServer(directory: string): Promise<AssetServer> {
  const serve = sirv(directory, {
    etag: true,
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', immutable ? IMMUTABLE : REVALIDATED);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
      // The library does not know this one.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request as never, response as never, () =>
      serve(request, response, () => {
        response.statusCode = 404;
        response.end();
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
