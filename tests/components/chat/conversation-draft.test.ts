import {expect, test} from 'vitest';
import {conversationDraft} from '~/components/chat/ReplyView';
import {readConversation, sayToSofia} from '~/state/chat';
import type {Conversation} from '~/domain/support/chat';

const product = {
  id: '06',
  handle: 'producto-06',
  name: 'Yoga suave para espaldas cansadas',
  image: null,
  price: {amount: '6.99', currencyCode: 'USD'},
};

test('a person reads which products were shown', () => {
  const conversation: Conversation = [
    {id: 1, sender: 'user', text: 'yoga'},
    {id: 2, text: 'Encontré:', sender: 'bot', products: [product]},
    {id: 3, sender: 'user', text: 'otro?'},
    {id: 4, text: 'Este es:', sender: 'bot', products: [product]},
    {id: 5, sender: 'user', text: '¿y?'},
    {id: 6, text: 'Escribiendo...', sender: 'bot', isTemporary: true},
  ];
  const draft = conversationDraft(conversation);
  expect(draft).toContain(`SofIA: Encontré: «${product.name}»`);
  expect(draft).toContain(`SofIA: Este es: «${product.name}»`);
  expect(draft).not.toContain('Escribiendo');
});

test('a conversation goes on where nothing can be stored', () => {
  expect(sayToSofia('Hola', '…')).toBe(readConversation().at(-1)?.id);
});
