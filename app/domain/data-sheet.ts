/**
 * Descriptions refer to a data sheet by a link that lost its address on the way ('click here'), so
 * the sentence that holds it is not shown (spec section 5, Description parsing).
 */
import {splitSentences} from './split-sentences';

const CLICK_HERE = /\bcli(?:c|ck|que)\s{1,3}(?:aqu[ií]|here|en\s{1,3}el\s{1,3}enlace)/i;

export function mentionsDataSheet(sentence: string): boolean {
  return CLICK_HERE.test(sentence);
}

/** The text, on one line, without the sentences that refer to the data sheet. */
export function withoutDataSheet(line: string): string {
  if (!mentionsDataSheet(line)) return line;
  return splitSentences(line)
    .filter((sentence) => !mentionsDataSheet(sentence))
    .join(' ');
}
