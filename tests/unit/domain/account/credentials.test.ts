import {expect, test} from 'vitest';
import {newPasswordForm, signInForm, signUpForm} from '~/domain/account/credentials';
import {parseForm} from '~/domain/support/form';

const email = 'ana@example.com';
const errors = (schema: typeof signInForm | typeof signUpForm, typed: object) => {
  const result = parseForm<object>(schema, typed);
  return result.ok ? [] : result.problems.map(({error}) => error);
};

test('a password of 5 characters is too short and one of 6 is not', () => {
  expect(errors(signInForm, {email, password: '12345'})).toEqual(['password-too-short']);
  expect(errors(signInForm, {email, password: '123456'})).toEqual([]);
  const typed = (password: string) => ({email, password, confirmation: password});
  expect(errors(signUpForm, typed('12345'))).toEqual(['password-too-short']);
  expect(errors(signUpForm, typed('123456'))).toEqual([]);
});

test('password and confirmation must be equal, and neither is trimmed', () => {
  for (const confirmation of ['Secreto', 'secreto ', undefined]) {
    const typed = {email, password: 'secreto', confirmation};
    expect(errors(signUpForm, typed)).toEqual(['passwords-differ']);
  }
  const typed = {password: 'secreto', confirmation: 'otro'};
  expect(parseForm(newPasswordForm, typed)).toMatchObject({ok: false});
});

test('the first problem is that of the e-mail, then of the password, then of the confirmation', () => {
  expect(errors(signUpForm, {email: 'ana', password: '1', confirmation: '2'})[0]).toBe(
    'invalid-email',
  );
  expect(errors(signUpForm, {email, password: '1', confirmation: '2'})[0]).toBe(
    'password-too-short',
  );
  expect(errors(signInForm, {email: '', password: ''})[0]).toBe('invalid-email');
});

test('the e-mail is trimmed', () => {
  expect(parseForm(signInForm, {email: ` ${email} `, password: '123456'})).toMatchObject({
    values: {email},
  });
});

test('a chosen password has 72 bytes at most, and an old one is not judged', () => {
  const typed = (password: string) => ({email, password, confirmation: password});
  expect(errors(signUpForm, typed('x'.repeat(72)))).toEqual([]);
  expect(errors(signUpForm, typed('x'.repeat(73)))).toEqual(['password-too-long']);
  expect(errors(signUpForm, typed('ñ'.repeat(36)))).toEqual([]);
  expect(errors(signUpForm, typed('ñ'.repeat(40)))).toEqual(['password-too-long']);
  expect(errors(signInForm, {email, password: 'x'.repeat(100)})).toEqual([]);
});
