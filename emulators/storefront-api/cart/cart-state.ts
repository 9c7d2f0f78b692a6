/** A stored cart. Prices are not part of it: they come from the current catalogue. */

export interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

export interface CartLineState {
  /** Global id of the line. */
  readonly id: string;
  /** Global id of the variant. */
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
}

export interface BuyerIdentity {
  readonly countryCode?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

export interface CartState {
  readonly token: string;
  readonly key: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly note: string | null;
  readonly attributes: readonly CartAttribute[];
  /** Codes as typed, in order. */
  readonly discountCodes: readonly string[];
  readonly buyerIdentity: BuyerIdentity;
  readonly lines: readonly CartLineState[];
  /** Number of lines that the cart has ever had, from which the next line's id is made. */
  readonly linesCreated: number;
}

/** The `CartUserError` of the schema. */
export interface CartUserError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The `CartWarning` of the schema. */
export interface CartWarning {
  readonly code: string;
  readonly message: string;
  readonly target: string;
}

export function cartGid({token, key}: Pick<CartState, 'token' | 'key'>): string {
  return `gid://shopify/Cart/${token}?key=${key}`;
}
