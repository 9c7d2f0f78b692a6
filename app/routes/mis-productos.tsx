import {staticMeta} from '~/components/layout/page-meta';
import {LibraryScreen} from '~/components/library/LibraryScreen';
import {library as copy} from '~/copy/library';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta({...copy, metaTitle: copy.heading}, '/mis-productos', false);

export default function LibraryRoute() {
  return <LibraryScreen />;
}
