import type {CartOutcome} from '../cart/cart-service';
import type {BuyerIdentity, CartAttribute} from '../cart/cart-state';
import {addLines, type LineChange, type LineInput} from '../cart/change-lines';
import {MAX_NOTE_LENGTH} from '../constants';
import type {FieldResolvers, RequestContext} from '../context';

interface CartInput {
  readonly lines?: readonly LineInput[] | null;
  readonly attributes?: readonly CartAttribute[] | null;
  readonly note?: string | null;
  readonly discountCodes?: readonly string[] | null;
  readonly buyerIdentity?: BuyerIdentity | null;
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
        if ((note?.length ?? 0) > MAX_NOTE_LENGTH) return noteTooLong();
        return addLines(
          {
            ...empty,
            note: note ?? null,
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
};

function payload(outcome: CartOutcome) {
  return outcome.ok
    ? {cart: outcome.cart, userErrors: [], warnings: outcome.cart.warnings}
    : {cart: null, userErrors: outcome.userErrors, warnings: []};
}

function noteTooLong(): LineChange {
  const message = `Note is too long (maximum is ${MAX_NOTE_LENGTH} characters)`;
  return {ok: false, userErrors: [{code: 'NOTE_TOO_LONG', field: ['input', 'note'], message}]};
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
