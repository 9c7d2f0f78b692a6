import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {headMeta} from '~/components/layout/page-meta';
import {Unavailable} from '~/components/layout/Unavailable';
import {MissingPolicy, PolicyScreen} from '~/components/policies/PolicyScreen';
import {documentHeaders, loaderResponse, notFoundData} from '~/server/http/loader-response';
import {readPolicy} from '~/server/policies/read-policy';
import {breadcrumbData} from '~/server/seo/list-data';
import {NO_POLICY_HEAD, unavailableData, policyHead, policyPath} from '~/server/seo/page-heads';
import {loadOptional} from '~/server/storefront/storefront-error';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'listed'} satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = headMeta;

export const headers = documentHeaders;

export async function loader({params, context}: LoaderFunctionArgs) {
  const read = await loadOptional(readPolicy(context.storefront, params.handle ?? ''));
  if (!read.ok) return unavailableData();
  if (!read.value) return notFoundData({kind: 'not-found' as const, head: NO_POLICY_HEAD});
  const {handle: name, title} = read.value;
  context.structuredData.push(
    breadcrumbData(context.site.origin, [], {name: title, path: policyPath(name)}),
  );
  return loaderResponse({kind: 'page' as const, policy: read.value, head: policyHead(read.value)}, [
    read,
  ]);
}

export default function PolicyRoute() {
  const data = useLoaderData<typeof loader>();
  switch (data.kind) {
    case 'page':
      return <PolicyScreen policy={data.policy} />;
    case 'not-found':
      return <MissingPolicy />;
    case 'unavailable':
      return <Unavailable />;
  }
}
