/**
 * Adds lines to a cart: pure, and all or nothing. Adding what is already there (same merchandise, same attributes)
 * raises the quantity of its line.
 */
import {MAX_CART_LINES, MAX_LINE_QUANTITY} from '../constants';
import {deterministicToken} from '../deterministic-token';
import type {CartAttribute, CartLineState, CartState, CartUserError} from './cart-state';

export interface LineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly attributes?: readonly CartAttribute[] | null;
}

export type LineChange =
  | {readonly ok: true; readonly state: CartState}
  | {readonly ok: false; readonly userErrors: readonly CartUserError[]};

export type MerchandiseExists = (merchandiseId: string) => boolean;

/** `path` is where the lines stand in the arguments: `['lines']` or `['input', 'lines']`. */
export function addLines(
  state: CartState,
  inputs: readonly LineInput[],
  exists: MerchandiseExists,
  path: readonly string[],
): LineChange {
  const userErrors = inputs.flatMap((input, index) => {
    const field = [...path, String(index)];
    return [
      ...merchandiseErrors(input.merchandiseId, exists, field),
      ...quantityErrors(input.quantity ?? 1, input.merchandiseId, field),
    ];
  });
  if (userErrors.length > 0) return {ok: false, userErrors};

  const lines = [...state.lines];
  let {linesCreated} = state;
  for (const {merchandiseId, quantity, attributes} of inputs) {
    const addition = {merchandiseId, quantity: quantity ?? 1, attributes: attributes ?? []};
    const at = lines.findIndex((line) => mergeKey(line) === mergeKey(addition));
    const known = lines[at];
    if (known) lines[at] = {...known, quantity: known.quantity + addition.quantity};
    else {
      lines.push({id: lineGid(state.token, linesCreated), ...addition});
      linesCreated += 1;
    }
  }
  if (lines.length > MAX_CART_LINES) return tooManyLines(path);
  return {ok: true, state: {...state, lines, linesCreated}};
}

function merchandiseErrors(
  merchandiseId: string,
  exists: MerchandiseExists,
  field: readonly string[],
): CartUserError[] {
  if (exists(merchandiseId)) return [];
  return [
    {
      code: 'INVALID',
      field: [...field, 'merchandiseId'],
      message: `The merchandise with id ${merchandiseId} does not exist.`,
    },
  ];
}

function quantityErrors(
  quantity: number,
  merchandiseId: string,
  field: readonly string[],
): CartUserError[] {
  if (quantity < 1) {
    return [
      {
        code: 'INVALID',
        field: [...field, 'quantity'],
        message: `The quantity for merchandise with id ${merchandiseId} must be greater than zero.`,
      },
    ];
  }
  if (quantity < MAX_LINE_QUANTITY) return [];
  return [
    {
      code: 'LESS_THAN',
      field: [...field, 'quantity'],
      message: `The quantity for merchandise with id ${merchandiseId} must be less than ${MAX_LINE_QUANTITY}.`,
    },
  ];
}

function tooManyLines(field: readonly string[]): LineChange {
  const message = `The cart cannot have more than ${MAX_CART_LINES} lines.`;
  return {ok: false, userErrors: [{code: 'CART_TOO_LARGE', field, message}]};
}

function mergeKey({merchandiseId, attributes}: Omit<CartLineState, 'id' | 'quantity'>): string {
  const sorted = attributes.map(({key, value}) => [key, value].join('\u0000')).sort();
  return [merchandiseId, ...sorted].join('\u0001');
}

function lineGid(cartToken: string, number: number): string {
  const hex = deterministicToken(`line:${cartToken}`, number, 32);
  const uuid = [8, 12, 16, 20].reduceRight(
    (text, at) => `${text.slice(0, at)}-${text.slice(at)}`,
    hex,
  );
  return `gid://shopify/CartLine/${uuid}?cart=${cartToken}`;
}
