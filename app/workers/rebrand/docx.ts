/**
 * A Word document under a brand: a cover and a page with title and legal text before its text, a page of the author
 * after it, a header and a footer, its fields filled and its headings in one look. It stays editable. The old cover is
 * what stands before the text in the styles of a title (docs/preparing-files.md).
 */
import type {Document, Element} from '@xmldom/xmldom';
import {readableOn} from '~/domain/rebrand/colors';
import {fillFields} from '~/domain/rebrand/brand';
import {isClassic} from '~/domain/rebrand/cover';
import type {Job} from './job';
import {
  all,
  children,
  escapeXml,
  first,
  insert,
  parseXml,
  readXml,
  remove,
  writeXml,
  type Parts,
} from './xml';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMESPACES = `xmlns:w="${W}" xmlns:r="${R}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;
const MAIN = 'word/document.xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const COVER_STYLES = new Set(['title', 'subtitle', 'portada', 'título', 'subtítulo']);
const EMU_PER_TWIP = 635;
/** A page with more words than these belongs to the text. */
const MOST_COVER_WORDS = 60;
/** A5, where a document does not say. */
const DEFAULT_PAGE = {width: 8392, height: 11907};
const DEFAULT_SECTION = `<w:sectPr><w:pgSz w:w="${DEFAULT_PAGE.width}" w:h="${DEFAULT_PAGE.height}"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>`;
const HEADING = /^heading ([1-6])$/;
/** Font sizes in half points, by heading level. */
const HEADING_SIZES: Readonly<Record<string, number>> = {1: 38, 2: 29, 3: 25, 4: 23, 5: 22, 6: 22};

/** Takes the old cover away and fills the fields, in place; throws for a document without a text. */
export function cleanDocx(parts: Parts, {fields}: Pick<Job, 'fields'>): void {
  const document = readXml(parts, MAIN);
  const body = document && first(document, 'w:body');
  if (!document || !body) throw new Error('no-document');
  acceptChanges(document);
  removeOldCover(body, styleNames(parts));
  for (const name of ['w:headerReference', 'w:footerReference', 'w:titlePg'])
    all(body, name).forEach(remove);
  const relations = readXml(parts, RELATIONS);
  if (relations) {
    removeUnused(parts, document, relations);
    writeXml(parts, RELATIONS, relations);
  }
  fillParagraphs(document, fields);
  writeXml(parts, MAIN, document);
  for (const name of Object.keys(parts)) {
    const notes = /^word\/(footnotes|endnotes)\.xml$/.test(name) && readXml(parts, name);
    if (!notes) continue;
    acceptChanges(notes);
    fillParagraphs(notes, fields);
    writeXml(parts, name, notes);
  }
}

/** Puts the brand on a document that is clean. */
export function brandDocx(parts: Parts, job: Job): void {
  const document = readXml(parts, MAIN);
  const body = document && first(document, 'w:body');
  if (!document || !body) throw new Error('no-document');
  const relations = readXml(parts, RELATIONS) ?? parseXml(EMPTY_RELATIONS);
  if (!first(body, 'w:sectPr')) insert(body, DEFAULT_SECTION, null, NAMESPACES);
  const names = styleNames(parts);
  plainHeadings(document, names);
  addPages(body, job, [...names].find(([, name]) => name === 'heading 1')?.[0]);
  addHeaderAndFooter(parts, body, relations, job);
  parts['word/media/edicion-portada.jpg'] = job.cover;
  relate(relations, 'rvCover', 'image', 'media/edicion-portada.jpg');
  writeXml(parts, MAIN, document);
  writeXml(parts, RELATIONS, relations);
  styleText(parts, job);
  declareTypes(parts);
  writeProperties(parts, job);
}

const EMPTY_RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';

/** Names of paragraph styles in lower case, by id: an id differs with Word's language, a name does not. */
function styleNames(parts: Parts): ReadonlyMap<string, string> {
  const styles = readXml(parts, 'word/styles.xml');
  return new Map(
    (styles ? all(styles, 'w:style') : []).map((style) => [
      style.getAttribute('w:styleId') ?? '',
      (first(style, 'w:name')?.getAttribute('w:val') ?? '').toLowerCase(),
    ]),
  );
}

/** Buyers must not see what was crossed out: tracked changes become the text that they lead to. */
function acceptChanges(document: Document): void {
  for (const name of ['w:del', 'w:moveFrom', 'w:rPrChange', 'w:pPrChange', 'w:sectPrChange'])
    all(document, name).forEach(remove);
  for (const kept of [...all(document, 'w:ins'), ...all(document, 'w:moveTo')]) {
    for (const node of Array.from(kept.childNodes)) kept.parentNode?.insertBefore(node, kept);
    remove(kept);
  }
}

/** Height of the document's page divided by its width, for a cover that fills it. */
export function pageRatioOf(parts: Parts): number {
  const document = readXml(parts, MAIN);
  const body = document && first(document, 'w:body');
  const {width, height} = body ? pageOf(body) : DEFAULT_PAGE;
  return height / width;
}

/** What a file lacks to come out best: an old cover that is recognised, and headings that begin chapters. */
export function lacksOf(parts: Parts): {cover: boolean; chapters: boolean} {
  const document = readXml(parts, MAIN);
  const body = document && first(document, 'w:body');
  if (!body) throw new Error('no-document');
  const names = styleNames(parts);
  const styles = all(body, 'w:pStyle').map((each) => names.get(each.getAttribute('w:val') ?? ''));
  return {cover: oldCover(body, names).length === 0, chapters: !styles.includes('heading 1')};
}

/** Removes everything before the first paragraph of the text, unless the document is only a cover. */
function removeOldCover(body: Element, names: ReadonlyMap<string, string>): void {
  const old = oldCover(body, names);
  if (old.length < children(body).length) old.forEach(remove);
}

function oldCover(body: Element, names: ReadonlyMap<string, string>): readonly Element[] {
  const cover: Element[] = [];
  let hasTitle = false;
  for (const block of children(body)) {
    const style = first(block, 'w:pStyle')?.getAttribute('w:val') ?? '';
    const isTitle = COVER_STYLES.has(names.get(style) ?? style.toLowerCase());
    const isCoverPart =
      block.tagName === 'w:sdt' &&
      first(block, 'w:docPartGallery')?.getAttribute('w:val') === 'Cover Pages';
    const isEmpty = block.tagName === 'w:p' && !textOf(block).trim() && !first(block, 'w:sectPr');
    if (!isTitle && !isCoverPart && !isEmpty) break;
    hasTitle ||= isTitle || isCoverPart;
    cover.push(block);
  }
  // Below the title may stand a name in a plain style: it goes with the rest of its page.
  const page = plainCover(children(body), names);
  return hasTitle && cover.length > page.length ? cover : page;
}

/** A first page of a few words and no heading, ended by a page break: a cover without the styles of one. */
function plainCover(blocks: readonly Element[], names: ReadonlyMap<string, string>): Element[] {
  const page: Element[] = [];
  let words = 0;
  for (const block of blocks) {
    const style = first(block, 'w:pStyle')?.getAttribute('w:val') ?? '';
    if (first(block, 'w:pageBreakBefore') && words > 0) return page;
    words += textOf(block).split(/\s+/).filter(Boolean).length;
    const isText =
      block.tagName !== 'w:p' || /^(heading|t[íi]tulo) ?\d/.test(names.get(style) ?? '');
    if (isText || first(block, 'w:sectPr') || words > MOST_COVER_WORDS) return [];
    page.push(block);
    if (words > 0 && all(block, 'w:br').some((each) => each.getAttribute('w:type') === 'page'))
      return page;
  }
  return [];
}

export function textOf(block: Element): string {
  return all(block, 'w:t')
    .map((text) => text.textContent ?? '')
    .join('');
}

/** Pictures and the preview of the old cover, old headers and footers are not carried along. */
function removeUnused(parts: Parts, document: Document, relations: Document): void {
  const used = new Set(
    all(document, '*').flatMap((element) =>
      Array.from(element.attributes).flatMap(({name, value}) =>
        name.startsWith('r:') ? [value] : [],
      ),
    ),
  );
  for (const relation of all(relations, 'Relationship')) {
    const target = relation.getAttribute('Target') ?? '';
    if (!/\/(image|header|footer)$/.test(relation.getAttribute('Type') ?? '')) continue;
    if (used.has(relation.getAttribute('Id') ?? '')) continue;
    const name = target.replace(/^\/?(word\/)?/, '');
    delete parts[`word/${name}`];
    delete parts[`word/_rels/${name}.rels`];
    remove(relation);
  }
  for (const name of Object.keys(parts))
    if (/^docProps\/thumbnail\./.test(name)) delete parts[name];
  const root = readXml(parts, '_rels/.rels');
  if (!root) return;
  for (const relation of all(root, 'Relationship')) {
    if (/thumbnail$/.test(relation.getAttribute('Type') ?? '')) remove(relation);
  }
  writeXml(parts, '_rels/.rels', root);
}

/** Word cuts a text into runs wherever it likes, so a field is looked for in a whole paragraph. */
function fillParagraphs(document: Document, fields: Readonly<Record<string, string>>): void {
  for (const paragraph of all(document, 'w:p')) {
    const texts = all(paragraph, 'w:t');
    const whole = texts.map((text) => text.textContent ?? '').join('');
    for (const match of [...whole.matchAll(/\{\{\s*[a-zñ]+\s*\}\}/gi)].reverse()) {
      const value = fillFields(match[0], fields);
      if (value !== match[0])
        replaceRange(texts, match.index, match.index + match[0].length, value);
    }
  }
}

function replaceRange(texts: readonly Element[], from: number, to: number, value: string): void {
  let at = 0;
  let isPut = false;
  for (const text of texts) {
    const content = text.textContent ?? '';
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, content.length)];
    if (start < end || (start === end && !isPut && from === at)) {
      text.textContent = content.slice(0, start) + (isPut ? '' : value) + content.slice(end);
      text.setAttribute('xml:space', 'preserve');
      isPut = true;
    }
    at += content.length;
  }
}

interface PageSize {
  /** Size in twentieths of a point. */
  readonly width: number;
  readonly height: number;
}

function pageOf(body: Element): PageSize {
  const size = first(body, 'w:pgSz');
  const read = (name: string, otherwise: number) => Number(size?.getAttribute(name)) || otherwise;
  return {width: read('w:w', DEFAULT_PAGE.width), height: read('w:h', DEFAULT_PAGE.height)};
}

/** Takes from headings what makes one differ from the others. @param names of styles, by id. */
function plainHeadings(document: Document, names: ReadonlyMap<string, string>): void {
  for (const paragraph of all(document, 'w:p')) {
    const style = names.get(first(paragraph, 'w:pStyle')?.getAttribute('w:val') ?? '') ?? '';
    if (!HEADING.test(style)) continue;
    for (const name of ['w:color', 'w:sz', 'w:szCs', 'w:rFonts', 'w:b', 'w:bCs', 'w:spacing'])
      all(paragraph, name).forEach(remove);
  }
}

const headingLook = ({brand}: Job) => ({
  bold: !isClassic(brand.design),
  color: readableOn(brand.primary, '#ffffff', 4.5).slice(1),
  font: isClassic(brand.design) ? 'Georgia' : '',
});

/** @param heading id of the style of chapters. */
function addPages(body: Element, job: Job, heading: string | undefined): void {
  const {words, pages} = job;
  const page = pageOf(body);
  const look = headingLook(job);
  const centred = (text: string, more: Partial<ParagraphLook>) =>
    text ? paragraph(text, {size: 26, centred: true, ...more}) : '';
  insert(
    body,
    [
      `<w:p><w:pPr><w:spacing w:before="0" w:after="0"/></w:pPr><w:r>${picture(page, words.title)}</w:r></w:p>`,
      centred(words.title, {
        ...look,
        size: words.title.length > 40 ? 44 : 58,
        isNewPage: true,
        before: page.height * 0.1,
      }),
      centred(words.subtitle, {}),
      rule(job.brand.accent, page.width),
      centred(words.author, {bold: true}),
      words.brand === words.author ? '' : centred(words.brand, {size: 23}),
      ...pages.legal.map((text, i) =>
        paragraph(text, {size: 17, before: i === 0 ? page.height * 0.12 : 0}),
      ),
      '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/><w:sectPr/></w:pPr></w:p>',
    ].join(''),
    children(body)[0] ?? null,
    NAMESPACES,
  );
  if (pages.aboutPage.length === 0) return;
  const last = children(body).at(-1);
  insert(
    body,
    [
      paragraph(pages.aboutTitle, {
        ...look,
        size: HEADING_SIZES[1] ?? 0,
        isNewPage: true,
        style: heading,
        before: 480,
        after: 240,
      }),
      ...pages.aboutPage.map((text) => paragraph(text, {size: 22})),
    ].join(''),
    last?.tagName === 'w:sectPr' ? last : null,
    NAMESPACES,
  );
}

/** A short line in the middle. @param width of the page. */
function rule(color: string, width: number): string {
  const side = Math.round(width * 0.3);
  return `<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="24" w:space="1" w:color="${color.slice(1)}"/></w:pBdr><w:spacing w:before="120" w:after="480"/><w:ind w:left="${side}" w:right="${side}"/></w:pPr></w:p>`;
}

interface ParagraphLook {
  /** Font size in half points. */
  readonly size: number;
  readonly color?: string;
  readonly font?: string;
  readonly bold?: boolean;
  readonly centred?: boolean;
  readonly isNewPage?: boolean;
  /** Id of a paragraph style. */
  readonly style?: string | undefined;
  /** Spacing in twentieths of a point. */
  readonly before?: number;
  readonly after?: number;
}

function paragraph(text: string, look: ParagraphLook): string {
  const {style, isNewPage, before = 0, after = 160, centred} = look;
  return `<w:p><w:pPr>${style ? `<w:pStyle w:val="${escapeXml(style)}"/>` : ''}${isNewPage ? '<w:pageBreakBefore/>' : ''}<w:spacing w:before="${Math.round(before)}" w:after="${after}"/>${centred ? '<w:jc w:val="center"/>' : ''}</w:pPr><w:r>${runLook(look)}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

function runLook({size, color, font, bold}: ParagraphLook): string {
  return `<w:rPr>${font ? `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/>` : ''}${bold ? '<w:b/>' : ''}${color ? `<w:color w:val="${color}"/>` : ''}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr>`;
}

/** A picture that fills the page to its edges, behind the text. */
function picture({width, height}: PageSize, title: string): string {
  const extent = `cx="${Math.round(width * EMU_PER_TWIP)}" cy="${Math.round(height * EMU_PER_TWIP)}"`;
  const name = `name="Portada" descr="${escapeXml(title)}"`;
  return `<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="1" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent ${extent}/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="90001" ${name}/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="90001" ${name}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rvCover"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
}

/** Adds header and footer to every section except the first (cover and title page). Pages are numbered by sheet. */
function addHeaderAndFooter(parts: Parts, body: Element, relations: Document, job: Job): void {
  const line = [job.words.brand, job.brand.website.trim()].filter(Boolean).join(' · ');
  const look = runLook({size: 16, color: headingLook(job).color});
  const words = (text: string) =>
    `<w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  const number = `<w:fldSimple w:instr=" PAGE ">${words('1')}</w:fldSimple>`;
  const part = (kind: 'hdr' | 'ftr', content: string) =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:${kind} ${NAMESPACES}><w:p><w:pPr><w:jc w:val="center"/></w:pPr>${content}</w:p></w:${kind}>`;
  const encode = new TextEncoder();
  parts['word/edicion-header.xml'] = encode.encode(part('hdr', words(job.words.title)));
  parts['word/edicion-footer.xml'] = encode.encode(part('ftr', `${words(`${line} · `)}${number}`));
  relate(relations, 'rvHeader', 'header', 'edicion-header.xml');
  relate(relations, 'rvFooter', 'footer', 'edicion-footer.xml');
  const [front, ...sections] = all(body, 'w:sectPr');
  for (const section of sections) {
    all(section, 'w:pgNumType').forEach(remove);
    insert(
      section,
      '<w:headerReference w:type="default" r:id="rvHeader"/><w:footerReference w:type="default" r:id="rvFooter"/>',
      section.firstChild,
      NAMESPACES,
    );
  }
  for (const name of ['w:pgSz', 'w:pgMar']) {
    const own = sections[0] && first(sections[0], name);
    if (own) front?.appendChild(own.cloneNode(true));
  }
  // The text begins on a new page.
  sections.slice(0, 1).forEach((section) => all(section, 'w:type').forEach(remove));
  const settings = readXml(parts, 'word/settings.xml');
  if (!settings) return;
  all(settings, 'w:evenAndOddHeaders').forEach(remove);
  writeXml(parts, 'word/settings.xml', settings);
}

function relate(relations: Document, id: string, type: string, target: string): void {
  const relation = relations.createElement('Relationship');
  relation.setAttribute('Id', id);
  relation.setAttribute('Type', `${R}/${type}`);
  relation.setAttribute('Target', target);
  relations.documentElement?.appendChild(relation);
}

function styleText(parts: Parts, job: Job): void {
  const styles = readXml(parts, 'word/styles.xml');
  const {brand} = job;
  const look = headingLook(job);
  if (styles) {
    for (const style of all(styles, 'w:style')) {
      const name = first(style, 'w:name')?.getAttribute('w:val')?.toLowerCase() ?? '';
      const level = HEADING.exec(name)?.[1];
      const isText = /^(normal|standard)$/.test(name);
      if (isText && !hasSpacing(style) && !hasSpacing(first(styles, 'w:docDefaults')))
        space(styles, style, '<w:spacing w:after="140" w:line="288" w:lineRule="auto"/>');
      if (level) {
        const before = level === '1' ? 480 : 300;
        space(styles, style, `<w:spacing w:before="${before}" w:after="${before / 2}"/>`);
        all(style, 'w:keepNext').forEach(remove);
        const properties = first(style, 'w:pPr');
        if (properties) insert(properties, '<w:keepNext/>', properties.firstChild, NAMESPACES);
        all(style, 'w:rPr').forEach(remove);
        insert(style, runLook({...look, size: HEADING_SIZES[level] ?? 0}), null, NAMESPACES);
      } else if (name === 'hyperlink') {
        const properties = first(style, 'w:rPr');
        all(style, 'w:color').forEach(remove);
        if (properties)
          insert(
            properties,
            `<w:color w:val="${look.color}"/>`,
            first(properties, 'w:u'),
            NAMESPACES,
          );
      }
    }
    writeXml(parts, 'word/styles.xml', styles);
  }
  for (const name of Object.keys(parts).filter((each) =>
    /^word\/theme\/theme\d+\.xml$/.test(each),
  )) {
    const text = new TextDecoder().decode(parts[name]);
    const accents = [brand.primary, brand.accent].reduce(
      (theme, value, i) =>
        theme.replace(
          new RegExp(`(<a:accent${i + 1}>)[\\s\\S]*?(</a:accent${i + 1}>)`),
          `$1<a:srgbClr val="${value.slice(1)}"/>$2`,
        ),
      text,
    );
    parts[name] = new TextEncoder().encode(accents);
  }
}

/** Whether a style sets the spacing of paragraphs, as opposed to that of letters. */
function hasSpacing(parent: Element | null): boolean {
  return parent !== null && all(parent, 'w:spacing').some(isOfParagraph);
}

const isOfParagraph = (spacing: Element) => spacing.parentNode?.nodeName === 'w:pPr';

/** Puts room around and within the paragraphs of a style. The order of its elements is fixed. */
function space(styles: Document, style: Element, spacing: string): void {
  all(style, 'w:spacing').filter(isOfParagraph).forEach(remove);
  const properties = first(style, 'w:pPr') ?? styles.createElementNS(W, 'w:pPr');
  if (!properties.parentNode) style.insertBefore(properties, first(style, 'w:rPr'));
  const after =
    /^w:(ind|contextualSpacing|mirrorIndents|suppressOverlap|jc|textDirection|textAlignment|textboxTightWrap|outlineLvl|rPr)$/;
  const next = children(properties).find(({tagName}) => after.test(tagName)) ?? null;
  insert(properties, spacing, next, NAMESPACES);
}

function declareTypes(parts: Parts): void {
  const types = readXml(parts, '[Content_Types].xml');
  if (!types?.documentElement) throw new Error('no-document');
  const root = types.documentElement;
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const known = new Set(
    all(types, 'Default').map((each) => each.getAttribute('Extension')?.toLowerCase()),
  );
  const add = (name: string, attributes: Record<string, string>) => {
    const element = types.createElementNS(root.namespaceURI, name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    root.insertBefore(element, name === 'Default' ? root.firstChild : null);
  };
  for (const override of all(types, 'Override'))
    if (!parts[override.getAttribute('PartName')?.slice(1) ?? '']) remove(override);
  if (!known.has('jpg')) add('Default', {Extension: 'jpg', ContentType: 'image/jpeg'});
  add('Override', {PartName: '/word/edicion-header.xml', ContentType: `${kind}.header+xml`});
  add('Override', {PartName: '/word/edicion-footer.xml', ContentType: `${kind}.footer+xml`});
  writeXml(parts, '[Content_Types].xml', types);
}

function writeProperties(parts: Parts, {words}: Job): void {
  const core = readXml(parts, 'docProps/core.xml');
  if (core?.documentElement) {
    const values = {
      'dc:title': words.title,
      'dc:creator': words.author,
      'cp:lastModifiedBy': words.brand,
      'dc:subject': words.subtitle,
      'cp:keywords': '',
      'dc:description': '',
    };
    for (const [name, value] of Object.entries(values)) {
      const element = first(core, name);
      if (element) element.textContent = value;
      else if (value && name.startsWith('dc:')) {
        insert(
          core.documentElement,
          `<${name}>${escapeXml(value)}</${name}>`,
          null,
          'xmlns:dc="http://purl.org/dc/elements/1.1/"',
        );
      }
    }
    writeXml(parts, 'docProps/core.xml', core);
  }
  const app = readXml(parts, 'docProps/app.xml');
  const company = app && first(app, 'Company');
  if (app && company) {
    company.textContent = words.brand;
    writeXml(parts, 'docProps/app.xml', app);
  }
}
