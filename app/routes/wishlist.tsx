import type {MetaFunction} from '@remix-run/react';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {WishlistScreen} from '~/components/wishlist/WishlistScreen';
import {wishlist as copy} from '~/copy/wishlist';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.heading,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/wishlist',
    indexed: false,
  });

export default function WishlistRoute() {
  return <WishlistScreen />;
}
