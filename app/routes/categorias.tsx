import type {MetaFunction} from '@remix-run/react';
import {CategoriesScreen} from '~/components/catalogue/CategoriesScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {categories as copy} from '~/copy/collection';
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
    path: '/categorias',
  });

export default function CategoriesRoute() {
  return <CategoriesScreen />;
}
