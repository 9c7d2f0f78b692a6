/** Storage format of the hand-offs: parsed field by field, malformed ones dropped. */
import type {CartState} from '../cart/cart';
import type {Adjustment, Asked, HandedLine, HandOff, HandOffState} from './hand-off';
import {isHandOffSecret} from '@common/hand-off-secret';
import {HAND_OFF_KEPT_MS, MAX_HAND_OFFS} from '../limits';
import {isOfferCode} from '../offers/offers';
import {parseMoney} from '~/domain/money/money';
import {asEpoch, asId, asList, asRecord, asText} from '../text/parse-unknown';
import {parseStoredLine} from '../cart/stored-cart';

const DROP_REASONS = ['cart-changed', 'paid', 'unchecked'] as const;
const MAX_REASON_LENGTH = 40;
/** Enough for 100 variants of over 100 characters each. */
const MAX_CONTENTS_LENGTH = 20_000;

/** The hand-offs of this browser, the latest last. */
export function handOffsOf({handOffs}: Pick<CartState, 'handOffs'>): readonly HandOff[] {
  return handOffs.flatMap((each) => parseHandOff(each) ?? []);
}

/** The cart with this record in the place of the one with its id, or added at the end. */
export function withHandOff(cart: CartState, handOff: HandOff, now: number): CartState {
  const handOffs = handOffsOf(cart);
  const known = handOffs.some(({id}) => id === handOff.id);
  const next = known
    ? handOffs.map((each) => (each.id === handOff.id ? handOff : each))
    : [...handOffs, handOff];
  const kept = next.filter(({id, at}) => id === handOff.id || now - at < HAND_OFF_KEPT_MS);
  return {...cart, handOffs: theNewest(kept)};
}

/** Keeps the newest `MAX_HAND_OFFS`: failed and dropped ones are removed first, then the oldest; never the last. */
function theNewest(handOffs: readonly HandOff[]): readonly HandOff[] {
  const former = handOffs.slice(0, -1);
  const isOver = ({state}: HandOff) => state === 'failed' || state === 'dropped';
  const first = [...former.filter(isOver), ...former.filter((each) => !isOver(each))];
  const out = new Set(first.slice(0, Math.max(0, handOffs.length - MAX_HAND_OFFS)));
  return handOffs.filter((each) => !out.has(each));
}

/** A stored value, parsed from JSON, as a hand-off, or null; never throws. */
function parseHandOff(value: unknown): HandOff | null {
  const record = asRecord(value);
  const startedAt = asEpoch(record?.checkoutStartedAt);
  if (record && startedAt !== null) return formerHandOff(record, startedAt);
  const id = asId(record?.id);
  const at = asEpoch(record?.at);
  const state = parseState(value);
  if (!record || !id || at === null || !state) return null;
  return {
    id,
    secret: isHandOffSecret(record.secret) ? record.secret : null,
    at,
    shownAt: asEpoch(record.shownAt) ?? at,
    lines: asList(record.lines).flatMap((line) => parseHandedLine(line) ?? []),
    shown: parseMoney(record.shown),
    contents: asText(record.contents, MAX_CONTENTS_LENGTH) ?? '',
    ...state,
  };
}

/** Converts a cart from before hand-offs were records, which was handed over at `at`. */
function formerHandOff(cart: Readonly<Record<string, unknown>>, at: number): HandOff | null {
  const lines = asList(cart.items)
    .flatMap((line) => parseStoredLine(line) ?? [])
    .filter(({addedAt, status}) => addedAt <= at && status.availability === 'available');
  const state = parseState({state: 'ready', asked: {...cart, lines}});
  const unknown = {secret: null, lines: [], shown: null, contents: ''};
  return state && {id: `${at}`, at, shownAt: at, ...unknown, ...state};
}

function parseState(value: unknown): HandOffState | null {
  const record = asRecord(value);
  const asked = parseAsked(record?.asked);
  const reason = asText(record?.reason, MAX_REASON_LENGTH) ?? '';
  switch (record?.state) {
    case 'preparing':
      return {state: 'preparing'};
    case 'ready':
      return asked && {state: 'ready', asked, blocked: record.blocked === true};
    case 'differs':
      return asked && {state: 'differs', asked};
    case 'failed':
      return {state: 'failed', reason};
    case 'dropped':
      return {
        state: 'dropped',
        reason: DROP_REASONS.find((known) => known === reason) ?? 'interrupted',
      };
    case 'paid':
      return {
        state: 'paid',
        asked,
        order: asText(record.order) ?? '',
        taken: asList(record.taken).flatMap((line) => parseStoredLine(line) ?? []),
        awaiting: record.awaiting === true,
      };
    default:
      return null;
  }
}

function parseHandedLine(value: unknown): HandedLine | null {
  const line = asRecord(value);
  const paid = parsePaidLine(value);
  if (!line || !paid) return null;
  return {
    ...paid,
    title: asText(line.title) ?? '',
    offer: isOfferCode(line.offer) ? line.offer : null,
    shown: parseMoney(line.shown),
  };
}

function parsePaidLine(value: unknown): Asked['lines'][number] | null {
  const line = asRecord(value);
  const variantId = asId(line?.variantId);
  const quantity = line?.quantity;
  return variantId && Number.isInteger(quantity) && Number(quantity) > 0
    ? {variantId, quantity: quantity as number}
    : null;
}

function parseAsked(value: unknown): Asked | null {
  const asked = asRecord(value);
  const cartId = asText(asked?.cartId);
  const checkoutUrl = asText(asked?.checkoutUrl);
  if (!asked || !cartId || !checkoutUrl || !/^https?:\/\//.test(checkoutUrl)) return null;
  return {
    cartId,
    checkoutUrl,
    amount: parseMoney(asked.amount),
    lines: asList(asked.lines).flatMap((line) => parsePaidLine(line) ?? []),
    adjustments: asList(asked.adjustments).flatMap((each) => parseAdjustment(each) ?? []),
  };
}

function parseAdjustment(value: unknown): Adjustment | null {
  const adjustment = asRecord(value);
  const amount = parseMoney(adjustment?.amount);
  const kind = adjustment?.kind;
  return amount && (kind === 'discount' || kind === 'charge')
    ? {kind, title: asText(adjustment?.title), amount}
    : null;
}
