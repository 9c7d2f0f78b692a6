import {staticMeta} from '~/components/layout/page-meta';
import {RebrandScreen} from '~/components/rebrand/RebrandScreen';
import {rebrand as copy} from '~/copy/rebrand';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/tu-version');

export default function RebrandRoute() {
  return <RebrandScreen />;
}
