import {describe, expect, test} from 'vitest';
import {contactForm} from '~/domain/contact/contact-forms';
import {parseForm} from '~/domain/support/form';

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

  test('lists one problem per field, in their order', () => {
    expect(problemsOf({email: 'ana'}).map(({error}) => error)).toEqual([
      'missing-fields',
      'invalid-email',
      'missing-fields',
    ]);
    for (const value of [null, undefined, 'x', []]) expect(problemsOf(value)).toHaveLength(3);
  });
});
