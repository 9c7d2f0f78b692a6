/** `/llms.txt` (llmstxt.org): what the shop is and where to read on, for language models. */
import {niches} from '~/content/niches';
import {brand} from '~/copy/brand';
import {footer, layout} from '~/copy/layout';
import {llms as copy} from '~/copy/seo';

export function llmsTxt(origin: string): string {
  const link = (name: string, path: string, about?: string) =>
    `- [${name}](${origin}${path})${about ? `: ${about}` : ''}`;
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.description}`,
    '',
    copy.licence,
    '',
    `## ${copy.pages}`,
    '',
    link(footer.shop, '/tienda', copy.shop),
    link(footer.ebooks, '/ebooks-plr', copy.ebooks),
    link(footer.videos, '/videos-plr', copy.comingSoon),
    link(footer.microSaas, '/micro-saas-plr', copy.comingSoon),
    link(layout.iaClub, '/ia-club', copy.iaClub),
    link(footer.faq, '/faq', copy.faq),
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
    '',
  ].join('\n');
}
