/** The files of a demo product, made when they are first asked for; the same product gives the same text. */
import {EDITION_NAMES} from '../storefront-api/catalogue/editions';
import {productId, variantId} from '../storefront-api/catalogue/numbering';
import {special} from '../storefront-api/catalogue/series';
import {bookPartsOf, type DemoProduct} from './book-parts';
import {makeDocx} from './make-docx';
import {makePdf} from './make-pdf';
import {makeSalesPage} from './make-sales-page';

export interface DemoFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Global ids of the variants whose buyers get the file; null for all variants. */
  readonly variantIds: readonly string[] | null;
}

export async function makeFiles(product: DemoProduct): Promise<readonly DemoFile[]> {
  const book = bookPartsOf(product);
  const [, word, whole] = EDITION_NAMES;
  return [
    {name: 'ebook.pdf', content: await makePdf(book), variantIds: null},
    {
      name: 'editable.docx',
      content: await makeDocx(book),
      variantIds: editionsFromOn(product, word),
    },
    {
      name: 'pagina-de-venta.html',
      content: makeSalesPage(book),
      variantIds: editionsFromOn(product, whole),
    },
  ];
}

/** This edition and all larger ones; null for a product with one edition. */
function editionsFromOn(
  {id}: DemoProduct,
  first: (typeof EDITION_NAMES)[number],
): readonly string[] | null {
  if (id !== productId(special.several)) return null;
  return EDITION_NAMES.flatMap((_name, step) =>
    step >= EDITION_NAMES.indexOf(first)
      ? [`gid://shopify/ProductVariant/${variantId(special.several, step)}`]
      : [],
  );
}
