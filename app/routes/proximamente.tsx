import type {MetaFunction} from '@remix-run/react';
import {ComingSoonScreen} from '~/components/coming-soon/ComingSoon';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {comingSoon as copy} from '~/copy/coming-soon';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/proximamente',
    indexed: false,
  });

export default function ComingSoonRoute() {
  return <ComingSoonScreen />;
}
