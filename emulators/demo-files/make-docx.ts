/** Renders a demo product as a document that its buyer edits. */
import {
  BorderStyle,
  Bookmark,
  Document,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  SimpleField,
  TabStopType,
  TextRun,
} from 'docx';
import type {Block, BookParts} from './book-parts';

/** A5 with margins of 2 cm, in twentieths of a point. */
const PAGE = {width: 8391, height: 11906};
const MARGIN = 1134;
/** On every computer with a word processor. */
const FONT = 'Georgia';
const INK = '141616';
const WORDS_A_PAGE = 230;
/** After the cover, an empty page and the contents. */
const FIRST_CHAPTER = 4;

export async function makeDocx(book: BookParts): Promise<Uint8Array> {
  let page = FIRST_CHAPTER;
  const entries = book.chapters.map(({title, blocks}, i) => {
    const entry = contentsEntry(`${i + 1}. ${title}`, bookmarkOf(i), page);
    page += Math.max(1, Math.ceil(wordsIn(blocks) / WORDS_A_PAGE));
    return entry;
  });
  const document = new Document({
    title: book.title,
    creator: 'Reventa PLR (demo)',
    styles: {
      default: {
        document: {
          run: {font: FONT, size: 21},
          paragraph: {spacing: {after: 160, line: 330, lineRule: LineRuleType.AUTO}},
        },
        title: {
          run: {font: FONT, size: 60, bold: true, color: INK},
          paragraph: {spacing: {before: 2400}},
        },
        heading1: {
          run: {font: FONT, size: 40, bold: true, color: INK},
          paragraph: {spacing: {before: 900, after: 320}, keepNext: true},
        },
        heading2: {
          run: {font: FONT, size: 26, bold: true, color: INK},
          paragraph: {spacing: {before: 320, after: 120}, keepNext: true},
        },
        listParagraph: {paragraph: {contextualSpacing: true}},
      },
      paragraphStyles: [
        {id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: {size: 28, italics: true}},
        {
          id: 'Quote',
          name: 'Quote',
          basedOn: 'Normal',
          run: {italics: true, size: 25, color: INK},
          paragraph: {
            indent: {left: 400},
            spacing: {before: 200, after: 200},
            border: {left: {style: BorderStyle.SINGLE, size: 18, space: 12, color: '999999'}},
          },
        },
      ],
    },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              style: {paragraph: {indent: {left: 500, hanging: 360}}},
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: PAGE,
            margin: {top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN},
          },
        },
        children: [
          // The cover, in the styles that 'Tu versión' recognises, and an empty page (docs/preparing-files.md).
          new Paragraph({text: book.title, heading: HeadingLevel.TITLE}),
          new Paragraph({text: book.audience, style: 'Subtitle'}),
          new Paragraph({pageBreakBefore: true}),
          heading('Contenido'),
          ...entries,
          ...book.chapters.flatMap(({title, blocks}, i) => [
            heading(`${i + 1}. ${title}`, bookmarkOf(i)),
            ...blocks.flatMap((block, instance) => paragraphsOf(block, i * 1000 + instance)),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const bookmarkOf = (chapter: number) => `capitulo${chapter + 1}`;

function heading(text: string, bookmark?: string): Paragraph {
  const run = new TextRun(text);
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: true,
    children: [bookmark ? new Bookmark({id: bookmark, children: [run]}) : run],
  });
}

/** @param page page number, known before the pages are set; word processors recompute it. */
function contentsEntry(text: string, bookmark: string, page: number): Paragraph {
  const position = PAGE.width - 2 * MARGIN;
  return new Paragraph({
    tabStops: [{type: TabStopType.RIGHT, position, leader: 'dot'}],
    children: [
      new TextRun({children: [text, '\t']}),
      new SimpleField(`PAGEREF ${bookmark} \\h`, String(page)),
    ],
  });
}

function wordsIn(blocks: readonly Block[]): number {
  const texts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
  return texts.join(' ').split(' ').length;
}

/** @param instance number of the numbered list: each starts at one. */
function paragraphsOf(block: Block, instance: number): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({text: block.text, heading: HeadingLevel.HEADING_2})];
    case 'quote':
      return [new Paragraph({text: block.text, style: 'Quote'})];
    case 'paragraph':
      return [new Paragraph(block.text)];
    case 'list':
      return block.items.map((text) =>
        block.ordered
          ? new Paragraph({text, numbering: {reference: 'numbers', level: 0, instance}})
          : new Paragraph({text, bullet: {level: 0}}),
      );
  }
}
