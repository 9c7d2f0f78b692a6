/**
 * A whole answer as the Cache API keeps it: gzipped, with its headers and its age inside. The Cache
 * API of the worker tells no age and refuses what a visitor's conditional request would change, so
 * both are handled here.
 */
export interface StoredPage {
  /** Gzipped. */
  readonly body: ArrayBuffer;
  readonly headers: readonly (readonly [string, string])[];
  /** Epoch milliseconds at which it was rendered. */
  readonly renderedAt: number;
}

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

export async function readPage(cache: Cache, key: string): Promise<StoredPage | null> {
  const stored = await cache.match(new Request(key));
  const meta = stored?.headers.get(META_HEADER);
  if (!stored || !meta) return null;
  const {headers, renderedAt} = JSON.parse(meta) as Omit<StoredPage, 'body'>;
  return {body: await stored.arrayBuffer(), headers, renderedAt};
}

export async function writePage(cache: Cache, key: string, page: StoredPage): Promise<void> {
  const {body, headers, renderedAt} = page;
  const stored = new Response(body, {
    headers: {
      'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
      [META_HEADER]: JSON.stringify({headers, renderedAt}),
    },
  });
  await cache.put(new Request(key), stored);
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
