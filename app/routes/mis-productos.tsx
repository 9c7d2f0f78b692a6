import type {MetaFunction} from '@remix-run/react';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {LibraryScreen} from '~/components/library/LibraryScreen';
import {library as copy} from '~/copy/library';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.heading,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/mis-productos',
    indexed: false,
  });

export default function LibraryRoute() {
  return <LibraryScreen />;
}
