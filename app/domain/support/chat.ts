/**
 * The conversation with SofIA (docs/product.md 10.2): a message sent brings a temporary one of
 * hers, which her reply replaces. Her greeting opens every conversation and is not part of it. What
 * she says is kept as a code where the shop words it, so that no text is stored twice.
 */
import {
  MAX_CHAT_ANSWER_LENGTH,
  MAX_CHAT_MESSAGE_LENGTH,
  MAX_CHAT_MESSAGES,
  MAX_CHAT_SUGGESTIONS,
} from '../limits';
import type {ProductSummary} from '../catalogue/product';
import {parseMoney, type Money} from '../text/money';
import {asId, asList, asRecord, asText} from '../text/parse-unknown';

/** A product that the shop has. */
export interface ChatSuggestion {
  readonly handle: string;
  readonly name: string;
  /** Address of its first picture. */
  readonly image: string | null;
  /** Lowest variant price. */
  readonly price: Money;
  /** Why it is suggested; a sentence of the shop's own about it. */
  readonly reason?: string;
  /** What the cart needs of it; not kept, since prices and stock change. */
  readonly product?: ProductSummary;
}

/** What the adviser says of products (docs/product.md 10.4). */
export interface ChatAdvice {
  readonly text: string;
  /** At most 3. */
  readonly products: readonly ChatSuggestion[];
  /** Whether a person is offered. */
  readonly person: boolean;
  /** What to search the shop for to see more; null when that is all. */
  readonly query: string | null;
  /** Questions of the message that the backend may know; not kept. */
  readonly unanswered?: readonly string[];
}

export type ChatReply =
  | ({readonly kind: 'advised'} & ChatAdvice)
  /** Too many messages: she hears again at this moment, in epoch milliseconds. */
  | {readonly kind: 'limited'; readonly until: number}
  /** `person`: she does not know, and offers somebody who may. */
  | {readonly kind: 'answered'; readonly text: string; readonly person?: boolean}
  | {
      readonly kind: 'found';
      /** How many products match; at most 3 are shown. */
      readonly count: number;
      readonly products: readonly ChatSuggestion[];
      /** What was asked for. */
      readonly query: string;
    }
  /** 'failed': nobody answered; 'unreadable': the answer holds no text (docs/product.md 10.5). */
  | {readonly kind: 'failed' | 'unreadable'};

export type ChatMessage =
  | {readonly id: number; readonly sender: 'user'; readonly text: string}
  /** Without a reply she is still writing. */
  | {readonly id: number; readonly sender: 'bot'; readonly reply: ChatReply | null};

export type Conversation = readonly ChatMessage[];

export const NO_CONVERSATION: Conversation = [];

/** Adds what the shopper says, trimmed and cut, and SofIA's temporary message; blank changes nothing. */
export function say(conversation: Conversation, text: string): Conversation {
  const said = text.trim().slice(0, MAX_CHAT_MESSAGE_LENGTH);
  if (!said) return conversation;
  const id = (conversation.at(-1)?.id ?? 0) + 1;
  return [
    ...conversation,
    {id, sender: 'user' as const, text: said},
    {id: id + 1, sender: 'bot' as const, reply: null},
  ].slice(-MAX_CHAT_MESSAGES);
}

/** Puts the reply in the place of the temporary message, if it is still there. */
export function reply(conversation: Conversation, id: number, content: ChatReply): Conversation {
  const awaited = (message: ChatMessage) =>
    message.id === id && message.sender === 'bot' && message.reply === null;
  if (!conversation.some(awaited)) return conversation;
  return conversation.map((message) =>
    awaited(message) ? {id, sender: 'bot', reply: content} : message,
  );
}

/** A conversation as it was stored; what cannot be read is left out, and a reply that never came failed. */
export function parseConversation(stored: unknown): Conversation {
  const messages: ChatMessage[] = [];
  for (const item of asList(stored).slice(-MAX_CHAT_MESSAGES)) {
    const record = asRecord(item);
    // Numbered anew, without gaps.
    const id = messages.length + 1;
    const text = asText(record?.text, MAX_CHAT_MESSAGE_LENGTH);
    if (record?.sender === 'bot') {
      messages.push({id, sender: 'bot', reply: parseReply(record.reply) ?? {kind: 'failed'}});
    } else if (record?.sender === 'user' && text) messages.push({id, sender: 'user', text});
  }
  return messages;
}

function parseReply(stored: unknown): ChatReply | null {
  const record = asRecord(stored);
  switch (record?.kind) {
    case 'answered': {
      const text = asText(record.text, MAX_CHAT_ANSWER_LENGTH);
      return text
        ? {kind: 'answered', text, ...(record.person === true ? {person: true} : {})}
        : null;
    }
    case 'advised': {
      const text = asText(record.text, MAX_CHAT_ANSWER_LENGTH);
      const products = asList(record.products).flatMap(parseSuggestion);
      if (!text) return null;
      return {
        kind: 'advised',
        text,
        products: products.slice(0, MAX_CHAT_SUGGESTIONS),
        person: record.person === true,
        query: asText(record.query, MAX_CHAT_MESSAGE_LENGTH),
      };
    }
    case 'limited':
      return Number.isSafeInteger(record.until)
        ? {kind: 'limited', until: record.until as number}
        : null;
    case 'found': {
      const products = asList(record.products)
        .flatMap(parseSuggestion)
        .slice(0, MAX_CHAT_SUGGESTIONS);
      const query = asText(record.query, MAX_CHAT_MESSAGE_LENGTH);
      const count = Number.isSafeInteger(record.count) ? (record.count as number) : 0;
      if (!products.length || !query) return null;
      return {kind: 'found', count: Math.max(count, products.length), products, query};
    }
    case 'failed':
    case 'unreadable':
      return {kind: record.kind};
    default:
      return null;
  }
}

/** A list of one, or an empty one. */
export function parseSuggestion(value: unknown): ChatSuggestion[] {
  const record = asRecord(value);
  const handle = asId(record?.handle);
  const name = asId(record?.name);
  const price = parseMoney(record?.price);
  if (!handle || !name || !price) return [];
  const reason = asText(record?.reason, MAX_CHAT_ANSWER_LENGTH);
  return [{handle, name, image: asText(record?.image), price, ...(reason ? {reason} : {})}];
}
