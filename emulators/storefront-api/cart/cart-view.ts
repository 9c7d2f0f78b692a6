/** A stored cart together with the catalogue and the codes of the moment: what may be shown. */
import type {CatalogueStore} from '../catalogue-index/catalogue-store';
import type {VariantNode} from '../catalogue-index/nodes';
import {parseGid} from '../gid';
import {allocateStock} from '../catalogue-index/stock';
import {cartGid, type CartLineState, type CartState, type CartWarning} from './cart-state';
import type {DiscountRegistry} from './discount-codes';
import {applyShopRules, splitPrice} from './shop-rules';
import {priceCart, type CartPrice, type CodeOutcome, type LinePrice} from './price-cart';

export interface CartLineView {
  readonly __typename: 'CartLine';
  readonly id: string;
  readonly state: CartLineState;
  readonly merchandise: VariantNode;
  readonly price: LinePrice;
}

export interface CartView {
  readonly __typename: 'Cart';
  readonly id: string;
  readonly state: CartState;
  readonly lines: readonly CartLineView[];
  readonly price: CartPrice;
  readonly warnings: readonly CartWarning[];
}

/** The variant of a line or an input; null if it no longer exists. */
export function findMerchandise(
  merchandiseId: string,
  catalogue: CatalogueStore,
): VariantNode | null {
  const parsed = parseGid(merchandiseId);
  return parsed?.type === 'ProductVariant' ? catalogue.variantById(parsed.id) : null;
}

/**
 * A line whose product vanished is left out. A line that is sold out stays with the quantity 0, one of
 * which there are too few gets what is left, each with a warning and no user error: so does the provider.
 */
export function viewCart(
  state: CartState,
  catalogue: CatalogueStore,
  discounts: DiscountRegistry,
): CartView {
  const present = state.lines.flatMap((line) => {
    const merchandise = findMerchandise(line.merchandiseId, catalogue);
    return merchandise ? [{line, merchandise}] : [];
  });
  const quantities = allocateStock(
    present.map(({line, merchandise}) => ({merchandise, quantity: line.quantity})),
  );
  const plain = priceCart(
    present.map(({line, merchandise: {data}}, index) => ({
      unitCents: data.priceCents,
      compareAtCents: data.compareAtCents,
      quantity: quantities[index] ?? 0,
      attributes: line.attributes,
    })),
    state.discountCodes.map((typed) => {
      const discount = discounts.find(typed);
      return {
        typed,
        discount,
        enabled: discount !== null && discounts.isEnabled(discount, Date.now()),
      };
    }),
  );
  const {rules} = discounts;
  const price = applyShopRules(plain, rules);
  const lines = present.flatMap(({line, merchandise}, index): CartLineView[] => {
    const whole = price.lines[index];
    if (!whole) return [];
    const parts = rules.splitLines ? splitPrice(whole) : [whole];
    return parts.map((part, i) => ({
      __typename: 'CartLine',
      id: i === 0 ? line.id : `${line.id}&part=${i}`,
      state: parts.length > 1 ? {...line, quantity: part.quantity} : line,
      merchandise,
      price: part,
    }));
  });
  const id = cartGid(state);
  return {
    __typename: 'Cart',
    id,
    state,
    lines,
    price,
    warnings: [
      ...lines.flatMap(stockWarning),
      ...price.codes.flatMap((code) => codeWarning(code, id)),
    ],
  };
}

function stockWarning({id, merchandise, state, price: {quantity}}: CartLineView): CartWarning[] {
  if (quantity === state.quantity) return [];
  if (quantity === 0) {
    const message = `The product '${merchandise.product.data.title}' is already sold out.`;
    return [{code: 'MERCHANDISE_OUT_OF_STOCK', message, target: id}];
  }
  const items = quantity === 1 ? '1 item was' : `${quantity} items were`;
  const message = `Only ${items} added to your cart due to availability.`;
  return [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message, target: id}];
}

const CODE_WARNINGS: Record<
  Exclude<CodeOutcome, 'applied'>,
  {code: string; message: (typed: string) => string}
> = {
  unknown: {
    code: 'DISCOUNT_NOT_FOUND',
    message: (typed) => `Discount code ${typed} was not found.`,
  },
  disabled: {
    code: 'DISCOUNT_CURRENTLY_INACTIVE',
    message: (typed) => `Discount code ${typed} is currently inactive.`,
  },
  'no-entitled-lines': {
    code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
    message: (typed) => `Discount code ${typed} does not apply to the items in this cart.`,
  },
};

function codeWarning({typed, outcome}: CartPrice['codes'][number], target: string): CartWarning[] {
  if (outcome === 'applied') return [];
  const {code, message} = CODE_WARNINGS[outcome];
  return [{code, message: message(typed), target}];
}
