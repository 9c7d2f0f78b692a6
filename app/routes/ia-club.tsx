import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {IaClubScreen} from '~/components/ia-club/IaClubScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {coursesWith} from '~/content/courses';
import {iaClub as copy} from '~/copy/ia-club';
import {coursesData} from '~/server/seo/route-structured-data';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {layout} from '~/copy/layout';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
  navigation: {label: layout.iaClub, position: 2, isNew: true},
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/ia-club');

export function loader({context}: LoaderFunctionArgs) {
  const courses = coursesWith(context.environment.courseLinks);
  context.structuredData.push(coursesData(context.site.origin, courses));
  return {courses};
}

export default function IaClubRoute() {
  const {courses} = useLoaderData<typeof loader>();
  return <IaClubScreen courses={courses} />;
}
