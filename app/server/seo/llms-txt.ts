/** `/llms.txt` (llmstxt.org): what the shop is and where to read on, for language models. */
import {plrLicence} from '~/content/licence';
import {niches} from '~/content/niches';
import {brand} from '~/copy/layout';
import {llms as copy} from '~/copy/seo';
import {rightsWith} from '~/domain/licence/licence';
import {listedPages, type SiteRoute} from '~/domain/navigation/route-facts';

export function llmsTxt(origin: string, routes: readonly SiteRoute[]): string {
  const link = (name: string, path: string, about?: string) =>
    `- [${name}](${origin}${path})${about ? `: ${about}` : ''}`;
  const about: Readonly<Record<string, string>> = copy.about;
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.description}`,
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
