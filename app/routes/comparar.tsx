import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CompareScreen} from '~/components/share/CompareScreen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {compare as copy} from '~/copy/compare';
import {deliveryOf} from '~/domain/book/book';
import {comparePath, parseCompared} from '~/domain/share/shared-list';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {readBookPage} from '~/server/catalogue/read-products';
import {documentHeaders, loaderResponse} from '~/server/http/loader-response';
import {unavailableData} from '~/server/seo/page-heads';
import {loadOptional} from '~/server/storefront/storefront-error';

export const handle = {
  cache: 'shared',
  query: ['p'],
  searchEngines: 'unlisted',
  name: copy.heading,
} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = headMeta;

export const headers = documentHeaders;

/** Reads the listed products that the shop has; redirects to the one canonical way to write the list. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const parameter = new URL(request.url).searchParams.get('p');
  const handles = parseCompared(parameter);
  if ((parameter ?? '') !== handles.join('.')) throw redirect(comparePath(handles));
  const read = await loadOptional(
    Promise.all(handles.map((each) => readBookPage(context.storefront, each))),
  );
  if (!read.ok) return unavailableData();
  const items = read.value.flatMap((found) => {
    if (!found) return [];
    const {description: _, ...product} = found.product;
    const {pages, language, audience, chapters} = found.book;
    // The contents shown under a price are those of the variant with that price.
    const {formats, includes} = deliveryOf(found.book, product.firstVariant);
    return [{product, book: {pages, formats, language, audience, chapters, includes}}];
  });
  const missing = handles.length - items.length;
  const head = {
    title: copy.heading,
    description: copy.metaDescription,
    path: '/comparar',
    indexed: false,
  };
  return loaderResponse({kind: 'page' as const, items, missing, head}, [read]);
}

export default function CompareRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'page' ? (
    <CompareScreen items={data.items} missing={data.missing} />
  ) : (
    <Unavailable />
  );
}
