import {UNAVAILABLE} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import {brand, brandDescription} from '~/copy/layout';
import {plrLicence} from '~/content/licence';
import {niches} from '~/content/niches';
import {feed, llms as copy} from '~/copy/seo';
import {rightsWith} from '~/domain/licence/licence';
import {plainLine} from '~/domain/markup/plain-text';
import {listedPages, type SiteRoute} from '~/domain/navigation/route-facts';
import {withoutDataSheet} from '~/domain/product/product-description';
import {GET_FEED_PRODUCTS} from '~/graphql/seo';
import type {StorefrontClient} from '../storefront/storefront-client';
import {productPath} from './page-heads';

/**
 * The response of a file for machines: 404 for `null`, 503 if the provider failed, so that an empty list is never
 * mistaken for the truth.
 * @param type media type without charset.
 */
export async function fileAnswer(
  type: string,
  content: string | null | Promise<string | null>,
): Promise<Response> {
  const read = await loadOptional(Promise.resolve(content));
  if (!read.ok) return new Response('Service unavailable\n', UNAVAILABLE);
  if (read.value === null) return new Response('Not found\n', {status: 404});
  return new Response(read.value, {headers: {'Content-Type': `${type}; charset=utf-8`}});
}

/** Characters that no XML 1.0 document may hold, not even escaped, and halves of characters. */
// oxlint-disable-next-line no-control-regex -- Control characters are what this is about.
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for XML content or attributes. */
export function xmlText(text: string): string {
  return text.replace(ILLEGAL, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * `/manifest.webmanifest`, for installation on the home screen. The worker serves it because Oxygen serves no such
 * files.
 */
export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brandDescription,
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The colours `paper` and `ink` of app/styles/app.css.
    background_color: '#fbf7ef',
    theme_color: '#0b3b36',
    categories: ['shopping', 'business'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

function icon(size: number, purpose: 'any' | 'maskable') {
  return {src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose};
}

/** `/llms.txt` (llmstxt.org): what the shop is and where to read on, for language models. */
export function llmsTxt(origin: string, routes: readonly SiteRoute[]): string {
  const link = (name: string, path: string, about?: string) =>
    `- [${name}](${origin}${path})${about ? `: ${about}` : ''}`;
  const about: Readonly<Record<string, string>> = copy.about;
  return [
    `# ${brand.name}`,
    '',
    `> ${brandDescription}`,
    '',
    copy.buying,
    '',
    `## ${copy.licence(plrLicence.name, plrLicence.version, plrLicence.date)}`,
    '',
    ...rightsWith(plrLicence, 'yes', 'condition', 'no').map(({sentence}) => `- ${sentence}`),
    '',
    `## ${copy.pages}`,
    '',
    ...listedPages(routes).flatMap(({path, facts: {name}}) =>
      name ? [link(name, path, about[path])] : [],
    ),
    '',
    `## ${copy.niches}`,
    '',
    ...niches.flatMap((niche) => [
      link(niche.name, `/category/${niche.handle}`),
      ...niche.subcategories.map(({name, handle}) => `  ${link(name, `/category/${handle}`)}`),
    ]),
    '',
    `## ${copy.machines}`,
    '',
    link(copy.sitemap, '/sitemap.xml'),
    link(copy.feed, '/novedades.xml'),
    link(copy.agents, '/.well-known/ucp', copy.agentsEndpoint(`${origin}/api/ucp/mcp`)),
    '',
  ].join('\n');
}

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

/** The feed of new products, in Atom (RFC 4287). @throws {StorefrontError} */
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
    `<title>${xmlText(feed.title)}</title>`,
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
