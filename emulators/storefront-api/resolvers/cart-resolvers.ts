import type {CartLineView, CartView} from '../cart/cart-view';
import type {CartAttribute} from '../cart/cart-state';
import type {Allocation} from '../cart/price-cart';
import {connect, type PageArgs} from '../graphql/connection';
import {DEFAULT_COUNTRY} from '../constants';
import type {FieldResolvers, RequestContext} from '../context';
import {money} from '../money';

const attributeOf =
  (attributes: readonly CartAttribute[]) =>
  ({key}: {key: string}) =>
    attributes.find((attribute) => attribute.key === key) ?? null;

/** Where a cart is paid. */
function checkoutUrl(origin: string, {state}: CartView): string {
  return `${origin}/cart/c/${state.token}?key=${state.key}`;
}

function cartCost({price}: CartView) {
  return {
    subtotalAmount: money(price.subtotalCents),
    subtotalAmountEstimated: false,
    totalAmount: money(price.totalCents),
    totalAmountEstimated: false,
    checkoutChargeAmount: money(price.totalCents),
    totalDutyAmount: null,
    totalDutyAmountEstimated: false,
    totalTaxAmount: null,
    totalTaxAmountEstimated: false,
  };
}

export const cartResolvers: FieldResolvers = {
  checkoutUrl: (cart: CartView, _args: unknown, {origin}: RequestContext) =>
    checkoutUrl(origin, cart),
  createdAt: ({state}: CartView) => state.createdAt,
  updatedAt: ({state}: CartView) => state.updatedAt,
  note: ({state}: CartView) => state.note,
  attributes: ({state}: CartView) => state.attributes,
  attribute: ({state}: CartView, args: {key: string}) => attributeOf(state.attributes)(args),
  buyerIdentity: ({state}: CartView) => ({countryCode: DEFAULT_COUNTRY, ...state.buyerIdentity}),
  discountCodes: ({price}: CartView) =>
    price.codes.map(({typed, outcome}) => ({code: typed, applicable: outcome === 'applied'})),
  // Every known code discounts lines, and its allocations are theirs.
  discountAllocations: ({price}: CartView) => price.allocations.map(allocationNode),
  totalQuantity: ({price}: CartView) => price.totalQuantity,
  cost: cartCost,
  estimatedCost: cartCost,
  lines: ({lines}: CartView, args: PageArgs) => connect(lines, args, {idOf: ({id}) => id}),
};

function lineCost({price}: CartLineView) {
  const compareAt = price.compareAtCents === null ? null : money(price.compareAtCents);
  return {
    amountPerQuantity: money(price.unitCents),
    compareAtAmountPerQuantity: compareAt,
    subtotalAmount: money(price.subtotalCents),
    totalAmount: money(price.totalCents),
    // The deprecated `estimatedCost` calls the first two by other names.
    amount: money(price.unitCents),
    compareAtAmount: compareAt,
  };
}

export const cartLineResolvers: FieldResolvers = {
  quantity: ({price}: CartLineView) => price.quantity,
  attributes: ({state}: CartLineView) => state.attributes,
  attribute: ({state}: CartLineView, args: {key: string}) => attributeOf(state.attributes)(args),
  cost: lineCost,
  estimatedCost: lineCost,
  discountAllocations: ({price}: CartLineView) => price.allocations.map(allocationNode),
};

function allocationNode(allocation: Allocation) {
  const {percentage, cents} = allocation;
  return {
    ...('code' in allocation
      ? {__typename: 'CartCodeDiscountAllocation', code: allocation.code}
      : {__typename: 'CartAutomaticDiscountAllocation', title: allocation.title}),
    discountedAmount: money(cents),
    targetType: 'LINE_ITEM',
    discountApplication: {
      __typename: 'CartDiscountApplication',
      allocationMethod: 'EACH',
      targetSelection: 'ENTITLED',
      targetType: 'LINE_ITEM',
      value: {__typename: 'PricingPercentageValue', percentage},
    },
  };
}
