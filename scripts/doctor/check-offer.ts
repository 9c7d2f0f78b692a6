/** Does the discount code of an offer do at a checkout what the shop advertises? */
import {toMinorUnits} from '../../app/domain/money/money';
import {OFFERS, type OfferCode, COMBO_LEVELS} from '../../app/domain/offers/offers';
import {OFFER_ATTRIBUTE} from '../../app/server/checkout/checkout';
import {findingsOf, type Finding} from './finding';
import {type Storefront, failureOf} from './storefront';
import {offerRuns, type OfferTerms} from '../../app/domain/offers/offer-terms';
import {CART_CREATE} from '../../app/graphql/cart';
import {operationOf} from '../../app/server/storefront/operation';
import type {CartCreateMutation} from '../../storefrontapi.generated';

const offers = findingsOf('offers');

const GUIDE = 'docs/operating.md, Discount codes for the offers';
/** Tolerance for each offer's discount, for shops that round differently. */
const TOLERANCE_CENTS = 1;

interface OfferTrial {
  readonly storefront: Storefront;
  readonly offer: OfferCode;
  /** Undefined if the offer has no code. */
  readonly code: string | undefined;
  /** Ids of variants that can be bought, one more than any offer needs. */
  readonly variantIds: readonly string[];
}

/** Tries the code on a new cart with the lines that a shopper would have. */
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
  // The additional line shows whether the code applies to other lines too.
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
    ({regular, cents}) => Math.abs(cents - Math.round((regular * percent) / 100)) > TOLERANCE_CENTS,
  );
  if (wrong) {
    return offers.fail(
      `${offer}: ${percent}% are advertised and the code takes off ${Math.round((wrong.cents / (wrong.regular || 1)) * 1000) / 10}%.`,
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

/** Cents by which the offer's lines were reduced, and those by which other lines were. */
function takenOff(cart: TrialCart, {variantIds, offered}: Trial) {
  const reductions = variantIds.map((id) => {
    const line = cart.lines.nodes.find(
      ({merchandise}) => 'id' in merchandise && merchandise.id === id,
    );
    const regular = line ? toMinorUnits(line.cost.amountPerQuantity) : 0;
    return {regular, cents: regular - (line ? toMinorUnits(line.cost.totalAmount) : 0)};
  });
  return {inOffer: reductions.slice(0, offered), beside: reductions.slice(offered)};
}

/**
 * Do the windows of a campaign agree with the provider? The Storefront API does not tell a code's own
 * dates, so the doctor sees whether the code is applied now, and whether it should be.
 */
const CAMPAIGN_GUIDE = 'docs/operating.md, Which offers, where';

/** Checks an offer of the campaign at `now` (epoch milliseconds). */
export async function checkCampaign(
  trial: OfferTrial,
  terms: OfferTerms,
  now: number,
): Promise<Finding> {
  const {storefront, offer, code, variantIds} = trial;
  const window = terms.windows[offer];
  if (!code || !window) {
    return offers.warn(
      `${offer} has no code: the campaign is without it.`,
      `Name one with its window in PRIVATE_OFFER_CODES, if you want it (${CAMPAIGN_GUIDE}).`,
    );
  }
  if (offerRuns(terms, offer, now)) return checkOffer(trial);

  const {lines, offered} = trialOf(offer);
  const chosen = {variantIds: variantIds.slice(0, lines), offered};
  const cart = await createTrialCart(storefront, chosen, offer, code);
  const ended = now >= window.endsAt;
  if (typeof cart !== 'string' && isApplied(cart, code)) {
    return offers.warn(
      `${offer}: the store applies its code though the shop's window ${ended ? 'is over' : 'has not begun'}.`,
      `Give the code the same active dates in Shopify (${CAMPAIGN_GUIDE}).`,
    );
  }
  return ended
    ? offers.warn(
        `${offer}: its window is over since ${moment(window.endsAt)}.`,
        `Set the next one, or take the offer out of PRIVATE_OFFER_CODES (${CAMPAIGN_GUIDE}).`,
      )
    : offers.ok(
        `${offer}: its window begins at ${moment(window.startsAt)}; its code does not apply yet.`,
      );
}

/** At any time of a campaign, more companions should give more off. */
export function checkLevels({windows}: OfferTerms): Finding[] {
  const levels = COMBO_LEVELS.flatMap((level) => windows[level] ?? []);
  const [first] = levels;
  const same = levels.every(
    ({startsAt, endsAt}) => startsAt === first?.startsAt && endsAt === first.endsAt,
  );
  return same
    ? []
    : [
        offers.warn(
          'The levels of the combo do not share one window, so what a companion takes off changes within the campaign.',
          `Give them the same dates, unless you mean it (${CAMPAIGN_GUIDE}).`,
        ),
      ];
}

function moment(epoch: number): string {
  return new Date(epoch).toISOString();
}

/** The carts on which the doctor tries the shop's offers. They are never paid and expire. */
export type TrialCart = NonNullable<NonNullable<CartCreateMutation['cartCreate']>['cart']>;

interface Trial {
  /** Variants of the lines, in order. */
  readonly variantIds: readonly string[];
  /** Number of the first lines that carry the offer. */
  readonly offered: number;
}

/** The cart of an offer: a product with its companions, or one product beside another. */
export function trialOf(offer: OfferCode): {lines: number; offered: number} {
  const {kind, companions} = OFFERS[offer];
  const lines = companions + 1;
  return {lines, offered: kind === 'combo' ? lines : 1};
}

/** The trial cart, or the reason why it could not be created. */
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
function isApplied(cart: TrialCart, code: string): boolean {
  return cart.discountCodes.some(
    (each) => each.applicable && each.code.toLowerCase() === code.toLowerCase(),
  );
}
