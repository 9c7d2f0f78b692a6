import type {MetaFunction} from '@remix-run/react';
import {VerifyScreen} from '~/components/certificate/VerifyScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {verifyPage as copy} from '~/copy/certificate';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'unlisted',
  name: copy.heading,
} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/certificado',
    indexed: false,
  });

export default function VerifyRoute() {
  return <VerifyScreen />;
}
