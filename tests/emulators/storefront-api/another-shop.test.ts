// @vitest-environment node
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readCatalogueCsv} from '../../../emulators/storefront-api/catalogue-csv/read-catalogue-csv';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

const profile = {
  name: 'Tejidos <del> Sur',
  thankYouUrl: 'https://tejidos.example/es/listo?from=checkout',
  cartPath: '/cart',
};
const CSV = `Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy
ovillo,Ovillo,Ovillos,Lana,Color,Rojo,5.00,shopify,2,deny
ovillo,,,,,Azul,5.00,shopify,0,continue
aguja,Aguja,Agujas,,,,3.00,,,`;

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({
    catalogue: readCatalogueCsv(CSV),
    shop: profile,
    shopUrl: 'https://tejidos.example',
  });
});
afterAll(() => emulator.close());

describe('a shop of its own', () => {
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
