/**
 * Can a cart be handed over, and does each discount code do at a checkout what the shop advertises?
 * Tried on carts of the doctor's own, which are never paid and expire.
 */
import {checkoutAddress} from '../../app/domain/checkout/checkout-url';
import {OFFER_CODES} from '../../app/domain/offers/offers';
import type {Environment} from '../../app/server/environment/environment';
import {
  checkCampaign,
  checkLevels,
  checkOffer,
  createTrialCart,
  trialOf,
  type TrialCart,
} from './check-offer';
import {findingsOf, type Finding} from './finding';
import type {ListedProduct} from './read-catalogue';
import type {Storefront} from './storefront';

const checkout = findingsOf('checkout');
const offers = findingsOf('offers');

/** Checks that the offers under the shop's terms (mode, dates, codes) work at `now` (epoch milliseconds). */
export async function checkOffers(
  storefront: Storefront,
  listed: readonly ListedProduct[],
  {offers: {codes, terms}, siteUrl}: Pick<Environment, 'offers' | 'siteUrl'>,
  now: number,
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
  // One product more than any offer needs; it stays at its regular price.
  const plain = await createTrialCart(storefront, {variantIds: variantIds.slice(0, 1), offered: 0});
  const handOff = checkHandOff(plain, siteUrl);
  if (handOff.level === 'fail') return [handOff];
  if (terms.mode === 'none') {
    return [handOff, offers.ok('No offers are made (PUBLIC_OFFER_MODE is none).')];
  }
  const tried = await Promise.all(
    OFFER_CODES.map((offer) => {
      const trial = {storefront, offer, code: codes[offer], variantIds};
      return terms.mode === 'campaign' ? checkCampaign(trial, terms, now) : checkOffer(trial);
    }),
  );
  return [handOff, ...tried, ...checkLevels(terms)];
}

function sellable(listed: readonly ListedProduct[]): string[] {
  return listed
    .flatMap(({variants}) => variants.nodes.slice(0, 1))
    .filter(({availableForSale, price}) => availableForSale && Number(price.amount) > 0)
    .map(({id}) => id);
}

function checkHandOff(answer: TrialCart | string, siteUrl: string | null): Finding {
  const fix =
    'Check that the store can take orders (plan, payments, password page), then try again.';
  if (typeof answer === 'string') return checkout.fail(`A trial cart fails: ${answer}.`, fix);
  const address = checkoutAddress(answer.checkoutUrl);
  if (address && siteUrl && new URL(address).host === new URL(siteUrl).host) {
    return checkout.fail(
      `The checkout is at ${new URL(address).host}, which is this shop's own address: nobody can pay there.`,
      'Give the store another primary domain in the Shopify admin (Settings → Domains), such as its .myshopify.com one.',
    );
  }
  return address
    ? checkout.ok(`A cart leads to the checkout at ${new URL(address).host}.`)
    : checkout.fail('A trial cart has no checkout address.', fix);
}
