import type {MetaDescriptor, MetaFunction} from '@remix-run/react';
import {brand} from '~/copy/layout';
import type {PageHead} from '~/domain/navigation/route-facts';
import type {RootData} from '~/state/root-data';

interface PageMeta extends PageHead {
  /** Origin of the shop, from the root's data; undefined when the root failed. */
  readonly origin: string | undefined;
}

/** Title, description, canonical URL and social tags. X and others fall back to Open Graph tags. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {description, origin = '', path, image, indexed = true} = page;
  const title = `${page.title} | ${brand.name}`;
  const url = `${origin}${path}`;
  return [
    {title},
    {name: 'description', content: description},
    {name: 'robots', content: indexed ? 'index, follow' : 'noindex, follow'},
    ...(path === null
      ? []
      : [
          {tagName: 'link', rel: 'canonical', href: url},
          {property: 'og:url', content: url},
        ]),
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: brand.name},
    {property: 'og:locale', content: 'es_LA'},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:image', content: image ?? `${origin}/social.png`},
    {property: 'og:image:alt', content: page.title},
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

interface RootMatch {
  readonly id: string;
  readonly data: unknown;
}

/** The shop's origin, out of the root's loader data. */
export function originOf(matches: readonly (RootMatch | undefined)[]): string | undefined {
  const data = matches.find((match) => match?.id === 'root')?.data as RootData | undefined;
  return data?.origin;
}

/** The tags of a page whose loader worked out its head, so that no browser loads the rules of it. */
export function headMeta({
  data,
  matches,
}: {
  readonly data: {readonly head: PageHead} | undefined;
  readonly matches: readonly (RootMatch | undefined)[];
}): MetaDescriptor[] {
  return data ? pageMeta({...data.head, origin: originOf(matches)}) : [];
}

interface StaticTexts {
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** `meta` of a page whose head never changes. */
export function staticMeta(
  {metaTitle: title, metaDescription: description}: StaticTexts,
  path: string,
  indexed = true,
): MetaFunction {
  return ({matches}) => pageMeta({title, description, origin: originOf(matches), path, indexed});
}
