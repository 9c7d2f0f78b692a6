/**
 * The conversation with SofIA, kept for as long as the browser's tab: it outlives navigations and
 * reloads, and a new tab starts its own. Where storage is forbidden it lives until the next load.
 */
import {createStore, useStore} from 'zustand';
import {
  NO_CONVERSATION,
  parseConversation,
  reply,
  say,
  type ChatReply,
  type Conversation,
} from '~/domain/support/chat';

/** In session storage. */
const CHAT_STORAGE_KEY = 'reventaplr-chat';

const store = createStore<{conversation: Conversation}>(() => ({conversation: read()}));

/** Adds a message of the shopper. @returns the id of the temporary message to replace; null for a blank one. */
export function sayToSofia(text: string, temporaryText: string): number | null {
  const before = store.getState().conversation;
  const conversation = say(before, text, temporaryText);
  if (conversation === before) return null;
  update(conversation);
  return conversation.at(-1)?.id ?? null;
}

export function replyOfSofia(id: number, content: ChatReply): void {
  update(reply(store.getState().conversation, id, content));
}

export function forgetConversation(): void {
  update(NO_CONVERSATION);
}

/** The whole conversation, without subscribing. */
export function readConversation(): Conversation {
  return store.getState().conversation;
}

export function useConversation(): Conversation {
  return useStore(store, ({conversation}) => conversation);
}

function update(conversation: Conversation): void {
  store.setState({conversation});
  try {
    window.sessionStorage.setItem(CHAT_STORAGE_KEY, JSON.stringify(conversation));
  } catch {
    // Full or forbidden: the conversation lives on in this page.
  }
}

function read(): Conversation {
  try {
    return parseConversation(JSON.parse(window.sessionStorage.getItem(CHAT_STORAGE_KEY) ?? '[]'));
  } catch {
    return NO_CONVERSATION;
  }
}

/** Prefilled message of the contact form, on the shopper's request; never sent automatically. */
let draft = '';

/** Stores a message for the next contact form. */
export function keepDraft(message: string): void {
  draft = message;
}

/** Returns the message and clears it. Without a message it returns an empty string. */
export function takeDraft(): string {
  const taken = draft;
  draft = '';
  return taken;
}
