import {expect, test} from 'vitest';
import {parseSuggestionHandles} from '~/domain/catalogue/listed-products';

test('reads up to three handles', () => {
  expect(parseSuggestionHandles('producto-01')).toEqual(['producto-01']);
  expect(parseSuggestionHandles('a,b,c')).toEqual(['a', 'b', 'c']);
});

test.each([null, '', 'a,b,c,d', 'a,a', 'a,', 'A', '-a', 'a/b', 'ñ', `a${'b'.repeat(400)}`])(
  'refuses %j',
  (list) => expect(parseSuggestionHandles(list)).toBeNull(),
);
