import {expect, test} from 'vitest';
import {type ChatSuggestion, type Conversation, dialogueState} from '~/domain/support/chat';

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
