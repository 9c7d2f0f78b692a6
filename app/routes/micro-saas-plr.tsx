import {UpcomingCategory} from '~/components/coming-soon/ComingSoon';
import {staticMeta} from '~/components/layout/page-meta';
import {microSaas as copy} from '~/copy/coming-soon';
import type {RouteFacts} from '~/domain/navigation/route-facts';
import {layout} from '~/copy/layout';
import {categories} from '~/copy/collection';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
  trail: [{label: categories.crumb, to: '/categorias'}],
  navigation: {label: layout.microSaas, position: 3, isNew: true},
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/micro-saas-plr');

export default function MicroSaasRoute() {
  return (
    <UpcomingCategory
      topic="micro-saas-plr"
      texts={copy}
      illustration="/illustrations/micro-saas.svg"
      ground="bg-coral-soft"
    />
  );
}
