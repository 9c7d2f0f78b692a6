/** A cart as it is stored. Prices are not part of it: they come from the catalogue of the moment. */

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
  /** As typed, in order. */
  readonly discountCodes: readonly string[];
  readonly buyerIdentity: BuyerIdentity;
  readonly lines: readonly CartLineState[];
  /** How many lines the cart has ever had; the next line's id comes from it. */
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
