/**
 * Which documents a browser keeps for when there is no network, and how they say that they are old
 * (docs/product.md 2.5, docs/decisions/0026-without-a-network.md).
 */

/** The page that is shown instead of a page without a copy. */
export const OFFLINE_PATH = '/sin-conexion';
/** Pages that work offline without a visit, because their contents live in the browser. */
export const ALWAYS_KEPT = ['/carrito', '/wishlist'] as const;
/** A page sends this message to the service worker once somebody uses it; the worker then fetches those pages. */
export const KEEP_THE_REST = 'keep-the-rest';
/** Header with the time of the copy, in epoch milliseconds. */
export const COPIED_AT = 'x-copied-at';
/** Header with the names of the query parameters that change the page, separated by commas. */
export const QUERY_NAMES = 'x-query';
/** Marks the strip that says so. */
export const COPY_MARK = 'data-offline-copy';

const HELD_CODE = /<template data-code[^]*?<\/template>/g;
const SIGN_IN = /^\/auth(?:\/|$)/;
/** A file of the build, as documents name it; the build's own addresses have nothing else in them. */
const FILE = /[^"'()\s<>]{0,200}\/assets\/[\w.~$-]+\.(?:js|css|woff2)/g;

/** Whether a copy of this response may be kept: a complete page that is the same for everybody. */
export function mayKeep(url: URL, answer: Pick<Response, 'status' | 'redirected' | 'headers'>) {
  const {headers} = answer;
  return (
    answer.status === 200 &&
    !answer.redirected &&
    !SIGN_IN.test(url.pathname) &&
    (headers.get('Content-Type') ?? '').startsWith('text/html') &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '')
  );
}

/**
 * Path and query under which a copy is kept: without parameters of marketing tools, so that each page has one.
 * @param names of `QUERY_NAMES`; null keeps all parameters.
 */
export function addressOfCopy({pathname, search, searchParams}: URL, names: string | null): string {
  if (names === null) return pathname + search;
  const known = [...searchParams].filter(([name]) => names.split(',').includes(name));
  const query = new URLSearchParams(known).toString();
  return pathname + (query && `?${query}`);
}

/** Addresses of the files that a document cannot do without: scripts, styles and the font. */
export function filesOf(html: string): readonly string[] {
  return [...new Set(html.match(FILE) ?? [])];
}

/** The document without what it holds back until it has been painted (`app/server/http/document/load-order.ts`). */
export function withoutHeldCode(html: string): string {
  return html.replace(HELD_CODE, '');
}

/**
 * The document with a strip that says what it is. It stands at the end of the body, where React leaves
 * alone what it did not make. @param strip its markup, of our own making.
 */
export function withStrip(html: string, strip: string): string {
  return html.replace('</body>', () => `${strip}</body>`);
}

/** Path of the page that a browser shows if it has no copy. */
export function offlineAddress({pathname, search}: URL): string {
  return `${OFFLINE_PATH}?volver=${encodeURIComponent(pathname + search)}`;
}

/**
 * A prerendered page writes its address under this storage key for a moment, and the `storage` event announces it to
 * the visible pages. A visible page writes `''` to ask prerendered pages to announce themselves again. (A
 * `BroadcastChannel` is silent until its page is shown.)
 */
export const PRERENDERED_KEY = 'reventaplr-prerendered';
