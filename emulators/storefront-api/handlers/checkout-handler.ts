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
import type {Emulator, SoldProduct} from '../emulator';
import {readBody} from '../http/body';
import {respond} from '../http/respond';
import {addressOf} from '../shop-content';
import {sendCreated} from '../orders/send-order-webhooks';
import type {Order} from '../cart/order';

/** Attribute of a cart that identifies the shop's hand-off. */
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

  if (submitted) await emulator.beforeOrder(productsOf(emulator, call));
  // No `await` from here on: of two payments of one cart, the second must find it completed.
  const lookup = emulator.carts.checkout(token, url.searchParams.get('key') ?? '');
  if (lookup.kind === 'unknown') {
    return page(404, messagePage(copy.unknown, copy.unknownText, shop));
  }
  if (lookup.kind === 'completed') {
    const {number, name, paidAt} = lookup.order;
    if (submitted) return page(409, messagePage(copy.paid, copy.paidText(number), shop));
    const text = paidAt ? copy.thanksText(number) : copy.awaited(number);
    return page(200, messagePage(copy.thanks(name), text, shop));
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
  if (!submitted) return form(200, {name: '', email: '', payment: 'card'}, {});
  const errors = validateBuyer(submitted);
  if (Object.keys(errors).length > 0) return form(422, submitted, errors);

  const order = emulator.carts.complete(cart, submitted);
  const thanks = thanksAddress(shop, order);
  emulator.mails.push({
    to: order.email,
    subject: copy.mailSubject(order.number),
    link: thanks,
    sentAt: order.completedAt,
  });
  sendCreated(emulator, order);
  // The hosted thank-you page runs no code of the shop's, and leads nowhere by itself.
  const location = emulator.returnsToShop ? thanks : url.href;
  respond(response, 303, {location, 'cache-control': 'no-store'}, '');
}

/** What is about to be sold. */
function productsOf({carts}: Emulator, {token, url}: CheckoutCall): readonly SoldProduct[] {
  const lookup = carts.checkout(token, url.searchParams.get('key') ?? '');
  if (lookup.kind !== 'open') return [];
  return lookup.cart.lines.map(({merchandise: {product}}) => ({
    productId: product.data.id,
    title: product.data.title,
  }));
}

/** Address of the thank-you page, as in the operator's template of the order mail (docs/operating.md). */
function thanksAddress(shop: Emulator['shop'], {number, name, attributes}: Order): string {
  const thanks = new URL(addressOf(shop, shop.profile.thankYouUrl));
  thanks.searchParams.set('order', number);
  thanks.searchParams.set('name', name);
  const handOff = attributes.find(({key}) => key === HAND_OFF_ATTRIBUTE);
  if (handOff) thanks.searchParams.set('pago', handOff.value);
  return thanks.href;
}
