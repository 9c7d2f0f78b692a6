/** A demo product's contents and sample, as blocks that a document is set from. */
import {bookOf} from '../storefront-api/catalogue/books';
import {pagesOf} from '../storefront-api/catalogue/descriptions';
import {ebooks} from '../storefront-api/catalogue/ebooks';
import {seriesEntry} from '../storefront-api/catalogue/series';

export interface DemoProduct {
  /** The provider's number, such as '8001'. */
  readonly id: string;
  readonly title: string;
}

export type Block =
  | {readonly kind: 'heading' | 'paragraph' | 'quote'; readonly text: string}
  | {readonly kind: 'list'; readonly items: readonly string[]; readonly ordered: boolean};

export interface BookParts {
  readonly title: string;
  readonly audience: string;
  readonly chapters: readonly {readonly title: string; readonly blocks: readonly Block[]}[];
  /** Page count promised on the product page; 0 if the page promises no number. */
  readonly pages: number;
}

const FIRST_PRODUCT = 8000;

/** Blocks of a chapter that the demo did not write: a page to start from, like a workbook's. */
const TASKS = [
  'Antes de leer: escribe qué sabes ya de este tema y qué quieres poder hacer al final del capítulo.',
  'Mientras lees: anota tres ideas que puedas aplicar esta semana.',
  'Al terminar: elige una, ponle fecha y escribe el primer paso.',
].map((text): Block => ({kind: 'paragraph', text}));

/** The parts of a demo product; only the title for products that the demo did not write. */
export function bookPartsOf({id, title}: DemoProduct): BookParts {
  const number = Number(id) - FIRST_PRODUCT;
  if (number < 1 || number > ebooks.length) return {title, audience: '', chapters: [], pages: 0};
  const {audience, chapters, sample} = bookOf(String(number).padStart(2, '0'));
  return {
    title,
    audience,
    chapters: chapters.map((chapter, i) => ({
      title: chapter,
      blocks: sample?.chapter === i + 1 ? sample.pages.flatMap(blocksOf) : TASKS,
    })),
    pages: pagesOf(seriesEntry(number)),
  };
}

/** The little Markdown that the books are written in; emphasis is dropped. */
function blocksOf(page: string): Block[] {
  return page.split(/\n{2,}/).flatMap((part): Block[] => {
    const text = part.trim();
    if (!text) return [];
    const heading = /^#{2,4} (.+)$/.exec(text)?.[1];
    if (heading) return [{kind: 'heading', text: plain(heading)}];
    const lines = text.split('\n');
    if (lines.every((line) => /^[-*] /.test(line))) {
      return [{kind: 'list', ordered: false, items: lines.map((line) => plain(line.slice(2)))}];
    }
    if (lines.every((line) => /^\d+\. /.test(line))) {
      const items = lines.map((line) => plain(line.replace(/^\d+\. /, '')));
      return [{kind: 'list', ordered: true, items}];
    }
    if (lines.every((line) => line.startsWith('>'))) {
      return [{kind: 'quote', text: plain(lines.map((line) => line.slice(1).trim()).join(' '))}];
    }
    return [{kind: 'paragraph', text: plain(lines.join(' '))}];
  });
}

function plain(text: string): string {
  return text.replace(/\*\*?([^*]+)\*\*?/g, '$1').replace(/_([^_]+)_/g, '$1');
}
