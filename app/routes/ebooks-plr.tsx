import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EbooksIndexScreen} from '~/components/catalogue/EbooksIndexScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {ebooksIndex as copy} from '~/copy/collection';
import {readNiches} from '~/server/catalogue/read-home';
import {documentHeaders, loaderResponse} from '~/server/http/loader-response';
import {loadOptional, valueOr} from '~/server/storefront/storefront-error';
import {collectionPath} from '~/server/seo/page-heads';
import {itemListData} from '~/server/seo/list-data';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/ebooks-plr');

export const headers = documentHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const niches = await loadOptional(readNiches(context.storefront));
  const known = valueOr(niches, []);
  if (known.length > 0) {
    const entries = known.map(({name, handle}) => ({name, path: collectionPath(handle, 1)}));
    context.structuredData.push(itemListData(context.site.origin, copy.heading, entries));
  }
  return loaderResponse({niches: known, failed: !niches.ok}, [niches]);
}

export default function EbooksRoute() {
  const {niches, failed} = useLoaderData<typeof loader>();
  return <EbooksIndexScreen niches={niches} failed={failed} />;
}
