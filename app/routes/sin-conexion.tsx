import type {MetaFunction} from '@remix-run/react';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {OfflineScreen} from '~/components/offline/OfflineScreen';
import {offline as copy} from '~/copy/offline';
import {OFFLINE_PATH} from '~/domain/offline/offline-copy';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: OFFLINE_PATH,
    indexed: false,
  });

export default function OfflineRoute() {
  return <OfflineScreen />;
}
