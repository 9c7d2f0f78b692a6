/**
 * Addresses that have another form in this shop. A page has one address: without a slash at its end,
 * in lower case, as handles are, with nothing encoded that need not be. And whoever moves here from a stock Shopify theme brings links in
 * its form, which search engines and old mails know.
 *
 * Every answer is a path that begins with one slash, so that no browser can read it as another site.
 */
import {parseUrl} from '@common/parse-url';

/** Files with a hash in their name, and the data of client navigations: no pages. */
const NOT_A_PAGE = /^\/assets\/|\.data$/;
/** A percent-encoded byte, or a stretch of anything else. */
const CASED = /%[0-9a-f]{2}|[^%]+/gi;

/** The canonical form of a path; null if the path is canonical. */
export function canonicalPath(pathname: string): string | null {
  if (NOT_A_PAGE.test(pathname)) return null;
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(CASED, (part) => (part.startsWith('%') ? canonicalByte(part) : part.toLowerCase()));
  return path === pathname ? null : path;
}

/** A byte that needs no encoding is written plainly: each way to encode it would be one more copy in the page cache. */
function canonicalByte(encoded: string): string {
  const plain = String.fromCharCode(parseInt(encoded.slice(1), 16));
  return /[\w~-]/.test(plain) ? plain.toLowerCase() : encoded.toUpperCase();
}

/** The stock theme takes a format after a dot; handles contain no dot. */
const FORMAT = '(?:\\.[a-z]+)?';
const HANDLE = `([^/.]+)${FORMAT}`;
/** Rules from special to general: the first match counts. `$1` is a handle. */
const STOCK: readonly (readonly [pattern: RegExp, path: string])[] = [
  [rule(`/(?:collections/[^/]+/)?products/${HANDLE}`), '/producto/$1'],
  [rule('/collections/[^/]+\\.atom'), '/novedades.xml'],
  [rule(`/products${FORMAT}|/collections/(?:all|frontpage|types|vendors)(?:[./].*)?`), '/tienda'],
  [rule(`/collections${FORMAT}`), '/categorias'],
  [rule(`/collections/${HANDLE}(?:/[^/]+)?`), '/category/$1'],
  [rule(`/(?:cart|checkout)${FORMAT}`), '/carrito'],
  [rule(`/search(?:/suggest)?${FORMAT}`), '/tienda'],
  [rule('/account(?:/.*)?'), '/auth'],
  [
    rule('/pages/((?:privacy|refund|shipping)-policy|terms-of-service|legal-notice)'),
    '/politicas/$1',
  ],
  [rule('/pages/terminos.*'), '/politicas/terms-of-service'],
  [rule('/pages/(?:politica-de-|aviso-de-)?privacidad'), '/politicas/privacy-policy'],
  [rule('/pages/(?:politica-de-)?(?:reembolsos?|devoluciones)'), '/politicas/refund-policy'],
  [rule('/pages/(?:contact(?:-us|o)?|contactanos)|/policies/contact-information'), '/contacto'],
  [rule(`/policies/${HANDLE}`), '/politicas/$1'],
  [rule('/pages/(?:faqs?|preguntas-frecuentes)'), '/faq'],
  [rule('/blogs(?:/.*)?|/password'), '/'],
  [rule('/sitemap_[a-z0-9_]+\\.xml'), '/sitemap.xml'],
];

/** The language, the market or both that a stock theme puts before its paths: `/es`, `/mx/products/x`, `/es-mx`. */
const LOCALE = /^\/[a-z]{2}(?:-(?:[a-z]{2,3}|\d{3}))?(?=\/|$)/i;
/** Carts, payments, orders, customers' tokens, gift cards, files and apps: the provider's own pages, in any language. */
const STORE_PAGE =
  /^\/(?:(?:cart|checkouts?|orders|gift_cards|account\/(?:orders|activate|reset|invitation)|customer_(?:authentication|identity)|apps|tools|a|discount|_t|cdn\/shop)\/.+|\d{4,}\/[a-z_-]+\/.+)$/i;

/** Whether the provider alone can answer a path, as it was written: tokens and codes keep their case. */
export function isStorePage(pathname: string): boolean {
  return STORE_PAGE.test(pathname.replace(LOCALE, ''));
}

/** A path without its language, and with one slash before it; null when the path has no language. */
export function withoutLocale(pathname: string): string | null {
  const path = pathname.replace(LOCALE, '');
  // The data of a client navigation keeps its spelling, but two slashes at the beginning would be another site.
  return path === pathname ? null : path.replace(/^\/*/, '/');
}

/** The page that a discount's link leads to once its code is applied; null if the link names no page. */
export function discountTarget({pathname, searchParams}: URL): string | null {
  return /^\/discount\//i.test(pathname.replace(LOCALE, '')) ? searchParams.get('redirect') : null;
}

/** The path of a stock theme's page in this shop; null for any other path. */
export function stockPath(pathname: string): string | null {
  for (const [pattern, path] of STOCK) {
    const match = pattern.exec(pathname);
    if (match) return path.replace('$1', () => match[1] ?? '');
  }
  return null;
}

/** The path under which a stock theme knows a product or a collection of this shop; else null. */
export function pathInStockTheme(pathname: string): string | null {
  const [, kind, handle] = /^\/(producto|category)\/([^/]+)$/.exec(pathname) ?? [];
  return kind ? `/${kind === 'producto' ? 'products' : 'collections'}/${handle}` : null;
}

/** A reserved name, to distinguish a bare path from an address. */
const NOWHERE = 'tienda.invalid';

/**
 * Where a redirect of the provider's leads within this shop: its target is a path, or an address at
 * one of the shop's `hosts`. Null for anything else, so that the shop sends nobody to another site.
 */
export function redirectedPath(target: string, hosts: readonly string[]): string | null {
  const url = parse(target.trim());
  if (!url || ![NOWHERE, ...hosts].includes(url.host)) return null;
  // Two slashes at the beginning would be another site.
  const pathname = url.pathname.replace(/\/{2,}/g, '/');
  const path = canonicalPath(pathname) ?? pathname;
  return (stockPath(path) ?? path) + url.search + url.hash;
}

function parse(target: string): URL | null {
  const url = parseUrl(target, `https://${NOWHERE}`);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

function rule(path: string): RegExp {
  return new RegExp(`^(?:${path})$`);
}
