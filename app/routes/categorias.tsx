import {CategoriesScreen} from '~/components/catalogue/CategoriesScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {categories as copy} from '~/copy/collection';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/categorias');

export default function CategoriesRoute() {
  return <CategoriesScreen />;
}
