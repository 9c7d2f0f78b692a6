/** The demo catalogue as Shopify's product CSV, and back. */
import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../../emulators/storefront-api/catalogue/build-catalogue';
import {DEMO_COLLECTIONS} from '../../../emulators/storefront-api/catalogue/collections';
import type {CatalogueImage} from '../../../emulators/storefront-api/catalogue/types';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {writeCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/write-catalogue-csv';
import {parseRating} from '~/domain/product/rating';
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

  it('leaves out drafts and what is not published', () => {
    const {products} = read(
      'Handle,Title,Variant Price,Status,Published',
      'a,A,1,draft,true',
      'b,B,1,active,FALSE',
      'c,C,1,active,TRUE',
    );
    expect(products.map(({handle}) => handle)).toEqual(['c']);
  });

  it('takes a variant for sold out only when it is counted, and not sold on', () => {
    const {products} = read(
      'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
      'a,A,1,shopify,0,deny',
      'b,B,1,shopify,0,continue',
      'c,C,1,,0,deny',
      'd,D,1,shopify,3,deny',
    );
    expect(products.map(({variants}) => variants[0]?.availableForSale)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['a missing column', ['Handle,Title', 'a,A'], "Line 1: there is no column 'Variant Price'"],
    ['no handle', [HEAD, ',A,1'], "Line 2: 'Handle' is empty"],
    [
      'a price that is none',
      [HEAD, 'a,A,1', 'b,B,1.299'],
      "Line 3: 'Variant Price' is no amount such as 12.00: 1.299 (thousands or decimals?)",
    ],
    [
      'another product of the same handle, counting the lines of a description',
      [`${HEAD},Body (HTML)`, 'a,A,1,"<p>', 'x', '</p>"', 'b,B,1,', 'a,A dos,1,'],
      "Line 6: another product has the handle a, at line 2: 'A' and 'A dos'",
    ],
    [
      'an option without a value',
      [
        `${HEAD},Option1 Name,Option1 Value,Option2 Name,Option2 Value`,
        'a,A,1,Formato,PDF,Idioma,',
      ],
      "Line 2: 'Option2 Value' is empty",
    ],
  ])('says on which line there is %s', (_name, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });
});
