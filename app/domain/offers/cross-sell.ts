/**
 * The cross-sell offer of the cart page (docs/product.md 6.4): drawn at random, 50% off
 * for 60 seconds, then a 24-hour cooldown whether it was accepted or not. One record holds it all,
 * null when there is nothing to remember; while a record is kept, no other offer can be drawn.
 *
 * Details: the cooldown of an expired offer counts from its expiry, not from when a tab noticed, so
 * that all tabs agree and a closed browser loses nothing. 'Oferta Expirada' is shown during that
 * cooldown; after an accepted offer the box is hidden. After the clock jumped back, a record never
 * lasts longer than from now.
 *
 * Who asked for more time (docs/product.md 6.7) has ten times the 60 seconds: what is stored is the usual
 * expiry, so that asking lengthens an offer that is open.
 *
 * In a campaign (docs/product.md 6.6) the shop's window takes the place of the 60 seconds: a record
 * belongs to the window with whose end it expires; after that window no message is shown.
 */
import {remainingSeconds} from './countdown';
import {nextWindowChange, offerRuns, ownEnd, ownSpan, type OfferTerms} from './offer-terms';
import {CROSS_SELL_COOLDOWN_MS, CROSS_SELL_MS, CROSS_SELL_PRODUCTS_REQUESTED} from '../limits';
import {asEpoch, asId, asRecord} from '../text/parse-unknown';
import type {ProductSummary} from '~/domain/product/product';

/** The record as stored; moments are in epoch milliseconds. */
export interface CrossSellRecord {
  readonly productId: string;
  readonly expiresAt: number;
  /** 0 while the offer is open. */
  readonly cooldownUntil: number;
  readonly wasUsed: boolean;
}

type Candidate = Pick<ProductSummary, 'id' | 'firstVariant'>;

export type CrossSellEvent =
  | {
      readonly type: 'draw';
      readonly products: readonly Candidate[];
      readonly cartVariantIds: readonly string[];
      /** Random number in [0, 1). */
      readonly random: number;
    }
  | {readonly type: 'tick'};

export type CrossSellStatus =
  /** The shop makes no cross-sell offers at present. */
  | {readonly kind: 'off'}
  | {readonly kind: 'none'}
  | {readonly kind: 'open'; readonly productId: string; readonly remainingSeconds: number}
  | {readonly kind: 'expired'}
  | {readonly kind: 'accepted'};

/** The record after an event at `now` (epoch milliseconds), the same one when nothing changes. */
export function transitionCrossSell(
  record: CrossSellRecord | null,
  event: CrossSellEvent,
  now: number,
  terms: OfferTerms,
): CrossSellRecord | null {
  if (!offerRuns(terms, 'cross-sell', now)) return record;
  const current = recordAt(record, now, terms);
  if (current || event.type === 'tick') return current;
  const product = pick(event.products, event.cartVariantIds, event.random);
  if (!product) return null;
  const expiresAt = campaignEnd(terms) ?? now + CROSS_SELL_MS;
  return {productId: product.id, expiresAt, cooldownUntil: 0, wasUsed: false};
}

/** Takes the offer of this product at `now` (epoch milliseconds); 'over' when it is no longer open. */
export function acceptCrossSell(
  record: CrossSellRecord | null,
  productId: string,
  now: number,
  terms: OfferTerms,
): {readonly state: CrossSellRecord | null; readonly outcome: 'accepted' | 'over'} {
  if (!offerRuns(terms, 'cross-sell', now)) return {state: record, outcome: 'over'};
  const current = recordAt(record, now, terms);
  if (current?.productId !== productId || current.cooldownUntil > 0) {
    return {state: current, outcome: 'over'};
  }
  const cooldownUntil = campaignEnd(terms) ?? now + CROSS_SELL_COOLDOWN_MS;
  return {state: {...current, cooldownUntil, wasUsed: true}, outcome: 'accepted'};
}

/** The view of the offer at `now` (epoch milliseconds). */
export function crossSellStatus(
  record: CrossSellRecord | null,
  now: number,
  terms: OfferTerms,
): CrossSellStatus {
  if (!offerRuns(terms, 'cross-sell', now)) return {kind: 'off'};
  const current = recordAt(record, now, terms);
  if (!current) return {kind: 'none'};
  if (current.cooldownUntil > 0) return {kind: current.wasUsed ? 'accepted' : 'expired'};
  const most = campaignEnd(terms) === null ? ownSpan(terms, CROSS_SELL_MS) / 1000 : Infinity;
  return {
    kind: 'open',
    productId: current.productId,
    remainingSeconds: remainingSeconds(endOf(current, terms), now, most),
  };
}

/** The next moment after `now` (epoch milliseconds) at which the clock changes what is shown; null for none. */
export function nextCrossSellChange(
  record: CrossSellRecord | null,
  now: number,
  terms: OfferTerms,
): number | null {
  if (terms.mode !== 'visitor') return nextWindowChange(terms, now);
  const current = recordAt(record, now, terms);
  return current && (current.cooldownUntil || endOf(current, terms));
}

/** Whether the product may be offered beside this cart: its first variant is for sale and not in it. */
export function isOfferable(product: Candidate, cartVariantIds: readonly string[]): boolean {
  const variant = product.firstVariant;
  return Boolean(variant?.availableForSale) && !cartVariantIds.includes(variant?.id ?? '');
}

/** A stored value, parsed from JSON, as a record; null if it is malformed or contradicts itself. */
export function parseStoredCrossSell(stored: unknown): CrossSellRecord | null {
  const record = asRecord(stored);
  const productId = asId(record?.productId);
  const expiresAt = asEpoch(record?.expiresAt);
  const cooldownUntil = asEpoch(record?.cooldownUntil);
  const wasUsed = record?.wasUsed;
  if (!productId || expiresAt === null || cooldownUntil === null) return null;
  if (typeof wasUsed !== 'boolean' || (wasUsed && cooldownUntil === 0)) return null;
  return {productId, expiresAt, cooldownUntil, wasUsed};
}

/** The record as it stands at `now`: expired or forgotten when its time has come. */
function recordAt(
  record: CrossSellRecord | null,
  now: number,
  terms: OfferTerms,
): CrossSellRecord | null {
  if (!record) return null;
  const {expiresAt, cooldownUntil} = record;
  const end = campaignEnd(terms);
  if (end !== null) return expiresAt === end ? record : null;
  if (cooldownUntil > 0) {
    const latest = now + CROSS_SELL_COOLDOWN_MS;
    if (now >= cooldownUntil) return null;
    return cooldownUntil > latest ? {...record, cooldownUntil: latest} : record;
  }
  const ends = endOf(record, terms);
  if (now < ends) {
    const latest = now + CROSS_SELL_MS;
    return expiresAt > latest ? {...record, expiresAt: latest} : record;
  }
  const expired = {...record, cooldownUntil: ends + CROSS_SELL_COOLDOWN_MS};
  return now < expired.cooldownUntil ? expired : null;
}

/** When an open offer ends, in epoch milliseconds. */
function endOf({expiresAt}: CrossSellRecord, terms: OfferTerms): number {
  if (campaignEnd(terms) !== null) return expiresAt;
  return ownEnd(terms, expiresAt - CROSS_SELL_MS, CROSS_SELL_MS);
}

/** When the offer of a campaign ends, in epoch milliseconds; null where visitors have clocks of their own. */
function campaignEnd({mode, windows}: OfferTerms): number | null {
  return (mode === 'campaign' && windows['cross-sell']?.endsAt) || null;
}

function pick(
  products: readonly Candidate[],
  cartVariantIds: readonly string[],
  random: number,
): Candidate | undefined {
  const offerable = products
    .slice(0, CROSS_SELL_PRODUCTS_REQUESTED)
    .filter((product) => isOfferable(product, cartVariantIds));
  return offerable[Math.floor(random * offerable.length)];
}
