import type {MetaDescriptor} from '@remix-run/react';
import {brand} from '~/copy/brand';

interface PageMeta {
  /** Without the brand's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Origin of the shop, from the root's data; undefined when the root failed. */
  readonly origin: string | undefined;
  /** Path and the query that belongs to the page's identity, such as `?pagina=2`. */
  readonly path: string;
  readonly image?: string;
  /** False for screens that are personal or say nothing to a search engine. */
  readonly indexed?: boolean;
}

/** Title, description, canonical and social tags of a page, the same way for all. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {description, origin = '', path, indexed = true} = page;
  const title = `${page.title} | ${brand.name}`;
  const url = `${origin}${path}`;
  return [
    {title},
    {name: 'description', content: description},
    {name: 'robots', content: indexed ? 'index, follow' : 'noindex, follow'},
    {tagName: 'link', rel: 'canonical', href: url},
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: brand.name},
    {property: 'og:locale', content: 'es_LA'},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:url', content: url},
    {property: 'og:image', content: page.image ?? `${origin}/social.png`},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

interface RootMatch {
  readonly id: string;
  readonly data: unknown;
}

/** The shop's origin, out of the root's loader data. */
export function originOf(matches: readonly (RootMatch | undefined)[]): string | undefined {
  const data = matches.find((match) => match?.id === 'root')?.data as {origin?: string} | undefined;
  return data?.origin;
}
