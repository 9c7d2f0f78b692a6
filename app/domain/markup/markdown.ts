/**
 * The Markdown of a sample (docs/operating.md, Metafields): paragraphs, `###` headings, lists, `>` quotes,
 * bold and italics. Everything else is text, markup too: what comes out is shown as text, never as HTML. A library
 * would know more syntax than operators are promised, and answer HTML that has to be made safe.
 */

export interface Span {
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis: boolean;
}

export type Block =
  | {readonly kind: 'heading' | 'paragraph' | 'quote'; readonly spans: readonly Span[]}
  | {
      readonly kind: 'list';
      /** The number of the first item; null for a list without numbers. */
      readonly start: number | null;
      readonly items: readonly (readonly Span[])[];
    };

interface Draft {
  readonly kind: 'heading' | 'paragraph' | 'quote' | 'list';
  readonly start: number | null;
  /** Source text of each item of a list, or of the whole block. */
  readonly texts: string[];
}

const HEADING = /^#{1,6} +(\S.*)$/;
const BULLET = /^[-*] +(\S.*)$/;
const NUMBER = /^(\d{1,3})[.)] +(\S.*)$/;
const QUOTE = /^> ?(.*)$/;

/** The blocks of a text, in order; never throws. */
export function parseMarkdown(text: string): readonly Block[] {
  const drafts: Draft[] = [];
  let open: Draft | null = null;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') {
      // Items with an empty line between them belong to one list.
      if (open?.kind !== 'list') open = null;
      continue;
    }
    open = addLine(line, open, drafts);
  }
  return drafts.map(finish);
}

function addLine(line: string, open: Draft | null, drafts: Draft[]): Draft | null {
  const begin = (draft: Draft) => {
    drafts.push(draft);
    return draft;
  };
  const heading = HEADING.exec(line)?.[1];
  if (heading) {
    begin({kind: 'heading', start: null, texts: [heading]});
    return null;
  }
  const [, number, numbered] = NUMBER.exec(line) ?? [];
  const item = numbered ?? BULLET.exec(line)?.[1];
  if (item !== undefined) {
    const start = number === undefined ? null : Number(number);
    if (open?.kind === 'list' && (open.start === null) === (start === null)) {
      open.texts.push(item);
      return open;
    }
    return begin({kind: 'list', start, texts: [item]});
  }
  const quoted = QUOTE.exec(line)?.[1];
  if (quoted === '') return null;
  const kind = quoted === undefined ? 'paragraph' : 'quote';
  if (open?.kind === kind) {
    open.texts[0] += ` ${quoted ?? line}`;
    return open;
  }
  return begin({kind, start: null, texts: [quoted ?? line]});
}

function finish({kind, start, texts}: Draft): Block {
  return kind === 'list'
    ? {kind, start, items: texts.map(spansOf)}
    : {kind, spans: spansOf(texts[0] ?? '')};
}

/** Stars in pairs mark what is between them; a star that has no partner is a star. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const parts = text.split(/(\*{1,3})/);
  let strong = false;
  let emphasis = false;
  for (const [i, part] of parts.entries()) {
    if (i % 2 === 0) {
      if (part) spans.push({text: part, strong, emphasis});
      continue;
    }
    const thickens = part.length > 1;
    const slants = part.length !== 2;
    const closes = (!thickens || strong) && (!slants || emphasis);
    const opens = parts.slice(i + 1).includes(part) && /^\S/.test(parts[i + 1] ?? '');
    if (!closes && !opens) {
      spans.push({text: part, strong, emphasis});
      continue;
    }
    if (thickens) strong = !strong;
    if (slants) emphasis = !emphasis;
  }
  return spans;
}

/** The first paragraphs of a text, without headings, lists and marks, until `length` characters are reached. */
export function openingOf(text: string, length: number): readonly string[] {
  const paragraphs: string[] = [];
  let sum = 0;
  for (const block of parseMarkdown(text)) {
    if (block.kind !== 'paragraph' || sum >= length) continue;
    const plain = block.spans.map((span) => span.text).join('');
    paragraphs.push(plain);
    sum += plain.length;
  }
  return paragraphs;
}
