/** Does the discount code of an offer do at a checkout what the shop advertises? */
import {toMinorUnits, type Money} from '../../app/domain/money/money';
import {OFFERS, type OfferCode} from '../../app/domain/offers/offers';
import {OFFER_ATTRIBUTE} from '../../app/server/checkout/checkout';
import {findingsOf, type Finding} from './finding';
import type {Storefront} from './storefront';
import {createTrialCart, isApplied, trialOf, type Trial, type TrialCart} from './trial-cart';

const offers = findingsOf('offers');

const GUIDE = 'docs/operating.md, Discount codes for the offers';
/** Of one offer's discount, for shops that round another way. */
const TOLERANCE_CENTS = 1;

export interface OfferTrial {
  readonly storefront: Storefront;
  readonly offer: OfferCode;
  /** Undefined when there is none. */
  readonly code: string | undefined;
  /** Of variants that can be bought, one more than any offer needs. */
  readonly variantIds: readonly string[];
}

/** Tries the code on a cart of its own, with the lines that a shopper would have. */
export async function checkOffer({
  storefront,
  offer,
  code,
  variantIds,
}: OfferTrial): Promise<Finding> {
  const {percent} = OFFERS[offer];
  if (!code) {
    return offers.warn(
      `${offer} has no code: ${percent}% are advertised and the checkout charges in full.`,
      `Create one and name it in PRIVATE_OFFER_CODES (${GUIDE}).`,
    );
  }
  const {lines, offered} = trialOf(offer);
  // The line beyond the offer's shows whether the code keeps to its own.
  const trial: Trial = {variantIds: variantIds.slice(0, lines + 1), offered};
  const cart = await createTrialCart(storefront, trial, offer, code);
  if (typeof cart === 'string') {
    return offers.fail(`${offer}: the trial cart fails: ${cart}.`, `See ${GUIDE}.`);
  }
  if (!isApplied(cart, code)) {
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

/** What a line of a cart was reduced by. */
interface Reduction {
  readonly cents: number;
  readonly percent: number;
  expected(percent: number): number;
}

function takenOff(cart: TrialCart, {variantIds, offered}: Trial) {
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
