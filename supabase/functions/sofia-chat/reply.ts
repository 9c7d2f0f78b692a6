/** A reply, and the state with which the talk goes on from it. */
import type {Query} from '../_shared/search/query.ts';
import type {Product} from './catalogue.ts';
import {reasonFor, toSuggestion, type Suggestion} from './products.ts';
import type {DialogueState} from './state.ts';

export interface Reply {
  readonly response: string;
  /** At most three. */
  readonly products: readonly Suggestion[];
  /** Offers a person of the team. */
  readonly person: boolean;
  /** What to look for in the shop to see more. */
  readonly query: string | null;
  /** What it was answered from. */
  readonly passages: readonly string[];
  readonly state: DialogueState;
}

/** What a reply has beside its text; of the state, what it changes. */
export type More = Partial<Omit<Reply, 'state'>> & {readonly state?: Partial<DialogueState>};

/** Something went wrong with an order. */
export const CASES = ['cobro-doble', 'no-llega', 'problema-archivo', 'pedir-reembolso'];
/** A case that stays open until something else is asked for. */
export const OPEN_CASES: readonly string[] = [
  ...CASES,
  'pago-falla',
  'correo-equivocado',
  'contrasena',
  'acusacion',
  'queja',
  'pedido-ayuda',
  'dos-correos',
];
export const SHOWN = 3;
/** As many of a selection are the talk's. */
export const MOST_CHOSEN = 6;
const MAX_NAMED = 10;
const MAX_SEEN = 30;

export function tell(
  now: DialogueState,
  response: string,
  passages: readonly string[],
  more: More = {},
): Reply {
  return {
    response,
    products: [],
    person: false,
    query: null,
    passages,
    ...more,
    state: {
      ...now,
      intent: passages[0] ?? (more.person ? 'persona' : null),
      asked: null,
      openCase: passages.find((id) => OPEN_CASES.includes(id)) ?? now.openCase,
      ...more.state,
    },
  };
}

/** The first of these products as suggestions, and as what the talk is about; of a selection all that are listed. */
export function show(
  products: readonly Product[],
  now: DialogueState,
  query?: Query,
  most = SHOWN,
): {products: Suggestion[]; state: Partial<DialogueState>} {
  const own = products.slice(0, most).map(({handle}) => handle);
  const isList = own.length > 1;
  // Of a list the first that was not the talk's yet stands for it.
  const first = own.find((each) => !now.named.includes(each)) ?? own[0];
  return {
    products: products.slice(0, SHOWN).map((product) => toSuggestion(product, reasonFor(product))),
    state: {
      query: query ?? now.query,
      list: isList || now.list.length === 0 ? own : now.list,
      since: isList || own.length === 0 ? [] : latestFirst(own, now.since, MAX_NAMED),
      first: now.first.length > 0 ? now.first : own,
      named: first ? latestFirst([first], now.named, MAX_NAMED) : now.named,
      seen: latestFirst(own, now.seen, MAX_SEEN),
      focus: own.length === 1 ? (own[0] ?? null) : null,
    },
  };
}

/** A reply about one product, on which the talk goes on. */
export function tellOf(
  now: DialogueState,
  product: Product,
  response: string,
  passage = 'producto',
): Reply {
  const {products, state} = show([product], now);
  return tell(now, response, [passage], {products, state: {...state, focus: product.handle}});
}

function latestFirst(own: readonly string[], before: readonly string[], most: number) {
  return [...own, ...before.filter((handle) => !own.includes(handle))].slice(0, most);
}
