/** The shop's profile as the resolvers answer it: with ids, dates and whole addresses. */
import {escapeHtml} from '../html';
import {gid} from './gid';
import {DEMO_SHOP, type ShopProfile} from './shop-profile';

export interface PageNode {
  readonly __typename: 'Page';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly body: string;
  readonly bodySummary: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface BlogNode {
  readonly __typename: 'Blog';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}

export interface RedirectNode {
  readonly __typename: 'UrlRedirect';
  readonly id: string;
  readonly path: string;
  readonly target: string;
}

export interface ShopContent {
  readonly profile: ShopProfile;
  /** Address of the storefront, without a slash at its end. */
  readonly url: string;
  readonly pages: readonly PageNode[];
  readonly blogs: readonly BlogNode[];
  readonly redirects: readonly RedirectNode[];
}

/** What `changes` leave out is the demo shop's. `url` is the storefront's; a path of its own is dropped. */
export function createShopContent(url: string, changes: Partial<ShopProfile>): ShopContent {
  const profile = {...DEMO_SHOP, ...changes};
  return {
    profile,
    url: new URL(url).origin,
    pages: profile.pages.map(({handle, title, text}, i) => ({
      __typename: 'Page',
      id: gid('Page', String(i + 1)),
      handle,
      title,
      body: `<p>${escapeHtml(text)}</p>`,
      bodySummary: text,
      createdAt: '2025-01-10T12:00:00Z',
      updatedAt: '2025-06-02T12:00:00Z',
    })),
    blogs: profile.blogs.map((blog, i) => ({
      __typename: 'Blog',
      id: gid('Blog', String(i + 1)),
      ...blog,
    })),
    redirects: profile.redirects.map((redirect, i) => ({
      __typename: 'UrlRedirect',
      id: gid('UrlRedirect', String(i + 1)),
      ...redirect,
    })),
  };
}

/** A path of the storefront as a whole address; a whole address as it is. */
export function addressOf(shop: Pick<ShopContent, 'url'>, pathOrAddress: string): string {
  return new URL(pathOrAddress, `${shop.url}/`).href;
}
