import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {accountError} from '~/domain/account/account-error';

function clientError(name: string, fields: object, message = 'Algo') {
  return Object.assign(new Error(message), {name, ...fields});
}

describe('accountError', () => {
  it.each([
    ['Invalid login credentials', 'invalid-credentials'],
    ['User already registered', 'already-registered'],
    ['Email not confirmed', 'email-not-confirmed'],
    ['Invalid API key', 'unreachable'],
    ['Legacy API keys are disabled', 'unreachable'],
  ])('knows the message %j', (message, code) => {
    expect(accountError(clientError('AuthApiError', {status: 400}, message))).toEqual({code});
  });

  it.each([
    ['invalid_credentials', 'invalid-credentials'],
    ['user_already_exists', 'already-registered'],
    ['session_not_found', 'signed-out'],
    ['same_password', 'same-password'],
    ['reauthentication_needed', 'reauthentication-needed'],
    ['reauthentication_not_valid', 'reauthentication-needed'],
    ['insufficient_aal', 'reauthentication-needed'],
    ['current_password_required', 'wrong-old-password'],
    ['validation_failed', 'invalid-input'],
    ['email_address_not_authorized', 'mail-not-sent'],
    ['conflict', 'conflict'],
    ['otp_expired', 'dead-link'],
    ['unexpected_failure', 'unreachable'],
  ])('knows the code %s', (code, known) => {
    expect(accountError(clientError('AuthApiError', {status: 400, code}))).toEqual({code: known});
  });

  it.each([
    'Password cannot be longer than 72 characters',
    'bcrypt: password length exceeds 72 bytes',
  ])('knows %j whatever its code', (message) => {
    const error = clientError('AuthApiError', {status: 400, code: 'validation_failed'}, message);
    expect(accountError(error)).toEqual({code: 'password-too-long'});
  });

  it('knows too many requests by their status', () => {
    expect(accountError(clientError('AuthApiError', {status: 429}))).toEqual({
      code: 'rate-limited',
    });
  });

  it('keeps the message of an error that it does not know', () => {
    const error = clientError(
      'AuthApiError',
      {status: 422, code: 'something_new'},
      'Something new',
    );
    expect(accountError(error)).toEqual({code: 'other', message: 'Something new'});
  });

  it.each([
    ['no answer', clientError('AuthRetryableFetchError', {status: 0}, 'Failed to fetch')],
    ['a page instead of data', clientError('AuthUnknownError', {}, 'Unexpected token <')],
    ['markup as the message', clientError('AuthApiError', {status: 400}, '<h1>Bad</h1>')],
    ['nothing', null],
  ])('takes %s for a backend out of reach', (_, error) => {
    expect(accountError(error)).toEqual({code: 'unreachable'});
  });

  it('has an answer for anything', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(accountError(thrown).code).toBeTruthy();
      }),
    );
  });
});
