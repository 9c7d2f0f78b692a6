/** A demo product as a document that its buyer edits. */
import {Document, HeadingLevel, Packer, Paragraph, TextRun} from 'docx';
import type {Block, BookParts} from './book-parts';

export async function makeDocx(book: BookParts): Promise<Uint8Array> {
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({text, heading: level});
  const document = new Document({
    title: book.title,
    creator: 'Reventa PLR (demo)',
    sections: [
      {
        children: [
          heading(book.title, HeadingLevel.TITLE),
          new Paragraph({children: [new TextRun({text: book.audience, italics: true})]}),
          heading('Contenido', HeadingLevel.HEADING_1),
          ...book.chapters.map((chapter, i) => new Paragraph(`${i + 1}. ${chapter}`)),
          ...(book.sample
            ? [
                heading(book.sample.heading, HeadingLevel.HEADING_1),
                ...book.sample.blocks.flatMap(paragraphsOf),
              ]
            : []),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function paragraphsOf(block: Block): Paragraph[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({text: block.text, heading: HeadingLevel.HEADING_2})];
    case 'quote':
      return [new Paragraph({text: block.text, indent: {left: 480}})];
    case 'paragraph':
      return [new Paragraph(block.text)];
    case 'list':
      return block.items.map((item, i) =>
        block.ordered
          ? new Paragraph(`${i + 1}. ${item}`)
          : new Paragraph({text: item, bullet: {level: 0}}),
      );
  }
}
