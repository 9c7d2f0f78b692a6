/**
 * The description of a product in the shape that the operator writes them, which the product page
 * takes apart again (docs/product.md 4.3): a standard sentence with chapters and
 * pages, what the ebook is about, 'INCLUYE:' with its items (parted by line ends, by periods, or by
 * both), 'IMPORTANTE:' with the licence, and somewhere the data sheet's 'click here'.
 */
import {bookOf} from './books';
import {editionItems, editionsFrom} from './editions';
import {escapeHtml, stripTags} from '../../html';
import {between, hash, pick, pickSeveral} from './pick';
import {
  approach,
  audience,
  dataSheetSentences,
  includedAlways,
  includedSometimes,
  licences,
} from './sentence-banks';
import {special, type SeriesEntry} from './series';
import {topics} from './topics';

export interface Description {
  description: string;
  descriptionHtml: string;
}

/** Page count of the n-th product, which has the chapters of its ebook. */
export function pagesOf({n, ebook}: SeriesEntry): number {
  const chapters = bookOf(ebook.id).chapters.length;
  return chapters * between(5, 9, n, 'pages per chapter') + between(4, 11, n, 'pages');
}

/** Contents that the buyer of the n-th product receives, item by item. */
export function includedItems(n: number): readonly string[] {
  const extra = pickSeveral(includedSometimes, between(1, 2, n, 'extras'), n, 'extra');
  return [...includedAlways, ...extra];
}

/** The contents of the three editions, for the product that has them. */
export function editionsOf(n: number): ReturnType<typeof editionsFrom> {
  return editionsFrom(includedItems(n));
}

export function describe(entry: SeriesEntry): Description {
  const {n, ebook} = entry;
  const chapters = bookOf(ebook.id).chapters.length;
  const dataSheet = paragraph(
    escapeHtml(pick(dataSheetSentences, n, 'data sheet')).replace(
      'click here',
      `<a href="#ficha-tecnica">click here</a>`,
    ),
  );
  // Half of the descriptions have the data sheet before the text, the others at the very end.
  const early = hash(n, 'data sheet place') % 2 === 0;
  const blocks = [
    paragraph(
      `<strong>Este ebook contiene ${chapters} capítulos y ${pagesOf(entry)} páginas.</strong>`,
    ),
    early ? dataSheet : '',
    ...body(entry).map((text) => paragraph(escapeHtml(text))),
    included(n),
    paragraph('<strong>IMPORTANTE:</strong>'),
    list(pick(licences, n, 'licence')),
    early ? '' : dataSheet,
  ];
  const descriptionHtml = blocks.filter(Boolean).join('\n');
  return {description: stripTags(descriptionHtml), descriptionHtml};
}

function body(entry: SeriesEntry): string[] {
  const {n, niche, subcategory, volume, ebook} = entry;
  const how = pickSeveral(approach[subcategory?.handle ?? niche.handle] ?? [], 2, n, 'approach');
  const whom = pick(audience[niche.handle] ?? [], n, 'audience');
  const pitch = topics[ebook.id]?.pitch ?? '';
  const sequel =
    volume > 1 ? `Este volumen ${volume} continúa la serie con ejemplos y ejercicios nuevos.` : '';
  return hash(n, 'paragraphs') % 3 === 0
    ? [join(pitch, sequel, how[0]), join(how[1], whom)]
    : [join(pitch, sequel), join(how[0], whom)];
}

function included(n: number): string {
  const items = n === special.several ? editionItems(editionsOf(n)) : includedItems(n);
  const heading = '<strong>INCLUYE:</strong>';
  switch (hash(n, 'item separator') % 3) {
    case 0:
      return `${paragraph(heading)}\n${list(items)}`;
    case 1:
      return `${paragraph(heading)}\n${list(items.map((item) => `${item}.`))}`;
    default:
      return paragraph(`${heading} ${escapeHtml(items.join('. '))}.`);
  }
}

function paragraph(html: string): string {
  return `<p>${html}</p>`;
}

function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
}

function join(...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
