import {openingOf} from '~/domain/markup/markdown';
import type {BookSample} from './book';

/** The first lines of a sample, for the product's page, which is too small for the whole. */
export interface BookExcerpt {
  /** Chapter number; null if unknown. */
  readonly chapter: number | null;
  readonly paragraphs: readonly string[];
}

/** Characters after which no further paragraph begins. */
const LENGTH = 420;

/** Plain text. */
export function excerptOf({chapter, pages}: BookSample): BookExcerpt {
  return {chapter, paragraphs: openingOf(pages[0] ?? '', LENGTH)};
}
