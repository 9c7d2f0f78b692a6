/** The text of a Word document as chapters of XHTML: headings, paragraphs, lists, tables, pictures, links and notes. */
import type {Element} from '@xmldom/xmldom';
import {textOf} from './docx';
import {all, children, escapeXml, first, readXml, type Parts} from './xml';

export interface Chapter {
  readonly title: string;
  readonly html: string;
}

export interface DocxText {
  readonly chapters: readonly Chapter[];
  /** Pictures by the name that the chapters call them by. */
  readonly media: ReadonlyMap<string, Uint8Array>;
}

const PICTURES = /\.(png|jpe?g|gif|svg)$/i;
const PRESENTED = new Set(['title', 'subtitle', 'portada']);

/** @param untitled title of what stands before the first heading. */
export function chaptersOf(parts: Parts, untitled: string): DocxText {
  const document = readXml(parts, 'word/document.xml');
  const body = document && first(document, 'w:body');
  if (!body) throw new Error('no-document');
  const context = contextOf(parts);
  const chapters: {title: string; html: string[]}[] = [];
  const list: {tag: 'ul' | 'ol'; items: string[]} = {tag: 'ul', items: []};
  const current = () => chapters.at(-1) ?? open(untitled);
  const open = (title: string) => {
    const chapter: {title: string; html: string[]} = {title, html: []};
    chapters.push(chapter);
    return chapter;
  };
  const closeList = () => {
    const items = list.items.splice(0).map((item) => `<li>${item}</li>`);
    if (items.length > 0) current().html.push(`<${list.tag}>${items.join('')}</${list.tag}>`);
  };
  for (const block of flatten(body)) {
    if (block.tagName === 'w:tbl') {
      closeList();
      current().html.push(table(block, context));
      continue;
    }
    const style = context.styles.get(first(block, 'w:pStyle')?.getAttribute('w:val') ?? '') ?? '';
    const level = Number(/^heading (\d)$/.exec(style)?.[1] ?? 0);
    const content = inline(block, context);
    if (!content.trim()) continue;
    const kind = level === 0 ? listKind(block, context) : null;
    if (kind) {
      if (kind !== list.tag) closeList();
      list.tag = kind;
      list.items.push(content);
      continue;
    }
    closeList();
    if (level === 1) open(textOf(block).trim() || untitled).html.push(`<h1>${content}</h1>`);
    else if (level > 1)
      current().html.push(`<h${Math.min(level, 4)}>${content}</h${Math.min(level, 4)}>`);
    else if (PRESENTED.has(style)) current().html.push(`<p class="titulo">${content}</p>`);
    else
      current().html.push(
        /quote/.test(style) ? `<blockquote><p>${content}</p></blockquote>` : `<p>${content}</p>`,
      );
  }
  closeList();
  for (const html of context.notes) current().html.push(`<p class="nota">${html}</p>`);
  return {
    chapters: chapters.map(({title, html}) => ({title, html: html.join('\n')})),
    media: context.media,
  };
}

interface Context {
  readonly parts: Parts;
  readonly styles: ReadonlyMap<string, string>;
  /** Targets by id. */
  readonly relations: ReadonlyMap<string, string>;
  /** Whether a list is numbered, by its id. */
  readonly numbered: ReadonlyMap<string, boolean>;
  /** List ids of paragraph styles. */
  readonly listStyles: ReadonlyMap<string, string>;
  readonly media: Map<string, Uint8Array>;
  readonly footnotes: ReadonlyMap<string, Element>;
  readonly notes: string[];
}

function contextOf(parts: Parts): Context {
  const value = (element: Element | null) => element?.getAttribute('w:val') ?? '';
  const styles = readXml(parts, 'word/styles.xml');
  const relations = readXml(parts, 'word/_rels/document.xml.rels');
  const numbering = readXml(parts, 'word/numbering.xml');
  const footnotes = readXml(parts, 'word/footnotes.xml');
  const styleList = styles ? all(styles, 'w:style') : [];
  const formats = new Map(
    (numbering ? all(numbering, 'w:abstractNum') : []).map((each) => [
      each.getAttribute('w:abstractNumId') ?? '',
      value(first(each, 'w:numFmt')) !== 'bullet',
    ]),
  );
  return {
    parts,
    styles: new Map(
      styleList.map((each) => [
        each.getAttribute('w:styleId') ?? '',
        value(first(each, 'w:name')).toLowerCase(),
      ]),
    ),
    listStyles: new Map(
      styleList.map((each) => [
        each.getAttribute('w:styleId') ?? '',
        value(first(each, 'w:numId')),
      ]),
    ),
    relations: new Map(
      (relations ? all(relations, 'Relationship') : []).map((each) => [
        each.getAttribute('Id') ?? '',
        each.getAttribute('Target') ?? '',
      ]),
    ),
    numbered: new Map(
      (numbering ? all(numbering, 'w:num') : []).map((each) => [
        each.getAttribute('w:numId') ?? '',
        formats.get(value(first(each, 'w:abstractNumId'))) ?? false,
      ]),
    ),
    media: new Map(),
    footnotes: new Map(
      (footnotes ? all(footnotes, 'w:footnote') : []).map((each) => [
        each.getAttribute('w:id') ?? '',
        each,
      ]),
    ),
    notes: [],
  };
}

/** Paragraphs and tables of the body, also those in content controls, but for the list of pages: an EPUB has its own. */
function flatten(parent: Element): Element[] {
  return children(parent).flatMap((block) => {
    if (block.tagName === 'w:p' || block.tagName === 'w:tbl') return [block];
    const isContents = /^table of contents$/i.test(
      first(block, 'w:docPartGallery')?.getAttribute('w:val') ?? '',
    );
    const isControl = block.tagName === 'w:sdt' || block.tagName === 'w:sdtContent';
    return isControl && !isContents ? flatten(block) : [];
  });
}

function listKind(block: Element, {numbered, listStyles}: Context): 'ul' | 'ol' | null {
  const own = first(block, 'w:numId')?.getAttribute('w:val');
  const id = own ?? listStyles.get(first(block, 'w:pStyle')?.getAttribute('w:val') ?? '');
  return !id || id === '0' ? null : numbered.get(id) ? 'ol' : 'ul';
}

function table(block: Element, context: Context): string {
  const rows = children(block).filter(({tagName}) => tagName === 'w:tr');
  const cell = (each: Element) =>
    `<td>${flatten(each)
      .map((part) =>
        part.tagName === 'w:tbl' ? table(part, context) : `<p>${inline(part, context)}</p>`,
      )
      .join('')}</td>`;
  return `<table>${rows
    .map(
      (row) =>
        `<tr>${children(row)
          .filter(({tagName}) => tagName === 'w:tc')
          .map(cell)
          .join('')}</tr>`,
    )
    .join('')}</table>`;
}

function inline(parent: Element, context: Context): string {
  return children(parent)
    .map((node) => {
      switch (node.tagName) {
        case 'w:r':
          return run(node, context);
        case 'w:hyperlink': {
          const target = context.relations.get(node.getAttribute('r:id') ?? '') ?? '';
          const content = inline(node, context);
          return /^(https?|mailto):/.test(target) && content
            ? `<a href="${escapeXml(encodeURI(decodeSafely(target)))}">${content}</a>`
            : content;
        }
        case 'w:ins':
        case 'w:smartTag':
        case 'w:sdt':
        case 'w:sdtContent':
        case 'w:fldSimple':
          return inline(node, context);
        default:
          return '';
      }
    })
    .join('');
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function run(node: Element, context: Context): string {
  let html = '';
  for (const part of children(node)) {
    if (part.tagName === 'w:t' || part.tagName === 'w:noBreakHyphen')
      html += escapeXml(part.tagName === 'w:t' ? (part.textContent ?? '') : '-');
    else if (part.tagName === 'w:tab') html += ' ';
    else if (part.tagName === 'w:br') html += part.getAttribute('w:type') === 'page' ? '' : '<br/>';
    else if (part.tagName === 'w:footnoteReference') html += note(part, context);
    else if (/^(w:drawing|w:pict|mc:AlternateContent)$/.test(part.tagName))
      html += textBox(part, context) ?? picture(part, context);
  }
  const look = first(node, 'w:rPr');
  const has = (name: string) => {
    const element = look && first(look, name);
    return Boolean(
      element && !['0', 'false', 'none'].includes(element.getAttribute('w:val') ?? ''),
    );
  };
  if (!html) return '';
  if (has('w:b')) html = `<strong>${html}</strong>`;
  if (has('w:i')) html = `<em>${html}</em>`;
  return html;
}

function note(part: Element, context: Context): string {
  const footnote = context.footnotes.get(part.getAttribute('w:id') ?? '');
  if (!footnote) return '';
  context.notes.push(escapeXml(`${context.notes.length + 1}. ${textOf(footnote).trim()}`));
  return `<sup>${context.notes.length}</sup>`;
}

/** Paragraphs of a text box, which stands within one; null for anything else. Word writes a box twice. */
function textBox(part: Element, context: Context): string | null {
  const content = first(part, 'w:txbxContent');
  if (!content) return null;
  const lines = all(content, 'w:p').map((each) => inline(each, context));
  return `<span class="caja">${lines.filter((each) => each.trim()).join('<br/>')}</span>`;
}

function picture(part: Element, context: Context): string {
  const blip = first(part, 'a:blip');
  const target = context.relations.get(
    blip?.getAttribute('r:embed') ?? first(part, 'v:imagedata')?.getAttribute('r:id') ?? '',
  );
  const content =
    target && PICTURES.test(target)
      ? context.parts[`word/${target.replace(/^\/?(word\/)?/, '')}`]
      : undefined;
  if (!target || !content) return '';
  const name = target.replace(/^.*\//, '').replace(/[^\w.-]/g, '_');
  context.media.set(name, content);
  const alt = first(part, 'wp:docPr')?.getAttribute('descr') ?? '';
  return `<img src="../media/${name}" alt="${escapeXml(alt)}"/>`;
}
