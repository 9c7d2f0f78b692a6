import {UNAVAILABLE} from '~/server/http/loader-response';
import {loadOptional} from '~/server/storefront/storefront-error';
import {brand, brandDescription} from '~/copy/layout';
import {plrLicence} from '~/content/licence';
import {niches} from '~/content/niches';
import {llms as copy} from '~/copy/seo';
import {rightsWith} from '~/domain/licence/licence';
import {listedPages, type SiteRoute} from '~/domain/navigation/route-facts';

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
// eslint-disable-next-line no-control-regex -- Control characters are what this is about.
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
