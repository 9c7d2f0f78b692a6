import {AuthScreen} from '~/components/account/AuthScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {auth as copy} from '~/copy/account';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'none',
  query: ['volver', 'recuperar'],
  searchEngines: 'unlisted',
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/auth', false);

export default function AuthRoute() {
  return <AuthScreen />;
}
