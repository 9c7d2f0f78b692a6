/**
 * Does each discount code do at a checkout what the shop advertises? Tried on a cart of its own for
 * every offer, with the lines that a shopper would have. Such a cart is never paid and expires.
 */
import {checkoutAddress} from '../../app/domain/cart/checkout-url';
import {toMinorUnits, type Money} from '../../app/domain/text/money';
import {OFFER_CODES, OFFERS, type OfferCode} from '../../app/domain/offers/offers';
import {CART_CREATE} from '../../app/graphql/cart';
import {OFFER_ATTRIBUTE} from '../../app/server/checkout/checkout';
import type {OfferCodes} from '../../app/server/environment/environment';
import {operationOf} from '../../app/server/storefront/operation';
import type {CartCreateMutation} from '../../storefrontapi.generated';
import {findingsOf, type Finding} from './finding';
import type {ListedProduct} from './read-catalogue';
import {failureOf, type Storefront} from './storefront';

const checkout = findingsOf('checkout');
const offers = findingsOf('offers');

const GUIDE = 'docs/operating.md, Discount codes for the offers';
/** Of one offer's discount, for shops that round another way. */
const TOLERANCE_CENTS = 1;

interface Trial {
  /** In the order of the lines. */
  readonly variantIds: readonly string[];
  /** How many of the first lines carry the offer. */
  readonly offered: number;
}

/** The cart of an offer: a product with its companions, or one product beside another. */
function trialOf(offer: OfferCode): {lines: number; offered: number} {
  const {kind, companions} = OFFERS[offer];
  const lines = companions + 1;
  return {lines, offered: kind === 'combo' ? lines : 1};
}

export async function checkOffers(
  storefront: Storefront,
  listed: readonly ListedProduct[],
  codes: OfferCodes,
): Promise<Finding[]> {
  const variantIds = sellable(listed);
  const wanted = Math.max(...OFFER_CODES.map((offer) => trialOf(offer).lines));
  if (variantIds.length < wanted) {
    return [
      offers.warn(
        `Fewer than ${wanted} products can be bought, so no offer could be tried.`,
        'Publish more products and run this again.',
      ),
    ];
  }
  // One more than any offer needs, left at its regular price.
  const plain = await createCart(storefront, {variantIds: variantIds.slice(0, 1), offered: 0});
  const handOff = checkHandOff(plain);
  if (handOff.level === 'fail') return [handOff];
  const tried = await Promise.all(
    OFFER_CODES.map((offer) => checkOffer(storefront, offer, codes[offer], variantIds)),
  );
  return [handOff, ...tried];
}

function sellable(listed: readonly ListedProduct[]): string[] {
  return listed
    .flatMap(({variants}) => variants.nodes.slice(0, 1))
    .filter(({availableForSale, price}) => availableForSale && Number(price.amount) > 0)
    .map(({id}) => id);
}

function checkHandOff(answer: Awaited<ReturnType<typeof createCart>>): Finding {
  const fix =
    'Check that the store can take orders (plan, payments, password page), then try again.';
  if (typeof answer === 'string') return checkout.fail(`A trial cart fails: ${answer}.`, fix);
  const address = checkoutAddress(answer.checkoutUrl);
  return address
    ? checkout.ok(`A cart leads to the checkout at ${new URL(address).host}.`)
    : checkout.fail('A trial cart has no checkout address.', fix);
}

async function checkOffer(
  storefront: Storefront,
  offer: OfferCode,
  code: string | undefined,
  variantIds: readonly string[],
): Promise<Finding> {
  const {percent} = OFFERS[offer];
  if (!code) {
    return offers.warn(
      `${offer} has no code: ${percent}% are advertised and the checkout charges in full.`,
      `Create one and name it in PRIVATE_OFFER_CODES (${GUIDE}).`,
    );
  }
  const {lines, offered} = trialOf(offer);
  // The line beyond the offer's shows whether the code keeps to its own.
  const trial = {variantIds: variantIds.slice(0, lines + 1), offered};
  const cart = await createCart(storefront, trial, offer, code);
  if (typeof cart === 'string') {
    return offers.fail(`${offer}: the trial cart fails: ${cart}.`, `See ${GUIDE}.`);
  }
  const applied = cart.discountCodes.find((each) => each.code.toLowerCase() === code.toLowerCase());
  if (!applied?.applicable) {
    return offers.fail(
      `${offer}: the store does not apply its code to a cart that has the offer.`,
      `Check that the code exists, is active and fits ${lines} lines with ${OFFER_ATTRIBUTE} = ${offer} (${GUIDE}).`,
    );
  }
  const {inOffer, beside} = takenOff(cart, trial);
  const wrong = inOffer.find(
    (each) => Math.abs(each.cents - each.expected(percent)) > TOLERANCE_CENTS,
  );
  if (wrong) {
    return offers.fail(
      `${offer}: ${percent}% are advertised and the code takes off ${wrong.percent}%.`,
      `Set the code's value to ${percent}% (${GUIDE}).`,
    );
  }
  return beside.some(({cents}) => cents > 0)
    ? offers.warn(
        `${offer}: the code takes off ${percent}%, also from products outside of the offer.`,
        `That is way B of ${GUIDE}; way A keeps to the offer.`,
      )
    : offers.ok(`${offer}: the code takes off ${percent}%, from its own lines alone.`);
}

type Cart = NonNullable<NonNullable<CartCreateMutation['cartCreate']>['cart']>;

/** What a line of a cart was reduced by. */
interface Reduction {
  readonly cents: number;
  readonly percent: number;
  expected(percent: number): number;
}

function takenOff(cart: Cart, {variantIds, offered}: Trial) {
  const reductions = variantIds.map((id) => {
    const line = cart.lines.nodes.find(
      ({merchandise}) => 'id' in merchandise && merchandise.id === id,
    );
    return reductionOf(line?.cost.amountPerQuantity, line?.cost.totalAmount);
  });
  return {inOffer: reductions.slice(0, offered), beside: reductions.slice(offered)};
}

function reductionOf(full: Money | undefined, charged: Money | undefined): Reduction {
  const regular = full ? toMinorUnits(full) : 0;
  const cents = regular - (charged ? toMinorUnits(charged) : 0);
  return {
    cents,
    percent: regular > 0 ? Math.round((cents / regular) * 1000) / 10 : 0,
    expected: (percent) => Math.round((regular * percent) / 100),
  };
}

/** The cart, or why there is none. */
async function createCart(
  storefront: Storefront,
  {variantIds, offered}: Trial,
  offer?: OfferCode,
  code?: string,
): Promise<Cart | string> {
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
