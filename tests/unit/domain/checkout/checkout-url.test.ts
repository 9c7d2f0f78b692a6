import {expect, test, describe, it} from 'vitest';
import {checkoutAddress, withCampaign} from '~/domain/checkout/checkout-url';

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

test.each([
  ...['javascript:alert(1)', '/carrito', 'https://user:secret@shop.example/', 'https://', ''],
  null,
  5,
])('%j is no address to hand a shopper off to', (address) => {
  expect(checkoutAddress(address)).toBeNull();
});

const CHECKOUT = 'https://tienda.example/cart/c/1?key=a%20b%2Bc&channel=online_store';

describe('the campaign of a visit', () => {
  it('goes along with the checkout address, whose own parameters stay untouched', () => {
    const landing = '?utm_source=boletín&utm_medium=e mail&gclid=a-B_1&fbclid=2&ttclid=3&pagina=2';
    expect(withCampaign(CHECKOUT, landing)).toBe(
      `${CHECKOUT}&utm_source=bolet%C3%ADn&utm_medium=e%20mail&gclid=a-B_1&fbclid=2&ttclid=3`,
    );
  });

  it('never replaces a parameter of the address', () => {
    const address = 'https://tienda.example/c/1?utm_source=tienda&key=1';
    expect(withCampaign(address, 'utm_source=otro&key=2&channel=x')).toBe(address);
  });

  it.each([
    ['an empty value', '?utm_source='],
    ['a value that is too long', `?gclid=${'x'.repeat(256)}`],
    ['names that only look like it', '?utm_=1&utm_S=2&xutm_source=3&utm_source%5B%5D=4&Gclid=5'],
  ])('leaves the address alone for %s', (_name, landing) => {
    expect(withCampaign(CHECKOUT, landing)).toBe(CHECKOUT);
  });

  it('takes a value of 255 characters, and twelve parameters at most', () => {
    expect(withCampaign('https://t.example/', `gclid=${'x'.repeat(255)}`)).toContain('gclid=x');
    const many = 'abcdefghijklmn'.split('').map((letter) => `utm_${letter}=1`);
    expect(new URL(withCampaign('https://t.example/', many.join('&'))).searchParams.size).toBe(12);
  });

  it('cannot lead elsewhere', () => {
    const {origin, pathname} = new URL(withCampaign(CHECKOUT, 'utm_source=%26key%3D2%23x//evil'));
    expect(origin + pathname).toBe('https://tienda.example/cart/c/1');
  });
});
