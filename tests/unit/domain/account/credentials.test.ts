import {expect, test} from 'vitest';
import {signInError, signUpError} from '~/domain/account/credentials';

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
