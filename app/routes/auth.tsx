import type {MetaFunction} from '@remix-run/react';
import {AuthScreen} from '~/components/account/AuthScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {auth as copy} from '~/copy/account';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['volver', 'recuperar'],
  searchEngines: 'unlisted',
} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/auth',
    indexed: false,
  });

export default function AuthRoute() {
  return <AuthScreen />;
}
