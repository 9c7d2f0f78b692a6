import {isEmail, isMailable, normaliseEmail} from '@common/email';
import fc from 'fast-check';
import {expect, test} from 'vitest';

test.each([
  'ana@example.com',
  ' ana@example.com ',
  'ana.maria+plr@tienda.com.mx',
  "o'neil@a-b.co",
  'A@B.MX',
])('%j is valid', (email) => {
  expect(isEmail(email)).toBe(true);
  expect(isMailable(normaliseEmail(email))).toBe(true);
});

test.each([
  ...['', 'ana', 'ana@example', 'ana@example..com', '.ana@example.com', 'a..b@example.com'],
  ...['ana maria@example.com', 'ana@example.com\nbcc: x@example.com'],
])('%j is invalid', (email) => {
  expect(isEmail(email)).toBe(false);
});

test('an address has 254 characters at most', () => {
  const tail = `@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(59)}.com`;
  const local = (length: number) => 'x'.repeat(length - tail.length);
  expect(isEmail(local(254) + tail)).toBe(true);
  expect(isEmail(local(255) + tail)).toBe(false);
});

test('no text makes it throw or wait', () => {
  fc.assert(fc.property(fc.string(), (text) => void isEmail(text)));
  const started = performance.now();
  isEmail('a'.repeat(1_000_000));
  isEmail(`a@${'a-'.repeat(126)}`);
  isEmail(`a@${'a.'.repeat(126)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  [' Ana@Correo.test ', 'ana@correo.test'],
  ['ana\u200b@correo.test', 'ana@correo.test'],
  ['a\u00adna@correo\u200e.test', 'ana@correo.test'],
  ['a\u034fna\u3164@corr\ufe0feo.test\u2800', 'ana@correo.test'],
  ['jose\u0301@correo.test', 'jos\u00e9@correo.test'],
])('%j is stored as %s', (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored);
});
