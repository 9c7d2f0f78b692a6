/** Redirects to the canonical form of a URL, and from a page's former URL to its current one. */
import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {
  canonicalPath,
  discountTarget,
  isStorePage,
  pathInStockTheme,
  redirectedPath,
  stockPath,
  withoutLocale,
} from '~/domain/navigation/moved-path';
import {GET_URL_REDIRECTS} from '~/graphql/shop';
import {loadOptional, valueOr} from '~/server/storefront/storefront-error';
import {logWarning} from '../http/log';

const CACHED = 'public, max-age=3600';
/** Maximum length of the provider's paths. */
const MAX_PATH_LENGTH = 255;
/** Signs that mean something in the provider's search syntax, even between quotation marks. */
const UNSEARCHABLE = /["\\*]/;
/** Redirects of the path itself, and of its form in a stock theme: there are few. */
const REDIRECTS_READ = 5;

/**
 * A redirect for what needs no look at the catalogue: pages that the provider serves itself, discount
 * links, languages of a stock theme, and other spellings of an address. Null for any other request.
 */
export function earlyRedirect({method, url}: Request, storeDomain: string): Response | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const asked = new URL(url);
  const store = new URL(storeDomain.includes('://') ? storeDomain : `https://${storeDomain}`);
  const target = discountTarget(asked);
  const page = target === null ? null : redirectedPath(target, [asked.host, store.host]);
  // If the link leads to one of the store's own pages, the store applies the code first.
  if (page !== null && !isStorePage(page.split('?')[0] ?? '')) return temporary(page);
  if (isStorePage(asked.pathname)) {
    // A shop under the store's own address would send the visitor round in a circle.
    if (store.host === asked.host) return null;
    // With an empty fragment: browsers carry along that of the address, which can be the proof of a mailed link.
    return temporary(`${store.origin}${asked.pathname}${asked.search}#`);
  }
  return canonicalRedirect(asked);
}

/** Never cached: such URLs contain codes and tokens. */
function temporary(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: {Location: location, 'Cache-Control': 'no-store'},
  });
}

/** A permanent redirect to the canonical form of a URL; null if the URL has that form. */
function canonicalRedirect({pathname, search}: URL): Response | null {
  const plain = withoutLocale(pathname) ?? pathname;
  const spelt = canonicalPath(plain) ?? plain;
  const path = plain === pathname ? spelt : (stockPath(spelt) ?? spelt);
  if (path === pathname) return null;
  return new Response(null, {
    status: 301,
    headers: {Location: path + search, 'Cache-Control': CACHED},
  });
}

/**
 * Ends a loader that found nothing with a permanent redirect, if the provider keeps one for the
 * address, or the address is of a stock theme's form. @throws {Response}
 */
export async function throwIfMoved(
  request: Request,
  {storefront, site, environment, search}: AppLoadContext,
): Promise<void> {
  const {pathname, host} = new URL(request.url);
  const {storeDomain} = environment;
  const storeHost = URL.canParse(storeDomain) ? new URL(storeDomain).host : storeDomain;
  const hosts = [host, new URL(site.origin).host, storeHost];

  const target = await findTarget(storefront, pathname);
  const kept = target === null ? null : redirectedPath(target, hosts);
  if (target !== null && kept === null) logWarning('redirect-refused', {path: pathname});
  const moved = kept ?? stockPath(pathname);
  if (moved === null) return;
  const [path, more] = moved.split(/(?=[?#])/, 2);
  // A redirect of a page to itself would never end.
  if (path === pathname) return;
  throw redirect(more ? moved : moved + search, {
    status: 301,
    headers: {'Cache-Control': CACHED},
  });
}

async function findTarget(
  storefront: AppLoadContext['storefront'],
  pathname: string,
): Promise<string | null> {
  if (pathname.length > MAX_PATH_LENGTH || UNSEARCHABLE.test(pathname)) return null;
  const inTheme = pathInStockTheme(pathname);
  const paths = inTheme ? [inTheme, pathname] : [pathname];
  const read = await loadOptional(
    storefront.query(GET_URL_REDIRECTS, {
      query: paths.map((path) => `path:"${path}"`).join(' OR '),
      first: REDIRECTS_READ,
    }),
  );
  const {nodes} = valueOr(read, {urlRedirects: {nodes: []}}).urlRedirects;
  // A search can return more than requested.
  const found = nodes.find(({path}) => paths.includes(path.toLowerCase()));
  return found?.target ?? null;
}
