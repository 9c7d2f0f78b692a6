/**
 * A text that an operator wrote in the provider's editor, as headings, paragraphs and lists. Nothing of its
 * markup reaches a page: what is kept is text, emphasis and links to where a page may lead.
 */
import {plainText} from './plain-text';

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

/** A tag with its name and attributes, or a stretch of text. */
const TOKEN =
  /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"]*"|'[^']*'|[^>"'])*)>|<!--[\s\S]*?-->|[^<]+|</gi;
const UNREAD = /<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Nothing that a browser could read as another scheme, or as another site without one. */
const SAFE_HREF = /^(?:https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|\/(?![/\\])[^\s]*)$/i;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  iquest: '¿',
  iexcl: '¡',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
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

  for (const token of markup.slice(0, MAX_LENGTH).replace(UNREAD, '').matchAll(TOKEN)) {
    const [whole, slash, tag, attributes = ''] = token;
    if (tag === undefined) {
      if (whole.startsWith('<!--')) continue;
      const text = plainText(decoded(whole)).replace(/\s+/g, ' ');
      content.push({text, ...(strong > 0 ? {strong: true} : {}), ...(href ? {href} : {})});
      continue;
    }
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
  endList();
  return blocks;
}

function safeHref(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = decoded(double ?? single ?? bare ?? '').trim();
  return SAFE_HREF.test(address) ? address : undefined;
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (sign, decimal, hex, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? sign;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Without spaces at its ends; neighbours alike are one. */
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
