import {foldText} from './fold-text.ts';
import {plainDigits} from './plain-digits.ts';

const STORED = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const MAX_LENGTH = 100;
/** Letters that are no base letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
const ENDINGS: Readonly<Record<string, string>> = {jpeg: 'jpg', htm: 'html'};

/**
 * The name under which a file is stored, from how people write it: 'Guía Práctica (1).PDF' is 'guia-practica-1.pdf'.
 * A stored name stays as it is. Empty when nothing is left of it.
 */
export function storedFileName(typed: string): string {
  const plain = foldText(plainDigits(typed))
    .replace(/\p{Cf}|[.\s]{1,100}$/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9._-]+/g, '-');
  const [, stem = '', ending = ''] = /^(.+?)(?:\.([a-z0-9]{1,8}))?$/s.exec(plain) ?? [];
  if (STORED.test(typed) && !ENDINGS[ending]) return typed;
  const suffix = ending && `.${ENDINGS[ending] ?? ending}`;
  const name = stem
    .slice(0, MAX_LENGTH - suffix.length)
    .replace(/^[^a-z0-9]{1,100}|[^a-z0-9]{1,100}$/g, '');
  return name && name + suffix;
}
