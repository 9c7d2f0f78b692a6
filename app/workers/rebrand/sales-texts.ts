/** Listings of an edition, from the brand and from what was read in the book's own files. */
import {foldText} from '@common/fold-text';
import {rebrandFiles as copy} from '~/copy/rebrand';
import {linkOf, priceText, type Brand} from '~/domain/rebrand/brand';
import {keywordsOf} from '~/domain/rebrand/keywords';
import type {Action} from '~/domain/rebrand/poster';
import type {Chapter} from './docx-chapters';
import {escapeXml as escapeHtml} from './xml';
import type {Job} from './job';

export interface BookFacts {
  /** Chapter titles in order; empty if no file has them. */
  readonly chapters: readonly string[];
  /** First paragraphs of the book. */
  readonly opening: readonly string[];
  /** Page count of the PDF; null if it is too low to advertise. */
  readonly pages: number | null;
  /** Formats that a reader gets: 'PDF', 'EPUB'. */
  readonly formats: readonly string[];
}

export type Book = Pick<Job, 'brand' | 'words' | 'pages'>;

const MOST_OPENING = 700;
const LEAST_PARAGRAPH = 60;
const MOST_CHAPTERS = 40;

/** Titles and the first paragraphs of a document's chapters: a chapter begins with what it is about. */
export function factsOf(chapters: readonly Chapter[], title: string): Partial<BookFacts> {
  const plain = (html: string) =>
    html
      .replace(/<br\/>/g, ' ')
      .replace(/<[^<>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .trim();
  const opening: string[] = [];
  let length = 0;
  const paragraphs = chapters.map(({html}) =>
    [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)]
      .map(([, paragraph = '']) => plain(paragraph))
      .filter((each) => each.length >= LEAST_PARAGRAPH && !each.includes('{{')),
  );
  // What several chapters say, such as an exercise before each, says nothing about the book.
  const all = paragraphs.flat();
  const isOnce = (each: string) => all.indexOf(each) === all.lastIndexOf(each);
  const most = chapters.length > 2 ? 1 : 3;
  for (const paragraph of paragraphs.flatMap((each) => each.filter(isOnce).slice(0, most))) {
    if (length > 0 && length + paragraph.length > MOST_OPENING) break;
    opening.push(paragraph);
    length += paragraph.length;
    if (opening.length === 3) break;
  }
  const titles = listed(
    chapters.map((each) => each.title),
    title,
  );
  const sections = listed(
    chapters.flatMap(({html}) =>
      [...html.matchAll(/<h2>([\s\S]*?)<\/h2>/g)].map(([, heading = '']) => plain(heading)),
    ),
    title,
  );
  // Where the first level is the book's title alone, its chapters are on the second.
  return {chapters: titles.length < 2 && sections.length > 1 ? sections : titles, opening};
}

const NO_CHAPTERS =
  /^(portada|contenidos?|contents|[íi]ndice|tabla de contenidos?|sobre (el|la) autora?|qui[ée]n escribe|aviso( legal)?|cr[ée]ditos|agradecimientos)$/i;
const AROUND_CHAPTERS =
  /^(introducci[óo]n|presentaci[óo]n|pr[óo]logo|prefacio|ep[íi]logo|conclusi[óo]n|conclusiones|glosario|bibliograf[íi]a|referencias|recursos|anexos?|ap[ée]ndices?)(\s|:|$)/i;

/** Counts the chapters in a list of contents, without introductions and appendices. */
export function countChapters(titles: readonly string[]): number {
  return titles.filter((title) => !AROUND_CHAPTERS.test(title)).length;
}

const LEAST_PAGES = 20;

/** A book of fewer pages is not sold by their number. */
export function advertisedPages(pages: number | null): number | null {
  return pages !== null && pages >= LEAST_PAGES ? pages : null;
}

/** Cleans a list of contents: removes the book's own title, the list's title and repetitions. */
export function listed(titles: readonly string[], bookTitle: string): string[] {
  const isTitle = (each: string) => each.toLowerCase() === bookTitle.toLowerCase();
  const cleaned = titles.map((each) =>
    each
      .replace(/\s+/g, ' ')
      .replace(/^\s*\d{1,3}[.):-]\s*/, '')
      .trim(),
  );
  return [...new Set(cleaned)]
    .filter((each) => each && !NO_CHAPTERS.test(each) && !isTitle(each))
    .slice(0, MOST_CHAPTERS);
}

/**
 * A poster's call to action; a link that is too long to type is replaced by its site. A brand without a link or a
 * contact is answered below the picture.
 */
export function actionOf({checkoutUrl, website, contact}: Brand): Action {
  const site = [checkoutUrl, website].flatMap((typed) => linkOf(typed) ?? [])[0];
  const reach = contact.trim();
  if (!site) return {call: reach ? copy.askHere : copy.askByWord, place: reach};
  const {host, pathname} = new URL(site);
  const short = `${host}${pathname}`.replace(/^www\.|\/$/g, '');
  return {call: copy.getItHere, place: short.length > 36 ? host.replace(/^www\./, '') : short};
}

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  /** Numbered. */
  readonly ordered?: boolean;
}

/** One sentence about the book, the same in every listing and on the sales page. */
export function summaryOf({words}: Book, {chapters, pages}: BookFacts): string {
  return copy.summary(words.title, words.subtitle, words.author, countChapters(chapters), pages);
}

export function receives(facts: BookFacts): string[] {
  return copy.receives(facts.formats, facts.pages, countChapters(facts.chapters));
}

/** Facts of every listing, in the order in which a buyer asks for them. */
function sections(book: Book, facts: BookFacts): Section[] {
  const {pages, brand} = book;
  const all: Section[] = [
    {
      title: copy.descriptionTitle,
      paragraphs: [summaryOf(book, facts)],
    },
    {title: copy.openingTitle, paragraphs: facts.opening},
    {title: copy.contentsTitle, paragraphs: [], items: facts.chapters, ordered: true},
    {title: copy.inside, paragraphs: [], items: receives(facts)},
    {
      title: copy.forWhomTitle,
      paragraphs: [],
      items: copy.forWhom(facts.chapters),
    },
    {title: copy.aboutTitle, paragraphs: pages.about},
    ...copy
      .questions(facts.formats, brand.contact.trim())
      .map(({question, answer}) => ({title: question, paragraphs: [answer]})),
  ];
  return all.filter(({paragraphs, items}) => paragraphs.length > 0 || (items?.length ?? 0) > 0);
}

/** Texts by the name of their file. What their seller still has to do stands in one of its own, never in what is pasted. */
export function listings(book: Book, facts: BookFacts): Record<string, string> {
  const {words, brand} = book;
  const price = priceText(brand);
  const link = linkOf(brand.checkoutUrl) ?? '';
  const parts = sections(book, facts);
  const keywords = keywordsOf(words.title, words.subtitle, facts.chapters).join(', ');
  const short = copy.short(words.title, words.subtitle, words.author).slice(0, 200);
  const item = (each: string, i: number, ordered?: boolean) =>
    `${ordered ? `${i + 1}.` : '-'} ${each}`;
  const body = (heading: (title: string) => string) =>
    parts
      .map(({title, paragraphs, items, ordered}) =>
        [
          heading(title),
          ...paragraphs,
          ...(items ? [items.map((each, i) => item(each, i, ordered)).join('\n')] : []),
        ].join('\n\n'),
      )
      .join('\n\n');
  return {
    'hotmart.txt': [
      `${copy.nameTitle.toUpperCase()}\n${words.title}`,
      ...(words.subtitle ? [`${copy.subtitleTitle.toUpperCase()}\n${words.subtitle}`] : []),
      `${copy.shortTitle.toUpperCase()}\n${short}`,
      body((title) => title.toUpperCase()),
      copy.notice,
      ...(price ? [`${copy.priceTitle.toUpperCase()}\n${price}`] : []),
      `${copy.keywordsTitle.toUpperCase()}\n${keywords}`,
      '',
    ].join('\n\n'),
    'pagina-propia.md': [
      `# ${words.title}`,
      ...(words.subtitle ? [`**${words.subtitle}**`] : []),
      copy.by(words.author),
      ...(price ? [`**${price}**`] : []),
      ...(link ? [`[${copy.buy}](${link})`] : []),
      body((title) => `## ${title}`),
      ...(link ? [`[${copy.buy}${price ? ` · ${price}` : ''}](${link})`] : []),
      `*${copy.notice}*`,
      '',
    ].join('\n\n'),
    'shopify.csv': shopifyCsv(book, parts, keywords, short),
    'antes-de-publicar.txt': copy.beforePublishing(price, brand.currency, Boolean(link), keywords),
  };
}

/** A title in the name of a file or in an address; empty for one without Latin letters or digits. */
export function slugOf(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
}

/** CSV for the import of products in Shopify's admin; the product is a draft, so that its seller reviews it first. */
function shopifyCsv(
  {brand, words}: Book,
  parts: readonly Section[],
  keywords: string,
  short: string,
): string {
  const body = parts.map((part) => `<h2>${escapeHtml(part.title)}</h2>${htmlOf(part)}`).join('');
  const columns: readonly (readonly [string, string])[] = [
    ['Handle', slugOf(words.title)],
    ['Title', words.title],
    ['Body (HTML)', body],
    ['Vendor', words.brand],
    ['Type', 'Ebook'],
    ['Tags', keywords],
    ['Published', 'false'],
    ['Option1 Name', 'Title'],
    ['Option1 Value', 'Default Title'],
    ['Variant Price', priceText(brand).split(' ')[0] ?? ''],
    ['Variant Requires Shipping', 'false'],
    ['Variant Taxable', 'true'],
    ['SEO Title', words.title.slice(0, 70)],
    ['SEO Description', short.slice(0, 160)],
    ['Status', 'draft'],
  ];
  const line = (cells: readonly string[]) => cells.map(csvCell).join(',');
  return `${line(columns.map(([name]) => name))}\r\n${line(columns.map(([, value]) => value))}\r\n`;
}

/** A cell that begins as a formula would be run by a spreadsheet. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

function htmlOf({paragraphs, items, ordered}: Section): string {
  const tag = ordered ? 'ol' : 'ul';
  return [
    ...paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`),
    items ? `<${tag}>${items.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</${tag}>` : '',
  ].join('');
}
