import {ComingSoonScreen} from '~/components/coming-soon/ComingSoon';
import {staticMeta} from '~/components/layout/page-meta';
import {comingSoon as copy} from '~/copy/coming-soon';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta(copy, '/proximamente', false);

export default function ComingSoonRoute() {
  return <ComingSoonScreen />;
}
