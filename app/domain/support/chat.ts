/**
 * The conversation with SofIA (docs/product.md 10.2): sending a message adds a placeholder, which her reply replaces.
 * The greeting is shown first but not stored. Stored messages have the specified fields (id, text, sender, products)
 * and what the log renders below the text.
 */
import {
  MAX_CHAT_ANSWER_LENGTH,
  MAX_CHAT_MESSAGE_LENGTH,
  MAX_CHAT_MESSAGES,
  MAX_CHAT_SUGGESTIONS,
  MIN_CHAT_MATCH_LENGTH,
} from '../limits';
import type {ProductSummary} from '~/domain/product/product';
import {parseMoney, type Money} from '~/domain/money/money';
import {asEpoch, asId, asList, asRecord, asText} from '../text/parse-unknown';
import {foldText} from '@common/fold-text';
import {CURRENCIES} from '../money/estimate';

export interface ChatSuggestion {
  /** The handle without 'producto-', such as '15'. */
  readonly id: string;
  readonly name: string;
  /** URL of its first image. */
  readonly image: string | null;
  readonly handle: string;
  /** Lowest variant price. */
  readonly price: Money;
  /** Reason for the suggestion, in one sentence. */
  readonly reason?: string;
  /** The product for adding to the cart; not stored, because prices and stock change. */
  readonly product?: ProductSummary;
}

export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  readonly sender: 'user' | 'bot';
  /** Suggestions, at most 3. */
  readonly products?: readonly ChatSuggestion[];
  /** The temporary message that a reply replaces. */
  readonly isTemporary?: true;
  /** Whether to offer a person. */
  readonly person?: boolean;
  /** Search text with which the shop shows more products. */
  readonly query?: string | null;
  /** Opaque state of the function, sent with the next message. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** When the next message is accepted, in epoch milliseconds, if too many were sent. */
  readonly until?: number;
}

export type ChatReply = Omit<ChatMessage, 'id' | 'sender' | 'isTemporary'>;

export type Conversation = readonly ChatMessage[];

export const NO_CONVERSATION: Conversation = [];

/** The id of a suggestion. */
export function suggestionId(handle: string): string {
  return handle.replace(/^producto-/, '');
}

/** Adds a message, trimmed and cut, and a placeholder for the reply; ignores blank messages. */
export function say(conversation: Conversation, text: string, temporaryText: string): Conversation {
  const said = text.trim().slice(0, MAX_CHAT_MESSAGE_LENGTH);
  if (!said) return conversation;
  const id = (conversation.at(-1)?.id ?? 0) + 1;
  return [
    ...conversation,
    {id, text: said, sender: 'user' as const},
    {id: id + 1, text: temporaryText, sender: 'bot' as const, isTemporary: true as const},
  ].slice(-MAX_CHAT_MESSAGES);
}

/** Replaces the placeholder with the reply, if it is still there. */
export function reply(conversation: Conversation, id: number, content: ChatReply): Conversation {
  const isAwaited = (message: ChatMessage) => message.id === id && message.isTemporary === true;
  if (!conversation.some(isAwaited)) return conversation;
  return conversation.map((message) =>
    isAwaited(message) ? {...content, id, sender: 'bot'} : message,
  );
}

/** A stored conversation; unreadable messages are left out, and a reply that never came has no text. */
export function parseConversation(stored: unknown): Conversation {
  const messages: ChatMessage[] = [];
  for (const item of asList(stored).slice(-MAX_CHAT_MESSAGES)) {
    const record = asRecord(item);
    const sender = record?.sender;
    const text = record?.isTemporary ? '' : asText(record?.text, MAX_CHAT_ANSWER_LENGTH);
    if (!record || text === null || (sender !== 'user' && sender !== 'bot')) continue;
    if (sender === 'user' && !text) continue;
    const products = asList(record.products)
      .flatMap(parseSuggestion)
      .slice(0, MAX_CHAT_SUGGESTIONS);
    const query = asText(record.query, MAX_CHAT_MESSAGE_LENGTH);
    const until = asEpoch(record.until);
    const state = asRecord(record.state);
    messages.push({
      // Numbered again, without gaps.
      id: messages.length + 1,
      text,
      sender,
      ...(products.length > 0 && {products}),
      ...(record.person === true && {person: true}),
      ...(query && {query}),
      ...(until !== null && {until}),
      ...(state && {state}),
    });
  }
  return messages;
}

/** A list with the suggestion; empty if the suggestion is malformed. */
export function parseSuggestion(value: unknown): ChatSuggestion[] {
  const record = asRecord(value);
  const handle = asId(record?.handle);
  const name = asId(record?.name);
  const price = parseMoney(record?.price);
  if (!handle || !name || !price) return [];
  const id = asId(record?.id) ?? suggestionId(handle);
  const reason = asText(record?.reason, MAX_CHAT_ANSWER_LENGTH);
  return [{id, name, image: asText(record?.image), handle, price, ...(reason ? {reason} : {})}];
}

/**
 * The dialogue state that a question to SofIA continues from (docs/product.md 10.4): that of her last answer.
 *
 * The state before message `id`; products of a later local match become the list that she showed.
 */
export function dialogueState(
  conversation: Conversation,
  id: number,
): Readonly<Record<string, unknown>> {
  let state: Readonly<Record<string, unknown>> = {};
  let asked = '';
  for (const message of conversation.filter((each) => each.id < id)) {
    if (message.sender === 'user') asked = message.text;
    else if (message.state) state = message.state;
    else if (message.products) {
      const list = message.products.map(({handle}) => handle);
      const focus = list.length === 1 ? list[0] : null;
      state = {...state, query: {text: asked}, list, seen: list, focus};
    }
  }
  return state;
}

/**
 * SofIA's local match (docs/product.md 10.3): a product matches if its name contains the whole message ('ayuno').
 * Anything beyond a name goes to the function. Accents are ignored, punctuation counts as space, and fewer than three
 * letters or digits match nothing.
 *
 * The products whose names match, in their order; never throws.
 */
export function matchProducts<T extends {readonly name: string}>(
  products: readonly T[],
  message: string,
): readonly T[] {
  const wanted = wordsOf(message);
  if (wanted.replaceAll(' ', '').length < MIN_CHAT_MATCH_LENGTH) return [];
  return products.filter((product) => wordsOf(product.name).includes(wanted));
}

/** The folded words of a text, with one space between them. */
function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words that name a currency, by the country whose currency is meant; the visitor's where a word fits several. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  argentinos: 'AR',
  bolivianos: 'BO',
  reales: 'BR',
  chilenos: 'CL',
  colombianos: 'CO',
  colones: 'CR',
  dominicanos: 'DO',
  euros: 'ES',
  quetzales: 'GT',
  lempiras: 'HN',
  mexicanos: 'MX',
  cordobas: 'NI',
  soles: 'PE',
  guaranies: 'PY',
  uruguayos: 'UY',
  bolivares: 'VE',
  pesos: '',
  moneda: '',
};
/** Other words of such a question; any further word may name a product, which SofIA has to look for. */
const OTHER_WORDS = new Set(
  'a al cual cuanto cuantos cuesta cuestan de el en es esta este esto estos libro libros local los mi precio precios producto productos puedes que salen seria sale son su total vale valen y'.split(
    ' ',
  ),
);

/**
 * Whether a shopper asks SofIA what prices are in another currency, and in which country's; the visitor's if that is null.
 * @param message lower case, without accents.
 */
export function askedEstimate(message: string): {readonly country: string | null} | null {
  const words = message.match(/[a-zñ]+/g) ?? [];
  const byCode = (word: string) =>
    Object.keys(CURRENCIES).find((each) => CURRENCIES[each]?.toLowerCase() === word);
  const named = words.flatMap((word) => CURRENCY_WORDS[word] ?? byCode(word) ?? []);
  const others = words.filter((word) => !(word in CURRENCY_WORDS) && !byCode(word));
  if (named.length === 0 || !others.every((word) => OTHER_WORDS.has(word))) return null;
  return {country: named.find(Boolean) ?? null};
}
