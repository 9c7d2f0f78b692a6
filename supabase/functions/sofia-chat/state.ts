/** What a dialogue goes on from. The browser keeps it and sends it along; what it sends is checked and bounded. */
import {isHandle} from '../_shared/common/handle.ts';
import type {Order, Query} from '../_shared/search/query.ts';
import {isPlatform} from './platforms.ts';

export interface DialogueState {
  /** What was looked for last; null when nothing was. */
  readonly query: Query | null;
  /** Handles of the last that were shown together. */
  readonly list: readonly string[];
  /** Handles of what was told one by one since then, the latest first. */
  readonly since: readonly string[];
  /** Handles of all that was shown, the latest first. */
  readonly seen: readonly string[];
  /** Handles of the first list of the talk. */
  readonly first: readonly string[];
  /** Handles of the products that the talk was about, the latest first. */
  readonly named: readonly string[];
  /** Handles of the products that were summed or taken. */
  readonly chosen: readonly string[];
  /** Handles of what the shopper turned down; they do not come back with the same topic. */
  readonly gone: readonly string[];
  /** Id of the fact, or the order, that was asked last. */
  readonly asked: string | null;
  /** Handle of the product that the talk is about. */
  readonly focus: string | null;
  /** Id of the intent that was answered last. */
  readonly intent: string | null;
  /** Names of the platforms that the talk was about last. */
  readonly platforms: readonly string[];
  /** Id of the intent with which an order's problem was told; it stays open for the rest of the talk. */
  readonly openCase: string | null;
  /** Whether somebody told of an illness. */
  readonly ill: boolean;
  /** A number for what was said last. */
  readonly said: number;
}

export const NO_STATE: DialogueState = {
  query: null,
  list: [],
  since: [],
  seen: [],
  first: [],
  named: [],
  chosen: [],
  gone: [],
  asked: null,
  focus: null,
  intent: null,
  platforms: [],
  openCase: null,
  ill: false,
  said: 0,
};

const MAX_TEXT = 120;
const MAX_LIST = 10;
const MAX_SEEN = 30;
const ORDERS: readonly Order[] = [
  'cheapest',
  'dearest',
  'best-selling',
  'newest',
  'longest',
  'shortest',
];

/** The state that a browser sent; what is malformed is left out. */
export function parseState(value: unknown): DialogueState {
  const record = asRecord(value);
  return {
    query: record.query ? parseQuery(asRecord(record.query)) : null,
    list: handles(record.list, MAX_LIST),
    since: handles(record.since, MAX_LIST),
    seen: handles(record.seen, MAX_SEEN),
    first: handles(record.first, MAX_LIST),
    named: handles(record.named, MAX_LIST),
    chosen: handles(record.chosen, MAX_LIST),
    gone: handles(record.gone, MAX_SEEN),
    asked: intentId(record.asked),
    focus: handles([record.focus], 1)[0] ?? null,
    intent: intentId(record.intent),
    platforms: (Array.isArray(record.platforms) ? record.platforms : [])
      .filter((name): name is string => typeof name === 'string' && isPlatform(name))
      .slice(0, 3),
    openCase: intentId(record.openCase),
    ill: record.ill === true,
    said: Number.isSafeInteger(record.said) ? Number(record.said) : 0,
  };
}

function intentId(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : null;
}

export function handles(value: unknown, most: number): readonly string[] {
  return (Array.isArray(value) ? value : [])
    .slice(0, most)
    .filter((each): each is string => typeof each === 'string' && isHandle(each));
}

function parseQuery(record: Readonly<Record<string, unknown>>): Query {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
  const amount = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
  return {
    text: text(record.text),
    without: text(record.without),
    extras: text(record.extras),
    age: amount(record.age),
    min: amount(record.min),
    max: amount(record.max),
    cheap: record.cheap === true,
    minPages: amount(record.minPages),
    maxPages: amount(record.maxPages),
    order: ORDERS.find((order) => order === record.order) ?? null,
    count: amount(record.count),
    offer: record.offer === true,
    formats: (Array.isArray(record.formats) ? record.formats : [])
      .map(text)
      .filter(Boolean)
      .slice(0, 4),
    language: text(record.language) || null,
  };
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
