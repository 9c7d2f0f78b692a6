/** What the provider was asked to sell by each hand-off, and whether the shopper knows it. */
import type {Line} from './ledger';
import {shortId} from './ledger';

/** A checkout as the provider made it. */
export interface Checkout {
  readonly token: string;
  /** Hand-off id in the cart; null for a checkout from elsewhere. */
  readonly handOffId: string | null;
  readonly cents: number;
  readonly lines: readonly Line[];
}

interface Answer {
  readonly data?: {
    readonly cartCreate?: {
      readonly cart?: {
        readonly checkoutUrl: string;
        readonly cost: {readonly totalAmount: {readonly amount: string}};
        readonly lines: {
          readonly nodes: readonly {
            readonly quantity: number;
            readonly merchandise: {readonly id: string};
          }[];
        };
      } | null;
    } | null;
  } | null;
}

/** The checkout in an answer of the provider; null if the answer holds none. */
export function checkoutIn(asked: string, answer: string): Checkout | null {
  if (!asked.includes('cartCreate')) return null;
  let parsed: Answer;
  try {
    parsed = JSON.parse(answer) as Answer;
  } catch {
    return null;
  }
  const cart = parsed.data?.cartCreate?.cart;
  if (!cart) return null;
  const sums = new Map<string, number>();
  for (const {merchandise, quantity} of cart.lines.nodes) {
    sums.set(merchandise.id, (sums.get(merchandise.id) ?? 0) + quantity);
  }
  return {
    token: tokenOf(cart.checkoutUrl),
    handOffId: /"_pago","value":"([0-9a-f]{32})"/.exec(asked)?.[1] ?? null,
    cents: centsOf(cart.cost.totalAmount.amount),
    lines: [...sums]
      .filter(([, quantity]) => quantity > 0)
      .map(([variantId, quantity]) => ({variantId, quantity})),
  };
}

/** Token in the checkout's URL. */
export function tokenOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Differences between a checkout and a cart, in words. @param cart the lines that can be bought. */
export function unlike(checkout: Checkout, cart: readonly Line[]): readonly string[] {
  const quantityIn = (lines: readonly Line[], id: string) =>
    lines.find(({variantId}) => variantId === id)?.quantity ?? 0;
  const ids = new Set([...checkout.lines, ...cart].map(({variantId}) => variantId));
  return [...ids].flatMap((id) => {
    const asked = quantityIn(checkout.lines, id);
    const own = quantityIn(cart, id);
    return asked === own ? [] : [`${asked} of ${shortId(id)} at the checkout, ${own} in the cart`];
  });
}
