/**
 * Where a shopper goes after signing in, as an address's `volver` parameter asks (docs/product.md
 * 9.7). Anybody can write a link to `/auth`, so the answer is always a path of this shop: whatever
 * a browser could read as another site, or as a script, leads home.
 */
const HOME = '/';
/** A reserved name, so that nothing given can be its own origin. */
const SHOP = 'https://tienda.invalid';
const MAX_LENGTH = 500;
const SIGN_IN = /^\/auth(?:\/|$)/i;

/**
 * A path with query and hash, starting with one slash; never that of the sign-in itself, unless it is asked
 * from elsewhere.
 */
export function redirectTarget(wanted: string | null | undefined, atSignIn = true): string {
  if (!wanted?.startsWith('/') || wanted.length > MAX_LENGTH) return HOME;
  let url: URL;
  try {
    url = new URL(wanted, SHOP);
  } catch {
    return HOME;
  }
  const {origin, pathname, search, hash} = url;
  // '/.//elsewhere.com' is a path of ours whose short form names another host.
  if (origin !== SHOP || pathname.startsWith('//') || (atSignIn && SIGN_IN.test(pathname)))
    return HOME;
  return pathname + search + hash;
}
