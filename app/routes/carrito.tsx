import {CartScreen} from '~/components/cart/CartScreen';
import {staticMeta} from '~/components/layout/page-meta';
import {cart as copy} from '~/copy/cart';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta(copy, '/carrito', false);

export default function CartRoute() {
  return <CartScreen />;
}
