import {chat as copy} from '~/copy/chat';
import {MAX_CONTACT_MESSAGE_LENGTH} from '~/domain/limits';
import type {Conversation} from '~/domain/support/chat';

/** A conversation as a message to a person: its end, where it is longer than a message may be. */
export function conversationDraft(conversation: Conversation): string {
  const lines = conversation.flatMap((message) => {
    if (message.sender === 'user') return `${copy.you} ${message.text}`;
    if (message.isTemporary || !message.text) return [];
    const titles = message.products?.map(({name}) => `«${name}»`) ?? [];
    return `${copy.sofia} ${[message.text, titles.join(', ')].filter(Boolean).join(' ')}`;
  });
  const room = MAX_CONTACT_MESSAGE_LENGTH - copy.personDraft('').length;
  return copy.personDraft(lines.join('\n').slice(-room));
}
