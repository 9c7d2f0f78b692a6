import {describe, expect, test, it} from 'vitest';
import {contactForm, notifySubject} from '~/domain/contact/contact-forms';
import {parseForm} from '~/domain/support/form';
import {readFileSync} from 'node:fs';

const fields = {name: 'Ana', email: 'ana@example.com', message: 'Hola'};
const parse = (typed: unknown) => parseForm(contactForm, typed);
const problemsOf = (typed: unknown) => {
  const result = parse(typed);
  return result.ok ? [] : result.problems;
};

describe('a contact message', () => {
  test('is trimmed, without hidden signs, and nothing else of the fields is kept', () => {
    expect(parse({...fields, name: ' A\u202en\0a\ud800 ', admin: true})).toEqual({
      ok: true,
      values: fields,
    });
    const message = 'Hola\r\n\t👩\u200d💻';
    expect(parse({...fields, message})).toMatchObject({ok: true, values: {message}});
  });

  test.each(['name', 'email', 'message'])('needs its %s', (field) => {
    for (const value of ['', ' \n', undefined, null, 5]) {
      expect(problemsOf({...fields, [field]: value})).toEqual([{error: 'missing-fields', field}]);
    }
  });

  test.each([
    ['name', 100],
    ['message', 2000],
  ])('has a %s of %i characters at most', (field, limit) => {
    expect(problemsOf({...fields, [field]: 'x'.repeat(limit)})).toEqual([]);
    const problem = {error: 'too-long', field, limit};
    expect(problemsOf({...fields, [field]: 'x'.repeat(limit + 1)})).toEqual([problem]);
  });
});

const TAKEN = ['guia_con_guion_bajo', 'año-nuevo', 'an\u0303o', 'x'.repeat(255), '日本'];
const REFUSED = ['', ' ', 'a/b', 'a.b', 'a\u0001b', 'a[b', 'a{b', 'x'.repeat(256)];

describe('what somebody wants to be told of', () => {
  it.each(TAKEN)('can be %s', (handle) => expect(notifySubject(handle)).toBe(handle));
  it.each(REFUSED)('cannot be %j', (text) => expect(notifySubject(text)).toBeNull());

  it('is what the table takes', () => {
    const sql = readFileSync('supabase/migrations/20261126010100_notify_subjects.sql', 'utf8');
    const pattern = /subject ~ '(.+)'\)/.exec(sql)?.[1] ?? '';
    const stored = new RegExp(pattern.replace('[:space:]', '\\s').replace('`', '\\x60'), 'u');
    expect(TAKEN.filter((handle) => !stored.test(handle))).toEqual([]);
    expect(REFUSED.filter((text) => stored.test(text))).toEqual([]);
  });
});
