import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {EbooksIndexScreen} from '~/components/category/EbooksIndexScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {ebooksIndex as copy} from '~/copy/collection';
import {readEbooksIndex} from '~/server/catalogue/read-ebooks-index';
import {documentHeaders} from '~/server/document-headers';
import {screenData, settle, valueOr} from '~/server/loaded';

export const headers = documentHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const niches = await settle(readEbooksIndex(context.storefront));
  return screenData({niches: valueOr(niches, []), failed: !niches.ok}, [niches]);
}

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/ebooks-plr',
  });

export default function EbooksRoute() {
  const {niches, failed} = useLoaderData<typeof loader>();
  return <EbooksIndexScreen niches={niches} failed={failed} />;
}
