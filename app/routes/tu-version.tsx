import type {MetaFunction} from '@remix-run/react';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {RebrandScreen} from '~/components/rebrand/RebrandScreen';
import {rebrand as copy} from '~/copy/rebrand';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/tu-version',
  });

export default function RebrandRoute() {
  return <RebrandScreen />;
}
