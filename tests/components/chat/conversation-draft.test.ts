import {expect, test} from 'vitest';
import {conversationDraft} from '~/components/chat/conversation-draft';
import type {Conversation} from '~/domain/support/chat';

const product = {
  handle: 'producto-06',
  name: 'Yoga suave para espaldas cansadas',
  image: null,
  price: {amount: '6.99', currencyCode: 'USD'},
};

test('a person reads which products were shown', () => {
  const conversation: Conversation = [
    {id: 1, sender: 'user', text: 'yoga'},
    {id: 2, sender: 'bot', reply: {kind: 'found', count: 1, products: [product], query: 'yoga'}},
    {id: 3, sender: 'user', text: 'otro?'},
    {
      id: 4,
      sender: 'bot',
      reply: {kind: 'advised', text: 'Este es:', products: [product], person: false, query: null},
    },
  ];
  const draft = conversationDraft(conversation);
  expect(draft).toContain(`SofIA: «${product.name}»`);
  expect(draft).toContain(`SofIA: Este es: «${product.name}»`);
});
