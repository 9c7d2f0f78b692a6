/** The shop's profile in the form that the resolvers answer: with ids, dates and absolute URLs. */
import {gid} from './gid';
import {DEMO_SHOP, type ShopProfile} from './shop-profile';

interface RedirectNode {
  readonly __typename: 'UrlRedirect';
  readonly id: string;
  readonly path: string;
  readonly target: string;
}

export interface ShopContent {
  readonly profile: ShopProfile;
  /** Address of the storefront, without a slash at its end. */
  readonly url: string;
  readonly redirects: readonly RedirectNode[];
}

/** Merges `changes` into the demo shop's profile. `url` is the storefront's; its path is dropped. */
export function createShopContent(url: string, changes: Partial<ShopProfile>): ShopContent {
  const profile = {...DEMO_SHOP, ...changes};
  return {
    profile,
    url: new URL(url).origin,
    redirects: profile.redirects.map((redirect, i) => ({
      __typename: 'UrlRedirect',
      id: gid('UrlRedirect', String(i + 1)),
      ...redirect,
    })),
  };
}

/** Converts a path of the storefront to an absolute URL; absolute URLs stay unchanged. */
export function addressOf(shop: Pick<ShopContent, 'url'>, pathOrAddress: string): string {
  return new URL(pathOrAddress, `${shop.url}/`).href;
}
