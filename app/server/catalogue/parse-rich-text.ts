/** Converts the markup of the provider's editor, or of pasted Word text, to text that a page can show. */
import {decodeHTML} from 'entities';
import {plainText, type Inline, type RichBlock, type RichText} from '~/domain/markup/plain-text';

/**
 * A tag with its name and attributes, or a stretch of text. A tag that is never closed ends at the next '<', and such a
 * comment at the end of the text: looking further for each would take quadratic time.
 */
const TOKEN =
  /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"]*"|'[^']*'|[^<>"'])*)>|<!--[\s\S]*?(?:-->|$)|<[!?][^<>]*>|[^<]+|</gi;
/** Elements without readable text, including the bullets, settings and styles of Word. */
const UNREAD =
  /<(script|style|template|iframe|noscript|xml|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!\[if !supportLists\]>[\s\S]*?(?:<!\[endif\]>|$)/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Rejects other schemes and protocol-relative URLs. */
const SAFE_HREF = /^(?:https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|\/(?![/\\])[^\s]*)$/i;
/** Characters; the provider's own limit is far below. */
const MAX_LENGTH = 200_000;

/** Never throws; blank blocks are left out. */
export function parseRichText(markup: string): RichText {
  const blocks: RichBlock[] = [];
  let content: Inline[] = [];
  let kind: 'heading' | 'paragraph' = 'paragraph';
  let list: {ordered: boolean; items: (readonly Inline[])[]} | null = null;
  let strong = 0;
  let href: string | undefined;
  let raw = '';

  // Cleaned in one piece: each piece costs more than its letters.
  const endText = () => {
    const text = plainText(decodeHTML(raw)).replace(/\s+/g, ' ');
    if (raw) content.push({text, ...(strong > 0 ? {strong: true} : {}), ...(href ? {href} : {})});
    raw = '';
  };
  const endBlock = () => {
    const whole = trimmed(content);
    content = [];
    if (whole.length === 0) return;
    if (list) list.items.push(whole);
    else blocks.push({kind, content: whole});
  };
  const endList = () => {
    endBlock();
    if (list && list.items.length > 0) blocks.push({kind: 'list', ...list});
    list = null;
  };

  const read = markup.slice(0, MAX_LENGTH).replace(UNREAD, '');
  // A text without any tag was typed into a spreadsheet.
  const source = /<[a-z/!]/i.test(read) ? read : read.replace(/\n/g, '<br>');
  for (const token of source.matchAll(TOKEN)) {
    const [whole, slash, tag, attributes = ''] = token;
    if (tag === undefined) {
      if (!/^<[!?]/.test(whole)) raw += whole;
      continue;
    }
    endText();
    const opens = slash === '';
    switch (tag.toLowerCase()) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        endList();
        kind = opens ? 'heading' : 'paragraph';
        break;
      case 'ul':
      case 'ol':
        endList();
        kind = 'paragraph';
        if (opens) list = {ordered: tag.toLowerCase() === 'ol', items: []};
        break;
      case 'p':
      case 'div':
      case 'section':
      case 'article':
      case 'blockquote':
      case 'center':
      case 'figure':
      case 'dl':
      case 'dt':
      case 'dd':
      case 'pre':
      case 'hr':
      case 'table':
      case 'tr':
      case 'br':
      case 'li':
        // A paragraph in an item of a list does not end the item.
        if (!list || tag.toLowerCase() === 'li') endBlock();
        else content.push({text: ' '});
        break;
      case 'td':
      case 'th':
        content.push({text: ' '});
        break;
      case 'strong':
      case 'b':
        strong = Math.max(0, strong + (opens ? 1 : -1));
        break;
      case 'a':
        href = opens ? safeHref(attributes) : undefined;
        break;
    }
  }
  endText();
  endList();
  return blocks;
}

/** The text of a markup: a line for each paragraph, heading and item of a list. */
export function textOfMarkup(markup: string): string {
  const line = (content: readonly Inline[]) => content.map(({text}) => text).join('');
  return parseRichText(markup)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]).map(line))
    .join('\n');
}

function safeHref(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = decodeHTML(double ?? single ?? bare ?? '').trim();
  return SAFE_HREF.test(address) ? address : undefined;
}

/** Trims the ends and merges neighbours of the same kind. */
function trimmed(content: readonly Inline[]): readonly Inline[] {
  const joined: Inline[] = [];
  for (const part of content) {
    const last = joined.at(-1);
    if (last && last.strong === part.strong && last.href === part.href) {
      joined[joined.length - 1] = {...last, text: (last.text + part.text).replace(/\s+/g, ' ')};
    } else joined.push(part);
  }
  const shown = joined.map((part, index) => ({
    ...part,
    text: index === 0 ? part.text.trimStart() : part.text,
  }));
  const last = shown.at(-1);
  if (last) shown[shown.length - 1] = {...last, text: last.text.trimEnd()};
  return shown.some(({text}) => text.trim() !== '') ? shown.filter(({text}) => text !== '') : [];
}
