import {NewPasswordScreen} from '~/components/account/NewPasswordScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {newPassword as copy} from '~/copy/account';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'none', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta(copy, '/auth/nueva-clave', false);

export default function NewPasswordRoute() {
  return <NewPasswordScreen />;
}
