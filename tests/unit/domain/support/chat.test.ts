import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  NO_CONVERSATION,
  parseConversation,
  reply,
  say,
  type ChatReply,
} from '~/domain/support/chat';
import {MAX_CHAT_MESSAGE_LENGTH, MAX_CHAT_MESSAGES} from '~/domain/limits';

const ANSWER: ChatReply = {kind: 'answered', text: 'Claro que sí.'};
const FOUND: ChatReply = {
  kind: 'found',
  count: 5,
  query: 'yoga',
  products: [
    {
      handle: 'producto-06',
      name: 'Yoga suave',
      image: null,
      price: {amount: '9.0', currencyCode: 'USD'},
    },
  ],
};

describe('saying something', () => {
  test('adds it, trimmed, and a temporary message of SofIA', () => {
    expect(say(NO_CONVERSATION, '  hola \n')).toEqual([
      {id: 1, sender: 'user', text: 'hola'},
      {id: 2, sender: 'bot', reply: null},
    ]);
  });

  test.each(['', '   ', '\n\t'])('blank %j changes nothing', (text) => {
    expect(say(NO_CONVERSATION, text)).toBe(NO_CONVERSATION);
  });

  test('is cut to its longest', () => {
    const [said] = say(NO_CONVERSATION, 'x'.repeat(MAX_CHAT_MESSAGE_LENGTH + 1));
    expect(said).toMatchObject({text: 'x'.repeat(MAX_CHAT_MESSAGE_LENGTH)});
  });

  test('keeps the latest messages only, each with an id of its own', () => {
    let conversation = NO_CONVERSATION;
    for (let i = 0; i < MAX_CHAT_MESSAGES; i++) conversation = say(conversation, `${i}`);
    expect(conversation).toHaveLength(MAX_CHAT_MESSAGES);
    expect(new Set(conversation.map(({id}) => id)).size).toBe(MAX_CHAT_MESSAGES);
    expect(conversation.at(-2)).toMatchObject({text: `${MAX_CHAT_MESSAGES - 1}`});
  });
});

describe('a reply', () => {
  test('takes the place of its temporary message, whichever comes first', () => {
    const two = say(say(NO_CONVERSATION, 'uno'), 'dos');
    expect(reply(two, 4, ANSWER).map((message) => 'reply' in message && message.reply)).toEqual([
      false,
      null,
      false,
      ANSWER,
    ]);
  });

  test('comes too late for a conversation that was deleted, or was answered', () => {
    expect(reply(NO_CONVERSATION, 2, ANSWER)).toBe(NO_CONVERSATION);
    const answered = reply(say(NO_CONVERSATION, 'uno'), 2, ANSWER);
    expect(reply(answered, 2, {kind: 'failed'})).toBe(answered);
    expect(reply(answered, 1, ANSWER)).toBe(answered);
  });
});

describe('a stored conversation', () => {
  test('is read as it was', () => {
    let conversation = reply(say(NO_CONVERSATION, 'yoga'), 2, FOUND);
    conversation = reply(say(conversation, 'hola'), 4, ANSWER);
    conversation = reply(say(conversation, '¿y?'), 6, {kind: 'unreadable'});
    expect(parseConversation(JSON.parse(JSON.stringify(conversation)))).toEqual(conversation);
  });

  test('says that a reply failed which never came', () => {
    const stored: unknown = JSON.parse(JSON.stringify(say(NO_CONVERSATION, 'hola')));
    expect(parseConversation(stored).at(-1)).toMatchObject({reply: {kind: 'failed'}});
  });

  test('leaves out what it cannot read, and never throws', () => {
    expect(parseConversation([{sender: 'user'}, null, 7, {sender: 'cat', text: 'miau'}])).toEqual(
      [],
    );
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(parseConversation(stored).length).toBeLessThanOrEqual(MAX_CHAT_MESSAGES);
      }),
    );
  });

  test.each([
    {kind: 'answered', text: ''},
    {kind: 'found', count: 2, query: 'x', products: []},
    {kind: 'found', count: 2, query: 'x', products: [{handle: 'a', name: 'b', price: 3}]},
    {kind: 'other'},
  ])('takes the broken reply %j for a failure', (broken) => {
    expect(parseConversation([{sender: 'bot', reply: broken}])).toEqual([
      {id: 1, sender: 'bot', reply: {kind: 'failed'}},
    ]);
  });
});
