/** A product as its page reads it, from shops with what the demo catalogue has not. */
import {afterEach, describe, expect, test} from 'vitest';
import {parseDescription} from '~/domain/product/product-description';
import {chooseVariant, withPictureFirst} from '~/domain/product/variant-selection';
import {readBookPage} from '~/server/catalogue/read-products';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {DEMO_SHOP} from '../../../emulators/storefront-api/shop-profile';
import {
  clientOf,
  startTestEmulator,
  type TestEmulator,
} from '../../emulators/storefront-api/support/test-emulator';

let emulator: TestEmulator;
let calls: string[] = [];

const storefront = clientOf(
  () => emulator,
  (name) => calls.push(name),
);

async function productOf(csv: readonly string[], shop = {}) {
  emulator = await startTestEmulator({
    catalogue: readCatalogueCsv(csv.join('\n')),
    shop: {...DEMO_SHOP, ...shop},
  });
  calls = [];
  const page = await readBookPage(storefront, 'prueba');
  if (!page) throw new Error('No product');
  return page.product;
}

afterEach(() => emulator.close());

const HEADINGS =
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Image Src,Variant Image';
const variants = (count: number) =>
  Array.from({length: count}, (_, i) => {
    const first = i === 0 ? 'Prueba,,Idioma' : ',,';
    const picture = `https://cdn.shopify.com/p/${i}.jpg`;
    return `prueba,${first},Valor ${i + 1},${i + 1}.00,${i < 2 ? picture : ''},${i < 2 ? picture : ''}`;
  });

describe('the variants of a product', () => {
  test.each([
    [10, 1],
    [11, 2],
    [12, 2],
  ])('are all read: %i of them in %i calls', async (count, most) => {
    const {variants: read} = await productOf([HEADINGS, ...variants(count)]);
    expect(read.map(({title}) => title)).toEqual(
      Array.from({length: count}, (_, i) => `Valor ${i + 1}`),
    );
    expect(calls).toHaveLength(most);
  });

  test('can be chosen by their number, the twelfth too', async () => {
    const product = await productOf([HEADINGS, ...variants(12)]);
    const number = (title: string) =>
      product.variants
        .find((each) => each.title === title)
        ?.id.split('/')
        .at(-1) ?? '';
    expect(chooseVariant(product, number('Valor 12'))?.price.amount).toBe('12.0');
    expect(chooseVariant(product, '1')).toBeNull();
    expect(chooseVariant(product, null)).toBeNull();
    const second = chooseVariant(product, number('Valor 2'));
    const shown = withPictureFirst(product, second);
    expect(shown.images.map(({url}) => url.at(-5))).toEqual(['1', '0']);
    expect(shown.variants.every((each) => !('image' in each))).toBe(true);
  });
});

describe('a description', () => {
  const html =
    '<h3>Para quién es</h3><p>Emprendedores que empiezan</p><p><strong>INCLUYE:</strong></p>' +
    '<ul><li>Ebook en PDF</li><li>Archivo editable</li><li>Portada</li></ul>' +
    '<p>IMPORTANTE:</p><p>Puedes venderlo</p>';

  test.each([true, false])(
    'keeps its parts whatever its plain text is (glued: %s)',
    async (glued) => {
      const {description} = await productOf(
        ['Handle,Title,Body (HTML),Variant Price', `prueba,Prueba,${html},9.00`],
        {gluesDescriptions: glued},
      );
      expect(parseDescription(description)).toEqual({
        intro: null,
        body: ['Para quién es', 'Emprendedores que empiezan'],
        includes: ['Ebook en PDF', 'Archivo editable', 'Portada'],
        important: ['Puedes venderlo'],
      });
      const {product} = (await emulator.data('{product(handle: "prueba") {description}}', {})) as {
        product: {description: string};
      };
      expect(product.description).toContain(glued ? 'PDFArchivo' : 'PDF Archivo');
    },
  );
});
