// @vitest-environment node
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {startTestEmulator, type TestEmulator} from './support/test-emulator';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator({shopUrl: 'http://localhost:3456/'});
});
afterEach(async () => {
  await emulator.admin('POST', 'reset');
});
afterAll(() => emulator.close());

async function createCart(
  lines: unknown[] = [{merchandiseId: 'gid://shopify/ProductVariant/101'}],
) {
  const {cartCreate} = await emulator.data(
    `mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines, discountCodes: ["COMBO10"]}) { cart { id checkoutUrl } } }`,
    {lines},
  );
  return cartCreate.cart as {id: string; checkoutUrl: string};
}

const pay = (url: string, form: Record<string, string> = {name: 'Ana', email: 'ana@example.com'}) =>
  fetch(url, {method: 'POST', body: new URLSearchParams(form), redirect: 'manual'});

async function orders() {
  const {orders: list} = (await (await emulator.admin('GET', 'orders')).json()) as {
    orders: Record<string, unknown>[];
  };
  return list;
}

describe('the checkout page', () => {
  it('shows the lines, the discount and the total, and says that it is a demo', async () => {
    const {checkoutUrl} = await createCart([
      {
        merchandiseId: 'gid://shopify/ProductVariant/101',
        quantity: 2,
        attributes: [{key: '_oferta', value: 'combo-10'}],
      },
    ]);
    const response = await fetch(`${checkoutUrl}&channel=online_store`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const text of [
      '<html lang="es">',
      'Tienda de demostración: no se cobra nada',
      'Cocina fácil',
      'Cantidad: 2',
      'COMBO10: −$2.00',
      '$17.98 USD',
      'Pagar ahora',
      '/files/covers/producto-01-1.png?width=128',
      'channel=online_store',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('<script');
  });

  it('escapes what comes from the catalogue and from the form', async () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    await emulator.admin('POST', 'products/producto-01', {title: hostile});
    const {checkoutUrl} = await createCart();
    const shown = await (await fetch(`${checkoutUrl}&x=${encodeURIComponent(hostile)}`)).text();
    const refused = await (await pay(checkoutUrl, {name: hostile, email: hostile})).text();
    expect(shown + refused).not.toContain('<img src=x');
    expect(shown).toContain('&lt;img src=x');
  });

  it.each([
    ['a wrong key', (url: string) => `${url}0`],
    ['no key', (url: string) => url.replace(/\?.*/, '')],
    ['an unknown cart', (url: string) => url.replace('/cart/c/', '/cart/c/x')],
  ])('answers 404 in Spanish to %s', async (_case, change) => {
    const {checkoutUrl} = await createCart();
    const response = await fetch(change(checkoutUrl));
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No encontramos este carrito');
  });

  it('has nothing to pay in an empty or sold-out cart', async () => {
    const {checkoutUrl} = await createCart([{merchandiseId: 'gid://shopify/ProductVariant/103'}]);
    expect(await (await fetch(checkoutUrl)).text()).toContain('Tu carrito está vacío');
    expect((await pay(checkoutUrl)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });
});

describe('paying', () => {
  it.each([
    [{name: '', email: ''}, ['Escribe tu nombre', 'Escribe tu correo electrónico']],
    [{name: '  ', email: 'ana@'}, ['Escribe tu nombre', 'Email inválido', 'value="ana@"']],
    [{name: 'Ana', email: 'ana'}, ['Email inválido', 'value="Ana"', 'aria-invalid="true"']],
    [{name: 'x'.repeat(101), email: 'ana@example.com'}, ['hasta 100 caracteres']],
  ])('refuses %o and keeps what was typed', async (form, texts) => {
    const {checkoutUrl} = await createCart();
    const response = await pay(checkoutUrl, form);
    const html = await response.text();
    expect(response.status).toBe(422);
    for (const text of texts) expect(html).toContain(text);
    expect(await orders()).toEqual([]);
  });

  it('completes the order, stays on the hosted page, and mails the way back to the shop', async () => {
    const {id, checkoutUrl} = await createCart();
    const response = await pay(`${checkoutUrl}&channel=online_store`, {
      name: 'Ana & José',
      email: 'ana@example.com',
    });
    expect(response.status).toBe(303);
    const hosted = response.headers.get('location') ?? '';
    expect(new URL(hosted).origin).toBe(new URL(checkoutUrl).origin);
    expect(await (await fetch(hosted)).text()).toContain('Gracias, Ana &amp; José');
    const mails = await emulator.admin('GET', 'mails');
    const [{link = ''} = {}] = ((await mails.json()) as {mails: {link: string}[]}).mails;
    const target = new URL(link);
    expect(target.origin + target.pathname).toBe('http://localhost:3456/gracias');
    expect(Object.fromEntries(target.searchParams)).toEqual({order: 'RP-1001', name: 'Ana & José'});
    expect(await orders()).toMatchObject([
      {number: 'RP-1001', email: 'ana@example.com', totalCents: 999, lines: [{quantity: 1}]},
    ]);
    const {cart} = await emulator.data('query ($id: ID!) { cart(id: $id) { id } }', {id});
    expect(cart).toBeNull();
  });

  it('happens once, however often it is tried', async () => {
    const {checkoutUrl} = await createCart();
    const responses = await Promise.all([pay(checkoutUrl), pay(checkoutUrl), pay(checkoutUrl)]);
    expect(responses.map(({status}) => status).sort()).toEqual([303, 409, 409]);
    const again = await (await fetch(checkoutUrl)).text();
    expect(again).toContain('RP-1001');
    expect(again).toContain('href="http://localhost:3456/"');
    expect(await orders()).toHaveLength(1);
  });

  it('numbers orders one by one', async () => {
    await pay((await createCart()).checkoutUrl);
    await pay((await createCart()).checkoutUrl);
    expect(await orders()).toMatchObject([{number: 'RP-1001'}, {number: 'RP-1002'}]);
  });
});
