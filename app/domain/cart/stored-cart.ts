/**
 * Reads the cart from browser storage (docs/product.md 5.2). Malformed lines are dropped; a malformed cart yields an
 * empty one.
 */
import type {CartState} from './cart';
import type {Image, SelectedOption} from '~/domain/product/product';
import {
  linePrices,
  INITIAL_STATUS,
  maxQuantity,
  type AdoptedAmount,
  type CartLine,
  type LineStatus,
} from './cart-line';
import {EMPTY_CART, uniqueLines, withinOfferLimits} from './cart';
import {MAX_LINE_QUANTITY} from '../limits';
import {parseMoney} from '~/domain/money/money';
import {isOfferCode} from '../offers/offers';
import {asEpoch, asId, asList, asRecord, asText} from '../text/parse-unknown';

const AVAILABILITIES = ['available', 'sold-out', 'gone'] as const;
const SETTLED = ['offer-refused', 'shop-sale'] as const;

/** A stored value, parsed from JSON, as a cart; never throws. */
export function parseStoredCart(stored: unknown): CartState {
  const cart = asRecord(stored);
  if (!cart) return EMPTY_CART;
  const items = withinOfferLimits(
    uniqueLines(asList(cart.items).flatMap((item) => parseStoredLine(item) ?? [])),
  );
  return {
    items,
    cartId: asId(cart.cartId),
    checkoutUrl: asText(cart.checkoutUrl),
    // Carts from before hand-offs were records store only the time of the last one; `handOffsOf` converts it.
    handOffs: cart.checkoutStartedAt ? [cart] : asList(cart.handOffs),
  };
}

/** A stored line, parsed from JSON, or null; never throws. */
export function parseStoredLine(value: unknown): CartLine | null {
  const line = asRecord(value);
  const product = asRecord(line?.product);
  if (!line || !product) return null;

  const id = asId(product.id);
  const handle = asId(product.handle);
  const title = asText(product.title);
  const variantId = asId(line.variantId);
  const price = parseMoney(line.price);
  const compareAtPrice = parseMoney(line.compareAtPrice);
  const addedAt = asEpoch(line.addedAt);
  const quantity = line.quantity as number;
  const counted = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;
  if (!id || !handle || title === null || !variantId || !price || addedAt === null || !counted) {
    return null;
  }

  // An offer needs the price that it reduces; the reduced price is computed from that.
  const offer = compareAtPrice && isOfferCode(line.offer) ? line.offer : null;
  return {
    product: {
      id,
      handle,
      title,
      productType: asText(product.productType) ?? '',
      image: parseImage(product.image),
    },
    variantId,
    variantTitle: asText(line.variantTitle) ?? '',
    ...(offer && compareAtPrice
      ? linePrices({price: compareAtPrice, compareAtPrice: null}, offer)
      : {price, compareAtPrice}),
    quantity: Math.min(quantity, maxQuantity({offer})),
    selectedOptions: asList(line.selectedOptions).flatMap((option) => parseOption(option) ?? []),
    addedAt,
    offer,
    // Earlier builds stored this field as `review`.
    status: parseStatus(line.status ?? line.review),
  };
}

/** Missing or unknown fields, as in carts of an older version, become the default status. */
function parseStatus(value: unknown): LineStatus {
  const status = asRecord(value);
  return {
    availability: oneOf(AVAILABILITIES, status?.availability) ?? INITIAL_STATUS.availability,
    priceBefore: parseMoney(status?.priceBefore),
    settled: oneOf(SETTLED, status?.settled) ?? null,
    adopted: parseAdopted(status?.adopted),
  };
}

function parseAdopted(value: unknown): AdoptedAmount | null {
  const adopted = asRecord(value);
  const total = parseMoney(adopted?.total);
  const quantity = Number(adopted?.quantity);
  const offer = isOfferCode(adopted?.offer) ? adopted.offer : null;
  return total && Number.isInteger(quantity) ? {quantity, total, offer} : null;
}

function oneOf<T>(known: readonly T[], value: unknown): T | undefined {
  return known.find((each) => each === value);
}

function parseImage(value: unknown): Image | null {
  const image = asRecord(value);
  const url = asText(image?.url);
  // A stored `javascript:` or `data:` URL must not reach the page.
  if (!image || !url || !/^(?:https?:\/)?\//.test(url)) return null;
  return {
    url,
    altText: asText(image.altText),
    width: asPixels(image.width),
    height: asPixels(image.height),
  };
}

function asPixels(value: unknown): number | null {
  const pixels = asEpoch(value);
  return pixels !== null && pixels > 0 && pixels <= 100_000 ? pixels : null;
}

function parseOption(value: unknown): SelectedOption | null {
  const option = asRecord(value);
  const name = asText(option?.name);
  const text = asText(option?.value);
  return name !== null && text !== null ? {name, value: text} : null;
}
