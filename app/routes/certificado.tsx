import {VerifyScreen} from '~/components/certificate/VerifyScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {verifyPage as copy} from '~/copy/certificate';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'unlisted',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/certificado', false);

export default function VerifyRoute() {
  return <VerifyScreen />;
}
