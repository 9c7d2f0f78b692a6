/**
 * What the checkout action accepts from a browser (docs/product.md 7.2): ids, quantities and known
 * offers, nothing else. A field too many, such as a price, refuses the whole, for no page of the shop
 * sends one.
 *
 * 'implausible-offer' is what no honest cart can ask for: a second cross-sell, since one is made a day
 * and its discount ends after 15 minutes, or more than one unit of it. A combo line on its own is plausible, for its companions
 * may have been removed since.
 */
import {type OfferCode, isOfferCode, OFFER_CODES, OFFERS} from '../offers/offers';
import {MAX_CART_LINES, MAX_LINE_QUANTITY} from '../limits';
import {maxQuantity} from '../cart/cart-line';
import {asRecord} from '../text/parse-unknown';

export interface CheckoutLine {
  readonly merchandiseId: string;
  /** 1 to 99. */
  readonly quantity: number;
  readonly offer: OfferCode | null;
}

export type CheckoutRequestError =
  | 'malformed'
  | 'empty'
  | 'too-many-lines'
  | 'bad-id'
  | 'bad-quantity'
  | 'unknown-offer'
  | 'duplicate-line'
  | 'implausible-offer';

export type CheckoutRequest =
  | {readonly ok: true; readonly lines: readonly CheckoutLine[]}
  | {readonly ok: false; readonly error: CheckoutRequestError};

const VARIANT_ID = /^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/;
const FIELDS = ['merchandiseId', 'quantity', 'offer'];

/** Parses the lines of a request's body, or returns the first error; never throws. */
export function parseCheckoutRequest(body: unknown): CheckoutRequest {
  if (!Array.isArray(body)) return refuse('malformed');
  if (body.length === 0) return refuse('empty');
  if (body.length > MAX_CART_LINES) return refuse('too-many-lines');

  const lines = new Map<string, CheckoutLine>();
  for (const value of body) {
    const line = parseLine(value);
    if (typeof line === 'string') return refuse(line);
    if (lines.has(line.merchandiseId)) return refuse('duplicate-line');
    lines.set(line.merchandiseId, line);
  }
  const requested = [...lines.values()];
  const tooMany = OFFER_CODES.some(
    (code) => requested.filter(({offer}) => offer === code).length > OFFERS[code].maxLines,
  );
  return tooMany ? refuse('implausible-offer') : {ok: true, lines: requested};
}

function parseLine(value: unknown): CheckoutLine | CheckoutRequestError {
  const line = asRecord(value);
  if (!line || Object.keys(line).some((field) => !FIELDS.includes(field))) return 'malformed';
  const {merchandiseId, quantity, offer = null} = line;
  if (typeof merchandiseId !== 'string' || !VARIANT_ID.test(merchandiseId)) return 'bad-id';
  if (!isQuantity(quantity)) return 'bad-quantity';
  if (offer !== null && !isOfferCode(offer)) return 'unknown-offer';
  if (quantity > maxQuantity({offer})) return 'implausible-offer';
  return {merchandiseId, quantity, offer};
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LINE_QUANTITY;
}

function refuse(error: CheckoutRequestError): CheckoutRequest {
  return {ok: false, error};
}

/**
 * How a hand-off is named on its way: in a header to the worker, as an attribute of the provider's cart,
 * and with the order back to the thank-you page (docs/product.md 7.8).
 */
export const HAND_OFF_HEADER = 'Hand-Off';
export const HAND_OFF_ATTRIBUTE = '_pago';
export const HAND_OFF_PARAMETER = 'pago';

/** A valid hand-off id, or null. */
export function asHandOffId(text: string | null): string | null {
  return text && /^[0-9a-f]{32}$/.test(text) ? text : null;
}
