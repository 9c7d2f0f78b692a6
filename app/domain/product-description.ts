/**
 * Takes a product's plain-text description apart (spec section 5, Description parsing): split at
 * 'INCLUYE:' and 'IMPORTANTE:' in any case and order, the 'click here' sentence about the data sheet
 * removed, the Incluye list split on periods and line breaks, the standard sentence that names an
 * ebook's chapters and pages set apart so that it can be bold. 'No incluye:' is no marker.
 *
 * The text is the operator's, so every step takes linear time and no pattern repeats unbounded.
 */
import {mentionsDataSheet} from './data-sheet';
import {plainText} from './plain-text';
import {splitSentences} from './split-sentences';

export interface ProductDescription {
  /** The sentence with chapters and pages; null when there is none. */
  readonly intro: string | null;
  /** Paragraphs. */
  readonly body: readonly string[];
  /** Items without bullet or final period. */
  readonly includes: readonly string[];
  /** Paragraphs. */
  readonly important: readonly string[];
}

type Section = 'body' | 'includes' | 'important';

const MARKER = /(incluye|importante)\s{0,3}:/gi;
const CHAPTERS = /\d\s{1,3}cap[ií]tulos?\b/i;
const PAGES = /\d\s{1,3}p[áa]ginas?\b/i;
const BULLET = /^[\s•·▪●*✓✔✅➤→–—-]+/u;

/** The description in its four parts; never throws. */
export function parseDescription(description: string): ProductDescription {
  const parts: Record<Section, string[]> = {body: [], includes: [], important: []};
  let intro: string | null = null;

  for (const {section, text} of sections(plainText(description))) {
    for (const line of text.split('\n')) {
      if (section === 'includes') {
        parts.includes.push(...splitSentences(line, '.').map(listItem).filter(isKept));
        continue;
      }
      const kept = splitSentences(line).filter((sentence) => {
        if (!isKept(sentence)) return false;
        if (intro || section !== 'body' || !isIntro(sentence)) return true;
        intro = sentence;
        return false;
      });
      if (kept.length) parts[section].push(kept.join(' '));
    }
  }
  return {intro, ...parts};
}

function sections(text: string): {section: Section; text: string}[] {
  const found: {section: Section; text: string}[] = [];
  let section: Section = 'body';
  let start = 0;
  for (const match of text.matchAll(MARKER)) {
    const before = text.slice(Math.max(0, match.index - 4), match.index);
    if (/[\p{L}\p{N}]$/u.test(before) || /\bno\s$/i.test(before)) continue;
    found.push({section, text: text.slice(start, match.index)});
    section = match[1]?.toLowerCase() === 'incluye' ? 'includes' : 'important';
    start = match.index + match[0].length;
  }
  found.push({section, text: text.slice(start)});
  return found;
}

function isKept(sentence: string): boolean {
  return sentence !== '' && !mentionsDataSheet(sentence);
}

function isIntro(sentence: string): boolean {
  return CHAPTERS.test(sentence) && PAGES.test(sentence);
}

function listItem(sentence: string): string {
  const item = sentence.replace(BULLET, '');
  return item.endsWith('.') && !item.endsWith('..') && !/\betc\.$/i.test(item)
    ? item.slice(0, -1)
    : item;
}
