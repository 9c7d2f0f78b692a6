/** The files of a demo product, made when they are first asked for; the same product gives the same text. */
import {bookPartsOf, type DemoProduct} from './book-parts';
import {makeDocx} from './make-docx';
import {makePdf} from './make-pdf';
import {makeSalesPage} from './make-sales-page';

export interface DemoFile {
  readonly name: string;
  readonly content: Uint8Array;
}

export async function makeFiles(product: DemoProduct): Promise<readonly DemoFile[]> {
  const book = bookPartsOf(product);
  return [
    {name: 'ebook.pdf', content: await makePdf(book)},
    {name: 'editable.docx', content: await makeDocx(book)},
    {name: 'pagina-de-venta.html', content: makeSalesPage(book)},
  ];
}
