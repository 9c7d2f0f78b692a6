import {expect, test} from 'vitest';
import {EnvironmentError, parseEnvironment} from '~/server/environment/environment';

const shop = {PUBLIC_STORE_DOMAIN: 'shop.example', PUBLIC_STOREFRONT_API_TOKEN: 'token'};

test.each([
  'PUBLIC_COURSE_AUTO_PAGE_URL',
  'PUBLIC_COURSE_VIBECODE_URL',
  'PUBLIC_UPSELL_COURSE_URL',
])('%s must be an https address', (name) => {
  const parse = () => parseEnvironment({...shop, [name]: 'http://cursos.test'});
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(`${name} is not an https address`);
});

test.each([
  ['', null],
  ['+52 (55) 1234-5678', 'https://wa.me/525512345678'],
  ['123456789012345', 'https://wa.me/123456789012345'],
])('the WhatsApp number %j leads to %j', (number, address) => {
  expect(parseEnvironment({...shop, PUBLIC_WHATSAPP: number}).whatsapp).toBe(address);
});

test.each(['1234567', '1234567890123456', '055 1234 5678', 'wa.me/52'])(
  'the WhatsApp number %j is refused',
  (number) => {
    expect(() => parseEnvironment({...shop, PUBLIC_WHATSAPP: number})).toThrow(
      'PUBLIC_WHATSAPP is not a number',
    );
  },
);
