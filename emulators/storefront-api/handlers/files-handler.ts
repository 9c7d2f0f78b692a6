/** `GET /files/…`: the pictures of the catalogue, drawn on demand. */
import type {ServerResponse} from 'node:http';
import type {Emulator} from '../emulator';
import {CORS_HEADERS} from '../http/cors';
import {respond} from '../http/respond';

const MAX_WIDTH = 5760;

export function handleFile(emulator: Emulator, url: URL, response: ServerResponse): void {
  const requested = Number(url.searchParams.get('width'));
  const width =
    Number.isInteger(requested) && requested > 0 ? Math.min(requested, MAX_WIDTH) : undefined;
  const svg = emulator.renderImage(url.pathname, {width});
  if (svg === null) {
    respond(
      response,
      404,
      {'content-type': 'text/plain; charset=utf-8', ...CORS_HEADERS},
      'Not found\n',
    );
    return;
  }
  respond(
    response,
    200,
    {
      ...CORS_HEADERS,
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      // An SVG that is opened by itself is a document: it may draw, and nothing else.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    svg,
  );
}
