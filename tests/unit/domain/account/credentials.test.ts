import fc from 'fast-check';
import {expect, test} from 'vitest';
import {signInError, signUpError, emailError} from '~/domain/account/credentials';

const email = 'ana@example.com';

test('a password of 5 characters is too short and one of 6 is not', () => {
  expect(signInError({email, password: '12345'})).toBe('password-too-short');
  expect(signInError({email, password: '123456'})).toBeNull();
  expect(signUpError({email, password: '12345', confirmation: '12345'})).toBe('password-too-short');
  expect(signUpError({email, password: '123456', confirmation: '123456'})).toBeNull();
});

test('password and confirmation must match exactly', () => {
  expect(signUpError({email, password: 'Secreto', confirmation: 'secreto'})).toBe(
    'passwords-differ',
  );
  expect(signUpError({email, password: 'secreto', confirmation: 'secreto '})).toBe(
    'passwords-differ',
  );
});

test('the first error is told: e-mail, then password, then confirmation', () => {
  expect(signUpError({email: 'ana', password: '1', confirmation: '2'})).toBe('invalid-email');
  expect(signUpError({email, password: '1', confirmation: '2'})).toBe('password-too-short');
  expect(signInError({email: '', password: ''})).toBe('invalid-email');
});

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
