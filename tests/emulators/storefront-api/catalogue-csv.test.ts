/** The demo catalogue as Shopify's product CSV, and back. */
import {describe, expect, it} from 'vitest';
import {buildCatalogue} from '../../../emulators/storefront-api/catalogue/build-catalogue';
import {DEMO_COLLECTIONS} from '../../../emulators/storefront-api/catalogue/collections';
import type {CatalogueImage} from '../../../emulators/storefront-api/catalogue/types';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {writeCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/write-catalogue-csv';
import {parseRating} from '~/domain/product/rating';
import {imageAddresses} from '../../../scripts/lib/image-addresses';
import {loadCatalogueCsv} from '../../../scripts/lib/local-environment';
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

  it('keeps a picture that a variant has of its own', () => {
    const [product] = catalogue.products;
    if (!product) throw new Error('There is no product');
    const last = product.images.at(-1) ?? null;
    const variants = product.variants.map((variant) => ({...variant, image: last}));
    const csv = writeCatalogueCsv([{...product, variants}], imageAddresses(FOLDER));
    expect(readCatalogueCsv(csv).products[0]?.variants[0]?.image).toEqual(last && uploaded(last));
  });
});

describe('export', () => {
  it('names no picture until somebody says where they are', () => {
    const csv = writeCatalogueCsv(catalogue.products, imageAddresses(undefined));
    expect(csv).not.toMatch(/https?:|\/files\//);
    expect(readCatalogueCsv(csv).products.every(({images}) => images.length === 0)).toBe(true);
  });

  it.each(['http://images.example/x', 'https://localhost/x'])(
    'refuses pictures at %s',
    (folder) => {
      expect(() => imageAddresses(folder)).toThrow(
        `--images must be an https address that Shopify can reach: ${folder}`,
      );
    },
  );

  it('refuses a tag that would become two', () => {
    const products = catalogue.products.slice(0, 1).map((each) => ({...each, tags: ['a, b']}));
    expect(() => writeCatalogueCsv(products, () => null)).toThrow(
      'A tag must not hold a comma: a, b',
    );
  });
});

const HEAD = 'Handle,Title,Variant Price';

describe('a file of an operator', () => {
  const read = (...lines: string[]) => readCatalogueCsv(lines.join('\n'), DEMO_COLLECTIONS);

  it('is served by the emulator, with pictures from elsewhere and collections by tag', async () => {
    const emulator = await startTestEmulator({
      catalogue: read(
        'Title,URL handle,Description,Vendor,Tags,Status,Price,Product image URL',
        `"Pan, sin prisa",pan,"<p>Un <b>ebook</b></p>",Yo,"Masa, mascotas",active,9.5,${FOLDER}/pan.jpg?v=1`,
      ),
    });
    const {product} = await emulator.data(`{ product(handle: "pan") {
      title description tags collections(first: 5) { nodes { handle } }
      featuredImage { url(transform: {maxWidth: 100}) width }
      variants(first: 1) { nodes { title price { amount } availableForSale } }
    } }`);
    await emulator.close();
    expect(product).toEqual({
      title: 'Pan, sin prisa',
      description: 'Un ebook',
      tags: ['Masa', 'mascotas'],
      collections: {nodes: [{handle: '03-mascotas'}]},
      featuredImage: {url: `${FOLDER}/pan.jpg?v=1&width=100`, width: null},
      variants: {
        nodes: [{title: 'Default Title', price: {amount: '9.5'}, availableForSale: true}],
      },
    });
  });

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

  it.each(['4.6', '{"value":"4.6"}', '{"scale_min":"1.0","scale_max":"5.0","value":"5.1"}'])(
    'refuses %s as a rating',
    (text) => {
      const cell = `"${text.replaceAll('"', '""')}"`;
      expect(() => read(`${HEAD},product.metafields.reviews.rating`, `a,A,1,${cell}`)).toThrow(
        `Line 2: 'product.metafields.reviews.rating' is no rating: ${text}`,
      );
    },
  );

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
    ['an empty file', [''], 'Line 1: the file is empty'],
    ['a missing column', ['Handle,Title', 'a,A'], "Line 1: there is no column 'Variant Price'"],
    [
      'a row too short',
      [HEAD, 'a,A,1', 'b,B'],
      'Line 3: the row has more or fewer cells than there are headings',
    ],
    [
      'an open quotation',
      [HEAD, 'a,A,1', '"b,B,1'],
      'Line 3: a quotation mark is opened and never closed',
    ],
    ['no handle', [HEAD, ',A,1'], "Line 2: 'Handle' is empty"],
    [
      'a handle that is none',
      [HEAD, 'Mi Pan,A,1'],
      "Line 2: 'Handle' takes small letters, digits and hyphens: Mi Pan",
    ],
    ['no title', [HEAD, 'a,,1'], "Line 2: 'Title' of a is empty"],
    ['no price', [HEAD, 'a,A,'], "Line 2: 'Variant Price' is empty"],
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
      'a picture without an address',
      [`${HEAD},Image Src`, 'a,A,1,pan.jpg'],
      "Line 2: 'Image Src' is no web address: pan.jpg",
    ],
    [
      'a position that is none',
      [`${HEAD},Image Src,Image Position`, 'a,A,1,https://x.example/a.jpg,one'],
      "Line 2: 'Image Position' is no whole number: one",
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

  it('names the file that cannot be read', () => {
    expect(() => loadCatalogueCsv('no-such.csv')).toThrow(
      'CATALOGUE_CSV names a file that cannot be read: no-such.csv',
    );
  });
});
