import {expect, test} from 'vitest';
import type {ChatSuggestion, Conversation} from '~/domain/support/chat';
import {contextOf} from '~/domain/support/chat-context';

const suggested = (handle: string): ChatSuggestion => ({
  id: handle,
  handle,
  name: handle,
  image: null,
  price: {amount: '1.0', currencyCode: 'USD'},
});

test('a question goes on from what was shown and asked before it, the latest first', () => {
  const conversation: Conversation = [
    {id: 1, sender: 'user', text: 'perros'},
    {id: 2, text: 'x', sender: 'bot', products: ['a', 'b'].map(suggested)},
    {id: 3, sender: 'user', text: 'gatos'},
    {id: 4, text: 'x', sender: 'bot', products: ['c'].map(suggested)},
    {id: 5, sender: 'user', text: 'gracias'},
    {id: 6, text: 'De nada', sender: 'bot'},
    {id: 7, sender: 'user', text: 'y el segundo?'},
    {id: 8, text: 'Escribiendo...', sender: 'bot', isTemporary: true},
  ];
  expect(contextOf(conversation, 7)).toEqual({
    shown: ['c'],
    seen: ['c', 'a', 'b'],
    before: ['gracias', 'gatos', 'perros'],
  });
  expect(contextOf(conversation, 1)).toEqual({shown: [], seen: [], before: []});
});
