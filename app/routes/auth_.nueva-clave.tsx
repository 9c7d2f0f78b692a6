import type {MetaFunction} from '@remix-run/react';
import {NewPasswordScreen} from '~/components/auth/NewPasswordScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {newPassword as copy} from '~/copy/auth';

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
