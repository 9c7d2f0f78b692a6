/**
 * Where to go after signing in, from the parameter `volver` (docs/product.md 9.7). Anybody can link to `/auth`, so
 * the result is always a path of this shop: other origins and scripts lead to the home page.
 */
import {parseUrl} from '@common/parse-url';
const HOME = '/';
/** A reserved domain: no real URL can share this origin. */
const SHOP = 'https://tienda.invalid';
const MAX_LENGTH = 500;
const SIGN_IN = /^\/auth(?:\/|$)/i;
/** Answers and files, where a page cannot be shown, and paths of the provider. */
const NO_PAGE = /^\/(?:api|healthz|carts?|checkouts)(?:\/|$)|\.\w+$/i;

/**
 * A path with query and hash, starting with one slash. The sign-in page itself is rejected when it would redirect to
 * itself.
 */
export function redirectTarget(wanted: string | null | undefined, atSignIn = true): string {
  if (!wanted?.startsWith('/') || wanted.length > MAX_LENGTH) return HOME;
  const url = parseUrl(wanted, SHOP);
  if (!url) return HOME;
  const {origin, pathname, search, hash} = url;
  // '/.//elsewhere.com' is on this origin, but its normalized path names another host.
  if (origin !== SHOP || pathname.startsWith('//') || NO_PAGE.test(pathname)) return HOME;
  if (atSignIn && SIGN_IN.test(pathname)) return HOME;
  return pathname + search + hash;
}
