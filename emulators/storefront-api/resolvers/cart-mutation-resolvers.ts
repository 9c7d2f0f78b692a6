import type {CartOutcome} from '../cart/cart-service';
import type {BuyerIdentity, CartAttribute, CartState} from '../cart/cart-state';
import {
  addLines,
  removeLines,
  updateLines,
  type LineChange,
  type LineInput,
  type LineUpdateInput,
} from '../cart/change-lines';
import {MAX_NOTE_LENGTH} from '../constants';
import type {FieldResolvers, RequestContext} from '../context';

interface CartInput {
  readonly lines?: readonly LineInput[] | null;
  readonly attributes?: readonly CartAttribute[] | null;
  readonly note?: string | null;
  readonly discountCodes?: readonly string[] | null;
  readonly buyerIdentity?: BuyerIdentity | null;
}

interface OnCart {
  readonly cartId: string;
}

export const cartMutationResolvers: FieldResolvers = {
  cartCreate: (
    _root: unknown,
    {input}: {input?: CartInput | null},
    {carts, country}: RequestContext,
  ) =>
    payload(
      carts.create((empty) => {
        const {lines, attributes, note, discountCodes, buyerIdentity} = input ?? {};
        const noted = withNote(empty, note ?? null, ['input', 'note']);
        if (!noted.ok) return noted;
        return addLines(
          {
            ...noted.state,
            attributes: attributes ?? [],
            discountCodes: distinctCodes(discountCodes),
            buyerIdentity: {countryCode: country, ...identityOf(buyerIdentity)},
          },
          lines ?? [],
          carts.merchandiseExists,
          ['input', 'lines'],
        );
      }),
    ),
  cartLinesAdd: (
    _root: unknown,
    {cartId, lines}: OnCart & {lines: LineInput[]},
    {carts}: RequestContext,
  ) =>
    payload(
      carts.update(cartId, (state) => addLines(state, lines, carts.merchandiseExists, ['lines'])),
    ),
  cartLinesUpdate: (
    _root: unknown,
    {cartId, lines}: OnCart & {lines: LineUpdateInput[]},
    {carts}: RequestContext,
  ) => payload(carts.update(cartId, (state) => updateLines(state, lines, carts.merchandiseExists))),
  cartLinesRemove: (
    _root: unknown,
    {cartId, lineIds}: OnCart & {lineIds: string[]},
    {carts}: RequestContext,
  ) => payload(carts.update(cartId, (state) => removeLines(state, lineIds))),
  cartDiscountCodesUpdate: (
    _root: unknown,
    {cartId, discountCodes}: OnCart & {discountCodes?: string[] | null},
    {carts}: RequestContext,
  ) =>
    payload(
      carts.update(cartId, (state) =>
        changed({...state, discountCodes: distinctCodes(discountCodes)}),
      ),
    ),
  cartAttributesUpdate: (
    _root: unknown,
    {cartId, attributes}: OnCart & {attributes: CartAttribute[]},
    {carts}: RequestContext,
  ) => payload(carts.update(cartId, (state) => changed({...state, attributes}))),
  cartNoteUpdate: (
    _root: unknown,
    {cartId, note}: OnCart & {note: string},
    {carts}: RequestContext,
  ) => payload(carts.update(cartId, (state) => withNote(state, note, ['note']))),
  cartBuyerIdentityUpdate: (
    _root: unknown,
    {cartId, buyerIdentity}: OnCart & {buyerIdentity: BuyerIdentity},
    {carts}: RequestContext,
  ) =>
    payload(
      carts.update(cartId, (state) =>
        changed({
          ...state,
          buyerIdentity: {...state.buyerIdentity, ...identityOf(buyerIdentity)},
        }),
      ),
    ),
  ...unchanging([
    'cartBillingAddressUpdate',
    'cartDeliveryAddressesAdd',
    'cartDeliveryAddressesRemove',
    'cartDeliveryAddressesReplace',
    'cartDeliveryAddressesUpdate',
    'cartGiftCardCodesAdd',
    'cartGiftCardCodesRemove',
    'cartGiftCardCodesUpdate',
    'cartPaymentUpdate',
    'cartSelectedDeliveryOptionsUpdate',
  ]),
  cartRemovePersonalData: (_root: unknown, {cartId}: OnCart, {carts}: RequestContext) =>
    payload(carts.update(cartId, (state) => changed({...state, buyerIdentity: {}}))),
};

/** Digital goods need no delivery and the demo takes no cards: these answer with the cart as it is. */
function unchanging(names: readonly string[]): FieldResolvers {
  const resolver = (_root: unknown, {cartId}: OnCart, {carts}: RequestContext) =>
    payload(carts.update(cartId, changed));
  return Object.fromEntries(names.map((name) => [name, resolver]));
}

function payload(outcome: CartOutcome) {
  return outcome.ok
    ? {cart: outcome.cart, userErrors: [], warnings: outcome.cart.warnings}
    : {cart: null, userErrors: outcome.userErrors, warnings: []};
}

function changed(state: CartState): LineChange {
  return {ok: true, state};
}

function withNote(state: CartState, note: string | null, field: readonly string[]): LineChange {
  if ((note?.length ?? 0) <= MAX_NOTE_LENGTH) return changed({...state, note});
  const message = `Note is too long (maximum is ${MAX_NOTE_LENGTH} characters)`;
  return {ok: false, userErrors: [{code: 'NOTE_TOO_LONG', field, message}]};
}

/** Blank codes are dropped, and a code typed twice counts once. */
function distinctCodes(codes: readonly string[] | null | undefined): string[] {
  const seen = new Map<string, string>();
  for (const code of codes ?? []) {
    const typed = code.trim();
    if (typed && !seen.has(typed.toUpperCase())) seen.set(typed.toUpperCase(), typed);
  }
  return [...seen.values()];
}

function identityOf(input: BuyerIdentity | null | undefined): BuyerIdentity {
  const {countryCode, email, phone} = input ?? {};
  return {
    ...(countryCode === undefined ? {} : {countryCode}),
    ...(email === undefined ? {} : {email}),
    ...(phone === undefined ? {} : {phone}),
  };
}
