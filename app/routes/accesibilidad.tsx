import {AccessibilityScreen} from '~/components/accessibility/AccessibilityScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {accessibility as copy} from '~/copy/accessibility';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {
  cache: 'shared',
  searchEngines: 'listed',
  name: copy.heading,
} satisfies RouteFacts;

export const meta = staticMeta(copy, '/accesibilidad');

export default function AccessibilityRoute() {
  return <AccessibilityScreen />;
}
