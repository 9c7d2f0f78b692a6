import type {MetaFunction} from '@remix-run/react';
import {NewPasswordScreen} from '~/components/account/NewPasswordScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {newPassword as copy} from '~/copy/account';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/auth/nueva-clave',
    indexed: false,
  });

export default function NewPasswordRoute() {
  return <NewPasswordScreen />;
}
