import {expect, test} from 'vitest';
import {firstCharacters, plainLine, plainText} from '~/domain/markup/plain-text';

test('text loses what reverses, hides or controls, and keeps its line breaks', () => {
  expect(plainText('a\u202eb\u2067c\u200bd\ufeffe\u00adf')).toBe('abcdef');
  expect(plainText('a\u0000b\tc\u0085d\r\ne\u2028f')).toBe('a b c\nd\ne\nf');
  expect(plainText('pa\u0301gina')).toBe('p\u00e1gina');
  expect(plainText('👩\u200d🚀')).toBe('👩\u200d🚀');
});

test('a line is trimmed and cut without leaving a space at its end', () => {
  expect(plainLine('  Ana \n María ', 20)).toBe('Ana María');
  expect(plainLine('Ana María', 4)).toBe('Ana');
});

test('cutting counts characters, not halves of them', () => {
  expect(firstCharacters('🎉🎉🎉', 2)).toBe('🎉🎉');
  expect(firstCharacters('ab', 2)).toBe('ab');
  expect(firstCharacters('abc', 2)).toBe('ab');
});
