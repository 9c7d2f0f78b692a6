/** The carts on which the doctor tries the shop's offers. They are never paid and expire. */
import {OFFERS, type OfferCode} from '../../app/domain/offers/offers';
import {CART_CREATE} from '../../app/graphql/cart';
import {OFFER_ATTRIBUTE} from '../../app/server/checkout/checkout';
import {operationOf} from '../../app/server/storefront/operation';
import type {CartCreateMutation} from '../../storefrontapi.generated';
import {failureOf, type Storefront} from './storefront';

export type TrialCart = NonNullable<NonNullable<CartCreateMutation['cartCreate']>['cart']>;

export interface Trial {
  /** In the order of the lines. */
  readonly variantIds: readonly string[];
  /** How many of the first lines carry the offer. */
  readonly offered: number;
}

/** The cart of an offer: a product with its companions, or one product beside another. */
export function trialOf(offer: OfferCode): {lines: number; offered: number} {
  const {kind, companions} = OFFERS[offer];
  const lines = companions + 1;
  return {lines, offered: kind === 'combo' ? lines : 1};
}

/** The cart, or why there is none. */
export async function createTrialCart(
  storefront: Storefront,
  {variantIds, offered}: Trial,
  offer?: OfferCode,
  code?: string,
): Promise<TrialCart | string> {
  const answer = await storefront<CartCreateMutation>(operationOf(CART_CREATE).text, {
    lines: variantIds.length,
    input: {
      lines: variantIds.map((merchandiseId, index) => ({
        merchandiseId,
        quantity: 1,
        attributes: offer && index < offered ? [{key: OFFER_ATTRIBUTE, value: offer}] : [],
      })),
      discountCodes: code ? [code] : [],
    },
  });
  const failure = failureOf(answer);
  if (failure !== null) return failure;
  const {cart, userErrors = []} = answer.data?.cartCreate ?? {};
  return cart ?? (userErrors.map(({message}) => message).join(', ') || 'no cart');
}

/** Whether the store says that it applies the code. */
export function isApplied(cart: TrialCart, code: string): boolean {
  return cart.discountCodes.some(
    (each) => each.applicable && each.code.toLowerCase() === code.toLowerCase(),
  );
}
