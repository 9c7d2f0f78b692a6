/** The page on which a cart is paid: its lines, its total and the form. Pure; all text is escaped. */
import type {CartLineView, CartView} from '../cart/cart-view';
import type {Allocation} from '../cart/price-cart';
import {CURRENCY} from '../constants';
import {escapeHtml} from '../../html';
import {formatMoney} from '../money';
import {imageUrl} from '../resolvers/image-resolvers';
import {addressOf, type ShopContent} from '../shop-content';
import {CHECKOUT_COPY as copy} from './checkout-copy';
import {pageShell} from './page-shell';
import type {BuyerErrors, BuyerInput} from './validate-buyer';

const THUMBNAIL_WIDTH = 128;

export interface CheckoutPageProps {
  readonly cart: CartView;
  readonly origin: string;
  readonly shop: ShopContent;
  /** Where the form goes: the address of the page itself. */
  readonly action: string;
  readonly buyer: BuyerInput;
  readonly errors: BuyerErrors;
}

export function checkoutPage({
  cart,
  origin,
  shop,
  action,
  buyer,
  errors,
}: CheckoutPageProps): string {
  const hasErrors = Object.keys(errors).length > 0;
  return pageShell(
    hasErrors ? `Error: ${copy.title}` : copy.title,
    `<h1>${copy.title}</h1>
<div class="columns">
<section class="card" aria-labelledby="resumen">
<h2 id="resumen">${copy.summary}</h2>
<ul class="lines">
${cart.lines.map((line) => lineItem(line, origin)).join('\n')}
</ul>
${totals(cart)}
</section>
<section class="card" aria-labelledby="datos">
<h2 id="datos">${copy.contact}</h2>
${hasErrors ? errorSummary(errors) : ''}
<form method="post" action="${escapeHtml(action)}" novalidate>
${field({id: 'name', label: copy.name, type: 'text', autocomplete: 'name', value: buyer.name, error: errors.name})}
${field({id: 'email', label: copy.email, type: 'email', autocomplete: 'email', value: buyer.email, error: errors.email, hint: copy.hint})}
<fieldset class="field">
<legend>${copy.payment}</legend>
<label><input type="radio" name="payment" value="card"${buyer.payment === 'card' ? ' checked' : ''}> ${copy.card}</label>
<label><input type="radio" name="payment" value="later"${buyer.payment === 'later' ? ' checked' : ''}> ${copy.later}</label>
</fieldset>
<button type="submit">${copy.pay}</button>
</form>
<a class="back" href="${escapeHtml(addressOf(shop, shop.profile.cartPath))}">${copy.back}</a>
</section>
</div>`,
    shop,
  );
}

function lineItem({merchandise, price}: CartLineView, origin: string): string {
  const {product, data} = merchandise;
  const image = data.image ?? product.data.images[0];
  const variant = data.title === 'Default Title' ? '' : ` · ${escapeHtml(data.title)}`;
  const soldOut = price.quantity === 0;
  const thumbnail = image
    ? `<img src="${escapeHtml(imageUrl(origin, image.path, {maxWidth: THUMBNAIL_WIDTH}))}" alt="" width="${image.width ?? ''}" height="${image.height ?? ''}">`
    : '<span></span>';
  const before =
    price.totalCents < price.subtotalCents
      ? `<s><span class="unseen">${copy.before}: </span>${formatMoney(price.subtotalCents)}</s> `
      : '';
  return `<li>
${thumbnail}
<div>
<p class="name">${escapeHtml(product.data.title)}</p>
<p class="meta">${soldOut ? copy.soldOut : copy.quantity(price.quantity)}${variant}</p>
${price.allocations
  .map(
    (allocation) =>
      `<p class="off">${escapeHtml(copy.discount(nameOf(allocation), formatMoney(allocation.cents)))}</p>`,
  )
  .join('')}
</div>
<p class="price">${before}${formatMoney(price.totalCents)}</p>
</li>`;
}

function nameOf(allocation: Allocation): string {
  return 'code' in allocation ? allocation.code : allocation.title;
}

function totals({lines, price}: CartView): string {
  const subtotal = lines.reduce((sum, line) => sum + line.price.subtotalCents, 0);
  const savings = subtotal - price.totalCents;
  const reductions =
    savings > 0
      ? `<dt>${copy.subtotal}</dt><dd>${formatMoney(subtotal)}</dd>
<dt>${copy.savings}</dt><dd>−${formatMoney(savings)}</dd>`
      : '';
  return `<dl>${reductions}
<dt class="total">${copy.total}</dt><dd class="total">${formatMoney(price.totalCents)} ${CURRENCY}</dd>
</dl>`;
}

function errorSummary(errors: BuyerErrors): string {
  const items = Object.entries(errors).map(
    ([id, message]) => `<li><a href="#${id}">${escapeHtml(message)}</a></li>`,
  );
  return `<div class="summary" role="alert"><p>${copy.errorsTitle}</p><ul>${items.join('')}</ul></div>`;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete: string;
  readonly value: string;
  readonly error?: string;
  readonly hint?: string;
}

function field({id, label, type, autocomplete, value, error, hint}: FieldProps): string {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return `<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="${type}" autocomplete="${autocomplete}" required value="${escapeHtml(value)}"${error ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${hint ? `<p class="meta" id="${id}-hint">${hint}</p>` : ''}
${error ? `<p class="wrong" id="${id}-error">${escapeHtml(error)}</p>` : ''}
</div>`;
}
