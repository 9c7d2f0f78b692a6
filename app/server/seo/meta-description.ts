import {pageHeads as copy} from '~/copy/page-heads';
import {plainLine} from '~/domain/plain-text';

/** Characters that search engines show of a description. */
const SHOWN_LENGTH = 155;

/** A text as the description of a page, on one line; a longer one ends after a word. */
export function metaDescription(text: string, maxLength = SHOWN_LENGTH): string {
  const line = plainLine(text, maxLength + 1);
  if (line.length <= maxLength) return line;
  const words = line.slice(0, line.lastIndexOf(' ', maxLength - 1));
  return `${words.replace(/[\s,;:.¿¡(«–—-]+$/u, '')}…`;
}

/** A description of its own for each page of a list. */
export function numberedDescription(text: string, page: number, pageCount: number): string {
  if (page === 1) return metaDescription(text);
  const number = copy.numbered(page, pageCount);
  return `${metaDescription(text, SHOWN_LENGTH - number.length - 1)} ${number}`;
}
