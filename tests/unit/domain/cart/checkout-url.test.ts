import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checkoutAddress} from '~/domain/cart/checkout-url';

test.each([
  ['https://shop.example/checkouts/1', 'https://shop.example/checkouts/1?channel=online_store'],
  [
    'https://shop.example/c/1?key=a%20b%2Bc',
    'https://shop.example/c/1?key=a%20b%2Bc&channel=online_store',
  ],
  ['https://shop.example/c/1?key=1#pay', 'https://shop.example/c/1?key=1&channel=online_store#pay'],
  [
    'https://shop.example/c/1?channel=pos&key=1',
    'https://shop.example/c/1?channel=online_store&key=1',
  ],
  ['http://localhost:4000/c/1', 'http://localhost:4000/c/1?channel=online_store'],
])('%s gains the channel and keeps its own parameters', (address, result) => {
  expect(checkoutAddress(address)).toBe(result);
});

test('adding the channel twice changes nothing', () => {
  const once = checkoutAddress('https://shop.example/c/1?key=1');
  expect(checkoutAddress(once)).toBe(once);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'ftp://shop.example/',
  '//shop.example/c/1',
  '/carrito',
  'https://user:secret@shop.example/',
  'https://user@shop.example/',
  'https://',
  '',
  null,
  5,
])('%j is no address to hand a shopper off to', (address) => {
  expect(checkoutAddress(address)).toBeNull();
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.anything()), (a) => void checkoutAddress(a)),
  );
});
