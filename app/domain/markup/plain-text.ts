/**
 * Makes text from outside safe to show as text: without characters that reverse the direction of
 * what surrounds them, hide, or control. Markup needs no escaping here, for React does that.
 */

/* oxlint-disable no-control-regex -- Control characters are what these are about. */
/** Bidirectional overrides, isolates and marks, soft hyphens and zero-width spaces; a joiner holds emoji together. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** The text without invisible and control characters, in NFC; line breaks ('\n') remain. */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .normalize('NFC');
}

/** The text on one line, trimmed, and cut to `maxLength` characters without breaking one in two. */
export function plainLine(text: string, maxLength: number): string {
  // Cuts a long text before cleaning it, so that a hostile one costs little; ten times the length leaves room for
  // what is removed.
  const line = plainText(text.slice(0, maxLength * 10))
    .replace(/\s+/g, ' ')
    .trim();
  return firstCharacters(line, maxLength).trimEnd();
}

/** The first `count` characters, where an emoji outside the basic plane counts as one. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text.slice(0, count * 2))
    .slice(0, count)
    .join('');
}

/* Markup to text in one pass, for excerpts. It is shown as text, so this is no sanitizer. */

const BLOCK = /^<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|td|table|section)\b/i;

/** The text on one line without its tags; a block's edge leaves a space, a lone '<' stays. */
export function stripTags(markup: string): string {
  let text = '';
  let at = 0;
  let close = -1;
  for (;;) {
    const open = markup.indexOf('<', at);
    if (open === -1) break;
    // Looked for anew only when passed, or a megabyte of '<' would be read once for each.
    if (close < open) close = markup.indexOf('>', open);
    if (close === -1) break;
    const isTag = /^<[a-z/!]/i.test(markup.slice(open, open + 2));
    text += markup.slice(at, isTag ? open : open + 1);
    if (isTag && BLOCK.test(markup.slice(open, open + 12))) text += ' ';
    at = (isTag ? close : open) + 1;
  }
  return (text + markup.slice(at)).replace(/\s+/g, ' ').trim();
}

/**
 * A text that an operator wrote in the provider's editor, as headings, paragraphs and lists. Nothing of its
 * markup reaches a page: what is kept is text, emphasis and links to where a page may lead.
 */

export interface Inline {
  readonly text: string;
  readonly strong?: boolean;
  /** A path of the shop, an https address or an e-mail's. */
  readonly href?: string;
}

export type RichBlock =
  | {readonly kind: 'heading' | 'paragraph'; readonly content: readonly Inline[]}
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };

export type RichText = readonly RichBlock[];
