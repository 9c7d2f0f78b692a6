import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
  NO_CONVERSATION,
  parseConversation,
  reply,
  say,
  type ChatReply,
  type ChatSuggestion,
  type Conversation,
  dialogueState,
} from '~/domain/support/chat';
import {MAX_CHAT_MESSAGE_LENGTH, MAX_CHAT_MESSAGES} from '~/domain/limits';

const WRITING = 'Escribiendo...';
const ANSWER: ChatReply = {text: 'Claro que sí.'};
const FOUND: ChatReply = {
  text: 'Encontré 5 productos',
  query: 'yoga',
  products: [
    {
      id: '06',
      name: 'Yoga suave',
      image: null,
      handle: 'producto-06',
      price: {amount: '9.0', currencyCode: 'USD'},
    },
  ],
};
const said = (text: string) => say(NO_CONVERSATION, text, WRITING);
const stored = (conversation: unknown): unknown => JSON.parse(JSON.stringify(conversation));

describe('sending a message', () => {
  test('adds it, trimmed, and a temporary message of SofIA', () => {
    expect(said('  hola \n')).toEqual([
      {id: 1, text: 'hola', sender: 'user'},
      {id: 2, text: WRITING, sender: 'bot', isTemporary: true},
    ]);
  });

  test.each(['', '   ', '\n\t'])('changes nothing for the blank %j', (text) => {
    expect(said(text)).toBe(NO_CONVERSATION);
  });

  test('cuts it to the longest length', () => {
    const [message] = said('x'.repeat(MAX_CHAT_MESSAGE_LENGTH + 1));
    expect(message).toMatchObject({text: 'x'.repeat(MAX_CHAT_MESSAGE_LENGTH)});
  });

  test('keeps only the latest messages, each with its own id', () => {
    let conversation = NO_CONVERSATION;
    for (let i = 0; i < MAX_CHAT_MESSAGES; i++) conversation = say(conversation, `${i}`, WRITING);
    expect(conversation).toHaveLength(MAX_CHAT_MESSAGES);
    expect(new Set(conversation.map(({id}) => id)).size).toBe(MAX_CHAT_MESSAGES);
    expect(conversation.at(-2)).toMatchObject({text: `${MAX_CHAT_MESSAGES - 1}`});
  });
});

describe('a reply', () => {
  test('replaces its own temporary message, whichever comes first', () => {
    const two = say(said('uno'), 'dos', WRITING);
    expect(reply(two, 4, ANSWER).map(({text}) => text)).toEqual([
      'uno',
      WRITING,
      'dos',
      ANSWER.text,
    ]);
  });

  test('changes nothing once the conversation was deleted or the message answered', () => {
    expect(reply(NO_CONVERSATION, 2, ANSWER)).toBe(NO_CONVERSATION);
    const answered = reply(said('uno'), 2, ANSWER);
    expect(reply(answered, 2, FOUND)).toBe(answered);
    expect(reply(answered, 1, ANSWER)).toBe(answered);
  });
});

describe('a stored conversation', () => {
  test('is read as it was', () => {
    let conversation = reply(said('yoga'), 2, FOUND);
    conversation = reply(say(conversation, 'hola', WRITING), 4, {...ANSWER, person: true});
    conversation = reply(say(conversation, '¿y?', WRITING), 6, {text: 'Espera', until: 1000});
    expect(parseConversation(stored(conversation))).toEqual(conversation);
  });

  test('has no text for a reply that never came', () => {
    expect(parseConversation(stored(said('hola'))).at(-1)).toEqual({
      id: 2,
      text: '',
      sender: 'bot',
    });
  });

  test('leaves out what it cannot read, and never throws', () => {
    const broken = [{sender: 'user'}, null, 7, {sender: 'cat', text: 'miau'}, {sender: 'bot'}];
    expect(parseConversation(broken)).toEqual([]);
    const product = {handle: 'a', name: 'b', price: 3};
    expect(parseConversation([{sender: 'bot', text: 'x', products: [product]}])).toEqual([
      {id: 1, text: 'x', sender: 'bot'},
    ]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseConversation(value).length).toBeLessThanOrEqual(MAX_CHAT_MESSAGES);
      }),
    );
  });
});

const suggested = (handle: string): ChatSuggestion => ({
  id: handle,
  handle,
  name: handle,
  image: null,
  price: {amount: '1.0', currencyCode: 'USD'},
});

test('a question goes on from the last state, and from what a local match showed since', () => {
  const conversation: Conversation = [
    {id: 1, sender: 'user', text: 'perros'},
    {id: 2, sender: 'bot', text: 'x', state: {list: ['a', 'b'], intent: 'busqueda'}},
    {id: 3, sender: 'user', text: 'keto'},
    {id: 4, sender: 'bot', text: 'y', products: [suggested('c')]},
    {id: 5, sender: 'user', text: 'y de gatos?'},
    {id: 6, sender: 'bot', text: '…', isTemporary: true},
  ];
  expect(dialogueState(conversation, 1)).toEqual({});
  expect(dialogueState(conversation, 3)).toEqual({list: ['a', 'b'], intent: 'busqueda'});
  const state = {list: ['c'], seen: ['c'], focus: 'c', intent: 'busqueda', query: {text: 'keto'}};
  expect(dialogueState(conversation, 5)).toEqual(state);
});
