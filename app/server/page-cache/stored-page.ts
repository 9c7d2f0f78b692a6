/**
 * A page as the Cache API keeps it: gzipped, with its headers and its time of rendering inside. The worker's Cache API
 * has no `Age`, and a conditional request changes its answers, so both are handled here.
 */
import {sha256Of} from '~/domain/certificate/certificate';
import {asRecord} from '~/domain/text/parse-unknown';
import {invariant} from '../http/request';

export interface StoredPage {
  /** Gzipped. */
  readonly body: ArrayBuffer;
  readonly headers: readonly (readonly [string, string])[];
  /** Epoch milliseconds. */
  readonly renderedAt: number;
}

export type CacheState = 'hit' | 'stale' | 'miss';

/** Younger pages are sent without a refresh. */
export const FRESH_MS = 5 * 60_000;
/** Younger pages are sent while one request renders them again. */
export const STALE_MS = 24 * 60 * 60_000;
/** Lifetime in the Cache API; freshness is decided by `renderedAt`. */
const KEPT_SECONDS = 86_400 + 300;
const META_HEADER = 'x-page';
/** Maximum length of `If-None-Match`; browsers send one tag of 25 characters. */
const MAX_ETAGS_LENGTH = 500;

/** Headers that belong to one answer, not to the page. */
const NOT_KEPT = new Set([
  'set-cookie',
  'server-timing',
  'content-length',
  'date',
  'cache-control',
]);

/** Reads the page from an answer; null, with the body unread, unless it is a public 200 without a cookie. */
export async function pageOf(response: Response, renderedAt: number): Promise<StoredPage | null> {
  const control = response.headers.get('Cache-Control') ?? '';
  const kept =
    response.status === 200 &&
    response.body !== null &&
    !response.headers.has('Set-Cookie') &&
    !/private|no-store/.test(control);
  if (!kept) return null;
  const html = await response.arrayBuffer();
  // A page that limits its own lifetime is stale after that.
  const seconds = Number(/max-age=(\d{1,6})/.exec(control)?.[1] ?? Infinity);
  const early = Math.max(0, FRESH_MS - seconds * 1000);
  const headers = [...response.headers].filter(([name]) => !NOT_KEPT.has(name));
  return {
    body: await gzip(html),
    headers: [...headers, ['etag', await etagOf(html)]],
    renderedAt: renderedAt - early,
  };
}

/** A page as the Cache API stores it. */
export function answerOf({body, headers, renderedAt}: StoredPage): Response {
  return new Response(body, {
    headers: {
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      [META_HEADER]: JSON.stringify({headers, renderedAt}),
    },
  });
}

/** The reverse of `answerOf`. @throws {Error} for any other answer. */
export async function readPage(kept: Response): Promise<StoredPage> {
  const meta: unknown = JSON.parse(kept.headers.get(META_HEADER) ?? 'null');
  const body = await kept.arrayBuffer();
  const [first, second] = new Uint8Array(body, 0, Math.min(2, body.byteLength));
  invariant(
    isMeta(meta) && first === 0x1f && second === 0x8b,
    'it answered with something that is not a cached page',
  );
  return {...meta, body};
}

/** Sends a page: compressed if the request accepts gzip, or as 304 if the visitor has it. @param ms spent so far. */
export function answerWith(
  request: Request,
  page: StoredPage,
  state: CacheState,
  ms: number,
): Response {
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]));
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  // Oxygen would treat a stale page as fresh for another day.
  const platform =
    state === 'stale' ? 'no-store' : 'public, max-age=300, stale-while-revalidate=86400';
  headers.set('Oxygen-Cache-Control', platform);
  headers.set('Vary', 'Accept-Encoding');
  headers.set('X-Cache', state);
  headers.set('Server-Timing', `page;desc=${state};dur=${ms}`);

  if (matchesEtag(request, headers.get('etag'))) return new Response(null, {status: 304, headers});
  if (acceptsGzip(request)) {
    headers.set('Content-Encoding', 'gzip');
    return new Response(page.body, {headers, encodeBody: 'manual'});
  }
  const plain = new Response(page.body).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain, {headers});
}

function matchesEtag(request: Request, etag: string | null): boolean {
  const asked = request.headers.get('If-None-Match');
  if (etag === null || asked === null || asked.length > MAX_ETAGS_LENGTH) return false;
  return asked.split(',').some((each) => each.trim() === etag);
}

function isMeta(value: unknown): value is Omit<StoredPage, 'body'> {
  const {headers, renderedAt} = asRecord(value) ?? {};
  const isText = (part: unknown) => typeof part === 'string';
  return (
    Number.isFinite(renderedAt) &&
    Array.isArray(headers) &&
    headers.every((header) => Array.isArray(header) && header.length === 2 && header.every(isText))
  );
}

/** Weak, because the same page is sent compressed or not. */
async function etagOf(content: ArrayBuffer): Promise<string> {
  return `W/"${(await sha256Of(content)).slice(0, 20)}"`;
}

async function gzip(content: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Response(content).body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/**
 * Whether the client wants compression. HTTP allows any encoding if the header is missing, but crawlers, previews and
 * command lines then show garbage.
 */
export function acceptsGzip(request: Request): boolean {
  return askedEncodings(request)
    .split(',')
    .map((element) => /^\s*(?:x-)?gzip\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i.exec(element))
    .some((match) => match !== null && Number(match[1] ?? 1) > 0);
}

/** The encodings that the visitor accepts; some hosts pass them separately and always request gzip from workers. */
function askedEncodings({cf, headers}: Request): string {
  const {clientAcceptEncoding} = (cf ?? {}) as {clientAcceptEncoding?: string};
  return clientAcceptEncoding ?? headers.get('Accept-Encoding') ?? '';
}
