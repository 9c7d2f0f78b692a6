/**
 * The sitemap: an index, and parts that each take a few calls of the provider however large the
 * catalogue is. Numbered pages are pages of their own, so they are listed too. The form is that of
 * sitemaps.org.
 */
import {pageCount} from '~/domain/catalogue/views';
import {parseShopFilters} from '~/domain/catalogue/shop-filters';
import {COLLECTION_PAGE_SIZE, COLLECTIONS_REQUESTED} from '~/domain/limits';
import {listedPages, type SiteRoute} from '~/domain/navigation/route-facts';
import {
  GET_COLLECTION_CURSOR,
  GET_SITEMAP_COLLECTIONS,
  GET_SITEMAP_PRODUCTS,
  GET_SITEMAP_SIZES,
} from '~/graphql/seo';
import {shopPath} from './describe-shop-list';
import {countFromFacets} from '../catalogue/map-provider';
import {PROVIDER_PAGE_LIMIT} from '../catalogue/read-numbered-page';
import {readShopPage} from '../catalogue/read-shop-page';
import {invariant} from '../http/request';
import type {StorefrontClient} from '../storefront/storefront-client';
import {readPolicies} from '../policies/read-policy';
import {collectionPath, policyPath, productPath} from './page-heads';
import {xmlText} from './machine-files';

const SCREENS = 'pantallas.xml';
const NUMBERED = /^(productos|colecciones)-([1-9]\d{0,5})\.xml$/;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** A failed read must not look like an empty list. */
const NO_SITEMAP = 'The provider returned no sitemap';

export interface SitemapEntry {
  /** Path and query of a page. */
  readonly path: string;
  /** ISO 8601; omitted if unknown. */
  readonly updatedAt?: string;
}

/** @throws {StorefrontError} */
export async function readSitemapIndex(
  storefront: StorefrontClient,
  origin: string,
): Promise<string> {
  const sizes = await readSizes(storefront);
  const numbered = (kind: keyof typeof sizes) =>
    Array.from({length: sizes[kind]}, (_, index) => `${kind}-${index + 1}.xml`);
  const parts = [SCREENS, ...numbered('colecciones'), ...numbered('productos')];
  return sitemapIndexXml(
    origin,
    parts.map((part) => `/sitemap/${part}`),
  );
}

/** A part of the sitemap by file name; null if unknown. @throws {StorefrontError} */
export async function readSitemapPart(
  storefront: StorefrontClient,
  origin: string,
  name: string,
  routes: readonly SiteRoute[],
): Promise<string | null> {
  if (name === SCREENS) return sitemapXml(origin, await readScreens(storefront, routes));
  const [, kind, number] = NUMBERED.exec(name) ?? [];
  const page = Number(number);
  if (!kind || page > (await readSizes(storefront))[kind as 'productos' | 'colecciones']) {
    return null;
  }
  const read = kind === 'productos' ? readProducts : readCollections;
  return sitemapXml(origin, await read(storefront, page));
}

/** Number of sitemap parts for each kind of page. */
async function readSizes(storefront: StorefrontClient) {
  const {products, collections} = await storefront.query(GET_SITEMAP_SIZES, {});
  invariant(products.pagesCount && collections.pagesCount, NO_SITEMAP);
  return {productos: products.pagesCount.count, colecciones: collections.pagesCount.count};
}

/** Pages with a fixed URL, the policies, and the numbered pages of the shop's list. */
async function readScreens(
  storefront: StorefrontClient,
  routes: readonly SiteRoute[],
): Promise<SitemapEntry[]> {
  const everything = parseShopFilters(new URLSearchParams(), []);
  const [shop, policies] = await Promise.all([
    readShopPage(storefront, everything, 1),
    readPolicies(storefront),
  ]);
  const last = shop.kind === 'page' ? shop.page.pageCount : 1;
  return [
    ...listedPages(routes).map(({path}) => ({path})),
    ...policies.map(({handle}) => ({path: policyPath(handle)})),
    ...followingPages(last).map((page) => ({path: shopPath(everything, page)})),
  ];
}

async function readProducts(storefront: StorefrontClient, page: number): Promise<SitemapEntry[]> {
  const {sitemap} = await storefront.query(GET_SITEMAP_PRODUCTS, {page});
  invariant(sitemap.resources, NO_SITEMAP);
  return sitemap.resources.items.map(({handle, updatedAt}) => ({
    path: productPath(handle),
    updatedAt,
  }));
}

/** Empty collections are not indexed. */
async function readCollections(
  storefront: StorefrontClient,
  part: number,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let after = await cursorBefore(storefront, part);
  for (let read = 0; read < PROVIDER_PAGE_LIMIT && after !== null; read += COLLECTIONS_REQUESTED) {
    const {collections} = await storefront.query(GET_SITEMAP_COLLECTIONS, {
      first: COLLECTIONS_REQUESTED,
      after,
    });
    for (const {handle, updatedAt, products} of collections.nodes) {
      const count = countFromFacets(products);
      if (count === 0) continue;
      const pages = [1, ...followingPages(pageCount(count ?? 1, COLLECTION_PAGE_SIZE))];
      entries.push(...pages.map((page) => ({path: collectionPath(handle, page), updatedAt})));
    }
    after = nextCursor(collections.pageInfo);
  }
  return entries;
}

/** Cursor of a part: undefined for the start, null if the collections end before it. */
async function cursorBefore(
  storefront: StorefrontClient,
  part: number,
): Promise<string | null | undefined> {
  let after: string | null | undefined;
  for (let passed = 1; passed < part && after !== null; passed++) {
    const {collections} = await storefront.query(GET_COLLECTION_CURSOR, {
      first: PROVIDER_PAGE_LIMIT,
      after,
    });
    after = nextCursor(collections.pageInfo);
  }
  return after;
}

function nextCursor(page: {hasNextPage: boolean; endCursor?: string | null}): string | null {
  return page.hasNextPage ? (page.endCursor ?? null) : null;
}

/** The numbers of the pages after the first. */
function followingPages(last: number): number[] {
  return Array.from({length: last - 1}, (_, index) => index + 2);
}

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({path, updatedAt}) => {
    const modified = updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : '';
    return `<url><loc>${xmlText(origin + path)}</loc>${modified}</url>`;
  });
  return document('urlset', urls);
}

/** @param paths of the listed sitemaps. */
function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>`);
  return document('sitemapindex', sitemaps);
}

function document(root: string, elements: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}
