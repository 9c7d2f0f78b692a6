/** From a guest's payment to the library, its files and a refund, with nothing but the mailed link. */
import {readFile} from 'node:fs/promises';
import {expectAccessible} from '../support/accessibility';
import {newEmail} from '../support/account';
import {addButton, cartLink} from '../support/cart';
import {expect, test} from '../support/test';
import {visit} from '../support/visit';

test.use({withSupabase: true});

test('a guest buys two products, opens them by mail, and loses one to its refund', async ({
  page,
  context,
  emulator,
  supabase,
}) => {
  const email = newEmail();
  for (const handle of ['producto-01', 'producto-05']) {
    await visit(page, `/producto/${handle}`);
    await addButton(page).click();
    await expect(page.getByRole('status').getByText('Producto agregado al carrito')).toBeVisible();
  }
  await cartLink(page, 2).click();
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', {name: 'Finalizar Compra'}).click(),
  ]);
  await checkout.getByLabel('Nombre').fill('Lucía');
  await checkout.getByLabel('Correo electrónico').fill(email);
  await checkout.getByRole('button', {name: 'Pagar ahora'}).click();

  const order = checkout.getByRole('region', {name: 'Tus productos están listos'});
  await expect(order.getByRole('listitem')).toHaveCount(2);
  await order.getByRole('link', {name: 'Ir a Mis productos'}).click();
  await expect(checkout.getByRole('heading', {name: 'No encuentro mi compra'})).toBeVisible();

  await expect.poll(() => supabase.lastLink(email).catch(() => '')).not.toBe('');
  await checkout.goto(await supabase.lastLink(email));
  const yes = checkout.getByRole('button', {name: /^(Sí, entrar|Entrar y llevar)/});
  const cards = checkout.getByRole('article');
  await expect(yes.or(cards.first())).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(cards).toHaveCount(2);
  await expectAccessible(checkout);

  const [download] = await Promise.all([
    checkout.waitForEvent('download'),
    cards
      .first()
      .getByRole('button', {name: /Descargar ebook\.pdf/})
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('ebook.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await cards.first().getByLabel('Cambia la portada').check();
  const paid = (await emulator.orders()).find((each) => each.email === email);
  const placed = paid?.number ?? '';
  await emulator.refund(placed, paid?.lines[1]?.id ?? '');
  await expect(async () => {
    await checkout.reload();
    await expect(cards.nth(1).getByText('Reembolsado', {exact: true})).toBeVisible({timeout: 2000});
  }).toPass();
  await expect(cards.nth(1).getByRole('button')).toHaveCount(0);
  await expect(cards.first().getByLabel('Cambia la portada')).toBeChecked();
  await expect(cards.first().getByRole('button', {name: /Descargar/})).toHaveCount(3);

  await cards.first().getByRole('link', {name: 'Recibo'}).click();
  await expect(checkout.getByRole('heading', {name: `Recibo del pedido ${placed}`})).toBeVisible();
});
