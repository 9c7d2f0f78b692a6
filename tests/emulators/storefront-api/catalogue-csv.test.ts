/** The demo catalogue as Shopify's product CSV, and back. */
import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../../emulators/storefront-api/catalogue/build-catalogue';
import {DEMO_COLLECTIONS} from '../../../emulators/storefront-api/catalogue/collections';
import type {CatalogueImage} from '../../../emulators/storefront-api/catalogue/types';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {writeCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/write-catalogue-csv';
import {parseRating} from '~/domain/product/reviews';
import {imageAddresses} from '../../../scripts/lib/image-addresses';
import {startTestEmulator} from './support/test-emulator';

const FOLDER = 'https://cdn.shopify.com/s/files/1/0001/files';
const catalogue = buildCatalogue({size: 134});
const exported = writeCatalogueCsv(catalogue.products, imageAddresses(FOLDER));

/** The one thing that an export changes: where a picture is, and that nobody has measured it there. */
function uploaded(image: CatalogueImage): CatalogueImage {
  return {
    ...image,
    path: image.path.replace(/^.*\/(.+)\.png$/, `${FOLDER}/$1.jpg`),
    width: null,
    height: null,
  };
}

describe('round trip', () => {
  const loaded = readCatalogueCsv(exported, DEMO_COLLECTIONS);

  it('keeps every field of every product', () => {
    expect(loaded.products).toEqual(
      catalogue.products.map((product) => ({
        ...product,
        images: product.images.map(uploaded),
        // The file has no place for colours.
        options: product.options.map(({swatches: _, ...option}) => option),
        variants: product.variants.map((variant) => ({
          ...variant,
          image: variant.image && uploaded(variant.image),
        })),
      })),
    );
  });

  it('keeps what is in every collection, by tags alone', () => {
    expect(loaded.collections).toEqual(catalogue.collections);
    expect(loaded.collections.flatMap(({productHandles}) => productHandles).length).toBeGreaterThan(
      134,
    );
  });
});

const HEAD = 'Handle,Title,Variant Price';

describe('a file of an operator', () => {
  const read = (...lines: string[]) => readCatalogueCsv(lines.join('\n'), DEMO_COLLECTIONS);

  it('brings the rating of the provider and another licence, in and out', async () => {
    const rating = '{"scale_min":"1.0","scale_max":"5.0","value":"4.6"}';
    const catalogue = read(
      'Handle,Title,Variant Price,Product rating (product.metafields.reviews.rating),product.metafields.reviews.rating_count,Licencia (product.metafields.libro.licencia)',
      `pan,Pan,9,"${rating.replaceAll('"', '""')}",38,uso-personal`,
    );
    const emulator = await startTestEmulator({catalogue});
    const {product} = await emulator.data(`{ product(handle: "pan") {
      rating: metafield(namespace: "reviews", key: "rating") { type value }
      count: metafield(namespace: "reviews", key: "rating_count") { type value }
      licence: metafield(namespace: "libro", key: "licencia") { value }
    } }`);
    await emulator.close();
    expect(product).toEqual({
      rating: {type: 'rating', value: rating},
      count: {type: 'number_integer', value: '38'},
      licence: {value: 'uso-personal'},
    });
    expect(parseRating(product.rating.value, product.count.value)).toEqual({value: 4.6, count: 38});
    const again = read(writeCatalogueCsv(catalogue.products, () => null));
    expect(again.products).toEqual(catalogue.products);
  });

  it('reads what spreadsheets write', () => {
    const {products} = read(
      'Handle;Title;Published;Variant Price;Variant Compare At Price;libro (product.metafields.libro.actualizado)',
      'a;A;☑;B/. 1.299,50; $ - ;30/11/26',
      'b;B;VERDADEIRO;"=""12,50""";;lunes, 30 de noviembre de 2026',
      "c;C;x;'９,９９",
    );
    const prices = products.map(({variants: [it]}) => it?.compareAtCents ?? it?.priceCents);
    expect(prices).toEqual([129_950, 1250, 999]);
    const dates = products.flatMap(({metafields}) => metafields.map(({value}) => value));
    expect(dates).toEqual(['2026-11-30', '2026-11-30']);
    expect(() => read(HEAD, 'a,#¿NOMBRE?,1')).toThrow("Line 2: 'Title' has an error");
    expect(() => read('<!DOCTYPE html>')).toThrow('a web page');
    expect(() => read('{\\rtf1 Handle')).toThrow('a text document');
  });

  it.each([
    ['$12,5O', null],
    ['45k', null],
    ['Lps. 12.50', 1250],
    ['12.50MXN', 1250],
  ])('takes no letter for a currency that is none: %s', (price, cents) => {
    const load = () => read(HEAD, `a,A,"${price}"`).products[0]?.variants[0]?.priceCents;
    if (cents === null) expect(load).toThrow("'Variant Price' is no amount");
    else expect(load()).toBe(cents);
  });

  it('reads yes and no as programs write them', () => {
    const yes = ["'TRUE", '=VERDADERO()', '1.0', '-1', 'on', 'T'].map(
      (text, i) => `y${i},Y,1,${text}`,
    );
    const no = ['0.0', 'off', 'F', '=FALSO()'].map((text, i) => `n${i},N,1,${text}`);
    const {products} = read(`${HEAD},Published`, ...yes, ...no);
    expect(products.map(({handle}) => handle)).toEqual(['y0', 'y1', 'y2', 'y3', 'y4', 'y5']);
  });

  const OPTIONS = `${HEAD},Option1 Name,Option1 Value,Option2 Name,Option2 Value,formatos (product.metafields.libro.formatos)`;
  it.each([
    ['two options of one name', ['a,A,1,Formato,PDF,Formato,ES'], 'two options are called Formato'],
    ['values alike but for case', ['a,A,1,F,PDF', 'a,,2,,pdf'], "'pdf' already, at line 2"],
    [
      'an option called Title',
      ['a,A,1,Title,Default Title', 'a,,2,,Word'],
      "'Option1 Name' is Title",
    ],
    ['the headings again', [OPTIONS], 'Line 2: the headings stand here again'],
    ['rows of another sign', ['a;A;1;;;;;;'], 'parted by another sign'],
    ['values that may be one or two', ['a,A,1,,,,,"PDF, Word"'], 'or PDF; Word'],
  ])('refuses %s', (_name, rows, message) => {
    expect(() => read(OPTIONS, ...rows)).toThrow(message);
  });

  it('knows a product by the row with its title, and headings below a title', () => {
    const rows = [
      'Handle,Title,Variant Price,Image Src',
      'a,,,http://cdn.shopify.com/a.jpg',
      'a,A,1,',
    ];
    const {products} = read(...rows);
    expect(products[0]).toMatchObject({
      title: 'A',
      images: [{path: 'https://cdn.shopify.com/a.jpg'}],
    });
    expect(() => read('Mis productos', ...rows)).toThrow('the headings stand only in line 2');
  });

  it('loads files as they are exported, whatever wrote them', () => {
    const warnings: string[] = [];
    const rows = [
      'sep=;',
      `${OPTIONS.replaceAll(',', ';')};Status;Variant Inventory Tracker;Variant Inventory Qty;Variant Inventory Policy;Image Src;Image Position;Páginas (product.metafields.libro.paginas)`,
      'Año;Cómo — 20 €;1;;PDF;;;;Activo;shopify;;deny;https://fotos.example/a 1.jpg;2;64.0',
      'b;B;1;;;;;;draft',
      'c;CÃ³mo;1;;;;;;active;shopify;0;deny;;;',
      'an\u0303o;;2;Edición;Word;;;;;shopify;0;continue;https://cdn.shopify.com/2.jpg;1',
    ].join('\r\n');
    // As Excel writes it in Spanish, where it can.
    const windows = Buffer.from(rows.replace('an\u0303o', 'AÑO'), 'latin1');
    rows
      .replaceAll('an\u0303o', 'AÑO')
      .split('')
      .forEach((sign, i) => {
        if ('—€³'.includes(sign)) windows[i] = {'—': 0x97, '€': 0x80}[sign] ?? 0xb3;
      });
    for (const file of [
      rows,
      windows,
      Buffer.from(rows, 'utf16le'),
      Buffer.from(`\ufeff${rows}`),
    ]) {
      const {products} = readCatalogueCsv(file, undefined, (text) => warnings.push(text));
      expect(products.map(({handle}) => handle)).toEqual(['año', 'c']);
      expect(products[0]).toMatchObject({
        title: 'Cómo — 20 €',
        options: [{name: 'Edición', values: ['PDF', 'Word']}],
        variants: [{availableForSale: true}, {availableForSale: true}],
        images: [
          {path: 'https://cdn.shopify.com/2.jpg'},
          {path: 'https://fotos.example/a%201.jpg'},
        ],
        metafields: [{value: '64'}],
      });
      expect(products[1]?.variants).toMatchObject([{availableForSale: false}]);
      expect(warnings.splice(0)).toEqual([
        expect.stringMatching(/^Line 5: letters are broken/),
        expect.stringMatching(/^Pictures at fotos.example \(1\)/),
      ]);
    }
  });

  it('keeps pictures without a position in their place', () => {
    const rows = ['a,A,1,https://cdn.shopify.com/1.jpg,', 'a,,,https://cdn.shopify.com/2.jpg,2'];
    const {products} = read(`${HEAD},Image Src,Image Position`, ...rows);
    expect(products[0]?.images[0]?.path).toContain('/1.jpg');
  });

  it('refuses headings and cells of other programs, which would be left out without a word', () => {
    const headings = `${HEAD},Body HTML,Tags,Tags,Image Src,Statuss,Metafield: libro.paginas [number]`;
    const pictures = '"https://cdn.shopify.com/1.jpg; https://cdn.shopify.com/2.jpg"';
    expect(() => read(headings, `a,A,1,x,b,c,${pictures},draft,64`)).toThrow(
      [
        "Line 1: the heading 'Body HTML' is not Shopify's: write 'Body (HTML)'",
        "Line 1: the column 'Tags' stands twice",
        "Line 1: the heading 'Statuss' is not Shopify's: write 'Status'",
        "Line 1: the heading 'Metafield: libro.paginas [number]' is not Shopify's: write 'product.metafields.libro.paginas'",
        "Line 2: 'Image Src' has several addresses: give each a row of its own",
      ].join('\n'),
    );
  });

  it('tells all that is wrong at once, by the line on which a row begins, in plain words', () => {
    const rows = [
      `${OPTIONS},Body (HTML)`,
      'a,A,1,,,,,,"<p>\r\nx\r\n</p>"',
      ',B,1',
      'c,C,1.299',
      'd,D,0',
      'e,E,',
      'A,A dos,1',
      'g,G,1,Formato,PDF,Idioma,',
      'h,12" x 8",1',
    ];
    expect(() => read(rows.join('\r\n'))).toThrow(
      [
        "Line 5: 'Handle' is empty",
        "Line 6: 'Variant Price' is no amount such as 12.00: 1.299 (thousands or decimals?)",
        "Line 7: 'Variant Price' is 0: nothing is given away",
        "Line 8: 'Variant Price' is empty",
        "Line 9: another product has the handle a, at line 2: 'A' and 'A dos'. Give one of them another handle",
        "Line 9: a has the variant 'Default Title' already, at line 2",
        "Line 10: 'Option2 Value' is empty",
        'Line 11: a quotation mark stands within a cell.',
      ].join('\n'),
    );
    expect(() => read('Handle,Title', 'a,A')).toThrow("Line 1: there is no column 'Variant Price'");
    expect(() => read(HEAD)).toThrow('there are no products below the headings');
    expect(() => read(`${HEAD},Status`, 'a,A,1,Borrador')).toThrow('no product is for sale (of 1)');
  });
});
