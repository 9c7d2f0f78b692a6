import type {MetaFunction} from '@remix-run/react';
import {AccessibilityScreen} from '~/components/accessibility/AccessibilityScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {accessibility as copy} from '~/copy/accessibility';
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
    path: '/accesibilidad',
  });

export default function AccessibilityRoute() {
  return <AccessibilityScreen />;
}
