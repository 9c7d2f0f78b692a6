import {staticMeta} from '~/components/layout/page-meta';
import {OfflineScreen} from '~/components/offline/OfflineScreen';
import {offline as copy} from '~/copy/offline';
import {OFFLINE_PATH} from '~/domain/offline/offline-copy';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta(copy, OFFLINE_PATH, false);

export default function OfflineRoute() {
  return <OfflineScreen />;
}
