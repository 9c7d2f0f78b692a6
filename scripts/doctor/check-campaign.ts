/**
 * Do the windows of a campaign agree with the provider? The Storefront API does not tell a code's own
 * dates, so the doctor sees whether the code is applied now, and whether it should be.
 */
import {COMBO_LEVELS} from '../../app/domain/offers/offers';
import {offerRuns, type OfferTerms} from '../../app/domain/offers/offer-terms';
import {checkOffer, type OfferTrial} from './check-offer';
import {findingsOf, type Finding} from './finding';
import {createTrialCart, isApplied, trialOf} from './trial-cart';

const offers = findingsOf('offers');

const GUIDE = 'docs/operating.md, Which offers, where';

/** One offer of the campaign at `now` (epoch milliseconds). */
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
      `Name one with its window in PRIVATE_OFFER_CODES, if you want it (${GUIDE}).`,
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
      `Give the code the same active dates in Shopify (${GUIDE}).`,
    );
  }
  return ended
    ? offers.warn(
        `${offer}: its window is over since ${moment(window.endsAt)}.`,
        `Set the next one, or take the offer out of PRIVATE_OFFER_CODES (${GUIDE}).`,
      )
    : offers.ok(
        `${offer}: its window begins at ${moment(window.startsAt)}; its code does not apply yet.`,
      );
}

/** Shoppers who take a companion more expect more off, at any time of a campaign. */
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
          `Give them the same dates, unless you mean it (${GUIDE}).`,
        ),
      ];
}

function moment(epoch: number): string {
  return new Date(epoch).toISOString();
}
