import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {HomeScreen} from '~/components/home/HomeScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {claims} from '~/content/claims';
import {home as copy} from '~/copy/home';
import {readHome} from '~/server/catalogue/read-home';
import {documentHeaders, loaderResponse} from '~/server/http/loader-response';
import {valueOr} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'listed'} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription(claims.income.claim),
    origin: originOf(matches),
    path: '/',
  });

export const headers = documentHeaders;

export async function loader({context}: LoaderFunctionArgs) {
  const {featured, newest, categories} = await readHome(context.storefront);
  return loaderResponse(
    {
      featured: valueOr(featured, []),
      newest: valueOr(newest, []),
      categories: valueOr(categories, []),
    },
    [featured, newest, categories],
  );
}

export default function HomeRoute() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
