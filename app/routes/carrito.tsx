import type {MetaFunction} from '@remix-run/react';
import {CartScreen} from '~/components/cart/CartScreen';
import {originOf, pageMeta} from '~/components/layout/page-meta';
import {cart as copy} from '~/copy/cart';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta: MetaFunction = ({matches}) =>
  pageMeta({
    title: copy.metaTitle,
    description: copy.metaDescription,
    origin: originOf(matches),
    path: '/carrito',
    indexed: false,
  });

export default function CartRoute() {
  return <CartScreen />;
}
