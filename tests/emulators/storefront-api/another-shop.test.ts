// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {readShopFile} from '../../../emulators/storefront-api/read-shop-file';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const {profile, collections} = readShopFile(
  JSON.stringify({
    name: 'Tejidos <del> Sur',
    description: 'Lana.',
    thankYouUrl: 'https://tejidos.example/es/listo?from=checkout',
    cartPath: '/cart',
    productPath: '/products/',
    collectionPath: '/collections/',
    menus: {
      'main-menu': {
        title: 'Menú',
        links: [
          {
            title: 'Lana',
            url: '/collections/lana',
            links: [{title: 'Fina', url: '/collections/fina'}],
          },
          {title: 'Blog', url: 'https://blog.example/'},
        ],
      },
    },
    pages: [{handle: 'envios', title: 'Envíos', text: 'A todo el sur.'}],
    blogs: [],
    redirects: [],
    collections: [{handle: 'lana', title: 'Lana', description: 'De oveja.', tag: 'lana'}],
  }),
);
const CSV = `Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy
ovillo,Ovillo,Ovillos,Lana,Color,Rojo,5.00,shopify,2,deny
ovillo,,,,,Azul,5.00,shopify,0,continue
aguja,Aguja,Agujas,,,,3.00,,,`;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({
    catalogue: readCatalogueCsv(CSV, collections ?? undefined),
    shop: profile,
    shopUrl: 'https://tejidos.example',
  });
});
afterAll(() => emulator.close());

describe('a shop of its own', () => {
  it('is called what it is told, with its menus, pages, addresses and collections', async () => {
    const data = await emulator.data(`{
      shop { name description primaryDomain { url } }
      menu(handle: "main-menu") { itemsCount items { title url items { url } } }
      footer: menu(handle: "footer") { id }
      page(handle: "envios") { title body }
      search(query: "sur", first: 5, types: [PAGE]) { totalCount }
      blogs(first: 5) { nodes { id } }
      product(handle: "ovillo") { onlineStoreUrl collections(first: 5) { nodes { handle } } }
      collections(first: 5) { nodes { handle description image { url } onlineStoreUrl products(first: 5) { nodes { handle } } } }
    }`);
    expect(data).toEqual({
      shop: {
        name: 'Tejidos <del> Sur',
        description: 'Lana.',
        primaryDomain: {url: 'https://tejidos.example'},
      },
      menu: {
        itemsCount: 3,
        items: [
          {
            title: 'Lana',
            url: 'https://tejidos.example/collections/lana',
            items: [{url: 'https://tejidos.example/collections/fina'}],
          },
          {title: 'Blog', url: 'https://blog.example/', items: []},
        ],
      },
      footer: null,
      page: {title: 'Envíos', body: '<p>A todo el sur.</p>'},
      search: {totalCount: 1},
      blogs: {nodes: []},
      product: {
        onlineStoreUrl: 'https://tejidos.example/products/ovillo',
        collections: {nodes: [{handle: 'lana'}]},
      },
      collections: {
        nodes: [
          {
            handle: 'lana',
            description: 'De oveja.',
            image: null,
            onlineStoreUrl: 'https://tejidos.example/collections/lana',
            products: {nodes: [{handle: 'ovillo'}]},
          },
        ],
      },
    });
  });

  it('says its name at the checkout, whose mail leads to its own thank-you page', async () => {
    const {cartCreate} = await emulator.data(`mutation { cartCreate(input: {
      lines: [{merchandiseId: "gid://shopify/ProductVariant/400010"}]
    }) { cart { checkoutUrl } } }`);
    const url = cartCreate.cart.checkoutUrl as string;
    const page = await fetch(url);
    const html = await page.text();
    expect(html).toContain('Tejidos &lt;del&gt; Sur');
    expect(html).not.toContain('Reventa');
    expect(html).toContain('href="https://tejidos.example/cart"');
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://tejidos.example;",
    );
    const body = new URLSearchParams({name: 'Ana', email: 'ana@example.com'});
    await fetch(url, {method: 'POST', body, redirect: 'manual'});
    const {mails} = (await (await emulator.admin('GET', 'mails')).json()) as {
      mails: {link: string}[];
    };
    const thanks = new URL(mails[0]?.link ?? '');
    expect(thanks.origin + thanks.pathname).toBe('https://tejidos.example/es/listo');
    expect([...thanks.searchParams.keys()]).toEqual(['from', 'order', 'name']);
  });

  it('counts the stock of its file, and sells beyond it where the file says so', async () => {
    const {product} =
      await emulator.data(`{ product(handle: "ovillo") { variants(first: 5) { nodes {
      title availableForSale quantityAvailable currentlyNotInStock
    } } } }`);
    const facts = product.variants.nodes.map((variant: object) => Object.values(variant));
    expect(facts).toEqual([
      // One was bought above, or not yet.
      ['Rojo', true, expect.any(Number), false],
      ['Azul', true, 0, true],
    ]);
  });

  it('has a collection for each type of product when its file defines none', () => {
    expect(
      readCatalogueCsv(CSV).collections.map(({handle, productHandles}) => [handle, productHandles]),
    ).toEqual([
      ['ovillos', ['ovillo']],
      ['agujas', ['aguja']],
    ]);
  });
});

describe('the file of a shop', () => {
  it.each([
    ['[]', 'The file of a shop must hold a JSON object'],
    ['{"title": "x"}', "A shop has no 'title'"],
    ['{"name": 1}', "'name' must be a text"],
    ['{"pages": [{"handle": "x"}]}', "'pages' must be a list of {handle, title, text}"],
    ['{"menus": {"a": {"title": "A", "links": [{"title": "x"}]}}}', "'menus' must be menus"],
    ['{"collections": [{}]}', "'collections' must be a list"],
  ])('that holds %s is refused', (text, problem) => {
    expect(() => readShopFile(text)).toThrow(problem);
  });
});
