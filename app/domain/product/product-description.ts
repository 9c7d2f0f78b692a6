/**
 * Takes a product's plain-text description apart (docs/product.md 4.3): split at 'INCLUYE:' and
 * 'IMPORTANTE:' in any case and order, the 'click here' sentence about the data sheet removed, the
 * Incluye list split on periods and line breaks, the standard sentence that names an ebook's
 * chapters and pages set apart so that it can be bold. 'No incluye:' is no marker.
 *
 * The text is the operator's, so every step takes linear time and no pattern repeats unbounded.
 */
import {plainText} from '~/domain/markup/plain-text';

export interface ProductDescription {
  /** The sentence with chapters and pages, or null. */
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
/** As typed before an item: '1. ', 'a) '. */
const NUMBER = /^\s{0,9}(?:\d{1,2}|[a-z])[.)]\s/i;
const BULLET = /^[\s•·§▪●*✓✔✅➤→–—-]+/u;

/** The description in its four parts; never throws. */
export function parseDescription(description: string): ProductDescription {
  const parts: Record<Section, string[]> = {body: [], includes: [], important: []};
  let intro: string | null = null;

  for (const {section, text} of sections(plainText(description))) {
    for (const line of text.split('\n')) {
      if (section === 'includes') {
        const items = splitSentences(line.replace(NUMBER, ''), '.');
        parts.includes.push(...items.map(listItem).filter(isKept));
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

/*
 * Cuts Spanish prose into sentences, one pass over the text. A period ends a sentence unless it is
 * inside a number or a file's or site's name ('1.5', 'guia.pdf'), or after a common abbreviation.
 */

const ABBREVIATIONS = new Set(
  'aprox art dr dra ee ej etc incl máx mín min núm p pág págs sr sra tel uds vs'.split(' '),
);

/** The sentences of one line, trimmed, each with its own end mark; the empty ones dropped. */
function splitSentences(line: string, endMarks = '.!?'): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const mark = line.charAt(at);
    if (!endMarks.includes(mark) || endMarks.includes(line.charAt(at + 1))) continue;
    if (mark === '.' && isInside(line, start, at)) continue;
    sentences.push(line.slice(start, at + 1).trim());
    start = at + 1;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function isInside(line: string, start: number, at: number): boolean {
  const rest = line.slice(at + 1, at + 5);
  if (/^[\p{Ll}\d]/u.test(rest)) return true;
  const word = /[\p{L}]{1,6}$/u.exec(line.slice(Math.max(start, at - 7), at))?.[0] ?? '';
  if (!ABBREVIATIONS.has(word.toLowerCase())) return false;
  // 'etc. Plantillas' begins something new, 'etc. en PDF' and 'Dra. Ruiz' do not.
  return word.toLowerCase() !== 'etc' || !/^\s*(?:\p{Lu}|$)/u.test(rest);
}

/*
 * Descriptions refer to a data sheet by a link that lost its address on the way ('click here'), so
 * the sentence that holds it is not shown (docs/product.md 4.3).
 */

const CLICK_HERE = /\bcli(?:c|ck|que)\s{1,3}(?:aqu[ií]|here|en\s{1,3}el\s{1,3}enlace)/i;

function mentionsDataSheet(sentence: string): boolean {
  return CLICK_HERE.test(sentence);
}

/** The text, on one line, without the sentences that refer to the data sheet. */
export function withoutDataSheet(line: string): string {
  if (!mentionsDataSheet(line)) return line;
  return splitSentences(line)
    .filter((sentence) => !mentionsDataSheet(sentence))
    .join(' ');
}
