/**
 * `/cart/c/<token>?key=…`: the hosted checkout. Other parameters, such as `channel`, are carried
 * along and otherwise ignored.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {CHECKOUT_COPY as copy} from '../checkout/checkout-copy';
import {checkoutPage} from '../checkout/checkout-page';
import {messagePage, pageHeaders} from '../checkout/page-shell';
import {
  readBuyer,
  validateBuyer,
  type BuyerErrors,
  type BuyerInput,
} from '../checkout/validate-buyer';
import type {Emulator} from '../emulator';
import {readBody} from '../http/body';
import {respond} from '../http/respond';
import {addressOf} from '../shop-content';
import {tellPaid} from '../orders/tell-orders';

/** The attribute of a cart by which this shop knows its hand-off again. */
const HAND_OFF_ATTRIBUTE = '_pago';

export interface CheckoutCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly token: string;
  readonly url: URL;
  readonly origin: string;
}

export async function handleCheckout(emulator: Emulator, call: CheckoutCall): Promise<void> {
  const {request, response, token, url, origin} = call;
  const {shop} = emulator;
  const submitted =
    request.method === 'POST' ? readBuyer(new URLSearchParams(await readBody(request))) : null;
  const page = (status: number, html: string) => respond(response, status, pageHeaders(shop), html);

  // Nothing is awaited from here on: of two payments of one cart, the second finds it completed.
  const lookup = emulator.carts.checkout(token, url.searchParams.get('key') ?? '');
  if (lookup.kind === 'unknown') {
    return page(404, messagePage(copy.unknown, copy.unknownText, shop));
  }
  if (lookup.kind === 'completed') {
    return page(
      submitted ? 409 : 200,
      messagePage(copy.paid, copy.paidText(lookup.order.number), shop),
    );
  }
  const {cart} = lookup;
  if (cart.price.totalQuantity === 0) {
    return page(submitted ? 409 : 200, messagePage(copy.empty, copy.emptyText, shop));
  }
  const form = (status: number, buyer: BuyerInput, errors: BuyerErrors) =>
    page(
      status,
      checkoutPage({cart, origin, shop, action: url.pathname + url.search, buyer, errors}),
    );
  if (!submitted) return form(200, {name: '', email: ''}, {});
  const errors = validateBuyer(submitted);
  if (Object.keys(errors).length > 0) return form(422, submitted, errors);

  const order = emulator.carts.complete(cart, submitted);
  tellPaid(emulator, order);
  const thanks = new URL(addressOf(shop, shop.profile.thankYouUrl));
  thanks.searchParams.set('order', order.number);
  thanks.searchParams.set('name', order.name);
  // As the operator is told to write the link of the order's page (docs/operating.md).
  const handOff = cart.state.attributes.find(({key}) => key === HAND_OFF_ATTRIBUTE);
  if (handOff) thanks.searchParams.set('pago', handOff.value);
  respond(response, 303, {location: thanks.href, 'cache-control': 'no-store'}, '');
}
