import fc from 'fast-check';
import {expect, test} from 'vitest';
import {emailError} from '~/domain/account/email';

test.each([
  'ana@example.com',
  ' ana@example.com ',
  'ana.maria+plr@tienda.com.mx',
  "o'neil@a-b.co",
  'A@B.MX',
])('%j is valid', (email) => {
  expect(emailError(email)).toBeNull();
});

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.c',
  'ana@@example.com',
  'ana@example..com',
  'ana@-example.com',
  '.ana@example.com',
  'ana.@example.com',
  'a..b@example.com',
  'ana maria@example.com',
  'ana@example.com\nbcc: x@example.com',
  '<ana@example.com>',
])('%j is invalid', (email) => {
  expect(emailError(email)).toBe('invalid-email');
});

test('an address has 254 characters at most', () => {
  const tail = `@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(59)}.com`;
  const local = (length: number) => 'x'.repeat(length - tail.length);
  expect(emailError(local(254) + tail)).toBeNull();
  expect(emailError(local(255) + tail)).toBe('invalid-email');
});

test('no text makes it throw or wait', () => {
  fc.assert(fc.property(fc.string(), (text) => void emailError(text)));
  const started = performance.now();
  emailError('a'.repeat(1_000_000));
  emailError(`a@${'a-'.repeat(126)}`);
  emailError(`a@${'a.'.repeat(126)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});
