/**
 * Static files for the preview, behaving as the production CDN does: hashed files are immutable,
 * text is compressed, the rest is revalidated. The library answers ranges, which videos ask for.
 */
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import {KEEP_ALIVE_MS} from '../../emulators/keep-alive';
import {SECURITY_HEADERS} from '../../app/server/http/document/security-headers';

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
      // The library does not know this file type.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  const compress = compression();
  const compressOnce = compressedFiles(directory);
  const server = createServer({keepAliveTimeout: KEEP_ALIVE_MS}, (request, response) => {
    void compressOnce(request, response).then((answered) => {
      if (answered) return;
      compress(request as never, response as never, () =>
        serve(request, response, () => {
          response.statusCode = 404;
          response.end();
        }),
      );
    });
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

const COMPRESSED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Compression levels equal to those of the library that compresses the other files. */
const ENCODERS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 4}}),
  gzip: (content: Buffer) => promisify(gzip)(content),
};

/**
 * Answers requests for hashed scripts and styles, each compressed once, as a CDN has them: to compress
 * them for every visit takes more of the processor than the visit. Resolves to whether it has answered.
 */
function compressedFiles(directory: string) {
  const kept = new Map<string, Promise<Buffer>>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const type = COMPRESSED_TYPES[path.extname(pathname)];
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (request.method !== 'GET' || !/^\/assets\/[\w.-]+$/.test(pathname) || !type || !encoding) {
      return false;
    }
    const key = `${encoding} ${pathname}`;
    const body = kept.get(key) ?? readFile(path.join(directory, pathname)).then(ENCODERS[encoding]);
    kept.set(key, body);
    try {
      const content = await body;
      response.writeHead(200, {
        ...SECURITY_HEADERS,
        'Cache-Control': IMMUTABLE,
        'Content-Type': type,
        'Content-Encoding': encoding,
        'Content-Length': content.length,
        Vary: 'Accept-Encoding',
      });
      response.end(content);
      return true;
    } catch {
      // The library answers 404 for a missing file.
      kept.delete(key);
      return false;
    }
  };
}
