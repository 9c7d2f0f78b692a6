/** `GET /files/…`: the pictures of the catalogue, drawn on demand, as the provider's image service. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {rasterise, type PictureFormat} from '../catalogue/rasterise';
import type {Emulator} from '../emulator';
import {CORS_HEADERS} from '../http/cors';
import {respond} from '../http/respond';

const LONGEST_SIDE = 5760;
const FORMATS: Readonly<Record<string, PictureFormat>> = {jpg: 'jpeg', pjpg: 'jpeg', png: 'png'};

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

export async function handleFile(
  emulator: Emulator,
  {request, response, url}: Exchange,
): Promise<void> {
  const svg = emulator.renderImage(url.pathname, {width: sideOf(url, 'width')});
  if (svg === null) {
    const headers = {'content-type': 'text/plain; charset=utf-8', ...CORS_HEADERS};
    return respond(response, 404, headers, 'Not found\n');
  }
  const format = formatFor(request, url);
  const headers = {
    ...CORS_HEADERS,
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept',
  };
  // Checks that the picture exists without drawing it.
  if (request.method === 'HEAD') return void response.writeHead(200, headers).end();
  const ground = /^[0-9a-f]{6}$/i.exec(url.searchParams.get('pad_color') ?? '')?.[0];
  const picture = {format, height: sideOf(url, 'height'), ground};
  respond(response, 200, headers, await rasterise(svg, picture));
}

/** Pixels; undefined if the URL asks for no size or an invalid one. */
function sideOf(url: URL, name: 'width' | 'height'): number | undefined {
  const asked = Number(url.searchParams.get(name));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, LONGEST_SIDE) : undefined;
}

/** The format in the URL; otherwise the smaller of those that the browser accepts. */
function formatFor(request: IncomingMessage, url: URL): PictureFormat {
  const named = FORMATS[url.searchParams.get('format') ?? ''];
  return named ?? (/\bimage\/webp\b/.test(request.headers.accept ?? '') ? 'webp' : 'png');
}
