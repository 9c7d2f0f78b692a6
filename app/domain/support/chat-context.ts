/** What a question to SofIA goes on from (docs/product.md 10.4): what she showed, what was asked before. */
import {MAX_CHAT_SUGGESTIONS} from '../limits';
import type {Conversation} from './chat';

export interface ChatContext {
  /** Handles of what she showed last. */
  readonly shown: readonly string[];
  /** Handles of what she showed before and last, the latest first. */
  readonly seen: readonly string[];
  /** What the shopper wrote, the latest first. */
  readonly before: readonly string[];
}

/** Messages of the shopper, and answers of hers, that are looked back at. */
const LOOKED_BACK = 3;
/** Of a message, as much as says what it is about. */
const MAX_LENGTH = 120;

/** What was said before a message, which is named by its own number or that of her answer to it. */
export function contextOf(conversation: Conversation, id: number): ChatContext {
  const earlier = conversation.filter((message) => message.id < id).toReversed();
  const shown = earlier.flatMap((message) => {
    const handles = message.products?.map(({handle}) => handle) ?? [];
    return handles.length > 0 ? [handles] : [];
  });
  return {
    shown: shown[0] ?? [],
    seen: shown
      .slice(0, LOOKED_BACK)
      .flat()
      .slice(0, LOOKED_BACK * MAX_CHAT_SUGGESTIONS),
    before: earlier
      .flatMap((message) => (message.sender === 'user' ? message.text.slice(0, MAX_LENGTH) : []))
      .slice(0, LOOKED_BACK),
  };
}
