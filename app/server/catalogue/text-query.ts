import {foldText} from '~/domain/search';

/**
 * A shopper's words in the provider's search syntax: all must occur, and the last may be the
 * beginning of a longer one. Its own signs are left out. An accented word is also asked for without
 * its accents, for whoever wrote the product without them. Null when there is no word.
 */
export function textQuery(text: string): string | null {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  return words
    .map((word, index) => {
      const end = index === words.length - 1 ? '*' : '';
      const folded = foldText(word);
      return folded === word ? `${word}${end}` : `(${word}${end} OR ${folded}${end})`;
    })
    .join(' ');
}
