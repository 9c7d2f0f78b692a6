/** A certificate as its reader meets it: verified in the browser, pasted, forged, revoked. */
import type {LocalShop} from '../../scripts/lib/local-shop';
import {expect, test} from './support/test';

test.use({withSupabase: true});

const BUYER = 'certificado@correo.test';
const CART = `mutation {
  cartCreate(input: {lines: [{merchandiseId: "gid://shopify/ProductVariant/400010", quantity: 1}]}) {
    cart { checkoutUrl }
  }
}`;

interface Order {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly lines: readonly {readonly id: string}[];
}

async function buy({emulatorUrl}: LocalShop): Promise<Order> {
  const made = await fetch(`${emulatorUrl}/api/2025-07/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-shopify-storefront-access-token': 'storefront-emulator-public-token',
    },
    body: JSON.stringify({query: CART}),
  });
  const {data} = (await made.json()) as {data: {cartCreate: {cart: {checkoutUrl: string}}}};
  await fetch(data.cartCreate.cart.checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({name: 'Ana', email: BUYER}),
    redirect: 'manual',
  });
  const {orders} = (await (await fetch(`${emulatorUrl}/__emulator/orders`)).json()) as {
    orders: readonly Order[];
  };
  return orders.filter(({email}) => email === BUYER).at(-1)!;
}

/** Path of the certificate of an order's first line, once the order has arrived. */
async function certificatePath({supabase}: LocalShop, {id}: Order): Promise<string> {
  const query = `select=id,entitlements!inner(order_id)&entitlements.order_id=eq.${id}`;
  let found = '';
  await expect
    .poll(async () => {
      const answer = await fetch(`${supabase?.url}/rest/v1/certificates?${query}`, {
        headers: {apikey: supabase?.serviceRoleKey ?? ''},
      });
      const [row] = (await answer.json()) as {id: string}[];
      found = row?.id ?? '';
      return found;
    })
    .toMatch(/^[0-9a-f]{32}$/);
  return `/certificado/${found}`;
}

test('is verified in the reader’s browser, refused once changed, and revoked by a refund', async ({
  page,
  shop,
}) => {
  const order = await buy(shop);
  const path = await certificatePath(shop, order);

  await page.goto(path);
  await expect(page.getByRole('status').filter({hasText: 'Vigente'})).toBeVisible();
  await expect(page.getByText('Firma auténtica')).toBeVisible();
  await expect(page.getByRole('img', {name: /^Código QR/})).toBeVisible();

  const token = await (await page.request.get(`${path}/credencial.jwt`)).text();
  await page.goto('/certificado');
  const verify = async (text: string) => {
    await page.getByLabel('Credencial').fill(text);
    await page.getByRole('button', {name: 'Verificar'}).click();
  };
  const at = token.length - 20;
  const other = token[at] === 'A' ? 'B' : 'A';
  await verify(token.slice(0, at) + other + token.slice(at + 1));
  await expect(page.getByText('La firma no coincide')).toBeVisible();
  await verify(token);
  await expect(page.getByText('Firma auténtica')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Ver el certificado'})).toHaveAttribute('href', path);

  await fetch(`${shop.emulatorUrl}/__emulator/refunds/${order.number}`, {
    method: 'POST',
    body: JSON.stringify({lines: [{line: order.lines[0]?.id}]}),
  });
  await expect
    .poll(async () => (await page.request.get(`${path}/estado`)).json())
    .toMatchObject({status: 'revoked'});
  await page.goto(path);
  await expect(page.getByRole('alert').filter({hasText: 'Revocado'})).toBeVisible();
  await expect(page.getByText('Firma auténtica')).toBeVisible();
});
