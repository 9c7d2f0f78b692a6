/**
 * Refreshes lines from the shop (docs/product.md 5.6: when the cart page opens, and every ten minutes). A line takes
 * the shop's price and remembers the previous one; a sold-out or deleted variant stays in the cart, marked, and does
 * not count in the total.
 */
import type {CartState} from './cart';
import type {CartLine, LineStatus} from './cart-line';
import type {Variant} from '~/domain/product/product';
import {replaceLines} from './edit-cart';
import {repriceLine, sameMoney, shopPrice} from './cart-line';
import {parseMoney} from '~/domain/money/money';
import {asId, asList, asRecord} from '../text/parse-unknown';

/** A variant's current price and availability in the shop. */
export type ShopVariant = Pick<Variant, 'id' | 'price' | 'compareAtPrice' | 'availableForSale'>;

/**
 * Updates the lines of the variants in `asked`; those missing from `found` no longer exist. Other lines stay as they
 * are.
 */
export function refreshCart(
  cart: CartState,
  asked: readonly string[],
  found: readonly ShopVariant[],
): CartState {
  const variants = new Map(found.map((variant) => [variant.id, variant]));
  return replaceLines(
    cart,
    cart.items.map((line) =>
      asked.includes(line.variantId) ? refreshLine(line, variants.get(line.variantId)) : line,
    ),
  );
}

/**
 * The line as the shop sells it now; `null` as variant means it no longer exists. The same reference if nothing
 * changed.
 */
export function refreshLine(line: CartLine, variant: ShopVariant | undefined): CartLine {
  if (!variant) return withStatus(line, {availability: 'gone'});
  const priced = repriceLine(line, variant);
  return withStatus(priced, {
    availability: variant.availableForSale ? 'available' : 'sold-out',
    priceBefore: priceBefore(line, priced),
  });
}

/** The line with an updated status; the same reference if nothing changed. */
export function withStatus(line: CartLine, changes: Partial<LineStatus>): CartLine {
  const status = {...line.status, ...changes};
  const same =
    status.availability === line.status.availability &&
    status.settled === line.status.settled &&
    status.adopted === line.status.adopted &&
    sameMoney(status.priceBefore, line.status.priceBefore);
  return same ? line : {...line, status};
}

/** The former price to show: the first one, until the shop returns to it. */
export function priceBefore(before: CartLine, after: CartLine) {
  const first = before.status.priceBefore ?? shopPrice(before);
  return sameMoney(first, shopPrice(after)) ? null : first;
}

/** The variants of a parsed JSON response; null if it is malformed. */
export function parseShopVariants(value: unknown): readonly ShopVariant[] | null {
  if (!Array.isArray(value)) return null;
  const variants = asList(value).flatMap((each) => {
    const variant = asRecord(each);
    const id = asId(variant?.id);
    const price = parseMoney(variant?.price);
    if (!variant || !id || !price) return [];
    return {
      id,
      price,
      compareAtPrice: parseMoney(variant.compareAtPrice),
      availableForSale: variant.availableForSale === true,
    };
  });
  return variants.length === value.length ? variants : null;
}
