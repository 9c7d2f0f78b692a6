import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseContactMessage} from '~/domain/support/contact-message';

const fields = {name: 'Ana', email: 'ana@example.com', message: 'Hola'};

describe('a contact message', () => {
  test('is trimmed, and nothing else of the fields is kept', () => {
    expect(parseContactMessage({...fields, name: ' Ana ', admin: true})).toEqual({
      ok: true,
      message: fields,
    });
  });

  test.each(['name', 'email', 'message'])('needs its %s', (field) => {
    for (const value of ['', ' \n', undefined, null, 5]) {
      expect(parseContactMessage({...fields, [field]: value})).toEqual({
        ok: false,
        error: 'missing-fields',
      });
    }
  });

  test.each([
    ['name', 100, 'name-too-long'],
    ['message', 2000, 'message-too-long'],
  ])('has a %s of %i characters at most', (field, most, error) => {
    expect(parseContactMessage({...fields, [field]: 'x'.repeat(most)}).ok).toBe(true);
    expect(parseContactMessage({...fields, [field]: 'x'.repeat(most + 1)})).toEqual({
      ok: false,
      error,
    });
  });

  test('has an e-mail of 254 characters at most, and a valid one', () => {
    const address = (length: number) => 'x'.repeat(length - 12) + '@example.com';
    expect(parseContactMessage({...fields, email: address(255)})).toEqual({
      ok: false,
      error: 'email-too-long',
    });
    expect(parseContactMessage({...fields, email: address(254)}).ok).toBe(true);
    expect(parseContactMessage({...fields, email: 'ana'})).toEqual({
      ok: false,
      error: 'invalid-email',
    });
  });

  test('is missing rather than wrong when there are no fields at all', () => {
    for (const value of [null, undefined, 'x', []]) {
      expect(parseContactMessage(value)).toEqual({ok: false, error: 'missing-fields'});
    }
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseContactMessage(value)));
  });
});
