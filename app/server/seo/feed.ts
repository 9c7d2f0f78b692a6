/** The feed of new products, in Atom (RFC 4287). */
import {brand} from '~/copy/layout';
import {feed as copy} from '~/copy/seo';
import {withoutDataSheet} from '~/domain/product/product-description';
import {plainLine} from '~/domain/markup/plain-text';
import {GET_FEED_PRODUCTS} from '~/graphql/seo';
import type {StorefrontClient} from '../storefront/storefront-client';
import {productPath} from './page-heads';
import {xmlText} from './machine-files';

/** A few weeks of new products; readers come more often. */
const FEED_PRODUCTS = 30;
const FEED_PATH = '/novedades.xml';
/** Characters. */
const SUMMARY_LENGTH = 300;
/** Required by the format even if a feed has no entries. */
const NEVER = '1970-01-01T00:00:00Z';

export interface FeedProduct {
  /** Stays the same if handle or domain change, so that feed readers recognise the entry. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly productType: string;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** @throws {StorefrontError} */
export async function readFeed(storefront: StorefrontClient, origin: string): Promise<string> {
  const {products} = await storefront.query(GET_FEED_PRODUCTS, {first: FEED_PRODUCTS});
  return feedXml(origin, products.nodes);
}

/** @param products newest first. */
export function feedXml(origin: string, products: readonly FeedProduct[]): string {
  const self = xmlText(origin + FEED_PATH);
  const updated = products
    .map(({updatedAt}) => updatedAt)
    .reduce((latest, each) => (Date.parse(each) > Date.parse(latest) ? each : latest), NEVER);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">',
    `<id>${self}</id>`,
    `<title>${xmlText(copy.title)}</title>`,
    `<subtitle>${xmlText(brand.tagline)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(`${origin}/tienda`)}"/>`,
    `<icon>${xmlText(`${origin}/icon-192.png`)}</icon>`,
    `<updated>${xmlText(updated)}</updated>`,
    `<author><name>${xmlText(brand.name)}</name></author>`,
    ...products.map((product) => entryXml(origin, product)),
    '</feed>',
    '',
  ].join('\n');
}

function entryXml(origin: string, product: FeedProduct): string {
  const {id, handle, title, description, productType, publishedAt, updatedAt} = product;
  return [
    '<entry>',
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(origin + productPath(handle))}"/>`,
    `<published>${xmlText(publishedAt)}</published>`,
    `<updated>${xmlText(updatedAt)}</updated>`,
    ...(productType ? [`<category term="${xmlText(productType)}"/>`] : []),
    `<summary>${xmlText(plainLine(withoutDataSheet(description), SUMMARY_LENGTH))}</summary>`,
    '</entry>',
  ].join('\n');
}
