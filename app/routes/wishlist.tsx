import {staticMeta} from '~/components/layout/page-meta';
import {WishlistScreen} from '~/components/wishlist/WishlistScreen';
import {wishlist as copy} from '~/copy/wishlist';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta({...copy, metaTitle: copy.heading}, '/wishlist', false);

export default function WishlistRoute() {
  return <WishlistScreen />;
}
