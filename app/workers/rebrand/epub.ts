/** EPUB 3: one made from a Word document, or another's put under a brand. */
import type {Element} from '@xmldom/xmldom';
import {strFromU8, strToU8, zipSync} from 'fflate';
import {fillFields} from '~/domain/rebrand/brand';
import {readableOn} from '~/domain/rebrand/colors';
import {isClassic} from '~/domain/rebrand/cover';
import type {Chapter, DocxText} from './docx-chapters';
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

const MIMETYPE = 'application/epub+zip';
const OPF = 'http://www.idpf.org/2007/opf';
const DC = 'http://purl.org/dc/elements/1.1/';

/** @param id unique to this edition. */
export function makeEpub({chapters, media}: DocxText, job: Job, id: string): Uint8Array {
  const {words, pages} = job;
  const documents = [
    {
      name: 'portada',
      title: pages.coverTitle,
      html: '<section epub:type="cover"><img class="portada" src="../portada.jpg" alt=""/></section>',
    },
    {name: 'titulo', title: pages.titlePageTitle, html: titlePage(job)},
    {name: 'edicion-legal', title: pages.legalTitle, html: paragraphs(pages.legal, 'legal')},
    ...chapters
      .filter((chapter) => !isContents(chapter))
      .map((chapter, i) => ({name: `capitulo-${i + 1}`, ...chapter})),
    ...(pages.aboutPage.length > 0
      ? [
          {
            name: 'autor',
            title: pages.aboutTitle,
            html: `<h1>${escapeXml(pages.aboutTitle)}</h1>${paragraphs(pages.aboutPage)}`,
          },
        ]
      : []),
  ];
  const listed = documents.filter(({name}) => name.startsWith('capitulo') || name === 'autor');
  const parts: Parts = {
    'META-INF/container.xml': strToU8(
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="libro/libro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'libro/portada.jpg': job.cover,
    'libro/estilo.css': strToU8(stylesheet(job)),
    'libro/nav.xhtml': strToU8(
      page(
        pages.contents,
        `<nav epub:type="toc"><h1>${escapeXml(pages.contents)}</h1><ol>${listed.map(({name, title}) => `<li><a href="texto/${name}.xhtml">${escapeXml(title)}</a></li>`).join('')}</ol></nav>`,
        'estilo.css',
      ),
    ),
    ...Object.fromEntries(
      documents.map(({name, title, html}) => [
        `libro/texto/${name}.xhtml`,
        strToU8(page(title, html, '../estilo.css')),
      ]),
    ),
    ...Object.fromEntries([...media].map(([name, content]) => [`libro/media/${name}`, content])),
  };
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="css" href="estilo.css" media-type="text/css"/>',
    '<item id="cover" href="portada.jpg" media-type="image/jpeg" properties="cover-image"/>',
    ...documents.map(
      ({name}) =>
        `<item id="${name}" href="texto/${name}.xhtml" media-type="application/xhtml+xml"/>`,
    ),
    ...[...media.keys()].map(
      (name, i) => `<item id="media-${i}" href="media/${name}" media-type="${mediaType(name)}"/>`,
    ),
  ];
  parts['libro/libro.opf'] = strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><package xmlns="${OPF}" version="3.0" unique-identifier="id" xml:lang="es"><metadata xmlns:dc="${DC}"><dc:identifier id="id">${escapeXml(id)}</dc:identifier><dc:title>${escapeXml(words.title)}</dc:title><dc:language>es</dc:language><dc:creator>${escapeXml(words.author)}</dc:creator><dc:publisher>${escapeXml(words.brand)}</dc:publisher><meta property="dcterms:modified">${job.made}</meta></metadata><manifest>${items.join('')}</manifest><spine>${documents.map(({name}) => `<itemref idref="${name}"/>${name === 'edicion-legal' ? '<itemref idref="nav"/>' : ''}`).join('')}</spine></package>`,
  );
  return pack(parts);
}

/** A typed list of contents, in whose place stands the EPUB's own, which links. */
function isContents({title, html}: Chapter): boolean {
  return /^(contenidos?|[íi]ndice|tabla de contenidos?)$/i.test(title) && !/<h2>/.test(html);
}

/**
 * Puts another's EPUB under the brand: cover, title page, names and fields are replaced; the legal page and the author's
 * are added.
 */
export function rebrandEpub(parts: Parts, job: Job): Uint8Array {
  if (parts['META-INF/encryption.xml'] && /rights|adept|fairplay/i.test(Object.keys(parts).join()))
    throw new Error('locked');
  const container = readXml(parts, 'META-INF/container.xml');
  const path = (container && first(container, 'rootfile')?.getAttribute('full-path')) ?? '';
  const opf = readXml(parts, path);
  const [metadata, manifest, spine] = ['metadata', 'manifest', 'spine'].map(
    (name) => opf && first(opf, name),
  );
  if (!opf || !metadata || !manifest || !spine) throw new Error('no-document');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const items = all(opf, 'item');
  for (const item of items) {
    const name = folder + decodeURIComponent(item.getAttribute('href') ?? '');
    const part = parts[name];
    if (!part || item.getAttribute('media-type') !== 'application/xhtml+xml') continue;
    const text = strFromU8(part);
    const filled = fillFields(
      text,
      Object.fromEntries(Object.entries(job.fields).map(([key, value]) => [key, escapeXml(value)])),
    );
    if (filled !== text) parts[name] = strToU8(filled);
  }
  replaceCover(parts, {opf, manifest, spine, folder}, items, job);
  const titles = Array.from(opf.getElementsByTagNameNS(DC, 'title')).map(
    ({textContent}) => textContent ?? '',
  );
  replaceTitlePages(parts, opf, folder, titles, job);
  const values = {title: job.words.title, creator: job.words.author, publisher: job.words.brand};
  for (const [name, value] of Object.entries(values)) {
    Array.from(opf.getElementsByTagNameNS(DC, name)).forEach(remove);
    insert(metadata, `<dc:${name}>${escapeXml(value)}</dc:${name}>`, null, `xmlns:dc="${DC}"`);
  }
  // Rights and contributors name the previous publisher.
  for (const name of ['rights', 'contributor'])
    Array.from(opf.getElementsByTagNameNS(DC, name)).forEach(remove);
  for (const meta of all(opf, 'meta')) {
    if (meta.getAttribute('refines')) remove(meta);
    if (meta.getAttribute('property') === 'dcterms:modified') meta.textContent = job.made;
  }
  const added = [
    {name: 'edicion-legal', html: paragraphs(job.pages.legal), title: job.pages.legalTitle},
    ...(job.pages.aboutPage.length > 0
      ? [
          {
            name: 'edicion-autor',
            html: `<h1>${escapeXml(job.pages.aboutTitle)}</h1>${paragraphs(job.pages.aboutPage)}`,
            title: job.pages.aboutTitle,
          },
        ]
      : []),
  ];
  for (const {name, html, title} of added) {
    parts[`${folder}${name}.xhtml`] = strToU8(page(title, html, null));
    insert(
      manifest,
      `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`,
      null,
      `xmlns="${OPF}"`,
    );
    insert(spine, `<itemref idref="${name}"/>`, null, `xmlns="${OPF}"`);
  }
  writeXml(parts, path, opf);
  if (opf.documentElement?.getAttribute('version')?.startsWith('2')) asEpub2(parts);
  return pack(parts);
}

/** EPUB 2 asks for XHTML 1.1 and knows neither its successor's type nor its names. */
function asEpub2(parts: Parts): void {
  for (const name of Object.keys(parts).filter((each) => /edicion-\w+\.xhtml$/.test(each))) {
    const text = strFromU8(parts[name] ?? new Uint8Array())
      .replace(
        '<!DOCTYPE html>',
        '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">',
      )
      .replace(/ xmlns:epub="[^"]*" lang="es"/, '');
    parts[name] = strToU8(text);
  }
}

/** Titles of the first level of an EPUB's list of contents. */
export function contentsOf(parts: Parts): string[] {
  const read = (end: RegExp) => {
    const name = Object.keys(parts).find((each) => end.test(each));
    return name ? readXml(parts, name) : null;
  };
  try {
    const ncx = read(/\.ncx$/i);
    const map = ncx && first(ncx, 'navMap');
    if (map) return titlesIn(map, 'navPoint', 'text');
    const navigation = read(/(^|\/)(nav|toc)\.x?html$/i);
    const list = navigation && first(navigation, 'ol');
    return list ? titlesIn(list, 'li', 'a') : [];
  } catch {
    // A list of contents that is no XML is of no use to a listing, and no reason to refuse the book.
    return [];
  }
}

function titlesIn(list: Element, entry: string, title: string): string[] {
  return children(list)
    .filter(({tagName}) => tagName === entry)
    .map((each) => first(each, title)?.textContent ?? '');
}

/** An EPUB's package document, its lists, and the folder that its names start from. */
interface Package {
  readonly opf: ReturnType<typeof parseXml>;
  readonly manifest: Element;
  readonly spine: Element;
  readonly folder: string;
}

function replaceCover(
  parts: Parts,
  {opf, manifest, spine, folder}: Package,
  items: readonly Element[],
  job: Job,
): void {
  // EPUB 2 names the cover in a meta.
  const named = all(opf, 'meta').find((meta) => meta.getAttribute('name') === 'cover');
  const cover =
    items.find((item) => /cover-image/.test(item.getAttribute('properties') ?? '')) ??
    items.find((item) => named && item.getAttribute('id') === named.getAttribute('content')) ??
    items.find(
      (item) =>
        /^image\//.test(item.getAttribute('media-type') ?? '') &&
        /cover|portada/i.test(`${item.getAttribute('id')}${item.getAttribute('href')}`),
    );
  if (!cover) {
    const html = '<div><img src="edicion-portada.jpg" alt=""/></div>';
    parts[`${folder}edicion-portada.jpg`] = job.cover;
    parts[`${folder}edicion-portada.xhtml`] = strToU8(page(job.pages.coverTitle, html, null));
    const image = '<item id="edicion-imagen" href="edicion-portada.jpg" media-type="image/jpeg"/>';
    const document =
      '<item id="edicion-portada" href="edicion-portada.xhtml" media-type="application/xhtml+xml"/>';
    insert(manifest, image + document, null, `xmlns="${OPF}"`);
    insert(
      spine,
      '<itemref idref="edicion-portada"/>',
      children(spine)[0] ?? null,
      `xmlns="${OPF}"`,
    );
    return;
  }
  const old = folder + decodeURIComponent(cover.getAttribute('href') ?? '');
  delete parts[old];
  const href = 'edicion-portada.jpg';
  parts[folder + href] = job.cover;
  const oldName = cover.getAttribute('href') ?? '';
  cover.setAttribute('href', href);
  cover.setAttribute('media-type', 'image/jpeg');
  // Pages name the picture from where they stand.
  for (const name of Object.keys(parts).filter((each) => /\.x?html?$/.test(each))) {
    const text = strFromU8(parts[name] ?? new Uint8Array());
    const file = oldName.replace(/^.*\//, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const up = '../'.repeat(name.slice(folder.length).split('/').length - 1);
    const changed = text.replace(
      new RegExp(`(src|xlink:href|href)=(["'])(?:[^"']*/)?${file}\\2`, 'g'),
      `$1="${up}${href}"`,
    );
    if (changed !== text) parts[name] = strToU8(changed);
  }
}

/** Number of pages at the front of a book where a title page can be. */
const FRONT_PAGES = 4;
/** A page with more words is a chapter, which is never replaced. */
const MAX_TITLE_WORDS = 60;

/**
 * A title page says so by its type or its name, is the first page without a heading, or a short page at the front
 * with the book's title. Its own styles stay. A page with the cover keeps the picture only.
 *
 * @param titles the book's titles, as its package names them.
 */
function replaceTitlePages(
  parts: Parts,
  opf: ReturnType<typeof parseXml>,
  folder: string,
  titles: readonly string[],
  {words}: Job,
): void {
  const items = new Map(all(opf, 'item').map((item) => [item.getAttribute('id') ?? '', item]));
  const guide = all(opf, 'reference').filter((each) => each.getAttribute('type') === 'title-page');
  const named = guide.map((each) => (each.getAttribute('href') ?? '').split('#')[0] ?? '');
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  // Compared with pages as they are written.
  const old = titles.map((each) => plain(escapeXml(each))).filter(Boolean);
  const title = `<h1>${escapeXml(words.title)}</h1>`;
  const lines = [words.subtitle, words.author, words.brand === words.author ? '' : words.brand];
  const front = all(opf, 'itemref')
    .filter((each) => each.getAttribute('idref') !== 'edicion-portada')
    .slice(0, FRONT_PAGES);
  for (const [place, reference] of front.entries()) {
    const item = items.get(reference.getAttribute('idref') ?? '');
    const href = decodeURIComponent(item?.getAttribute('href') ?? '');
    const part = parts[folder + href];
    if (!item || !part || item.getAttribute('properties') === 'nav') continue;
    const text = strFromU8(part);
    const [, start = '', body = ''] = /(<body[^>]*>)([\s\S]*)<\/body>/.exec(text) ?? [];
    const content = plain(body.replace(/<[^<>]*>/g, ' '));
    const count = content.split(' ').length;
    if (!content || count > MAX_TITLE_WORDS) continue;
    const isTitlePage =
      /epub:type="[^"]*titlepage/.test(text) ||
      named.includes(href) ||
      /title_?page|portadilla/i.test(href) ||
      (place === 0 && !/<h[1-6]\b/.test(body)) ||
      old.some((each) => content.includes(each));
    if (!isTitlePage) continue;
    const picture =
      /<img[^>]*edicion-portada\.jpg[^>]*>|<svg[\s\S]*edicion-portada\.jpg[\s\S]*<\/svg>/.exec(
        body,
      );
    const html = picture
      ? `<div>${picture[0]}</div>`
      : /halftitlepage/.test(text)
        ? title
        : title + paragraphs(lines.filter(Boolean));
    parts[folder + href] = strToU8(text.replace(start + body, () => start + html));
  }
  for (const name of Object.keys(parts).filter((each) => /\.(x?html?|ncx)$/i.test(each))) {
    const text = strFromU8(parts[name] ?? new Uint8Array());
    const changed = text.replace(
      /(<title>|<docTitle>\s*<text>)([^<]*)(<)/g,
      (whole, open: string, value: string, end: string) =>
        old.includes(plain(value)) ? open + escapeXml(words.title) + end : whole,
    );
    if (changed !== text) parts[name] = strToU8(changed);
  }
}

/** The type stands first and is not compressed, as the standard asks. */
function pack(parts: Parts): Uint8Array {
  const {mimetype: _, ...rest} = parts;
  return zipSync({mimetype: [strToU8(MIMETYPE), {level: 0}], ...rest}, {level: 6});
}

function page(title: string, html: string, style: string | null): string {
  const text = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="es" xml:lang="es"><head><title>${escapeXml(title)}</title>${style ? `<link rel="stylesheet" href="${style}"/>` : ''}</head><body>${html}</body></html>`;
  parseXml(text.replace('<!DOCTYPE html>', ''));
  return text;
}

function titlePage({words}: Job): string {
  const line = (name: string, text: string) =>
    text ? `<p class="${name}">${escapeXml(text)}</p>` : '';
  return `<section class="presentacion" epub:type="titlepage"><h1>${escapeXml(words.title)}</h1>${line('subtitulo', words.subtitle)}${line('autor', words.author)}${words.brand === words.author ? '' : line('marca', words.brand)}</section>`;
}

function paragraphs(texts: readonly string[], name = ''): string {
  return texts.map((text) => `<p${name ? ` class="${name}"` : ''}>${escapeXml(text)}</p>`).join('');
}

function mediaType(name: string): string {
  const end = name.replace(/^.*\./, '').toLowerCase();
  return end === 'svg' ? 'image/svg+xml' : `image/${end === 'jpg' ? 'jpeg' : end}`;
}

function stylesheet({brand}: Job): string {
  const color = readableOn(brand.primary, '#ffffff', 4.5);
  const font = isClassic(brand.design) ? 'font-family:Georgia,serif;' : '';
  return `body{margin:5%;line-height:1.5}h1,h2,h3,h4{${font}color:${color};line-height:1.2;text-align:left}h1{font-size:1.7em;margin:2em 0 1em}blockquote{margin:1em 1.5em;border-left:3px solid ${brand.accent};padding-left:1em}table{border-collapse:collapse;width:100%}td{border:1px solid #bbb;padding:.4em;vertical-align:top}td p{margin:0}nav ol{padding-left:0;list-style:none}nav li{margin:.6em 0}nav a{color:inherit}img{max-width:100%;height:auto}.caja{display:block;margin:1em 0;padding:.6em 1em;border:1px solid #bbb}.portada{display:block;margin:0 auto;max-height:95vh}.presentacion{text-align:center;margin-top:25%}.presentacion h1{text-align:center}.subtitulo{font-size:1.15em}.autor{margin-top:3em;font-weight:bold}.legal,.nota{font-size:.85em}`;
}
