import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {SharedListScreen} from '~/components/share/SharedListScreen';
import {sharedList as copy} from '~/copy/compare';
import {parseShared, productIdOf, sharedPath} from '~/domain/share/shared-list';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {readProductsByIds} from '~/server/catalogue/read-products';
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
  const numbers = parseShared(parameter);
  const ids = numbers.map(productIdOf);
  if ((parameter ?? '') !== numbers.join('.')) throw redirect(sharedPath(ids));
  const read = await loadOptional(
    ids.length > 0 ? readProductsByIds(context.storefront, ids) : Promise.resolve([]),
  );
  if (!read.ok) return unavailableData();
  const head = {
    title: copy.heading,
    description: copy.metaDescription,
    path: '/lista',
    indexed: false,
  };
  return loaderResponse({kind: 'page' as const, products: read.value, head}, [read]);
}

export default function SharedListRoute() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'page' ? <SharedListScreen products={data.products} /> : <Unavailable />;
}
