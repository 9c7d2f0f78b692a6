/**
 * SofIA's local match (docs/product.md 10.3), read both ways: a name matches when it contains the
 * whole message ('ayuno'), or when the message contains the whole name ('¿tienes Masa madre desde
 * cero?'). Accents do not count, signs count as spaces, and a message of fewer than three letters
 * or digits matches nothing.
 */
import {MIN_CHAT_MATCH_LENGTH} from '../limits';
import {foldText} from '../text/fold-text';

/** The products whose names match, in their order; never throws. */
export function matchProducts<T extends {readonly name: string}>(
  products: readonly T[],
  message: string,
): readonly T[] {
  const wanted = wordsOf(message);
  if (wanted.replaceAll(' ', '').length < MIN_CHAT_MATCH_LENGTH) return [];
  return products.filter((product) => {
    const name = wordsOf(product.name);
    return name.includes(wanted) || (name !== '' && ` ${wanted} `.includes(` ${name} `));
  });
}

/** Folded words with one space between them. */
function wordsOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
