/** The lines of a cart and what they cost. */
import {slip} from '../planted-fault';

const CART = 'app/domain/cart/cart.ts';
const EDIT = 'app/domain/cart/edit-cart.ts';
const STATUS = 'app/domain/cart/line-status.ts';

export const CART_FAULTS = [
  slip(
    CART,
    'a cart takes one line more than its limit',
    'cart.items.length >= MAX_CART_LINES',
    'cart.items.length > MAX_CART_LINES',
  ),
  slip(
    CART,
    'two cross-sells of one cart keep their price',
    'later < OFFERS[offer].maxLines',
    'later <= OFFERS[offer].maxLines',
  ),
  slip(
    EDIT,
    'a line of no units stays in the cart',
    'if (quantity < 1) return removeLine',
    'if (quantity < 0) return removeLine',
  ),
  slip(
    EDIT,
    'a cart that is emptied forgets what is being paid elsewhere',
    '{...EMPTY_CART, handOffs: cart.handOffs}',
    'EMPTY_CART',
  ),
  slip(
    'app/domain/cart/stored-cart.ts',
    'a stored line of 99 units is dropped',
    'quantity <= MAX_LINE_QUANTITY',
    'quantity < MAX_LINE_QUANTITY',
  ),
  slip(
    'app/domain/cart/cart-total.ts',
    'what is sold out is owed',
    "status.availability === 'available'",
    "status.availability !== 'gone'",
  ),
  slip(
    STATUS,
    'the price before is the last one instead of the first',
    'before.status.priceBefore ?? shopPrice(before)',
    'shopPrice(before)',
  ),
  slip(
    STATUS,
    'a line that was added while the shop was asked counts as gone',
    'asked.includes(line.variantId) ? refreshLine(line, variants.get(line.variantId)) : line,',
    'refreshLine(line, variants.get(line.variantId)),',
  ),
  slip(
    'app/domain/cart/add-combo.ts',
    'a combo puts what is sold out into the cart',
    'variant?.availableForSale ? {product, variant}',
    'variant ? {product, variant}',
  ),
  slip(
    'app/domain/cart/removed-line.ts',
    'a line that comes back stands one place too far up',
    'before.includes(variantId)) + 1',
    'before.includes(variantId))',
  ),
  slip(
    'app/domain/cart/cart-line.ts',
    'what a checkout asked for a line outlives a new price',
    'status: {...line.status, adopted: null}',
    'status: line.status',
  ),
];
