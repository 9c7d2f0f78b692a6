import {UpcomingCategory} from '~/components/coming-soon/ComingSoon';
import {staticMeta} from '~/components/layout/page-meta';
import {videos as copy} from '~/copy/coming-soon';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {categories} from '~/copy/collection';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
  trail: [{label: categories.crumb, to: '/categorias'}],
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/videos-plr');

export default function VideosRoute() {
  return (
    <UpcomingCategory
      topic="videos-plr"
      texts={copy}
      illustration="/illustrations/videos.svg"
      ground="bg-selva-soft"
    />
  );
}
