/** Titles, descriptions and pictures of pages in search results and shared links. */
import {data} from '@shopify/remix-oxygen';
import {collection} from '~/copy/collection';
import {policies} from '~/copy/policies';
import {errorScreen} from '~/copy/layout';
import {pageHeads as copy} from '~/copy/seo';
import {productPage} from '~/copy/product';
import {reader} from '~/copy/reader';
import type {Book} from '~/domain/book/book';
import type {Product, Image} from '~/domain/product/product';
import type {ProductDescription} from '~/domain/product/product-description';
import type {Licence} from '~/domain/licence/licence';
import type {PageHead} from '~/domain/navigation/route-facts';
import {plainLine} from '~/domain/markup/plain-text';
import type {CollectionPage} from '~/domain/catalogue/views';
import {UNAVAILABLE} from '../http/loader-response';

/** Shorter descriptions are too vague for search results. */
const TELLING_LENGTH = 70;
/** Characters that search engines show of a description. */
const SHOWN_LENGTH = 155;
/** Picture formats that social networks show in link previews; vector formats are not shown. */
const RASTER = /\.(?:jpe?g|png|webp|avif|heic|gif)$/i;
/**
 * The size that all of them take. The provider's CDN draws it, and keeps it: the whole picture on the shop's
 * paper, since the title of a cover would be cut off. It never enlarges a picture.
 */
const SHEET = {width: '1200', height: '630', pad_color: 'fbf7ef', format: 'jpg'} as const;

// Heads of error pages, which stand in for a missing page and have no URL of their own.
export const NO_PRODUCT_HEAD = absent(productPage.notFound, productPage.notFoundText);
export const NO_COLLECTION_HEAD = absent(collection.notFound, collection.notFoundText);
export const NO_POLICY_HEAD = absent(policies.notFound, policies.notFoundText);
const UNAVAILABLE_HEAD = absent(errorScreen.unavailableTitle, errorScreen.unavailableText);

/** The answer of a loader whose page cannot be shown without what could not be read. */
export function unavailableData() {
  return data({kind: 'unavailable' as const, head: UNAVAILABLE_HEAD}, UNAVAILABLE);
}

function absent(title: string, description: string): PageHead {
  return {title, description, path: null, indexed: false};
}

/** URL of a numbered page; page 1 has no number. */
export function collectionPath(handle: string, page: number): string {
  const path = `/category/${encodeURIComponent(handle)}`;
  return page > 1 ? `${path}?pagina=${page}` : path;
}

/** @param description as shown on the page. Empty collections are not indexed. */
export function collectionHead(
  {handle, name, page, pageCount, productCount, image}: CollectionPage,
  description: string,
): PageHead {
  return {
    title: copy.collectionTitle(name, page),
    description: numberedDescription(ownDescription(description), page, pageCount),
    path: collectionPath(handle, page),
    image: socialImage(image),
    indexed: productCount > 0,
  };
}

function ownDescription(description: string): string {
  if (description.length >= TELLING_LENGTH) return description;
  return `${description.replace(/\.$/, '')}. ${copy.collectionPromise}`;
}

export function productPath(handle: string): string {
  return `/producto/${encodeURIComponent(handle)}`;
}

export function productHead(
  {handle, title, images}: Pick<Product, 'handle' | 'title' | 'images'>,
  {body, intro}: ProductDescription,
  licence: Pick<Licence, 'name' | 'summary'> | null,
): PageHead {
  // The sentence with chapters and pages says least about the product.
  const summary = metaDescription([...body, intro].join(' '));
  return {
    title: copy.productTitle(title, licence?.name ?? null),
    description: summary || copy.productDescription(title, licence?.summary ?? null),
    path: productPath(handle),
    image: socialImage(images[0]),
  };
}

/** Structured data of a book's sample page, below its product. */
export function readerPath(handle: string): string {
  return `${productPath(handle)}/hojear`;
}

export function readerHead(
  {handle, title, images}: Pick<Product, 'handle' | 'title' | 'images'>,
  {sample}: Pick<Book, 'sample'>,
): PageHead {
  return {
    title: reader.title(title),
    description: metaDescription(reader.metaDescription(title, sample !== null)),
    path: readerPath(handle),
    image: socialImage(images[0]),
    // Of two pages about one book, search engines should list the one where it can be bought.
    indexed: false,
  };
}

export function policyPath(handle: string): string {
  return `/politicas/${handle}`;
}

export function policyHead({handle, title}: {handle: string; title: string}): PageHead {
  return {title, description: policies.metaDescription(title), path: policyPath(handle)};
}

/** Shortens a text to a page description on one line; cuts after a word. */
export function metaDescription(text: string, maxLength = SHOWN_LENGTH): string {
  const line = plainLine(text, maxLength + 1);
  if (line.length <= maxLength) return line;
  const words = line.slice(0, line.lastIndexOf(' ', maxLength - 1));
  return `${words.replace(/[\s,;:.¿¡(«–—-]{1,20}$/u, '')}…`;
}

/** Gives each page of a list its own description. */
export function numberedDescription(text: string, page: number, pageCount: number): string {
  if (page === 1) return metaDescription(text);
  const number = copy.numbered(page, pageCount);
  return `${metaDescription(text, SHOWN_LENGTH - number.length - 1)} ${number}`;
}

/** URL of a social image; null if the picture's URL is not suitable. */
export function socialImage(image: Image | null | undefined): string | null {
  if (!image || !URL.canParse(image.url)) return null;
  const url = new URL(image.url);
  if (!RASTER.test(url.pathname)) return null;
  for (const [name, value] of Object.entries(SHEET)) url.searchParams.set(name, value);
  return url.href;
}
