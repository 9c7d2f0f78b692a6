/**
 * SofIA's local match (docs/product.md 10.3): a product matches if its name contains the whole message ('ayuno').
 * Anything beyond a name goes to the function. Accents are ignored, punctuation counts as space, and fewer than three
 * letters or digits match nothing.
 */
import {MIN_CHAT_MATCH_LENGTH} from '../limits';
import {foldText} from '@common/fold-text';

/** The products whose names match, in their order; never throws. */
export function matchProducts<T extends {readonly name: string}>(
  products: readonly T[],
  message: string,
): readonly T[] {
  const wanted = wordsOf(message);
  if (wanted.replaceAll(' ', '').length < MIN_CHAT_MATCH_LENGTH) return [];
  return products.filter((product) => wordsOf(product.name).includes(wanted));
}

/** Folded words with one space between them. */
function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
