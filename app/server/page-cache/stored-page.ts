/**
 * A whole answer as the Cache API keeps it: gzipped, with its headers and its age inside. The Cache
 * API of the worker tells no age and refuses what a visitor's conditional request would change, so
 * both are handled here.
 */
import {asRecord} from '~/domain/text/parse-unknown';
import {invariant} from '../http/invariant';

export interface StoredPage {
  /** Gzipped. */
  readonly body: ArrayBuffer;
  readonly headers: readonly (readonly [string, string])[];
  /** Epoch milliseconds at which it was rendered. */
  readonly renderedAt: number;
}

/** For how long a page is sent without asking anybody, from when it was rendered. */
export const FRESH_MS = 5 * 60_000;
/** For how long it is sent while somebody refreshes it, from the same moment. */
export const STALE_MS = 24 * 60 * 60_000;
/** How long the Cache API keeps an entry, in seconds; freshness is decided by `renderedAt`. */
const KEPT_SECONDS = 86_400 + 300;
const META_HEADER = 'x-page';

/** Headers that belong to one answer, not to the page. */
const NOT_KEPT = new Set([
  'set-cookie',
  'server-timing',
  'content-length',
  'date',
  'cache-control',
]);

/**
 * The page in an answer, whose body is then read; null, and the body untouched, when it must not be
 * kept: not a plain 200, a cookie, or private.
 */
export async function pageOf(response: Response, renderedAt: number): Promise<StoredPage | null> {
  const control = response.headers.get('Cache-Control') ?? '';
  const kept =
    response.status === 200 &&
    response.body !== null &&
    !response.headers.has('Set-Cookie') &&
    !/private|no-store/.test(control);
  if (!kept) return null;
  const html = await response.arrayBuffer();
  const headers = [...response.headers].filter(([name]) => !NOT_KEPT.has(name));
  return {body: await gzip(html), headers: [...headers, ['etag', await etagOf(html)]], renderedAt};
}

/** @throws {Error} when the answer is not one that `answerOf` made. */
export async function readPage(kept: Response): Promise<StoredPage> {
  const meta: unknown = JSON.parse(kept.headers.get(META_HEADER) ?? 'null');
  const body = await kept.arrayBuffer();
  const [first, second] = new Uint8Array(body, 0, Math.min(2, body.byteLength));
  invariant(isMeta(meta) && first === 0x1f && second === 0x8b, 'it answered with no page of ours');
  return {...meta, body};
}

/** A page as the Cache API takes it. */
export function answerOf({body, headers, renderedAt}: StoredPage): Response {
  return new Response(body, {
    headers: {
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      [META_HEADER]: JSON.stringify({headers, renderedAt}),
    },
  });
}

function isMeta(value: unknown): value is Omit<StoredPage, 'body'> {
  const {headers, renderedAt} = asRecord(value) ?? {};
  return (
    Number.isFinite(renderedAt) &&
    Array.isArray(headers) &&
    headers.every(
      (header) => Array.isArray(header) && header.length === 2 && header.every(isString),
    )
  );
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Weak, because the same page travels compressed or not. */
async function etagOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hex = Array.from(digest.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0'));
  return `W/"${hex.join('')}"`;
}

async function gzip(content: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Response(content).body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
