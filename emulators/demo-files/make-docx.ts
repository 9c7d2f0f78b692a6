/** A demo product as a document that its buyer edits. */
import {Document, HeadingLevel, Packer, Paragraph} from 'docx';
import type {Block, BookParts} from './book-parts';

export async function makeDocx(book: BookParts): Promise<Uint8Array> {
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({text, heading: level});
  const document = new Document({
    title: book.title,
    creator: 'Reventa PLR (demo)',
    styles: {
      paragraphStyles: [{id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: {size: 28}}],
    },
    sections: [
      {
        children: [
          // The cover, in the styles by which 'Tu versión' knows it (docs/preparing-files.md).
          heading(book.title, HeadingLevel.TITLE),
          new Paragraph({text: book.audience, style: 'Subtitle'}),
          new Paragraph({
            text: 'Contenido',
            heading: HeadingLevel.HEADING_1,
            pageBreakBefore: true,
          }),
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
