import type {MetaFunction} from '@remix-run/react';
import {UpcomingCategory} from '~/components/category/UpcomingCategory';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {videos as copy} from '~/copy/upcoming';

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/videos-plr',
  });

export default function VideosRoute() {
  return (
    <UpcomingCategory
      texts={copy}
      illustration="/illustrations/videos.svg"
      ground="bg-selva-soft"
    />
  );
}
