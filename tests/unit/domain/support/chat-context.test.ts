import {expect, test} from 'vitest';
import type {ChatSuggestion, Conversation} from '~/domain/support/chat';
import {contextOf} from '~/domain/support/chat-context';

const suggested = (handle: string): ChatSuggestion => ({
  handle,
  name: handle,
  image: null,
  price: {amount: '1.0', currencyCode: 'USD'},
});
const advised = (handles: readonly string[]) =>
  ({
    kind: 'advised',
    text: 'x',
    products: handles.map(suggested),
    person: false,
    query: null,
  }) as const;

test('a question goes on from what was shown and asked before it, the latest first', () => {
  const conversation: Conversation = [
    {id: 1, sender: 'user', text: 'perros'},
    {id: 2, sender: 'bot', reply: advised(['a', 'b'])},
    {id: 3, sender: 'user', text: 'gatos'},
    {id: 4, sender: 'bot', reply: advised(['c'])},
    {id: 5, sender: 'user', text: 'gracias'},
    {id: 6, sender: 'bot', reply: {kind: 'answered', text: 'De nada'}},
    {id: 7, sender: 'user', text: 'y el segundo?'},
    {id: 8, sender: 'bot', reply: null},
  ];
  expect(contextOf(conversation, 7)).toEqual({
    shown: ['c'],
    seen: ['c', 'a', 'b'],
    before: ['gracias', 'gatos', 'perros'],
  });
  expect(contextOf(conversation, 1)).toEqual({shown: [], seen: [], before: []});
});
